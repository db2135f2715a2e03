stolek = Stolek
just-now = just now
