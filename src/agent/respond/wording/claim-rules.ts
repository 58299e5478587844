import { site } from '#content/site.ts'

/** All patterns are over folded text: lower case, without accents. */
const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'u')

/**
 * What is said only where a cited source or line says it, and says it with the same yes or no; a visitor's own words do
 * not make it true. By topic, in eight languages.
 */
export const GUARDED: Readonly<Record<string, RegExp>> = {
  guarantee: words(
    'guarant\\w+|warrant\\w*|promis\\w+|pledge\\w*|assure\\w*|we commit\\w*|commitments?|risk[- ]free|no risk|riesgo|risiko|risque|rischio|risco|ryzyk\\w+|ryzyka|garant\\w+|gwaran\\w+|promet\\w+|promes\\w+|promess\\w+|versprech\\w+|versprich\\w*|prometo|belofte?n?|beloof\\w*|obiec\\w+|nothing to lose|callback|call-back|your (?:spot|seat|place|slot)',
  ),
  refund: words(
    'refund\\w*|money back|money-back|reimburs\\w+|reembols\\w+|devol\\w+|ruckerstatt\\w*|erstatt\\w+|geld zuruck|rembours\\w+|rimbors\\w+|terugbetal\\w*|geld terug|zwrot\\w*|zwroc\\w*',
  ),
  free: words(
    '(?<!feel )free|complimentary|at no cost|no charge|free of charge|on the house|costs? nothing|waiv\\w+|gratis\\w*|gratuit\\w*|gratuiti?|kostenlos\\w*|kostenfrei\\w*|umsonst|sin costo|sin coste|de graca|darmow\\w*|bezplatn\\w*|za darmo|unpaid|nothing is paid',
  ),
  discount: words(
    'discount\\w*|rebate\\w*|price cut|special offer|half price|half off|cheaper|cheapest|cheap|bargain|descuent\\w*|rebaja\\w*|rabatt\\w*|rabais|nachlass\\w*|gunstiger|remise\\w*|moins cher\\w*|scont\\w+|descont\\w*|korting\\w*|goedkop\\w*|znizk\\w*|rabat\\w*|taniej|mas barat\\w*|mais barat\\w*',
  ),
  dear: words(
    'expensive|dearer|mas car[oa]|teurer|plus cher\\w*|piu car[oa]|mais car[oa]|duurder|drozsz\\w*',
  ),
  law: words(
    'legal\\w*|illegal\\w*|lawful\\w*|lawyers?|laws?|liab\\w+|sue|sued|court|complian\\w+|comply|complies|hipaa|gdpr|rgpd|dsgvo|rodo|avg|tax|taxes|deduct\\w*|write off|ley|leyes|gesetz\\w*|rechtlich\\w*|loi|lois|legge|wettelijk\\w*|prawn\\w+|steuer\\w*|absetz\\w+|impuest\\w*|impots?|tasse|impost\\w*|belasting\\w*|podat\\w+|dedu\\w+|cumpl\\w+ (?:con )?la|conform\\w*|zgodn\\w*',
  ),
  medicine: words(
    'medical advice|diagnos(?:is|e|es|ed)|doses?|dosage|medication\\w*|prescri\\w+|symptom\\w*|take (?:ibuprofen|aspirin|pills)|cures?|burnout disorder|see a doctor|medikament\\w*|medicament\\w*|farmac\\w+',
  ),
  safety: words(
    'secur\\w+|safe|safely|safety|confidential\\w*|leak\\w*|breach\\w*|segur\\w*|sicher\\w*|securis\\w*|sicur\\w*|veilig\\w*|bezpieczn\\w*',
  ),
  proof: words(
    'encrypt\\w*|certif\\w+|accredit\\w*|soc|iso|audited|verschlussel\\w*|cifrad\\w*|chiffr(?:er|ement|ees?)|zertifi\\w*|certyfik\\w*',
  ),
  certainty: words(
    'certain\\w*|definitely|clearly worth|obviously|without (?:a )?doubt|in any case|in jedem fall|auf jeden fall|en todo caso|dans tous les cas|in ogni caso|em todo caso|undoubtedly|absolutely|for sure|surely|always|never|flawless\\w*|(?<=\\S\\s)perfect\\w*|perfect\\w*(?=\\s\\S)|100 ?%|nunca|siempre|immer(?! nur)|niemals|garantiert|jamais|toujours|sempre|altijd|nooit|zawsze|nigdy|na pewno|zeker|surement|bestimmt|sin duda|ohne zweifel',
  ),
  others: words(
    '(?:other|our|another|all|most|many|previous|past|existing|similar) (?:\\p{L}+ )?(?:clients?|customers?|compan(?:y|ies)|visitors?|firms?|teams?|businesses|people|clinics?|hospitals?)|(?:clients?|customers?|compan(?:y|ies)|firms?|businesses|teams?) (?:like you\\w*|such as|of ours)|everyone|everybody|competitors?|your competition|someone else|somebody else|a colleague of yours|otr[oa]s (?:clientes|empresas|visitantes)|nuestros clientes|ander\\w* (?:kund\\w+|firmen|unternehmen|besucher\\w*|klant\\w*|bedrij\\w*)|unsere kunden|d?autres (?:clients?|entreprises|visiteurs)|nos clients|altr[ie] (?:clienti|aziende)|nostri clienti|outr[oa]s (?:clientes|empresas|visitantes)|nossos clientes|onze klanten|inn\\w+ (?:klien\\w+|firm\\w*)|nasi klienci',
  ),
  contract: words(
    'kick-?off|deletion|cancellation|contracts?|contrat\\w*|vertrag\\w*|agreements?|terms|binding|invoices? (?:is|are|will)|your (?:order|invoice|contract|refund|discount|deposit)|contratto|umow[aye]|lock-?in|exclusiv\\w+|(?:at )?any ?time|at any point|jederzeit|en cualquier momento|a tout moment|in qualsiasi momento|a qualquer momento|te allen tijde|w kazdej chwili|cancel\\w*(?! (?:the|a) call)|everything back|we (?:\\p{L}+ )?(?:pay|cover|bear)',
  ),
  payback: words('pay\\w* (?:itself )?back|pay\\w* for (?:itself|themselves)|payback|paid back'),
  outcome: words(
    '(?:will|going to|would) (?:\\p{L}+ )?(?:sav\\w+|cut|reduc\\w+|double|eliminat\\w+|halve|pay(?! for itself)|fix|solve|work|disappear|improve|increase|free)|disappear\\w*|go(?:es)? away|vanish\\w*|eliminat\\w+|thing of the past|no more \\p{L}+|takes no time|in no time|overnight|instant\\w*|results are|(?:going|up and running|live|done|finished|ready) (?:by|next|this|tomorrow|today|tonight|in)|tomorrow|tonight',
  ),
}

const OUTCOMES =
  'sav(?:e|es|ed|ing|ings)|reduc\\w+|automat\\w+|faster|solv\\w+|fix(?:es|ed)?|replac\\w+|free(?:s|d)? up|doubl\\w+|improv\\w+|handles?|accura\\w+|reliab\\w+|efficien\\w+|success\\w*|roi|payback|benefits?|advantages?'
const PRICES =
  'pric\\w+|costs?|pays?|paying|overpay\\w*|wast\\w+|too much|caus(?:e|es|ed|ing)|fees?|charge\\w*|paid|payment\\w*|budget\\w*|expensive'

/** A claim that a visitor's own words, a line of the conversation, or a source has to hold. Stems of English and of the others. */
export const CLAIMS = words(
  `(?!\\p{L}+ (?:\\p{L}+ ){0,2}(?:time|zeit|tiempo|temps|tempo|tijd|czasu))(?:${OUTCOMES}|${PRICES}|worth|borderline|too small|qualif\\w+|score\\w*|cheating|nobody|no one|ahorr\\w+|automatiz\\w+|reduz\\w+|spart|sparen|einspar\\w*|ersparnis\\w*|economis\\w+|economi[ae]\\w*|risparmi\\w*|poup\\w+|bespar\\w*|oszczedn\\w*|oszczedz\\w*|cuest\\w+|preci\\w+|preis\\w*|kost\\w+|cout\\w*|prix|costa|prezz\\w*|custa\\w*|prijs\\w*|cen[aey]|koszt\\w*|desaparec\\w*|verschwind\\w*|disparai\\w*|disparait|soluciona\\w*|losen|loesen|lost)`,
)

/** What turns a right figure into another statement: who cites it has to hold these as well. */
export const ASPECTS: Readonly<Record<string, RegExp>> = {
  save: words(
    'sav(?:e|es|ed|ing|ings)|free(?:s|d)? up|get\\w* back|gain\\w*|recover\\w*|recuper\\w*|ahorr\\w*|spar\\w*|einspar\\w*|erspar\\w*|economis\\w*|economi[ae]\\w*|risparmi\\w*|poup\\w*|bespar\\w*|oszczed\\w*|reduc\\w*|cut|cuts|lower\\w*|eliminat\\w*|less|fewer|menos|weniger|moins|meno|minder|mniej|gewinn\\w*|gagn\\w*|ganh\\w*|gan[ae]\\w*',
  ),
  pay: words(
    'cost\\w*|pric\\w*|fees?|pays?|paid|paying|covers?|charg\\w*|cuest\\w*|coste?\\w*|preci\\w*|pag\\w+|kost\\w*|preis\\w*|zahl\\w*|cout\\w*|prix|pay\\w+|prezz\\w*|pre[cz]\\w*|custa\\w*|prijs\\w*|betal\\w*|cen[aey]|koszt\\w*|plac\\w*|investment|inversion|wages?|rate',
  ),
  payback: words(
    'pay\\w* (?:for )?(?:itself|themselves|back|off)|payback|paid back|break[- ]even|amorti\\w+|rentab\\w+',
  ),
  each: words(
    'each|per person|apiece|per head|por persona|cada un[oa]|pro person|pro kopf|par personne|chacun\\w*|a testa|por pessoa|cada um|per persoon|na osobe',
  ),
  low: words(
    'at least|more than|over(?! \\d+ ?(?:to|-|–))|above|minimum|mindestens|mehr als|uber|al menos|mas de|au moins|plus de|almeno|piu di|pelo menos|mais de|minstens|meer dan|ponad|co najmniej|wiecej niz',
  ),
  high: words(
    'up to|at most|less than|fewer than|under|below|no more than|maximum|within|only|bis zu|weniger als|hasta|menos de|jusqu\\w*|moins de|fino a|meno di|menos de|minder dan|maximaal|mniej niz|nur|solo|seulement|apenas|tylko|slechts',
  ),
  budget: words('budget\\w*|presupuest\\w*|orcament\\w*|budzet\\w*'),
  errors: words(
    'errors?|error rate|wrong|mistakes?|errores|fehler\\w*|erreurs?|errori|erros?|fouten|bled\\w*|rework\\w*',
  ),
  success: words(
    'accura\\w*|success\\w*|correct\\w*|right|precis\\w*|exit\\w*|erfolg\\w*|reussi\\w*|right|uptime',
  ),
  all: words(
    'all|every|any|everything|anything|anywhere|entire\\w*|whole|todos?|todas?|alle[rsn]?|jede\\w*|tous|toutes?|tutt\\w*|wszystk\\w*|elk\\w*',
  ),
}

const NEGATIONS =
  "not|no|never|none|nothing|neither|nor|cannot|without|n't|dont|doesnt|isnt|wont|cant|instead of|rather than|hardly|nobody|sin|nunca|nada|ningun\\w*|ni|tampoco|nicht|kein\\w*|ohne|nie|niemals|weder|pas|jamais|aucun\\w*|sans|non|nessun\\w*|senza|nao|nem|sem|nenhum\\w*|niet|geen|zonder|nooit|nie|bez|zaden|zadn\\w*"
export const NEGATION = new RegExp(
  `(?<![\\p{L}\\d])(?:${NEGATIONS})(?![\\p{L}\\d])|n't(?!\\p{L})`,
  'u',
)

/** Who speaks for the firm, and what the firm sells. */
export const FIRM = words(
  `we|we're|we've|we'll|we'd|our|ours|us|ourselves|${site.spokenName}|nosotr[oa]s|nuestr[oa]s?|\\p{L}{2,}(?:amos|emos|imos)|wir|uns|unser\\w*|nous|notre|nos|noi|nostr[oaie]|\\p{L}{2,}iamo|noss[oa]s?|wij|ons|onze|nasz\\w*|nasi|\\p{L}{3,}(?:ujemy|amy|imy)`,
)
export const OFFER = words(
  'audits?|auditori\\w*|audyt\\w*|pilots?|pilot\\w+|piloto\\w*|implementation|retainer|rollout|agents?|agentes?|agenten|agenci|consultants?|engineers?|the (?:system|platform|software|tool|price|firm|company|people here)|this (?:system|platform|firm|chat)',
)
/** "We" that only goes on with the talk. */
export const TOGETHER =
  /\b(?:let'?s|let us|(?:we|i)(?:'ll| (?:can|could|may|will|need to|should|just need to|would))(?: then| now| also| both| still)? (?:estimate|run (?:the|your) numbers|recalculate|work (?:it |that |this )?out|look at|see|compare|calculate|get a|go (?:through|on)|continue|come back|move on|put (?:a|together|numbers)|start with|size|talk about|narrow|figure|focus|keep|turn to)|(?:we|i) (?:need|are missing|still need|know|only need|have so far)|between us|tell us|veamos|vamos a|sigamos|podemos (?:estimar|calcular|ver|seguir)|(?:konnen|brauchen) wir|schauen wir|nous pouvons|voyons|regardons|continuons|podemos|vejamos|vamos|vediamo|possiamo|zobaczmy|mozemy|kunnen we|laten we)\b/g

/** Done, or to be done, by somebody here: only where a line of this turn says so. */
const SUBJECT =
  "i|i've|i'm|we|we've|it|that|this|everything|all|someone|somebody|colleagues?|person|team|you are|you're|your \\p{L}+(?: \\p{L}+)?|(?:an?|the) (?:call|meeting|slot|invite|invitation|calendar|e-?mail|confirmation|copy|report|contract|place|question|link|summary|estimate)"
const DEEDS =
  'book(?:ed)?|schedul\\w+|reserv\\w+|sent|send\\w*|e-?mail(?:ed|ing)?|forward\\w*|pass(?:ed|ing)? (?:\\p{L}+ ){0,3}(?:on|along)|notif\\w+|inform(?:ed)?|contacted|confirmed|signed (?:you )?up|cancell?ed|delet\\w+|erased|arranged|set up|created|enrolled|registered|in the mail|on (?:its|the) way|waiting for you|put you (?:down|in touch)|flagged|escalated|approved|ordered|granted|logged|alerted|told (?:my|our|the|a)|accepted|saved'
export const DONE: readonly RegExp[] = [
  words(`(?:${SUBJECT})(?: \\p{L}+'?\\p{L}*){0,3}? (?:${DEEDS})`),
  words(
    '(?:he|hemos|ha|han|queda|quedo|esta|fue|sido|ya) (?:\\p{L}+ ){0,2}?(?:reservad|enviad|agendad|programad|confirmad|mandad|cancelad|borrad|eliminad|remitid|pasad|transmitid|avisad)[oa]s?',
  ),
  words(
    '(?:gebucht|reserviert|gesendet|geschickt|verschickt|weitergeleitet|weitergegeben|vereinbart|bestatigt|geloscht|storniert|informiert|eingetragen|benachrichtigt)',
  ),
  words(
    '(?:ai|avons|est|a ete|sera|avez|suis) (?:\\p{L}+ ){0,2}?(?:reserve|envoye|transmis|planifie|confirme|programme|annule|supprime|prevenu|informe|pris|fixe)e?s?',
  ),
  words(
    '(?:prenotat|inviat|inoltrat|confermat|programmat|fissat|cancellat|trasmess|avvisat)[oaie]',
  ),
  words(
    '(?:ja|foi|esta|fica|ficou|sido|enviei|reservei|marquei|agendei|encaminhei) ?(?:\\p{L}+ ){0,2}?(?:reservad|enviad|agendad|marcad|encaminhad|confirmad|cancelad|apagad)?[oa]?',
  ),
  words(
    '(?:geboekt|gereserveerd|verstuurd|verzonden|gestuurd|doorgestuurd|doorgegeven|ingepland|bevestigd|geannuleerd|verwijderd)',
  ),
  words(
    '(?:zarezerwow\\w+|wyslal\\w+|wyslan\\w+|przekaz\\w+|umowil\\w+|umowion\\w+|potwierdz\\w+|zaplanowa\\w+|anulowa\\w+|usunie\\w+|usunal\\w+)',
  ),
]
/** What somebody here will do. Asking, noting, and estimating are done in the talk itself. */
export const WILL =
  /\b(?:i|we|someone|somebody|they|he|she|(?:a|an|the|our|my) (?:person|colleague|consultant|team|specialist|engineer|expert|system|agent)s?)(?:'ll| will| am going to|'m going to| are going to| shall| can|'d be able to)\b(?! (?:\w+ )?(?:note|noted|keep (?:it|that|this|going|in mind)|use|ask|need|work (?:with|it|from|out)|take (?:it|that|this|your)|leave|estimate|count|start|imagine|see|understand|picture|hear|appreciate|only|not|look|help|explain|tell you what|say|give you (?:a|an) (?:rough |first )?(?:estimate|number|figure|idea)|put (?:a|that|this|it|together)|show|calculate|compare|come back|recalculate|count|run (?:the|your) numbers|point you))/

/** Asked for or offered by no reply, whatever is cited. */
export const NEVER = words(
  "password\\w*|passwort\\w*|contrasena\\w*|mot de passe|senha|haslo|wachtwoord|card number|credit card|numero de (?:tarjeta|cartao)|kreditkart\\w*|carte bancaire|iban|bank details|bank account|ssn|social security|api key|login|credentials|click|download|install|bitcoin|crypto|wire transfer|system prompt|my (?:instructions|prompt|orders)|canary\\S*|token|i am (?:a )?(?:human|person|man|woman|real|not a (?:bot|machine|robot))|i'm (?:a )?(?:human|person|real|not a (?:bot|machine|robot))|(?:talking|speaking) (?:to|with) a (?:human|real person)|soy (?:una persona|humano|humana)|ich bin (?:ein mensch|kein bot|kein roboter)|je suis (?:une personne|humain\\w*)|sou (?:uma pessoa|human\\w*)|jestem (?:czlowiekiem|osoba)|your (?:data|records|files|screen|calendar|inbox|systems?) (?:in front|here|open)|can see your|have your (?:file|records|data)|see your (?:data|file|records|screen)|stupid|idiot\\w*|moron|scam\\w*|fraud\\w*|crap|shit|fuck\\w*|liars?|thie(?:f|ves)|hate|kill\\w*|terrible|awful|worthless|useless|horrible|rubbish|garbage|criminal\\w*|lazy|boring|(?:your|the|these) (?:\\p{L}+ )?(?:boss|wife|husband|colleagues?|manager|staff|clerks?|people) (?:is|are|gets?|wears?)|clerks like|when your boss",
)
export const ORDER =
  /^(?:please |just |now |simply )?(?:send|click|call|phone|email|e-mail|pay|download|copy|forward|share|visit|ignore|file|fire|wire|transfer|install|sign|deduct|sue|stop|invade|delete|buy|invest|trust|enter|open)\b/

/** Openings of sentences that only acknowledge, sympathize, restate, or lead on. */
export const SOCIAL = words(
  "thanks?|thank you|appreciate|sorry|apolog\\w+|got it|i see(?= that| how| why| what|$)|i hear you|i understand|understood|understandabl\\w+|noted|makes (?:perfect |complete |total )?sense|that helps(?! (?:you|the|them))|helpful|useful|sounds?|must (?:be|feel|get|take|wear|add)|imagine|picture|can see (?:why|how|that)|easy to see|no (?:problem|worries|rush|hurry)|good (?:question|point|to|that)|great question|fair (?:question|enough|point)|nice to|glad|pleasure|welcome|happy to|of course|to (?:work|figure|estimate|give|get|put|see|understand|complete|finish|size|move|make|start|turn)|so far|you(?:'ve| have)? (?:mentioned|said|told|asked|wrote|describe\\w*|shared|put|listed|named|gave|given|explained)|with (?:that|this|these|those)|from (?:what|that)|one (?:more|last|quick|final|other)|rough (?:figure|number|guess|estimate|idea)|to recap|to sum up|that way|take your time|whenever you|adds? up|wears? on|tiring|tedious|frustrat\\w+|draining|painful|annoying|stressful|exhausting|repetitive|a lot of|a heavy load|brutal|hard on|wearing|endless|interruption|grind|slog|chore|drudgery|effort goes|care goes|missed something|quite (?:catch|follow)|hard to|no wonder|if i (?:read|understood|understand)|let me|next up|hello|hi|good (?:morning|afternoon|evening)|congratulations|take care|goodbye|have a|as an assistant|in short|in other words|let'?s|guess is fine|fine for now|ballpark|gracias|entiendo|comprendo|claro|hola|anotado|tomo nota|encantad\\w+|lamento|siento|suena|parece|imagino|perfecto|de acuerdo|buen[oa]s?|para (?:estimar|calcular|poder|hacer\\w*|saber|tener)|danke\\w*|notiert|alles klar|gut|prima|perfekt|verstehe|verstanden|verstandlich|klingt|hort sich|hallo|guten tag|freut|tut mir leid|schade|vorstellen|um (?:das|die|den|es|ihnen)|gute frage|klar|merci|bien note|c'est note|parfait|comprends?|bonjour|desole|enchante\\w*|imagine|ravi\\w*|bonne question|pour (?:estimer|calculer|pouvoir|mieux|vous)|d'accord|cela (?:doit|semble)|grazie|annotato|perfetto|capisco|ciao|buongiorno|piacere|mi dispiace|immagino|sembra|obrigad[oa]|ola|perfeito|entendo|compreendo|imagino|prazer|lamento|parece|boa pergunta|bedankt|dank|genoteerd|begrijp\\w*|snap|hoi|klinkt|lijkt|vervelend|dziekuj\\w+|zanotowane|swietnie|rozumiem|dzien dobry|przykro|brzmi|wyobrazam|milo|jasne|\\p{L}*(?:question|pregunta|frage|domanda|pergunta|vraag|pytanie)|(?:right|fair|good) thing to|math|hype|skeptic\\w*|common story|wear (?:anyone|you|people) (?:out|down)|fastidieu\\w*|agotador\\w*|cansa\\w*|pesad[oa]|muhsam|anstrengend|penible|faticos\\w*|noios\\w*|cansativ\\w*|vermoeiend|zmecz\\w*|zmud\\w*|(?:mucho|muito|tanto|molto|viel|beaucoup de|veel|duzo) (?:tiempo|tempo|zeit|temps|tijd|czasu)|hey|ha(?=,)|chunk|pick (?:a|any|the) (?:time|day|slot)|solo me falta|kleinigkeit|doing well",
)
/** Says that something is not known, which no source has to hold. */
export const ADMITS = words(
  "(?:don't|do not) (?:have|know)|can't (?:say|tell)|(?:rather|prefer) not (?:to )?(?:guess|say|give|quote)|not sure|no (?:lo )?(?:se|tengo)|prefiero no|(?:weiss|habe|kann ich) (?:\\p{L}+ ){0,5}?(?:nicht|keine?)|nicht raten|(?:keine?) (?:\\p{L}+ )?(?:angaben?|antwort|information\\w*)|ne (?:sais|dispose|connais)|je n'ai pas|prefere ne pas|non (?:lo )?(?:so|ho)|preferisco non|nao (?:sei|tenho)|prefiro nao|weet ik (?:helaas )?niet|liever niet|nie (?:wiem|mam)|wole nie",
)
/** What will be or no longer is, and what comes of itself: true of nothing that the visitor told. With its accents. */
export const FORETELLS =
  /(?<!\p{L})(?:(?:it|that|this|they|you|he|she|there|everything|\p{L}{3,}s)(?:'ll| will| won't| shall)(?! (?:do|help))|nobody(?!'s)|no one|soon|no longer|any ?more|never again|by (?:itself|themselves)|(?:itself|themselves)|from (?:now|then) on|error-free|\p{L}{2,}(?:ará|arán|erá|erán|irá|irán|arão|erão|irão|arà|erà|irà|aranno|eranno|iranno)|wird|werden sie|fehlerfrei\p{L}*|von selbst|sera|seront|toutes? seule?s?|tout seul|da solo|sozinh\p{L}+|por sí sol\p{L}+|zal|zullen|vanzelf|foutloos|będ\p{L}+|zniknie|bezbłędn\p{L}+|sam[aoe]? się)(?!\p{L})/u
/** Agrees to whatever was asked or demanded. */
export const ASSENT =
  /^(?!(?:sure|of course|certainly|yes), here(?:'s| is))(?:yes|yep|yeah|sure|absolutely|of course|certainly|indeed|definitely|agreed|confirmed|correct|exactly|consider it|perfect|great(?! question)|good(?! question| point| to know)|fine|ok|okay|noted|understood|got it|no problem|sounds? good|happy to(?! (?:share|show|explain|answer|walk|tell|clarify))|clearly|truly|quite so|deal|you are welcome|you're welcome|glad to|that(?:'s| is) what|as you (?:say|wish)|(?:that|it|this)(?:'s| is| makes| sounds| really)?(?: is| it)?(?: all| perfectly| completely| perfect)? ?(?:fine|fair|clear|right|correct|good|true|so|it|sense|noted|understood|great|perfect|helpful|the guarantee|happens)|i (?:have noted|understand(?! (?:the (?:skeptic|doubt|concern|worry)|why|how))|agree|see|confirm)|so [^,.]*, understood|si|claro|por supuesto|vale|de acuerdo|perfect[oe]|perfeito|perfetto|parfait|anotado|tomo nota|gut|prima|perfekt|notiert|alles klar|bien note|c'est note|annotato|genoteerd|zanotowane|swietnie|ja|klar|naturlich|genau|einverstanden|oui|bien sur|d'accord|entendu|certo|va bene|sim|claro|tak|oczywiscie|zgoda|zeker|natuurlijk)\b/
export const DEMAND =
  /\?|\b(?:guarantee|refund|discount|free|half|cheaper|contract|confirm|agree|unpaid|promise|deal|deletion|cancel\w*|invoice|certif\w*|or we walk|correct|right|want|need you)\b|%/
/** Words that carry no claim of their own. */
export const FUNCTION_WORDS = new Set(
  `a an the and or but so if then than that this these those it its it's is are was were be been being am do does did done have has had having will would can could may might must should to of in on at by for with from into about as between across through over under up down out off per each your you yours yourself i my me mine we our us they them their he she his her what which who whose when where how why there here not no nor only just also too very really quite still already again more most much many some any all both every few little lot lots one ones other another such same own like get gets got getting go goes going come comes make makes made take takes took taking give gives gave keep keeps put use used using need needs want know think say says said tell told mean means thing things way ways kind sort bit part rather even yet while once because since before after during until whether either well now today day time that's it's i'm you're we're don't let's first next last far right back around without within along toward every everything something anything else frank frankly honest honestly thanks thank please yes of course usually typically normally mostly often generally about roughly approximately currently including include includes included based depends depend instead`.split(
    /\s+/,
  ),
)
