/** Cues of how much a process hurts, by class: severity 0..1 (agent reference, section 3). */
export const PAIN_CUES: readonly (readonly [number, RegExp])[] = [
  [
    0.9,
    /\b(?:nightmare|drowning|killing (?:us|me|my team|the team)|unsustainable|breaking point|at (?:our|my) wits'? end|hell|unbearable|desperate|crippling|bleeding (?:money|cash)|on fire|burn(?:ing|ed|t) out|burnout|overwhelm(?:ed|ing)|disaster|out of control|can't keep up|cannot keep up|buried|swamped|chaos|chaotic|crushing|catastroph\w+|in tears|unworkable|intolerable|soul[- ]destroying)\b/g,
  ],
  [
    0.6,
    /\b(?:frustrat\w+|slow(?:s|ing)?(?: us)?(?: down)?(?! (?:weeks?|days?|months?|seasons?|periods?|spells?|times?))|error[- ]prone|painful|pain point|struggl\w+|falling behind|fall behind|behind schedule|backlog\w*|bottlenecks?|hate|sick of|fed up|tired of|stressful|inefficient|waste(?:s|d|ful)? (?:of|so much|hours|time|too)|huge (?:time|problem|issue)|time[- ]consuming|takes forever|late (?:deliver\w+|payments?|invoices?|orders?)|mistakes|slip(?:s|ping)? through|messy|(?:a|an) (?:[a-z]+ )?mess|mess\b|never (?:match|add up|agree|work|arrive|balance|reconcile)\w*|costs? us (?:customers|clients|money|orders|deals|jobs|time)|things get lost|gets? lost|missed deadlines|rework|too long|headaches?|costly|big problem|drives? (?:us|me|them|everyone|everybody|the [a-z]+) (?:all )?(?:nuts|mad|crazy|insane|up the wall)|eats? (?:up )?(?:our|my|into|half|whole|hours|days|the)|holds? (?:us|everything(?: else)?) (?:up|back)|loathe|dread|moan\w*|complain (?:about|of))\b/g,
  ],
  [
    0.4,
    /\b(?:annoy\w+|tedious|manual(?:ly)?|by hand|re-?key\w*|re-?typ\w+|copy(?:ing|-| and )?\s?past\w+|copy[- ]paste|copying|data entry|double entry|repetitive|boring|clunky|cumbersome|paperwork|retyp\w+|chas(?:e|ing)|back and forth|swivel[- ]chair|juggl\w+|type (?:it|them|everything) (?:in|into)|keying|key(?:s|ed)? in|hunting for|busywork|grunt work|pain|nuisance|chore|dull|(?<!no )bother(?:some|s)?|niggl\w+|faff\w*|slog|drudgery|fiddly|mind[- ]numbing|monotonous|laborious|tiresome|irritating|irksome)\b/g,
  ],
]

/** Said of bots, of other vendors and of this talk: no pain of the work. */
export const ABOUT_OTHERS =
  /\b(?:your (?:site|website|bot|chat)|this (?:chat|conversation|talk|interview|quiz|questionnaire|interrogation)|chat ?bots?|bots?|other vendors?|competitors?|(?:these|your|so many|too many|more|all the|all these|silly|stupid|endless|personal) questions|sales (?:pitch\w*|talk|spiel|script|patter|speech)|(?:in|on|over|through|via) (?:a|this|some|the) (?:chat|bot|machine|robot))\b/

/** Consequences beyond the work itself; each message with one adds a tenth. */
export const CONSEQUENCE =
  /\b(?:lost? (?:customers?|clients?|deals?|orders?|revenue|money|business)|losing (?:customers?|clients?|deals?|orders?|revenue|money|business|people|staff)|overtime|weekends|penalt(?:y|ies)|fines?|churn\w*|quit(?:ting)?|turnover|complain\w*|refunds?|chargebacks?|late fees?|missed (?:deadlines?|shipments?|payments?)|audit findings?|compliance (?:risk|issues?))\b/

/** A process worth naming even when nobody complains about it. */
export const PROCESS =
  /\b(?:invoic\w+|accounts (?:payable|receivable)|\bap\b|\bar\b|reconcil\w+|order entry|order processing|order(?:s|ing)?|data entry|onboarding|scheduling|claims?|intake|billing|payroll|reporting|reports?|quotes?|quoting|estimates|scheduling|bookings?|purchase orders?|\bpos?\b|procurement|inventory|shipments?|bills? of lading|tickets?|support requests?|lead (?:routing|qualification|entry)|compliance checks?|kyc|timesheets?|contracts?|forms?|spreadsheets?|documents?|paperwork|emails?|month[- ]end|close process|approvals?|verifications?|eligibility|permits?|returns?|data migration|expense reports?|expenses|time ?cards?|tracking|paperwork|dispatch\w*|referrals?|prior auth\w*|credentialing|campaigns?|returns?|refunds?|catalog\w*|listings?|candidate\w*|resumes?|policies|renewals?|underwriting)\b/

/** Verbs that turn a process noun into a description of the work. */
export const WORK_VERB =
  /\b(?:spend|spends|spending|process\w*|enter\w*|key(?:s|ing|ed)?|handle\w*|copy\w*|chas\w+|reconcil\w+|check\w*|match\w*|updat\w+|prepar\w+|review\w*|manag\w+|mov(?:e|es|ing)|typ(?:e|es|ing)|do(?:es|ing)?|sort\w*|compil\w+|pull\w*|send\w*|track\w*|rekey\w*|fill\w*|creat\w+|build\w*|schedul\w+|assign\w*|transfer\w*|waste\w*|lose|loses)\b/
