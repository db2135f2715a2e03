### stolek load

cli-load = Seats simulated people at many tables of a server on this machine, and measures how long they wait for each other.
cli-load-tables = how many tables, two people at each
cli-load-minutes = how long they play, one answer every 3 seconds at each table on average
cli-load-url = a running server of this machine, started with --limits 1000 (by default one is started and ended)
cli-load-workers = processes of the server that is started; more than one needs --database
cli-load-database = the database of the server that is started, instead of a file that is thrown away
cli-load-seed = another seed, other answers
cli-load-json = as JSON
cli-load-seconds = seconds
cli-load-answers = answers
cli-load-p50-ms = from an answer to both having it, in milliseconds: half are quicker
cli-load-p95-ms = 95 % are quicker
cli-load-p99-ms = 99 % are quicker
cli-load-max-ms = the slowest
cli-load-came-back = connections lost and taken up again
cli-load-update-bytes = bytes to each page for an answer
cli-load-load-cpu = processor cores that the simulated people needed
cli-load-server-cpu = processor cores that the server needed
cli-load-cold-start-s = seconds from starting the server to its first page
cli-load-warm-mb = memory of the server after its first table, in MB
cli-load-played-mb = with all tables and two pages open at each, in MB
cli-load-idle-table-kb = kB for each table in memory that nobody looks at
cli-load-fault = Went wrong, { $times } times: { $what }
cli-load-good = This is what Stolek promises.
cli-load-not-good = This is less than Stolek promises (nothing goes wrong, 99 % within 150 ms, 200 kB a table, start within 2 s).
error-load-failed = The simulated people cannot play: { $why }. No game of yours was touched. Look at the server, then try again.
