import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Words that people begin a message or a sentence with, or describe themselves by, and that are nobody's name. */
export const ORDINARY_WORDS = toWordSet(`
guten tag morgen abend buenos buenas dobry ola
welcome usd eur gbp thakns thnaks thansk pleas
legally technically formally officially formerly registered incorporated surname forename
yo hola bonjour bonsoir salut ciao buongiorno hallo hej moin servus namaste salaam mornin hiya heyy heyyy howdy sup whom
concern it's greetings greeting contact website email regarding subject a about above able actually after afraid agency
agent ai all almost also always am an and any anyone anything are around as asking at available aware away back bad based
basically be because been before being best better between big bit bot browsing building busy but buy buyer by call calling
can ceo cfo chief cio co coo could cto curious currently dealing definitely developer did director do doing done down each
easy either employee engineer enough even every everyone everything exactly executive exploring fairly far fed feel few
finance find fine first folks for founder free from full general getting give glad go going good got great had half handling
happy hard has have having he head hello help her here hers hey hi him his hiring hoping hours how however human i if ill im
in inside interested into is it its ive job joking just keen kind know lead leading like likely looking lost lot made mainly
making manager managing many marketing maybe me mine morning most mostly much my myself name names need needing neither new
next nice no nobody none nope nor not nothing now of off ok okay old on one only open operations ops or other our ours out
over overwhelmed owner part partner people perhaps person please pleased pretty probably quite rather ready really recruiter
reach reaching real responsible right rough roughly run running sales same say see seeking sending senior serious she should
sick simply since sir site small so some someone somebody something sorry sort spending still stuck student such sure
swamped ta talk talking team tell test testing than thank thanks that thats the their them then there theres these they
thing things thinking this those tired to today together too tool tools totally trying two under unable unhappy until up
upset us use using vendor very vice visiting vp want wanting was wasting way we week well were weve what whatever when where
which while who whole whose why wish with within without wondering work working works worried would writing yeah yep yes yet
you your yours youre yup monday tuesday wednesday thursday friday saturday sunday january february march april june july
august september october november december company business firm process processing manual manually budget asap urgent
afternoon evening day night cheers regards sincerely honestly frankly approximately price pricing cost costs invoice
invoices order orders data entry skip pass anonymous spreadsheet spreadsheets phone mobile cell telephone number mail
address page web online link url portal account accounts payable receivable billing payroll admin administration office
staff warehouse paperwork paper forms documents reports report emails calls tickets claims customers clients suppliers
vendors shipping receiving returns quotes quoting contracts schedule schedules scheduling compliance procurement purchasing
inventory support service hr legal logistics tasks task stuff details info information question questions answer answers
anyways example problem problems issue issues errors mistakes hand guess idea hold second minute moment sec wait stop start
end begin continue again asdf qwerty blah foo bar hmmmm secret private unknown nil null robot machine chatbot assistant app
system systems software project projects quote demo meeting short long brief broken cool awesome perfect bored confused
fresh late early annoyed frustrated exhausted drowning desperate lazy poor rich angry mad sad alone alive awake certain
clear close complete complicated correct wrong crazy dead deep different difficult dirty dry due empty entire equal exact
expensive cheap extra fair false true fast slow final flat foreign formal former fun funny future heavy high low hot cold
huge key large last left light little local loose loud main major minor modern necessary nervous normal odd ordinary
original overall past plain popular possible present previous prior proper quick quiet rare recent regular rush safe
separate severe shy silly similar simple single skeptical sceptical soft solid special stable standard steady stiff straight
strange strict strong stupid successful sudden sufficient super sweet tall terrible thick thin tight tiny tough typical
unclear unique unusual upper useful useless usual vague vast visible warm weak weird wet wide wild wise wonderful worth
young pregnant friend buddy mate pal dear supplier customer client canadian american british english irish scottish welsh
german french spanish italian dutch polish swedish danish norwegian finnish russian ukrainian turkish greek indian chinese
japanese korean mexican brazilian nigerian kenyan australian european african asian christian-owned dumb annoying ridiculous
insane lame boring nonsense crap bs rubbish garbage hell damn pointless unnecessary personal irrelevant mandatory optional
overkill painful brutal chaos hectic messy slower loopwright world freelance freelancer freelancing solo selfemployed tbh
imo idk dunno tbd etc eg ie vs via per plus minus zero three four five six seven eight nine ten dozen hundred thousand
percent money dollars dollar euro euros pounds monthly weekly daily yearly hourly ask asked asks come came comes check
checks make makes take takes took keep keeps lose loses type types retype copy copies chase send sends sent spend spends
waste wastes move moves pay pays paid think thinks thought believe suppose hate love prefer choose change changes fix fixes
build builds sell sells manage manages handle handles own owns deal deals enter enters track tracks match matches review
reviews verify book cancel automate forward fill print scan sign merge import export upload download read reads write writes
speak mean means meant said says told tells explain describe show shows gives gave put puts set sets try tries tried used
uses needs wants likes looks seems became become gets goes went does didnt dont doesnt isnt arent wasnt werent wont cant
couldnt wouldnt shouldnt havent hasnt hadnt varies depends happens helps matters runs everybody nowhere somewhere anywhere
everywhere sometimes often usually rarely seldom soon later ago already once twice both others another several various
across along among against behind below beside beyond during except near outside through throughout toward towards upon
versus whether though although unless therefore thus hence otherwise meanwhile instead besides moreover furthermore comma
period colon dot slash dash hyphen underscore www http https com mailto background context picture record badge rest basics
bear policy policies case cases confidential persons typing usd eur gbp inr coming returning sector vertical trade toll
matter sensitive classified undisclosed withheld signature speaking sorted desu oops whoops scratch correction anyhow anyway
btw ps fyi let lets never nah hm hmm um uh er eh lol haha hmmm typo title lots plenty ditto sic aye gday yall hah ooh aah
ugh meh duh wow whoa yikes phew
`)

/** What people call out before anything else. */
export const INTERJECTIONS = toWordSet(
  'jeez geez sheesh jeepers gosh golly heavens goodness gracious yikes whoa ope aright oof welp blimey crikey fuck fucking fucks fucked fuckin fuckit shit shite bullshit bollocks crap bugger arse ass bastard bloody wtf ffs omg bs',
)
