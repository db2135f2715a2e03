ending-won = Vyhrává { $who }.
ending-shared = Remíza: nikdo není napřed.
ending-some = O vítězství se dělí: { $who }.
ending-nobody = Nevyhrává nikdo.
ending-part = { $who }: { $share } % cíle.
