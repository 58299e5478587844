import type { AskedFigure, Supposed } from '#agent/knowledge/answer.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK } from '#agent/lexicon/units.ts'
import { isDoer } from '#agent/understand/judge/pay.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { type Factor, readWorkings } from '#agent/understand/quantities/derivation.ts'
import { findHoursAtPay } from '#agent/understand/revisions/restated-hours.ts'
import { findSeason } from '#agent/understand/revisions/seasons.ts'
import { findTool } from '#agent/understand/text/known-tools.ts'

const SUPPOSING =
  /\b(?:redo|recalculate|re-?run|what if|what about|(?:can|could|should) (?:we|you|i) (?:also )?(?:add|include|count)|double the|how about|what would|what then|and if|payback|gr[eo]w to|suppose|supposing|assuming|if (?:it|it['’]?s|that|that['’]?s|this|we|they|i|you|the|our|all|\d+)|if \w+ (?:doubl|tripl|halv)|\d[^.?!]*,? (?:is|would|does) (?:that|it|this) (?:be |even |make )?(?:worth|enough|sense)|would it|does it|is it|at (?:\w+ )?\d[\d,]* ?(?:hours?|hrs?)\b[^.?!]*\b(?:would|should|worth|yes or no|do it))\b/i
const HOURS =
  /(\d[\d,]*(?:\.\d+)?)\s*(?:of (?:the|those|these|our|my) )?(?:hours?|hrs?|h)\b(?:\s*(?:a|per|each|every)\s+(\p{L}+))?/iu
/** "2 people 4 hours a day": those of each. */
const PEOPLE_WITH_HOURS =
  /\b(\d{1,3}) (?:people|persons|ppl|guys|\p{L}{3,14}s),?(?: (?:at|for|with|doing|spend(?:ing)?|about|do))* \d[\d,.]* ?(?:hours?|hrs?|h) (?:a|per|each|every) day\b/iu
const RATE = /(?:\$\s?|\bat )(\d+(?:\.\d+)?)(?:\s*(?:\/|an?\b|per\b)\s*(?:hour|hr|h)\b)/i
const ON_TOP =
  /\b(?:add(?:ed|ing)?|another|also|includ(?:e|ed|ing)|as well|on top|plus|extra)\b|\btoo\b(?! (?:much|many|long|little|high|low|small|big|expensive|slow))|\d ?(?:hours?|hrs?|h)\b(?: (?:a|per) week)? more\b/i
/** "Rent emails too, total 90 hours": the sum is told, and nothing is added to what is known. */
const IN_ALL = /\b(?:total(?:ing)?|altogether|all together|in all|combined)\b/i
/** "150 faxes", "30 open jobs". */
const COUNTED =
  /(?<![$£€\d.,] ?)(\d[\d,]*) (?!an?\b|per\b|each\b|grand\b|thousand\b|k\b)(\p{L}+)(?: (\p{L}{3,}))?/gu
/** "Orders go up to 200 a day". */
const COUNTED_AFTER =
  /(\p{L}{3,}) (?:\p{L}+ ){0,4}?(\d[\d,]*)\b(?! ?(?:%|min|hour|hr|h\b|people))/gu
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubl(?:e|es|ed)|twice)\b/i, 2],
  [/\btripl(?:e|es|ed)\b/i, 3],
  [/\bhal(?:f as|ve|ves|ved)\b|\b(?:by|in) half\b/i, 0.5],
]
/** "Only mortgages, that's about half of it": a part of the work. */
/** "Volumes drop 30%", "if it goes up by 20 percent". */
const BY_SHARE =
  /\b(?:(drop|fall|fell|f[ae]lls|go(?:es)? down|went down|decreas|declin|shr[ia]nk|slow)|(gr[eo]w|ris|rose|go(?:es)? up|went up|increas|jump|climb))\p{L}*(?: by| at)?(?: (?:about|around|another|like|maybe|say))? (\d{1,3}) ?(?:%|percent)/iu
const PART_OF_IT =
  /\b(?:(half|(?:a |one )?third|(?:a |one )?quarter|two thirds|three quarters)|(\d{1,2}) ?(?:%|percent)) (?:of (?:it|them|that|those|this)\b|(?:of )?(?:the|our|my) (?:work|hours|volume|cases|files|time|total)\b)/i
const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  'two thirds': 2 / 3,
  'three quarters': 3 / 4,
}
/** "70 files a week instead of 35", "8 people instead of 4": the work grows by their ratio. */
const INSTEAD =
  /(?<![$£€\d])(\d[\d,]*)(?! ?(?:dollars|bucks|an hour|\/))(?: [\p{L}']+){0,5} instead of (?:the )?(\d[\d,]*)/u
/** "Only 5 of the 9 people". */
const SOME_OF_ALL = /\b(?:only|just) (\d+) (?:out )?of (?:the |our |those )?(\d+)\b/i
/** "Without the errors", "20% is wrong, what would it be without?" */
const WITHOUT_ERRORS =
  /\b(?:without|minus|not counting|leaving out|if (?:we|you|i) (?:leave|take|drop)(?: out)?) (?:the |those |these |any |our |that |my )?(?:\d[\d.]* ?(?:%|percent) ?)?(?:errors?|error rate|mistakes?|rework|redos?)\b|\bwithout (?:the |those |that )?\d[\d.]* ?(?:%|percent)(?: figure| number)?(?=[^\w%]*(?:$|[.?!,]))|\d ?(?:%|percent)[^?]*\bwithout(?: it| that| them| those)?\W*$/i
const COUNT = String.raw`(\d+|${Object.keys(SMALL_NUMBERS).join('|')})`
const PLACES =
  '(sites|locations|places|offices|clinics|stores|shops|branches|shelters|hotels|schools|plants|warehouses|teams|departments|properties|practices|restaurants)'
const ALL_PLACES = new RegExp(String.raw`\ball (?:of )?(?:the |our )?${COUNT} ${PLACES}\b`, 'i')
const OTHER_PLACES = new RegExp(
  String.raw`\b${COUNT} (?:other|more|additional|further|extra) ${PLACES}\b`,
  'i',
)
const MORE =
  /\b(?:add|added|adding|hire|hired|hiring|bring on|had|has|have|get|got)\b[^.?!\d]{0,12}\b(?:(another|the second|a second|one more|two more|three more)(?! (?:of )?\d)|(\d{1,3}) more)\b/i
/** "Which has another 5 paralegals doing the same". */
const OTHER_PEOPLE = new RegExp(
  String.raw`\b(?:another|additional|extra|further) ${COUNT} (?:\p{L}+ )?(\p{L}{3,})`,
  'iu',
)
const OF_TIME = /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/i
const OF_MONEY = /^(?:dollars?|bucks|grand|thousand|million|pounds?|quid|euros?|usd|cents?)$/i
const MORE_WORDS: Readonly<Record<string, number>> = { 'two more': 2, 'three more': 3 }

/** Known, or said back and waiting for a yes: the hours, the sum that they come from, and the cost of an hour. */
export type KnownSum = {
  workings?: string
  hours?: number
  rate?: number
  places?: number
  team?: number
  /** In percent. */
  errors?: number
  tools?: readonly string[]
  tool_count?: number
}

const toNumber = (told: string) => Number(told.replaceAll(',', ''))
/** "Why only 54 of 120 hours?", "how did you get 44 hours?" suppose nothing. */
const ASKS_WHY =
  /(?:^|[:;,.]) *(?:(?:and|but|so) )?(?:why|where|how (?:did|do|does|come|is|are|was|were))\b/i

/** "Is it 10 hours in total for the two of us?" asks what is counted. */
const IS_IT = /\bis (?:it|that|this) \d/i
/** "What if your thing orders 40 cases instead of 4?" asks about a mistake. */
const OF_ACT =
  /\b(?:it|agents?|bot|thing|ai|system|robot|software) (?:\w+ )?(?:orders?|sends?|enters?|pays?|ships?|books?|bills?|types?|approves?) (?:\w+ )?\d/i
/** "Does it actually save 33 hours of 60?" doubts the result. */
const OF_SAVED =
  /\b(?:does|do|will|would|can|could) (?:it|this|that|you|we|they) (?:really |actually |even )?save (?:us |me )?\d[\d.,]* ?(?:h|hrs?|hours?)\b/i

/** "What would the 30 minutes be about": of the call. */
const OF_CALL =
  /\b(?:the|that|those|your) (?:30|thirty)[ -]?min\w*\b|\bon (?:the|that|this) call\b/i

const toSingular = (noun: string) => noun.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

const ADDS =
  /\b(?:add(?:ed|ing)?|includ\w*|count(?:ing|ed)?|on top|plus|factor(?:ing|ed)?|throw|put|take into account)\b/i
const SUM_OF_MONEY =
  /(?:[$£€] ?(\d[\d,]*(?:\.\d+)?) ?(k|grand|thousand|million|m)?\b|(?<![\d.,])(\d[\d,]*(?:\.\d+)?) ?(k|grand|thousand|million|dollars|bucks)\b)(?: (?:dollars|bucks))?(?: \p{L}+){0,4}?(?: ?(?:a|per|each|every|\/) ?(week|month|quarter|year))?/iu
const OF_PAY_OR_PRICE =
  /\b(?:pay|paid|salar\w+|wages?|rates?|hourly|hours?|hrs?|budgets?|audits?|pilots?|build|invest\w*|prices?|an hour|savings?|verdict|estimate says)\b/i
const TIMES_A_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4 }
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
}

/** "Can you add the 30 grand of freight?": a cost of a year besides the hours. */
function readYearlyCost(question: string): Supposed | null {
  const amount = readMoney(question)
  if (amount === null || !ADDS.test(question) || OF_PAY_OR_PRICE.test(question)) return null
  const period = SUM_OF_MONEY.exec(question)?.[5] ?? ''
  return { more_dollars: amount * (TIMES_A_YEAR[period.toLowerCase()] ?? 1) }
}

/** In dollars. */
function readMoney(question: string): number | null {
  const [, signed, scale, named, unit] = SUM_OF_MONEY.exec(question) ?? []
  const told = toNumber(signed ?? named ?? '')
  return told > 0 ? told * (SCALES[(scale ?? unit ?? '').toLowerCase()] ?? 1) : null
}

/** "What if errors drop by half", "and if the error rate was 10%?" */
const ERRORS = '(?:errors?|error (?:rate|share)|mistakes?|rework|redos?)'
const ERRORS_OF = new RegExp(
  String.raw`\b${ERRORS}\b[^.?!\d%]{0,30}(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent)`,
  'i',
)
const OF_ERRORS = new RegExp(
  String.raw`(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent) (?:of (?:it|them|those|these|the \p{L}+) )?(?:${ERRORS}\b|(?:is|are|was|were|comes?|came|goes|went|go|gets?|got)? ?(?:wrong|redone|sent back|back\b))`,
  'iu',
)
const NO_ERRORS = new RegExp(
  String.raw`\b${ERRORS}\b[^.?!\d]{0,20}\b(?:zero|none|gone|disappear(?:ed)?|0 ?(?:%|percent)?(?=\W*$))|\b(?:no|zero) ${ERRORS}\b`,
  'i',
)
const NAMES_ERRORS = new RegExp(String.raw`\b${ERRORS}\b`, 'i')
/** An error of ours is none of the visitor's formula. */
const ERRORS_OF_OURS =
  /\b(?:agents?|ai|bot|software|system|you|your)\b|\bit (?:gets?|makes?|has|had|made|got)\b/i
const IF = /\b(?:if|suppos\w+|assum\w+|with|without|at|say)\b/i

function readErrors(question: string, { errors }: KnownSum): Supposed | null {
  if (WITHOUT_ERRORS.test(question)) return { error_rate: 0 }
  if (ERRORS_OF_OURS.test(question) || !IF.test(question)) return null
  if (NO_ERRORS.test(question)) return { error_rate: 0 }
  const times = NAMES_ERRORS.test(question) ? readRatio(question)?.times : undefined
  if (times !== undefined && errors !== undefined) return { error_rate: errors * times }
  const [, told] = ERRORS_OF.exec(question) ?? OF_ERRORS.exec(question) ?? []
  return told === undefined ? null : { error_rate: Number(told) }
}

const TOOL_NOUNS = '(?:tools?|systems?|apps?|programs?)'
const MORE_TOOLS = new RegExp(
  String.raw`\b(?:(another|one more|an? (?:second|third|fourth|fifth|sixth|further|additional|extra|new))|(\d|two|three|four) (?:more|other|additional|further)) ${TOOL_NOUNS}\b`,
  'i',
)
const ALL_TOOLS = new RegExp(
  String.raw`\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ${TOOL_NOUNS}\b`,
  'i',
)
const OF_ESTIMATE =
  /\b(?:if|suppos\w+|assuming|savings?|saved?|estimate|payback|numbers?|figures?|pay back|with|without)\b/i
const ADDED =
  /\b(?:add(?:ed|ing)?|includ(?:e|ed|ing)|also us(?:e|ed|ing)|us(?:e|ed) also|threw in|throw in|plus)\s+(?:in\s+)?(?:(?:our|the|my)\s+)?([\p{L}\d][^.?!,;]{0,40})/iu
const LEFT_OUT =
  /\b(?:without|drop(?:ped|ping)?|remov(?:e|ed|ing)|leav(?:e|ing) out|left out|minus)\s+(?:(?:our|the|my)\s+)?([\p{L}\d][^.?!,;]{0,40})/iu

/** The tool that a text begins with, in up to three words. */
function findToolAtStart(text = ''): string | null {
  const words = text.trim().split(/\s+/).slice(0, 3)
  const names = words.map((_, index) => words.slice(0, words.length - index).join(' '))
  const found = names
    .map(findTool)
    .find((tool) => tool?.certainty === 'sure' || tool?.certainty === 'capital')
  return found?.name ?? null
}

/** "If we have 3 systems, can you connect them?" */
const OF_INTEGRATION =
  /\b(?:connect|integrat|link|sync|handle|support)\w*\b|\bwork with\b|\btalk to\b/i

/** "If we add SAP", "with a third tool", "without McLeod". */
function readTools(question: string, { tools = [] }: KnownSum): Supposed | null {
  if (!OF_ESTIMATE.test(question) || OF_INTEGRATION.test(question)) return null
  const isKnown = (name: string) => tools.some((tool) => tool.toLowerCase() === name.toLowerCase())
  const added = findToolAtStart(ADDED.exec(question)?.[1])
  if (added !== null && !isKnown(added)) return { more_tools: 1 }
  const leftOut = findToolAtStart(LEFT_OUT.exec(question)?.[1])
  if (leftOut !== null && isKnown(leftOut)) return { more_tools: -1 }
  const [more, one, several = ''] = MORE_TOOLS.exec(question) ?? []
  if (more !== undefined) return { more_tools: one === undefined ? toCount(several) : 1 }
  const [, all] = ALL_TOOLS.exec(question) ?? []
  return all === undefined ? null : { tool_count: toCount(all) }
}

const toCount = (told: string) => SMALL_NUMBERS[told.toLowerCase()] ?? Number(told)

const PART_AUTOMATED =
  /\b(?:automat\w+|tak(?:e|es|ing) over|took over)\b[^.?!\d]{0,20}\b(?:(half|(?:a |one )?third|(?:a |one )?quarter|two thirds|three quarters)\b|(\d{1,2}) ?(?:%|percent))/i
const AUTOMATED_PART =
  /\b(?:(half|(?:a |one )?third|(?:a |one )?quarter|two thirds|three quarters)|(\d{1,2}) ?(?:%|percent))(?: of (?:it|them|that|this|the (?:work|hours)))?(?: \p{L}+){0,2} (?:be |been |get |gets )?automated\b/iu

/** "What if we only automate half?" */
function readShare(question: string): Supposed | null {
  const [, words, percent] = PART_AUTOMATED.exec(question) ?? AUTOMATED_PART.exec(question) ?? []
  if (percent !== undefined) return { share: Number(percent) }
  const part = PARTS[(words ?? '').toLowerCase().replace(/^(?:a|one) /, '')]
  return part === undefined ? null : { share: Math.round(part * 100) }
}

const OF_BUILD =
  /\b(?:pilot|build|implementation|project|invest\w*|total price|(?:it|this|that|you) (?:only |just |really )?(?:costs?|charged?|runs?))\b/i
const NOT_OF_BUILD =
  /\b(?:audit|retainer|rollout|budget|savings?|salar\w+|hours?|hourly|an hour)\b/i
const BUILD_MIN_DOLLARS = 5_000

/** "What if the pilot costs only 80k?" */
function readBuild(question: string, { hours }: KnownSum): Supposed | null {
  if (hours === undefined || !OF_BUILD.test(question) || NOT_OF_BUILD.test(question)) return null
  const amount = readMoney(question)
  return amount !== null && amount >= BUILD_MIN_DOLLARS ? { build_dollars: amount } : null
}

const RETAINER =
  /\b(?:with|includ\w+|count\w*|add\w*|plus|tak(?:e|es|ing)|after|on top|about)\b[^.?!]{0,25}\bretainer\b|\bretainer\b[^.?!]{0,12}\b(?:do to|change|affect|mean for)\b|\bretainer (?:included|on top|too|as well)\b/i
const OF_PRICE =
  /\b(?:costs?|prices?|how much|fees?|pay (?:you|for)|charge|cover\w*|required|optional|need|have to|must)\b/i
const PAYBACK =
  /\b(?:savings?|save|payback|pay (?:it )?back|pays? off|break[- ]?even|worth|roi|net)\b/i
const RETAINER_ALONE =
  /^\W*(?:(?:and|but|so|ok|what|how|if|we|i|you|about|with|including|counting|plus|take|took|add|it|is|does|that|the|a|your|monthly|too|as well|included|then)\W+){1,8}retainer(?: (?:too|as well|included|on top|then))*\W*$/i

/** "And with the retainer?" */
function readRetainer(question: string, { hours, rate }: KnownSum): Supposed | null {
  const isMeant = RETAINER_ALONE.test(question) || PAYBACK.test(question)
  const isKnown = hours !== undefined && rate !== undefined
  if (!isKnown || !isMeant || !RETAINER.test(question)) return null
  return OF_PRICE.test(question) || /^\W*(?:what|how) about the retainer/i.test(question)
    ? null
    : { has_retainer: true }
}

const DELAY =
  /\b(?:tak(?:es?|ing)|took|need(?:s|ed)?|spend|wait|delay\w*)\b[^.?!\d]{0,20}?\b(an?|one|two|three|four|six|nine|\d{1,2}) (?:full |whole |more )?(months?|years?)\b[^.?!]{0,20}\b(?:adopt\w*|get (?:used|going|started|there)|rolled? out|ramp\w*|go live|learn|build|implement\w*|finish|set up|deploy\w*|to work|before|longer|working|running|up to speed)\b/i

/** "What if it takes us a year to adopt it?" */
function readDelay(question: string, { hours }: KnownSum): Supposed | null {
  const [, told = '', unit = ''] = DELAY.exec(question) ?? []
  if (hours === undefined || told === '' || !/\bif\b/i.test(question)) return null
  const count = /^an?$/i.test(told) ? 1 : toCount(told)
  return { delay_months: count * (/^year/i.test(unit) ? 12 : 1) }
}

/** What is supposed of the terms, and not of the work. */
const readTerms = (question: string, known: KnownSum): Supposed | null =>
  readShare(question) ?? readBuild(question, known) ?? readDelay(question, known)

const VOLUME =
  /\b(?:we|we['’]re|our (?:\p{L}+ ){0,2}\p{L}+|the (?:volumes?|work|workload|business)|volumes?|business|workload)\b/iu
const ONGOING = /\b(?:is|are|will|going to|expect\w*|plan\w*|keeps?|should)\b|['’]re\b|\bgrows\b/i

/** "Our volume is growing 20% a year": said of what the known hours would become; null for what is told otherwise. */
export function readGrowing(text: string): { supposed: Supposed; span: Span } | null {
  const isOfWork = VOLUME.test(text) && !NAMES_ERRORS.test(text) && !OF_OTHERS.test(text)
  const growing = BY_SHARE.exec(text)
  if (!isOfWork || growing === null || !ONGOING.test(text)) return null
  const supposed = readRatio(text)
  const span: Span = [growing.index, growing.index + growing[0].length]
  return supposed === null ? null : { supposed, span }
}
const OF_OTHERS =
  /\b(?:rents?|wages?|pay|prices?|costs?|salar\w+|rates?|margins?|revenue|sales|profit)\b/i

/** These ask about what was said, and suppose nothing. */
const OF_RESULT = [ASKS_WHY, OF_CALL, OF_SAVED, OF_ACT]

const isKnown = (told: Supposed, known: KnownSum, question: string): boolean =>
  told.times === 1 || (told.manual_hours === known.hours && IS_IT.test(question))

/**
 * "What if it was 60 hours?\", "is it worth it at $45 an hour?", "what if we grow to 150 faxes?": what a question supposes;
 * null where it supposes no figure.
 */
export function readSupposed(question: string, known: KnownSum = {}): Supposed | null {
  if (OF_RESULT.some((one) => one.test(question))) return null
  const retainer = readRetainer(question, known)
  if (retainer !== null) return retainer
  if (!SUPPOSING.test(question)) return readTools(question, known)
  const mixed = findHoursAtPay(question.toLowerCase())
  if (mixed !== null) return { manual_hours: mixed.hours, hourly_rate: mixed.rate }
  const cost = readYearlyCost(question)
  if (cost !== null) return cost
  const terms = readTerms(question, known)
  if (terms !== null) return terms
  const [, rate] = RATE.exec(question) ?? []
  const season = findSeason(question.toLowerCase())
  const share = { ...readErrors(question, known), ...readTools(question, known) }
  const isOfShare = Object.keys(share).length > 0
  const told = {
    ...(readHours(question) ?? (isOfShare ? {} : readGrowth(question, known))),
    ...(rate === undefined ? {} : { hourly_rate: toNumber(rate) }),
    ...(season === null ? {} : { year_share: season.share }),
    ...share,
  }
  // "Does it assume all 7 people?" supposes what is known.
  const isSame = Object.keys(told).length === 1 && isKnown(told, known, question)
  return isSame || Object.keys(told).length === 0 ? null : told
}

function readHours(question: string): Supposed | null {
  const [, hours, period = 'week'] = HOURS.exec(question) ?? []
  if (hours === undefined) return null
  const [, people] = PEOPLE_WITH_HOURS.exec(question) ?? []
  const each = toNumber(hours) * (PERIODS_A_WEEK[period.toLowerCase()] ?? 1)
  const value = each * (people === undefined ? 1 : toNumber(people))
  return ON_TOP.test(question) && !IN_ALL.test(question)
    ? { more_hours: value }
    : { manual_hours: value }
}

/** More people, twice the work, or another number of something that the known hours are a multiple of. */
function readGrowth(question: string, known: KnownSum): Supposed {
  const factors = readWorkings(known.workings ?? '')?.flat() ?? []
  return (
    readMorePeople(question) ??
    readRatio(question) ??
    readPlaces(question, factors, known.places) ??
    readItems(question, factors, known.team) ??
    readTimeOfOne(question, factors) ??
    readBare(question, known, factors) ??
    {}
  )
}

const MINUTES = /(\d+(?:\.\d+)?) ?(?:m|mins?|minutes?)\b/i

/** "What if each took 15 minutes?" */
function readTimeOfOne(question: string, factors: readonly Factor[]): Supposed | null {
  const [, told] = MINUTES.exec(question) ?? []
  const old = factors.find(({ unit }) => unit === 'minutes')
  return told === undefined || old === undefined ? null : { times: Number(told) / old.value }
}

/** A figure without a unit, and with nothing counted after it: "what if it was 700?" */
const BARE =
  /^[^\d$£€]*\b(?:was|were|is|be|had|have|do|did|get|got|about|if|at|with|on|like|only|just|say) (\d[\d,]*(?:\.\d+)?)(?:\W*$|(?= (?:instead|then|please|a (?:day|week|month)|per (?:day|week|month))\b)[^\d]*$)/i
/** Further from every known figure, it may be of anything. */
const FAR = 5
const RATE_HANDICAP = 0.3

/** Put in the place of the known figure that it is nearest to. */
function readBare(
  question: string,
  { hours, rate }: KnownSum,
  factors: readonly Factor[],
): Supposed | null {
  const [, told = ''] = BARE.exec(question) ?? []
  const value = toNumber(told)
  if (!(value > 0)) return null
  const counted = factors.filter(({ unit }) => unit !== 'weeks between' && unit !== 'days')
  const far = (known: number) => Math.abs(Math.log(value / known))
  const places = [
    ...counted.map((one) => ({ far: far(one.value), supposed: { times: value / one.value } })),
    ...(hours === undefined ? [] : [{ far: far(hours), supposed: { manual_hours: value } }]),
    // How much work it is varies more often than what an hour costs.
    ...(rate === undefined
      ? []
      : [{ far: RATE_HANDICAP + 2 * far(rate), supposed: { hourly_rate: value } }]),
  ]
  const [nearest] = places.toSorted((one, other) => one.far - other.far)
  return nearest === undefined || nearest.far > Math.log(FAR) ? null : nearest.supposed
}

function readMorePeople(question: string): Supposed | null {
  const [named = '', others = ''] = OTHER_PEOPLE.exec(question) ?? []
  if (named.split(' ').some((word) => PEOPLE_NOUNS.has(word.toLowerCase()) || isDoer(word)))
    return { more_people: SMALL_NUMBERS[others.toLowerCase()] ?? Number(others) }
  const [isMore, words = '', count] = MORE.exec(question) ?? []
  if (isMore === undefined) return null
  return {
    more_people: count === undefined ? (MORE_WORDS[words.toLowerCase()] ?? 1) : Number(count),
  }
}

function readRatio(question: string): Supposed | null {
  const [, instead = '', former = ''] = INSTEAD.exec(question) ?? []
  if (toNumber(former) > 0) return { times: toNumber(instead) / toNumber(former) }
  const [, part = '', whole = ''] = SOME_OF_ALL.exec(question) ?? []
  if (toNumber(whole) > 0) return { times: toNumber(part) / toNumber(whole) }
  const [, down, , share] = BY_SHARE.exec(question) ?? []
  if (share !== undefined)
    return { times: 1 + (down === undefined ? 1 : -1) * (Number(share) / 100) }
  const times = TIMES.find(([words]) => words.test(question))?.[1] ?? readPart(question)
  return times === undefined ? null : { times }
}

function readPart(question: string): number | undefined {
  const [, words = '', percent] = PART_OF_IT.exec(question) ?? []
  if (percent !== undefined) return Number(percent) / 100
  return PARTS[words.toLowerCase().replace(/^(?:a|one) /, '')]
}

function readItems(question: string, factors: readonly Factor[], team?: number): Supposed | null {
  for (const [, value = '', word = '', next = ''] of question.matchAll(COUNTED)) {
    const isNamed = (noun: string) =>
      isDoer(noun.toLowerCase()) ||
      factors.some(({ unit }) => toSingular(unit) === toSingular(noun))
    const noun = isNamed(word) || next === '' ? word : next
    const meant = findCounted(noun, factors, team)
    if (meant !== undefined) return { times: toNumber(value) / meant.value }
  }
  for (const [, noun = '', value = ''] of question.matchAll(COUNTED_AFTER)) {
    const factor = factors.find(({ unit }) => toSingular(unit) === toSingular(noun))
    if (factor !== undefined && !OF_TIME.test(noun))
      return { times: toNumber(value) / factor.value }
  }
  return null
}

/** What the known hours are a multiple of, by the noun it is counted in. */
function findCounted(
  noun: string,
  factors: readonly Factor[],
  team?: number,
): Pick<Factor, 'value'> | undefined {
  if (OF_TIME.test(noun)) return undefined
  const factor = factors.find(({ unit }) => toSingular(unit) === toSingular(noun))
  if (factor !== undefined || OF_MONEY.test(noun) || /^percent$/i.test(noun)) return factor
  const items = factors.find(({ unit }) => unit === 'items' || unit === 'people')
  // Where hours are those of people, a plural is who they are: "if we grew to 20 consultants".
  if (!isDoer(noun.toLowerCase())) return items?.unit === 'people' ? undefined : items
  if (items?.unit === 'people') return items
  return team === undefined ? undefined : { value: team }
}

/** "All 6 sites": by what the known hours are multiplied, where they are those of fewer or of one. */
function readPlaces(question: string, factors: readonly Factor[], counted = 1): Supposed | null {
  const [, all] = ALL_PLACES.exec(question) ?? []
  const [, others] = OTHER_PLACES.exec(question) ?? []
  const count = all ?? others
  const noun = (ALL_PLACES.exec(question) ?? OTHER_PLACES.exec(question))?.[2] ?? ''
  if (count === undefined) return null
  const known = factors.find(({ unit }) => toSingular(unit) === toSingular(noun))
  const told = SMALL_NUMBERS[count.toLowerCase()] ?? Number(count)
  if (known !== undefined)
    return { times: (all === undefined ? told + known.value : told) / known.value }
  const places = all === undefined ? told + counted : told
  const times = all === undefined ? places / counted : places
  return { times, each: `${places} ${noun.toLowerCase()}` }
}

const ASKS_SOURCE =
  /\bwhere\b[^?]*\b(?:comes?|coming|came|from|gets?|got)\b|\bhow (?:did|do|does) (?:you|u)\b[^?]*\b(?:get|got|come|arrive|decide|figure|calculate|work out|reach)\b|\btimes what\b|\bhow (?:is|was|are|were)\b[^?]*\b(?:calculated|computed|worked out|derived|figured out|estimated)\b|\b(?:is|was|are|were)\b[^?]*\bbased on\b/i
/** Not "78%" or "2.4 million", which are figures of ours. */
const FIGURE =
  /([$£€]\s?)?(?<![\d.])(\d[\d,]*(?:\.\d+)?)(\s?(?:k|grand|thousand))?\b(?!\s?(?:%|percent|million|m\b))(\s?(?:dollars?|bucks|pounds?|euros?|\/|an hour\b))?/gi

export const listFigures = (question: string): AskedFigure[] =>
  [...question.matchAll(FIGURE)].map(([, sign, digits = '', thousands, unit]) => ({
    value: toNumber(digits) * (thousands === undefined ? 1 : 1000),
    isMoney: sign !== undefined || unit !== undefined || thousands !== undefined,
  }))

/** "Where does 72 dollars come from?": the figures whose source is asked for; null where none is. */
export function readAskedFigures(question: string): AskedFigure[] | null {
  const figures = ASKS_SOURCE.test(question) ? listFigures(question) : []
  return figures.length === 0 ? null : figures
}
