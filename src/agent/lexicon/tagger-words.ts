import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Words before a person's name that only a person has. */
export const TITLES = toWordSet(`
mr mrs ms mx miss mister dr doctor prof professor herr frau pastor reverend rev father captain capt major col colonel
lieutenant lt sergeant sgt general rabbi imam sir dame sra senor senora mme monsieur
`)

/** What somebody is in a firm. */
export const ROLE_NOUNS = toWordSet(`
manager managers director head lead chief officer owner owners founder cofounder president partner ceo coo cfo cto cio cmo vp svp evp
supervisor coordinator administrator admin controller treasurer dean principal superintendent engineer analyst consultant buyer
planner dispatcher ops foreman chair chairman trustee proprietor boss specialist executive secretary assistant bookkeeper
accountant registrar clerk md gm exec
`)

/** Words of grammar, of greeting, and of introductions: the tagger sees each for itself. Others it sees by their sort. */
export const CLOSED_WORDS = toWordSet(`
i you he she it we they me him her us them my your his its our their mine ours this that these those who whom whose what which
there here myself ourselves somebody someone everybody everyone nobody one both each all any some no none every other another
a an the and or but nor so if because as than then though although while when where why how not
of in on at by for with from to into onto over under about around out off up down through between after before during until
till since within without via per like behalf
am is are was were be been being have has had having do does did doing done will would can could shall should may might must
use uses used using run runs running ran work works working worked live call calls called calling named name names known
trade trading operate operating own owns owned manage manages handle handles lead leads represent representing write writing speak
speaking talk talking type typing sign signed signs put reach contact ask asking tell say says said
company business firm organization organisation employer shop outfit practice agency group team department
want wants need needs plan plans start starts decide decides decided decision approve approves approval budget
spend spends lose loses waste wastes take takes get gets got go goes going keep keeps make makes making
switch switched dropped moved stopped quit left cancelled canceled tried replaced replace planning considering looking
hi hello hey hiya yo howdy good morning afternoon evening day greetings dear thanks thank regards cheers best kind warm sincerely
yes yeah yep ok okay sure no nope please sorry well oh um uh also just only still now currently today actually really mostly mainly
soon asap week weeks month months quarter year years next last this end begin
mail email e website site web url page phone mobile cell number hand hours hour people staff
's am
`)

/** With a capital before a name these are titles too. */
export const HONORIFICS = toWordSet('sister brother deputy officer judge lady lord chief')

/** Trades of one person. Alone they are what somebody does; Baker and Mason are family names as well. */
export const OCCUPATIONS = toWordSet(`
plumber electrician baker builder roofer farmer carpenter painter mechanic driver nurse teacher lawyer attorney dentist doctor
architect developer designer contractor landscaper broker agent realtor accountant consultant solicitor surveyor recruiter caterer
florist butcher tailor mason chef barber
`)

/** Words inside of family names. */
export const PARTICLES = toWordSet(
  'de da do das del dos della di du la le van von der den des vom zu zur al el bin bint ibn abu ben y ter ten te mac mc st',
)
