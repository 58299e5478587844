import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Languages that are answered in their own words; `other` ones are answered in English. */
export type Language = 'es' | 'de' | 'fr' | 'pt' | 'it' | 'nl' | 'pl' | 'hi' | 'other'

/**
 * What is read in a language, without accents, alternatives parted by `|`. `terms` holds what an English word or unit is
 * called in it; each of its keys is what the readers of English are given instead.
 */
export type LanguageWords = {
  language: Exclude<Language, 'other'>
  terms: Readonly<Record<string, string>>
  /** Before a name, and what may follow it; `weakName` also stands before other words: "soy nuevo". */
  name: string
  weakName: string
  /** A person to talk to, and the words for talking. */
  person: string
  talk: string
  /** Number words, as "2 dos"; a one is left out, because it is also an article. */
  numbers: string
  /** Between two numbers: "30 a 40". */
  to: string
  /** Words before or beside a figure that change nothing of it. */
  filler: string
  negative: string
  /** If, before, or of others: what is said of such figures is not the visitor's today. */
  unsaid: string
  /** "Per", before what a figure is counted by. */
  per: string
}

/** Small words by the language that they tell. */
export const SMALL_WORDS: readonly { language: Language; words: ReadonlySet<string> }[] = [
  // Spanish.
  {
    language: 'es',
    words: toWordSet(`
      hola soy somos nuestro nuestra empresa necesito necesitamos horas semana para con que por una los las
      cuanto cuesta hablan espanol gracias quiero tenemos trabajo mi es en el la de y como usted ustedes
    `),
  },
  // German.
  {
    language: 'de',
    words: toWordSet(`
      hallo ich bin wir sind unsere unser firma brauche brauchen stunden woche fur mit und das ist der ein eine
      nicht kostet wieviel sprechen deutsch danke mochte haben arbeit mein wie viel sie
    `),
  },
  // French.
  {
    language: 'fr',
    words: toWordSet(`
      bonjour je suis nous sommes notre entreprise besoin heures semaine pour avec que une les des combien
      coute parlez francais merci voudrais avons travail mon est dans le la et vous comment cest
    `),
  },
  // Portuguese.
  {
    language: 'pt',
    words: toWordSet(`
      ola eu sou somos nossa nosso empresa preciso precisamos horas semana para que uma quanto custa falam
      portugues obrigado obrigada quero temos trabalho meu em voce voces nao
    `),
  },
  // Italian.
  {
    language: 'it',
    words: toWordSet(`
      ciao sono siamo nostra nostro azienda avete detto vi mi che il gli di per con una ore settimana quanto
      grazie vogliamo lavoro oggi ieri costa della
    `),
  },
  // Dutch.
  {
    language: 'nl',
    words: toWordSet(`
      hallo ik ben wij zijn ons onze bedrijf nodig uur het een niet voor met hoeveel kost dank graag hebben
      werk jullie dat van je wat
    `),
  },
  // Polish.
  {
    language: 'pl',
    words: toWordSet(`
      czesc jestem jestesmy nasza nasz firma godzin tygodniowo ile kosztuje dziekuje mamy praca nie jest sie dla
      oraz przez chcemy prosze
    `),
  },
  // Hindi in Latin letters.
  {
    language: 'hi',
    words: toWordSet(`
      mera meri mere hum hamari hamara hamare naam hai hain ka ki ke ko mein aur nahi kya kaise ghante hafte log
      chahiye karte kaam mujhe aap aapka namaste kitna
    `),
  },
  // Swedish, answered in English.
  {
    language: 'other',
    words: toWordSet(`
      hej jag vi ar och att inte timmar vecka tack har vad kostar foretag
    `),
  },
]

export const ENGLISH_WORDS = toWordSet(`
  the and is are we our us you your to of for with in on at by from a an i me it its that this these have
  has had do does what how who when my hours week team as so not no or if can could would will be been was
  were they them there soon about
`)

export const LANGUAGES: readonly LanguageWords[] = [
  {
    language: 'es',
    terms: {
      yes: 'si|si claro|claro|claro que si|correcto|exacto|es correcto|de acuerdo|vale|asi es|por supuesto',
      no: 'no|no es correcto|incorrecto|para nada',
      'I do not know': 'no se|no lo se|no tengo idea|ni idea',
      'I would rather not say': 'prefiero no decirlo|prefiero no decir',
      hello: 'hola|buenos dias|buenas tardes|buenas noches|buenas',
      'thank you': 'gracias|muchas gracias|mil gracias',
      goodbye: 'adios|hasta luego|hasta pronto',
      'How much does it cost?': 'cuanto cuesta|cuanto vale|que precio tiene',
      'book a call': 'reservar una llamada|agendar una llamada|programar una llamada',
      hours: 'horas|hora|hs|hrs|h',
      minutes: 'minutos|minuto|min',
      days: 'dias|dia',
      'a week': 'a la semana|por semana|semanales|semanal|cada semana|/ semana|semanalmente',
      'a day': 'al dia|por dia|diarias|diarios|cada dia|/ dia',
      'a month': 'al mes|por mes|mensuales|cada mes|/ mes',
      'a year': 'al ano|por ano|anuales|cada ano',
      'an hour': 'por hora|la hora|a la hora|cada hora|/ h|/ hora',
      people: 'personas|empleados|empleadas|trabajadores|companeros',
      each: 'cada uno|cada una|por persona|por cabeza',
      'we are': 'somos|nosotros somos',
      'we have': 'tenemos',
      EUR: 'euros|euro',
      USD: 'dolares|dolar|usd|us $',
      MXN: 'pesos mexicanos|mxn',
      '%': 'por ciento|por cien',
      errors:
        'errores|error|tasa de error|salen mal|estan mal|hay que corregir|hay que rehacer|con errores',
      'out of 100': 'de cada 100',
      'out of 10': 'de cada 10',
      budget: 'presupuesto',
    },
    name: 'me llamo|mi nombre es',
    weakName: 'soy|yo soy',
    person:
      'con una persona|con alguien|con un humano|con una persona real|con un agente|con un asesor|con un comercial',
    talk: 'hablar|hablo|comunicarme|charlar|contactar',
    numbers:
      '2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|12 doce|15 quince|20 veinte|25 veinticinco|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|80 ochenta|100 cien',
    to: 'a|o|y|hasta',
    filler:
      'como gastan dedican pasan trabajan unas unos son es de entre mas menos casi aproximadamente cerca alrededor en total solo hola bueno pues y gastamos dedicamos pasamos invertimos usamos necesitamos perdemos nos cuesta cuestan lleva llevan un una el la del nuestro nuestra equipo hay gracias por favor nosotros ahora cada que con trabajando',
    negative: 'no nunca ni tampoco sin',
    unsaid:
      'si antes antiguamente cliente clientes competencia proveedor proveedores quisiera seria serian podria teniamos eramos gastabamos usted ustedes vosotros',
    per: 'por cada',
  },
  {
    language: 'de',
    terms: {
      yes: 'ja|ja genau|ja bitte|genau|richtig|stimmt|das stimmt|korrekt|klar|gerne|ja gerne|passt',
      no: 'nein|nein danke|nee|falsch|das stimmt nicht|stimmt nicht',
      'I do not know':
        'weiß nicht|weiss nicht|ich weiß nicht|ich weiss nicht|weiß ich nicht|keine ahnung',
      'I would rather not say': 'das mochte ich nicht sagen|mochte ich nicht sagen',
      hello: 'hallo|guten tag|guten morgen|guten abend|gruß gott|servus',
      'thank you': 'danke|vielen dank|danke schon|besten dank',
      goodbye: 'tschuss|auf wiedersehen|bis bald',
      'How much does it cost?': 'was kostet|wie viel kostet|wieviel kostet',
      'book a call':
        'einen termin buchen|ein gesprach buchen|einen anruf vereinbaren|einen termin vereinbaren',
      hours: 'stunden|stunde|std|h',
      minutes: 'minuten|minute|min',
      days: 'tage|tagen',
      'a week': 'pro woche|die woche|in der woche|wochentlich|je woche|jede woche|/ woche',
      'a day': 'pro tag|am tag|taglich|jeden tag|/ tag',
      'a month': 'pro monat|im monat|monatlich|/ monat',
      'a year': 'pro jahr|im jahr|jahrlich',
      'an hour': 'pro stunde|die stunde|je stunde|/ h|/ stunde|/ std',
      people: 'leute|leuten|personen|mitarbeiter|mitarbeitern|mitarbeitende|kollegen|menschen',
      each: 'pro person|je person|pro kopf|jeder|pro mitarbeiter|jeweils',
      'we are': 'wir sind|wir sind zu|sind wir',
      'we have': 'wir haben|haben wir',
      EUR: 'euro|euros|eur',
      USD: 'dollar|usd|us $',
      CHF: 'franken|chf|schweizer franken',
      '%': 'prozent',
      errors: 'fehler|fehlern|fehlerquote|fehlerrate|sind fehlerhaft|fehlerhaft',
      'out of 100': 'von 100',
      'out of 10': 'von 10',
      budget: 'budget',
    },
    name: 'ich heiße|ich heisse|mein name ist|mein name lautet',
    weakName: 'ich bin|ich bin der|ich bin die',
    person:
      'mit einem menschen|mit einer person|mit jemandem|mit einem mitarbeiter|mit einer mitarbeiterin|mit einem echten menschen|mit einem berater',
    talk: 'sprechen|reden|telefonieren|chatten',
    numbers:
      '2 zwei|3 drei|4 vier|5 funf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|12 zwolf|15 funfzehn|20 zwanzig|25 funfundzwanzig|30 dreißig|40 vierzig|50 funfzig|60 sechzig|80 achtzig|100 hundert',
    to: 'bis|oder|und',
    filler:
      'benutzen sitzen etwa ungefahr circa ca rund fast mehr als zwischen von es das sind ist wir und insgesamt zusammen nur brauchen verbringen verwenden verlieren benotigen investieren kostet kosten uns ein eine der die das team unser ja hallo also mit zu im mal bitte jetzt momentan arbeiten daran hier in',
    negative: 'nicht kein keine keinen keiner nie niemals ohne',
    unsaid:
      'wenn falls fruher vorher damals kunde kunden konkurrenz lieferant lieferanten wurde wurden ware waren hatten sie ihr ihre ihnen',
    per: 'pro je jede jeden jedes',
  },
  {
    language: 'fr',
    terms: {
      yes: "oui|oui bien sur|bien sur|exact|c'est exact|c'est ca|c'est correct|correct|d'accord|tout a fait|voila",
      no: "non|non merci|pas du tout|c'est faux|ce n'est pas correct",
      'I do not know': 'je ne sais pas|je sais pas|aucune idee',
      'I would rather not say': 'je prefere ne pas le dire|je prefere ne pas dire',
      hello: 'bonjour|bonsoir|salut',
      'thank you': 'merci|merci beaucoup',
      goodbye: 'au revoir|a bientot',
      'How much does it cost?': 'combien ca coute|combien coute|quel est le prix',
      'book a call': 'reserver un appel|planifier un appel|prendre rendez vous',
      hours: 'heures|heure|h',
      minutes: 'minutes|minute|min',
      days: 'jours|jour',
      'a week': 'par semaine|hebdomadaires|chaque semaine|/ semaine|la semaine',
      'a day': 'par jour|chaque jour|/ jour',
      'a month': 'par mois|chaque mois|mensuelles|/ mois',
      'a year': 'par an|chaque annee|annuels',
      'an hour': "par heure|de l'heure|l'heure|/ h|/ heure",
      people: 'personnes|employes|salaries|collaborateurs|collegues',
      each: 'chacun|chacune|par personne|par tete',
      'we are': 'nous sommes|on est|nous sommes une equipe de',
      'we have': 'nous avons|on a',
      EUR: 'euros|euro|eur',
      USD: 'dollars|dollar|usd|us $',
      CHF: 'francs suisses|chf',
      CAD: 'dollars canadiens',
      '%': 'pour cent|pourcent',
      errors: "erreurs|d'erreurs|erreur|d'erreur|taux d'erreur|sont fausses|sont faux|a refaire",
      'out of 100': 'sur 100',
      'out of 10': 'sur 10',
      budget: 'budget',
    },
    name: "je m'appelle|moi c'est|mon nom est",
    weakName: 'je suis',
    person:
      "avec une personne|avec quelqu'un|avec un humain|a une personne|a quelqu'un|a un humain|avec un conseiller|a un conseiller|avec une vraie personne|a une vraie personne|avec un agent",
    talk: 'parler|discuter|echanger',
    numbers:
      '2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|10 dix|12 douze|15 quinze|20 vingt|25 vingt cinq|30 trente|40 quarante|50 cinquante|60 soixante|100 cent',
    to: 'a|ou|et',
    filler:
      "passent consacrent travaillent environ a peu pres presque plus de entre c'est ce sont il y a et en tout total seulement passons passe consacrons perdons utilisons depensons cela ca nous coute coutent prend un une le la les notre equipe bonjour oui nous on y des merci",
    negative: "ne pas jamais aucun aucune sans n'avons n'est n'a n'y ni",
    unsaid:
      "si s'il avant autrefois auparavant client clients concurrent concurrents fournisseur fournisseurs serait seraient voudrais etions avions passions vous vos votre",
    per: 'par chaque',
  },
  {
    language: 'pt',
    terms: {
      yes: 'sim|sim claro|claro|correto|exato|certo|esta certo|isso|isso mesmo|com certeza',
      no: 'nao|nao obrigado|nao obrigada|errado|nao esta certo',
      'I do not know': 'nao sei|nao tenho ideia|nao faco ideia',
      'I would rather not say': 'prefiro nao dizer',
      hello: 'ola|bom dia|boa tarde|boa noite',
      'thank you': 'obrigado|obrigada|muito obrigado|muito obrigada',
      goodbye: 'tchau|ate logo|adeus',
      'How much does it cost?': 'quanto custa|qual o preco',
      'book a call':
        'marcar uma chamada|agendar uma chamada|marcar uma ligacao|agendar uma ligacao',
      hours: 'horas|hora|hrs|h',
      minutes: 'minutos|minuto|min',
      days: 'dias|dia',
      'a week': 'por semana|a semana|semanais|semanal|cada semana|toda semana|na semana|/ semana',
      'a day': 'por dia|ao dia|diarias|cada dia|/ dia',
      'a month': 'por mes|ao mes|mensais|/ mes',
      'a year': 'por ano|ao ano|anuais',
      'an hour': 'por hora|a hora|/ h|/ hora',
      people: 'pessoas|funcionarios|funcionarias|colaboradores|trabalhadores|empregados',
      each: 'cada um|cada uma|por pessoa|por cabeca',
      'we are': 'somos|nos somos',
      'we have': 'temos',
      EUR: 'euros|euro|eur',
      USD: 'dolares|dolar|usd|us $',
      BRL: 'r $|reais|real|brl',
      '%': 'por cento',
      errors: 'erros|erro|taxa de erro|saem errado|saem erradas|estao erradas',
      'out of 100': 'em cada 100|de cada 100',
      'out of 10': 'em cada 10|de cada 10',
      budget: 'orcamento',
    },
    name: 'meu nome e|o meu nome e|eu me chamo|me chamo|chamo me',
    weakName: 'eu sou|eu sou o|eu sou a|sou o|sou a|sou',
    person:
      'com uma pessoa|com alguem|com um humano|com um atendente|com uma pessoa real|com um consultor',
    talk: 'falar|conversar',
    numbers:
      '2 dois|2 duas|3 tres|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|12 doze|15 quinze|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|80 oitenta|100 cem',
    to: 'a|ou|e|ate',
    filler:
      'gastam passam dedicam trabalham umas uns sao e de entre mais menos que quase aproximadamente cerca em total so gastamos dedicamos passamos usamos precisamos perdemos custa custam leva levam nos um uma o a do da nosso nossa equipe equipa ha tem ola sim',
    negative: 'nao nunca nem sem',
    unsaid:
      'se antes antigamente cliente clientes concorrente concorrentes fornecedor fornecedores seria seriam tinhamos eramos gostaria voce voces',
    per: 'por cada',
  },
  {
    language: 'it',
    terms: {
      yes: "si|si certo|certo|esatto|corretto|giusto|va bene|e corretto|d'accordo|certamente",
      no: 'no|no grazie|sbagliato|non e corretto',
      'I do not know': 'non lo so|non so|nessuna idea|non ne ho idea',
      'I would rather not say': 'preferisco non dirlo|preferisco non dire',
      hello: 'ciao|buongiorno|buon giorno|buonasera|salve',
      'thank you': 'grazie|grazie mille|molte grazie',
      goodbye: 'arrivederci|a presto',
      'How much does it cost?': 'quanto costa|qual e il prezzo',
      'book a call': 'prenotare una chiamata|fissare una chiamata|fissare un appuntamento',
      hours: 'ore|ora|h',
      minutes: 'minuti|minuto|min',
      days: 'giorni|giorno',
      'a week': 'a settimana|alla settimana|settimanali|per settimana|ogni settimana|/ settimana',
      'a day': 'al giorno|per giorno|ogni giorno|/ giorno',
      'a month': 'al mese|mensili|per mese|ogni mese|/ mese',
      'a year': "all'anno|l'anno|annui",
      'an hour': "all'ora|l'ora|per ora|/ h|/ ora",
      people: 'persone|dipendenti|impiegati|collaboratori|colleghi',
      each: 'ciascuno|ciascuna|a testa|a persona|per persona|ognuno',
      'we are': 'siamo|noi siamo|siamo in',
      'we have': 'abbiamo',
      EUR: 'euro|eur',
      USD: 'dollari|dollaro|usd|us $',
      CHF: 'franchi|chf',
      '%': 'per cento|percento',
      errors: 'errori|errore|di errori|tasso di errore|sono sbagliate|sono sbagliati',
      'out of 100': 'su 100',
      'out of 10': 'su 10',
      budget: 'budget',
    },
    name: 'mi chiamo|il mio nome e',
    weakName: 'sono|io sono',
    person:
      'con una persona|con qualcuno|con un umano|con un operatore|con una persona reale|con una persona vera|con un consulente',
    talk: 'parlare|parlo',
    numbers:
      '2 due|3 tre|4 quattro|5 cinque|7 sette|8 otto|9 nove|10 dieci|12 dodici|15 quindici|20 venti|30 trenta|40 quaranta|50 cinquanta|60 sessanta|80 ottanta|100 cento',
    to: 'a|o|e',
    filler:
      'spendono passano dedicano lavorano circa quasi piu meno di tra fra sono e in tutto totale solo ci noi spendiamo passiamo dedichiamo usiamo perdiamo costa costano un una il la le nostro nostra team si ciao da impieghiamo',
    negative: 'non mai nessun nessuna senza ne',
    unsaid:
      'se prima cliente clienti concorrente concorrenti concorrenza fornitore fornitori sarebbe sarebbero avevamo eravamo vorrei voi lei',
    per: 'per ogni',
  },
  {
    language: 'nl',
    terms: {
      yes: 'ja|ja graag|ja hoor|klopt|dat klopt|juist|correct|inderdaad|prima',
      no: 'nee|nee bedankt|nee dank je|nee dank u|klopt niet|dat klopt niet',
      'I do not know': 'weet ik niet|ik weet het niet|geen idee',
      'I would rather not say': 'dat zeg ik liever niet|zeg ik liever niet',
      hello: 'hallo|goedemorgen|goedemiddag|goedenavond|goedendag',
      'thank you': 'bedankt|dank je|dank u|dank je wel|dank u wel',
      goodbye: 'tot ziens|doei',
      'How much does it cost?': 'wat kost|hoeveel kost',
      'book a call': 'een gesprek plannen|een gesprek boeken|een afspraak maken',
      hours: 'uur|uren|u',
      minutes: 'minuten|minuut|min',
      days: 'dagen',
      'a week': 'per week|in de week|wekelijks|elke week|/ week',
      'a day': 'per dag|elke dag|/ dag',
      'a month': 'per maand|elke maand|/ maand',
      'a year': 'per jaar',
      'an hour': 'per uur|/ uur|/ u',
      people: 'mensen|personen|medewerkers|werknemers|collegas',
      each: 'per persoon|elk|ieder',
      'we are': 'we zijn|wij zijn|we zijn met|wij zijn met|zijn we',
      'we have': 'we hebben|wij hebben|hebben we',
      EUR: 'euro|eur',
      USD: 'dollar|usd|us $',
      '%': 'procent',
      errors: 'fouten|fout|foutpercentage|gaan fout|zijn fout',
      'out of 100': 'van de 100|op de 100',
      'out of 10': 'van de 10|op de 10',
      budget: 'budget',
    },
    name: 'ik heet|mijn naam is',
    weakName: 'ik ben|dit is',
    person:
      'met een persoon|met iemand|met een mens|met een medewerker|met een echt persoon|met een echte persoon|met een echt mens',
    talk: 'praten|spreken|bellen',
    numbers:
      '2 twee|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|12 twaalf|15 vijftien|20 twintig|30 dertig|40 veertig|50 vijftig|60 zestig|80 tachtig|100 honderd',
    to: 'tot|of|en|a',
    filler:
      'zitten ongeveer circa ca zo rond bijna meer dan tussen van het dat zijn is we wij en in totaal samen maar besteden gebruiken verliezen werken hebben er kost kosten ons een de team ons onze ja hallo aan met nodig dus ook',
    negative: 'niet geen nooit zonder',
    unsaid:
      'als indien vroeger voorheen eerder klant klanten concurrent concurrenten leverancier leveranciers zou zouden hadden waren jullie u uw',
    per: 'per elke elk',
  },
  {
    language: 'pl',
    terms: {
      yes: 'tak|tak jest|zgadza sie|dokladnie|jasne|dobrze|racja|oczywiscie',
      no: 'nie|nie dziekuje|nieprawda|nie zgadza sie',
      'I do not know': 'nie wiem|nie mam pojecia',
      'I would rather not say': 'wole nie mowic',
      hello: 'czesc|dzien dobry|dobry wieczor|witam',
      'thank you': 'dziekuje|dziekuje bardzo|dzieki',
      goodbye: 'do widzenia|na razie',
      'How much does it cost?': 'ile kosztuje|ile to kosztuje',
      'book a call': 'umowic rozmowe|umowic spotkanie|zarezerwowac rozmowe',
      hours: 'godzin|godziny|godzina|godz|h',
      minutes: 'minut|minuty|min',
      days: 'dni',
      'a week': 'tygodniowo|na tydzien|w tygodniu|co tydzien|/ tydzien',
      'a day': 'dziennie|na dzien|codziennie',
      'a month': 'miesiecznie|na miesiac|w miesiacu',
      'a year': 'rocznie|na rok',
      'an hour': 'na godzine|za godzine|/ h|/ godz|godzinowo',
      people: 'osob|osoby|ludzi|pracownikow|pracownicy',
      each: 'na osobe|kazdy|kazda',
      'we are': 'jestesmy',
      'we have': 'mamy',
      EUR: 'euro|eur',
      USD: 'dolarow|dolary|usd|us $',
      PLN: 'złotych|zlotych|złote|zlote|zł|zl|pln',
      '%': 'procent',
      errors: 'błedow|bledow|błedy|bledy',
      'out of 100': 'na 100',
      'out of 10': 'na 10',
      budget: 'budzet',
    },
    name: 'nazywam sie|mam na imie|moje imie to',
    weakName: 'jestem',
    person:
      'z człowiekiem|z czlowiekiem|z kims|z osoba|z konsultantem|z prawdziwa osoba|z pracownikiem',
    talk: 'porozmawiac|rozmawiac|pogadac',
    numbers:
      '2 dwa|2 dwie|2 dwoje|3 trzy|3 troje|4 cztery|5 piec|5 piecioro|6 szesc|7 siedem|8 osiem|9 dziewiec|10 dziesiec|12 dwanascie|15 pietnascie|20 dwadziescia|30 trzydziesci|40 czterdziesci|50 piecdziesiat|60 szescdziesiat|80 osiemdziesiat|100 sto',
    to: 'do|lub|i|albo',
    filler:
      'spedzaja poswiecaja pracuja pracujemy około okolo prawie ponad miedzy od to jest sa w sumie razem tylko nas spedzamy poswiecamy tracimy potrzebujemy uzywamy kosztuje kosztuja nasz zespół zespol ma i u tak czesc pracuje',
    negative: 'nie nigdy bez zaden',
    unsaid:
      'jesli jezeli gdyby dawniej wczesniej kiedys klient klienci klientow konkurencja dostawca dostawcy byłoby byloby mielismy bylismy chciałbym chcialbym wy pan pani panstwo',
    per: 'na za kazdy kazda',
  },
  {
    language: 'hi',
    terms: {
      yes: 'haan|han|haan ji|ji haan|ji|ji han|bilkul|sahi hai|theek hai|thik hai|sahi',
      no: 'nahi|nahin|nhi|ji nahi|ji nahin|nahi ji|galat|galat hai',
      'I do not know': 'pata nahi|pata nahin|mujhe nahi pata|mujhe pata nahi|malum nahi',
      'I would rather not say': 'nahi batana chahta|nahi batana chahti',
      hello: 'namaste|namaskar|namaste ji|pranam',
      'thank you': 'dhanyavaad|dhanyavad|dhanyawad|shukriya|bahut dhanyavaad',
      goodbye: 'alvida|phir milenge',
      'How much does it cost?':
        'kitna lagta hai|kitna paisa lagta hai|kitne ka hai|kitna kharch hoga',
      'book a call': 'call book karna|call book karni|meeting book karna|call book kar do',
      hours: 'ghante|ghanta|ghanton|ghnte',
      minutes: 'minat|minute',
      days: 'din',
      'a week': 'har hafte|hafte mein|hafte me|prati saptah|ek hafte mein|haftey',
      'a day': 'har din|har roz|roz|rozana|din mein|prati din',
      'a month': 'har mahine|mahine mein|mahine me|prati mah',
      'a year': 'har saal|saal mein|prati varsh',
      'an hour': 'prati ghanta|har ghante|ek ghante ka|ek ghante ke|per ghanta|ghante ke',
      people: 'log|logon|karmachari',
      each: 'har ek|prati vyakti|har vyakti',
      'we are': 'hum|ham',
      'we have': 'hamare paas|humare paas',
      INR: 'rupaye|rupaya|rupees|rupee|rupay|rs|inr',
      USD: 'dollar|dollars|usd|us $',
      '%': 'pratishat|fisadi|percent',
      errors: 'galtiyan|galti|galtiyaan',
      budget: 'budget',
    },
    name: 'mera naam|mera nam',
    weakName: 'main',
    person: 'insaan se|vyakti se|kisi se|aadmi se|kisi insaan se|kisi vyakti se|ek insaan se',
    talk: 'baat|bat',
    numbers:
      '2 do|3 teen|4 char|4 chaar|5 paanch|6 chhah|7 saat|8 aath|9 nau|10 das|12 barah|15 pandrah|20 bees|30 tees|40 chalis|50 pachas|80 assi|100 sau',
    to: 'se|ya|aur',
    filler:
      'lagaate lagbhag kareeb karib hai hain hum ham hamari hamara team mein me par lagte lagta kharch karte karta hote hoon ka ke ki ko kul sirf aur se ji haan yeh kaam tak jyada zyada log lagate',
    negative: 'nahi nahin nhi na bina mat',
    unsaid: 'agar pehle pahle grahak customer tha the thi hota aap aapke aapki tum',
    per: 'har prati',
  },
]
