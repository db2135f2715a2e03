stolek = Stolek
just-now = przed chwilą
