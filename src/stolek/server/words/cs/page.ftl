stolek = Stolek
just-now = právě teď
