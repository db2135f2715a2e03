### Co server odmítne a co posílá lidem, kteří se zrovna nedívají.

error-bad-request = Požadavku není rozumět v místě „{ $where }“ ({ $why }). Nic se neprovedlo. Opravte ho a pošlete znovu.
error-not-found = Na této adrese nic není. Nic se neprovedlo. Vraťte se ke stolům.
error-wrong-method = Takovému požadavku tato adresa nerozumí. Nic se neprovedlo. Vraťte se ke stolům.
error-no-table = Takový stůl tu není, nebo vám není přístupný. Nic se nezměnilo. Požádejte hostitele o odkaz, nebo si mezi stoly vyberte jiný.
error-no-deck = Takovou sadu nemáte. Nic se nezměnilo. Vyberte některou ze svých.
error-stranger = Server vás ještě nezná. Nic se neprovedlo. Načtěte stránku znovu s povolenými cookies.
error-bad-token = Požadavek nepřišel z vaší platné stránky. Nic se neprovedlo. Načtěte stránku znovu.
error-strange-origin = Požadavek poslala stránka jiného webu. Nic se neprovedlo. Otevřete přímo Stolek a zkuste to tam.
error-strange-host = Na jméno v adrese tento server neslyší. Nic se neprovedlo. Použijte adresu, kterou vypíše po spuštění.
error-too-large = Poslaná data jsou větší než povolených { NUMBER($most, useGrouping: 0) } bajtů. Nic z nich se neuložilo. Pošlete něco menšího.
error-too-many = Příliš mnoho požadavků v krátké době. Nic se neprovedlo. Zkuste to znovu za { $seconds ->
        [one] { $seconds } sekundu.
        [few] { $seconds } sekundy.
       *[other] { $seconds } sekund.
    }
error-too-many-connections = Z vaší adresy je otevřeno víc spojení, než je dovoleno ({ $most }). Ostatní běží dál. Zavřete některé stránky a tuto načtěte znovu.
error-too-many-of = { $what ->
        [decks] Víc sad mít nemůžete (nejvýše { $most }).
        [tables] Víc nedohraných stolů mít nemůžete (nejvýše { $most }).
        [links] Víc odkazů tento stůl mít nemůže (nejvýše { $most }).
        [webhooks] Víc webhooků mít nemůžete (nejvýše { $most }).
       *[pushes] Víc zařízení s oznámeními mít nemůžete (nejvýše { $most }).
    } Nic se nepřidalo. Něco odeberte a zkuste to znovu.
error-bad-login = Toto jméno a heslo k sobě nepatří. Nic se nezměnilo. Zkontrolujte obojí a zkuste to znovu.
error-login-taken = Jméno „{ $login }“ už někdo má. Nic se nezměnilo. Zvolte jiné.
error-has-account = Účet už máte. Nic se nezměnilo. Chcete-li další, nejdřív se odhlaste.
error-short-password = Heslo je příliš krátké: musí mít aspoň { $least ->
        [few] { $least } znaky.
       *[other] { $least } znaků.
    } Nic se nezměnilo. Zvolte delší.
error-not-host = To smí jen hostitel tohoto stolu. Nic se nezměnilo. Požádejte ho.
error-not-your-seat = Toto místo není vaše. Nic se nezměnilo. Odpovídat za něj může jen ten, kdo na něm sedí.
error-seat-taken = Na tomto místě už někdo sedí. Nic se nezměnilo. Vyberte si jiné, nebo se dívejte.
error-not-now = To teď s tímto místem udělat nejde. Nic se nezměnilo. Podívejte se na stůl a vyberte znovu.
error-bad-seats = S tolika místy se tato hra hrát nedá, ale s těmito počty ano: { $wanted }. Stůl nevznikl. Změňte místa a zkuste to znovu.
error-dead-link = Tento odkaz už neplatí: byl zrušen nebo využit, nebo není celý. Nic se nezměnilo. Požádejte hostitele o nový.
error-no-replay = Tento okamžik partie nelze ukázat. Partie sama je v pořádku. Vyberte jiný okamžik.
error-not-open-yet = Soubor s touto partií by prozradil, co je ještě skryté. Nic se nezapsalo. Počkejte do konce partie, nebo ať všichni souhlasí, že diváci vidí vše.
error-strange-address = Na adresu „{ $url }“ oznámení posílat nelze. Nic se nezměnilo. Zadejte veřejnou adresu, která začíná https:// nebo http://.
error-fault = Na serveru se něco pokazilo (číslo { $number }). Co bylo dříve potvrzeno, zůstalo zachováno. Načtěte stránku znovu; když se to zopakuje, nahlaste toto číslo.

notice-turn-title = Jste na tahu
notice-turn = { $name } ({ $game }): čeká se na vás.

guest-name = { $quality ->
        [0] Tichý
        [1] Veselý
        [2] Trpělivý
        [3] Statečný
        [4] Chytrý
        [5] Ospalý
        [6] Hbitý
       *[7] Zvídavý
    } { $animal ->
        [0] jezevec
        [1] rys
        [2] ježek
        [3] čáp
        [4] bobr
        [5] zajíc
        [6] jelen
       *[7] datel
    }
table-name = Stůl: { $person }
