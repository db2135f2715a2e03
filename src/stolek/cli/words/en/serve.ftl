### stolek serve

cli-serve = Serve the table in the browser.
cli-serve-host = the address to listen on; 0.0.0.0 lets others in the network join
cli-serve-port = the port; 0 takes any that is free
cli-serve-data = the folder in which tables and people are kept
cli-serve-database = where they are kept otherwise: postgresql://USER@HOST/NAME
cli-serve-workers = how many processes; more than one needs PostgreSQL
cli-serve-name = a name by which people reach this server, where there is a proxy before it; may be given several times
cli-serve-address = the address that notices lead back to
cli-serve-private-notices = notices may also be sent to addresses inside this network
cli-serve-browser = open the page in the browser
cli-serve-ready = Stolek is at { $url } (end it with Ctrl+C)
