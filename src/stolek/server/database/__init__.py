"""What lasts: people, tables and their entries, in SQLite or PostgreSQL."""
