### stolek serve

cli-serve = Obsluhuje stůl v prohlížeči.
cli-serve-host = adresa, na které se naslouchá; s 0.0.0.0 se mohou přidat i ostatní v síti
cli-serve-port = port; 0 vezme libovolný volný
cli-serve-data = složka, kde jsou uloženy stoly a lidé
cli-serve-database = kde jsou uloženi jinak: postgresql://UŽIVATEL@POČÍTAČ/JMÉNO
cli-serve-workers = kolik procesů; pro více než jeden je potřeba PostgreSQL
cli-serve-name = jméno, pod kterým lidé server najdou, je-li před ním proxy; lze zadat vícekrát
cli-serve-address = adresa, na kterou vedou upozornění
cli-serve-private-notices = upozornění smějí jít i na adresy uvnitř této sítě
cli-serve-browser = otevře stránku v prohlížeči
cli-serve-ready = Stolek je na { $url } (ukončíte ho klávesami Ctrl+C)
