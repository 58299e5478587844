/**
 * What people say in several words and we in one. Read first to last, before the words are looked at one by one.
 */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:h(?:ow|wo)|what) (?:much|mcuh|muhc)\b(?! (?:time|work|effort|training|data|manual|oversight))/g,
    ' howmuch ',
  ],
  [/\bhow (?:long|soon|fast|quick(?:ly)?|lng|many (?:weeks|months|days))\b/g, ' howlong '],
  [/\bhow many\b/g, ' howmany '],
  [/\bhow (?:big|large|small)\b/g, ' howbig '],
  [/\b(?:phase (?:1|one)|(?:first|1st) (?:phase|step))\b/g, ' audit '],
  [/\b(?:phase (?:2|two)|(?:second|2nd) (?:phase|step)|proofs? of concept)\b/g, ' pilot '],
  [
    /\b(?:phase (?:3|three)|(?:third|3rd) (?:phase|step)|roll(?:ed|ing)? (?:it |this )?out|scal(?:e|ed|ing) up)\b/g,
    ' rollout ',
  ],
  [
    /\b(?:phase (?:4|four)|(?:fourth|4th|last) phase|continuous evolution|per month|(?:every|each|a) month)\b/g,
    ' monthly ',
  ],
  [/\b(?:go(?:es|ing)?|went)[ -]live\b/g, ' launch '],
  [/\bsource code\b/g, ' sourcecode '],
  [/\b(?:low|no)[ -]code\b/g, ' lowcode '],
  [/\bin[ -]house\b/g, ' inhouse '],
  [/\bopen[ -]source\b/g, ' opensource '],
  [/\bon[ -]prem(?:ise|ises)?\b/g, ' onpremise '],
  [/\bself[ -]host(?:ed|ing)?\b/g, ' onpremise '],
  [/\bsoc ?(?:2|ii)\b/g, ' soc '],
  [/\b(?:ceo|cto|co-?founders?|founders?)\b/g, ' founder '],
  [/\bphone number\b/g, ' phone '],
  [/\b(?:large )?language models?\b/g, ' llm '],
  [/\brobotic process automation\b/g, ' rpa '],
  [/\bbreak[ -]?even\b/g, ' payback '],
  [/\bpays? (?:for itself|off|back)\b/g, ' payback '],
  [/\b(?:money|get (?:it|that|our money)) back\b/g, ' refund '],
  [/\bknow[ -]how\b/g, ' knowledge '],
  [/\bnon[ -]?disclosure\b/g, ' nda '],
  [/\bhuman[ -]in[ -]the[ -]loop\b/g, ' supervise approve '],
  [/\bpower (?:automate|platform|apps)\b/g, ' powerautomate '],
  [/\bfit score\b/g, ' fitscore '],
  [/\block(?:ed)?[ -]?in(?:to)?\b/g, ' lockin '],
  [/\bas[ -]is\b/g, ' '],
]

/**
 * Words that mean the same to who asks us, the one that stands for the others first. A word stands in one line
 * only, and words that tell two pages apart are kept apart.
 */
const GROUPS = `
  price cost costs costing pricing prices priced fee fees charge charges charged quote tariff howmuch spend budget investment invest bucks dollars
  expensive pricey cheap cheaper cheapest steep afford affordable costly overpriced
  pay paying paid payment payments
  save savings saving saved
  duration howlong timeline timeframe turnaround weeks months fast faster quicker speed
  start begin starting kickoff started beginning onboarding
  audit assessment diagnostic diagnosis audits
  pilot poc prototype pilots
  rollout scaling scale expand expansion scaled enterprise
  monthly retainer ongoing subscription recurring
  launch deployment deployed deploy live
  staff employee employees worker workers workforce personnel
  job jobs vacancy vacancies careers career hiring hire position positions cv resume
  replace replaced replacing layoff layoffs redundant redundancies laid fired
  integrate integrates integrated integration integrations connect connects connector connectors plug plugs sync interface interfaces api apis compatible
  tool tools software app apps application applications program programs erp crm salesforce hubspot sap netsuite slack quickbooks oracle workday jira zendesk dynamics xero sharepoint shopify servicenow outlook gmail
  client clients customer customers
  secure security safe safety protect protected protection safely breach
  certificate certified certification certifications compliant hipaa gdpr soc iso attestation baa
  error errors mistake mistakes wrong fault faults bug bugs fail fails failed failure failures
  own owns ownership owner ip
  sourcecode code codebase
  hallucinate hallucination hallucinations hallucinates invent inventing invents fabricate
  accurate accuracy reliable correct reliability
  approve approval approvals approver permission sign-off
  supervise supervision oversight supervisor supervised control controls
  record trace traces log logs audittrail logged logging
  invoice invoices invoicing
  contract contracts agreement agreements
  nda ndas
  cancel cancellation quit terminate commit commitment lockin
  hospital clinic clinics healthcare medical patient patients nurses hospitals health
  bank fintech financial finance banking banks
  factory manufacturer manufacturing manufacturers factories
  marketing campaign campaigns ads advertising
  office headquarters located based location offices
  delete erase wipe deleted deletion remove
  privacy private confidential
  store stored stores storage hosted hosting host servers server cloud residency
  train training trained trains teach learn
  maintain maintenance support supports maintains
  test tests testing tested evaluate evaluation benchmark
  model models llm llms gpt openai
  bot chatbot
  robot robots rpa uipath
  human person humans
  agent agents agentic
  threshold thresholds limit limits
  payback amortisation
  refund guarantee guaranteed warranty guarantees
  review reviewing reviews
  fraud fraudulent chargeback chargebacks
  event events webhook webhooks
  memory remember remembers
  vector embedding embeddings
  process processes workflow workflows
  task tasks
  consultant consultants consultancy consulting mckinsey deloitte accenture bcg
  zapier n8n workato powerautomate connectorflow
  langchain crewai autogen llamaindex framework frameworks
  lowcode retool bubble mendix outsystems airtable
  chatgpt copilot gemini claude
  different difference differ differs versus vs compare compared comparison comparable better
  industry industries sector sectors
  small tiny smaller
  discount discounts negotiable negotiate deal coupon promo rebate
  result results outcome outcomes benefit benefits
  example examples reference references
  blog articles library essays newsletter whitepaper whitepapers
  language languages german spanish french english portuguese arabic italian dutch chinese japanese russian polish hindi korean turkish swedish mandarin
  place berlin london paris singapore tokyo india germany france spain canada australia europe asia africa boston chicago texas york austin dallas denver seattle dublin amsterdam zurich madrid usa uk america country city town branch
  explain explainable explains explanation transparent transparency blackbox
  document documents docs
  pdf pdfs scan scans scanned
  score scores scored rating
`

export const SYNONYM_GROUPS: readonly (readonly string[])[] = GROUPS.split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter(([first]) => first !== '')
