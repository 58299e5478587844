import { toTable } from '#agent/lexicon/word-set.ts'

/**
 * Words that play the same part in a clause about deciding, time, or money. The heads of `understand/readers` learn
 * what follows from a sense, so that a word nobody labeled counts as much as one that somebody did.
 */
export const SENSES = toTable<string>({
  me: 'i me my mine myself meself',
  us: 'we us our ours ourselves',
  nobody: 'nobody none nothing noone zero nil zilch nada nowt',
  not: 'not no never neither nor hardly without cannot',
  only: 'only just merely simply purely solely mostly mainly',
  alone: 'alone sole single exclusively',
  both: 'both together jointly plus',
  chief: `boss bosses chief chiefs manager managers director directors ceo coo cfo cto cio cmo md gm president vp svp evp
    executive executives exec execs supervisor supervisors administrator controller comptroller treasurer bursar principal
    dean superintendent mayor commissioner chairman chairwoman chairperson chair headteacher superior superiors head`,
  body: `board committee leadership management headquarters hq corporate procurement purchasing finance legal trustees
    governors council shareholders investors group panel partner partners cofounder franchisor team`,
  family: `wife husband dad father mother mom mum brother brothers sister son daughter family parents uncle aunt cousin
    missus spouse`,
  owner: 'owner owners founder founders founded proprietor cofounded coowner',
  own: 'own owns owned',
  firm: 'company business firm shop practice agency store place',
  they: 'he she they him her his them their hers theirs others someone somebody else upstairs above',
  decide: `decide decides deciding decided decision decisions choose chooses choosing chosen choice pick picks picking
    rule rules settle settles determine determines judge judges call shots trigger decider`,
  assent: `sign signs signing signed signature signatures approve approves approved approval okay okays ok greenlight
    authorise authorize authorised authorized signoff permission blessing consent countersign agree agrees yes nod`,
  final: 'final last ultimate deciding casting buck',
  advise: `recommend recommends recommending recommendation recommendations advise advises advice suggest suggests suggestion
    propose proposes proposal champion advocate sponsor influence opinion input voice vote votes view argue push consulted
    evaluate shortlist convince pitch present`,
  gather: `research researching researched gather gathers gathering collect collects collecting compile compiling compiles
    scout scouting compare compares comparing comparison overview summary look looks looking search searching find finding
    explore exploring investigate groundwork legwork homework digging googling prepare preparing browse browsing`,
  findings: `information info facts details data quotes quotations offers options prices brochures list names vendors providers
    suppliers material ideas`,
  ordered: 'asked told sent tasked assigned instructed supposed job chore errand',
  buy: 'buy buys buying bought purchase purchases purchasing buyer buyers customer client prospect order deal',
  power: 'authority mandate power powers veto charge responsible responsibility say word',
  learner: `student pupil thesis dissertation university college school class essay coursework professor lecturer teacher
    intern trainee assignment degree`,
  press: 'journalist reporter blogger podcast article magazine story interview',
  seller:
    'sell sells selling vendor supplier partnership collaborate offer rep seo reseller recruiter competitor',
  job: 'hiring job jobs vacancy vacancies resume cv openings apply applying career careers applicant',
  curious: 'curious curiosity interested fun bored playing hobby kicking tires tyres',
  start:
    'start starting begin beginning launch live running ready done finished implemented place sorted fixed rolling',
  want: 'want wants need needs needed hope hoping hope like aim aiming plan planning target looking ideally would wish',
  hurry:
    'hurry rush urgent urgency pressing pressure haste asap immediately straight pronto soonest yesterday quickly soon',
  date: 'date dates deadline timeline timeframe schedule scheduled calendar horizon timing',
  span: `day days week weeks month months quarter quarters year years fortnight wk wks mo mths mths qtr yr yrs`,
  season: `spring summer autumn fall winter january february march april may june july august september october november
    december christmas easter`,
  within: 'in within inside by before until under',
  ahead: 'next coming this following end',
  someday: 'someday eventually whenever sometime point open flexible',
  past: 'ago last since was were been had took past previous',
  budget: `budget budgeted budgets spend spending invest aside allocated earmarked afford fund funds funding pot kitty ceiling
    cap reserved cash money grant purse`,
  amount: 'k grand thousand million hundred dollar dollars bucks usd',
  pay: 'pay pays paid salary salaries wage wages earn earns cost costs charge charged quoted hourly revenue turnover',
})
