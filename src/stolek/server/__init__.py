"""The web: tables that live on a server, and the page they are played on."""
