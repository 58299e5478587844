import { FRACTIONS, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { WEEK_HOURS, YEAR_HOURS } from '#agent/lexicon/units.ts'
import { formatNumber } from '#agent/state/format.ts'
import { isDoer } from '#agent/understand/judge/pay.ts'
import type { Act, InformAct, Span } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'
import {
  asksPay,
  COUNT,
  HOURLY_MAX,
  HOURLY_MIN,
  isOf,
  toCount,
} from '#agent/understand/revisions/told-again.ts'
import type { Slot } from '#domain/fact.ts'

const WORKDAYS = 5
/** More than this by one person is no week. */
const WEEK_HOURS_MAX = 60
const BETWEEN_MAX_CHARS = 24

/** "two clerks at $24", "12 in the US at $35", "3 nurses doing 6 hours each", "one guy at 60k". */
const GROUP = new RegExp(
  String.raw`(?<![\w.,$£€-])${COUNT} (?:of (?:them|us|our|the|those) )?((?:[\p{L}-]{1,20} ){0,4}?)(?:at|@|on|for|making|makes?|earn(?:s|ing)?|gets?|does|do|doing|spends?|spending|(?:who|that) (?:makes?|gets?|does|do|spends?|earns?)) (?:about |around |roughly |maybe |like )?(\$ ?)?(\d{1,6}(?:,\d{3})?(?:\.\d{1,2})?)( ?k\b)?( ?(?:hours?|hrs?|h)\b)?(?! ?(?:%|min))(?: ?(?:\/|an?|per) ?(hour|hr|week|wk|day|year|yr)\b)?(?: (?:each|apiece))?`,
  'giu',
)
const GROUP_NOUNS =
  /^(?:seniors?|juniors?|guys?|folks|gals?|leads?|temps?|heads?|ftes?|nurses?|fulltimers?|mgrs?)$/
const PLACE = /^(?:in|from|based|over|here|offshore|onshore)\b/
const toNumber = (told: string) => Number(told.replaceAll(',', ''))

type Group = {
  count: number
  noun: string
  value: number
  kind: 'pay' | 'hours' | null
  isDaily: boolean
  span: Span
}

function toGroup(found: RegExpExecArray): Group | null {
  const [whole, count = '', words = '', dollars, amount = '', thousands, hours, period = ''] = found
  const noun = words.trim().toLowerCase().split(' ')
  const last = noun.at(-1) ?? ''
  const isOfPeople =
    words === '' ||
    PLACE.test(words.trim().toLowerCase()) ||
    isDoer(last) ||
    GROUP_NOUNS.test(last) ||
    isDoer(`${last}s`)
  if (!isOfPeople) return null
  const told = toNumber(amount) * (thousands === undefined ? 1 : 1_000)
  const isPay = dollars !== undefined || thousands !== undefined || /^(?:hour|hr)$/i.test(period)
  return {
    count: toCount(count),
    noun: words === '' || PLACE.test(words.trim().toLowerCase()) ? '' : last,
    value: told,
    kind: isPay ? 'pay' : hours === undefined ? null : 'hours',
    isDaily: period === 'day',
    span: [found.index, found.index + whole.length],
  }
}

/** Groups of people with an amount each, one right behind the other; empty where it is another kind of list. */
function findGroups(
  text: string,
  isOfHours: boolean,
): { kind: 'pay' | 'hours'; groups: readonly Group[] } | null {
  const groups = [...text.matchAll(GROUP)].flatMap((found) => toGroup(found) ?? [])
  const [told] = groups
  if (told === undefined || groups.length < 2) return null
  const isBare =
    told.kind === null && isOfHours && groups.every(({ value }) => value <= WEEK_HOURS_MAX)
  const first = isBare ? { ...told, kind: 'hours' as const } : told
  if (first.kind === null) return null
  const isOther = ({ kind }: Group) => kind !== null && kind !== first.kind
  const isApart = groups.some(({ span }, at) => {
    const before = groups[at - 1]
    const between = before === undefined ? '' : text.slice(before.span[1], span[0])
    return between.length > BETWEEN_MAX_CHARS || /[\d.?!]/.test(between)
  })
  return isApart || groups.some(isOther) ? null : { kind: first.kind, groups }
}

const toHourly = (value: number) => (value > HOURLY_MAX ? value / YEAR_HOURS : value)
const round = (value: number) => Math.round(value * 100) / 100

function confirm(
  slot: 'hourly_rate' | 'manual_hours',
  value: number,
  workings: string,
  { text, span }: { text: string; span: Span },
): Act {
  const quote = text.slice(...span)
  return { kind: 'confirm', slot, value, workings, quote, span, reading: { derivation: workings } }
}

const inform = (slot: Slot, value: number, text: string, span: Span): InformAct => ({
  kind: 'inform',
  slot,
  value,
  quote: text.slice(...span),
  span,
  reading: {},
})

/** "Two clerks at $24 and one manager at $55", "3 nurses at 6 hours a week and 2 clerks at 15". */
function readGroups(acts: readonly Act[], text: string, context: Context): Act[] | null {
  const found = findGroups(
    text,
    context.asking === 'manual_hours' || context.workings?.isPending === true,
  )
  const [first, last] = [found?.groups[0], found?.groups.at(-1)]
  if (found === null || first === undefined || last === undefined) return null
  const { kind, groups } = found
  const span: Span = [first.span[0], last.span[1]]
  const people = groups.reduce((sum, { count }) => sum + count, 0)
  const team = inform('team_size', people, text, span)
  const slot = kind === 'pay' ? 'hourly_rate' : 'manual_hours'
  const others = acts.filter((act) => !isOf('team_size', slot)(act))
  if (kind === 'pay') {
    const rates = groups.map(({ value }) => round(toHourly(value)))
    if (rates.some((rate) => rate < HOURLY_MIN && rate !== rates.at(-1))) return null
    const sum = groups.reduce((all, { count }, at) => all + count * (rates[at] ?? 0), 0)
    const workings = `(${groups.map(({ count }, at) => `${count} × $${formatNumber(rates[at] ?? 0)}`).join(' + ')}) ÷ ${people} people`
    return [
      ...others.filter((act) => !isOf('manual_hours')(act)),
      team,
      confirm('hourly_rate', sum / people, workings, { text, span }),
    ]
  }
  const isDaily = groups.some((group) => group.isDaily)
  const hours = groups.reduce((all, { count, value }) => all + count * value, 0)
  const workings = groups
    .map(
      ({ count, noun, value }) =>
        `${count} ${noun || (count === 1 ? 'person' : 'people')} × ${formatNumber(value)} hours${isDaily ? ' × 5 days' : ''}`,
    )
    .join(' + ')
  const isPaid = (act: Act) =>
    isOf('hourly_rate')(act) && !/[$£€]/.test('quote' in act ? act.quote : '')
  return [
    ...others.filter((act) => !isPaid(act)),
    team,
    confirm('manual_hours', hours * (isDaily ? WORKDAYS : 1), workings, { text, span }),
  ]
}

const TEAM =
  '(?:for|on|to) (?:the|that|this|our|my) (?:whole |entire )?(?:team|group|crew|department)|(?:for )?all (?:of us|of them|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const BEFORE_TEAM_PAY = new RegExp(
  `\\b(?:payroll|total(?:s|ed|led|ling)?|${TEAM})\\b[^.?!\\d]{0,40}$`,
  'i',
)
const AFTER_TEAM_PAY = new RegExp(
  `^[^.?!,\\d]{0,24}\\b(?:${TEAM}|in all|altogether|all told|together|combined|between (?:them|us))\\b`,
  'i',
)
const isOfTeam = (text: string, [from, to]: Span) =>
  BEFORE_TEAM_PAY.test(text.slice(Math.max(0, from - 70), from)) ||
  AFTER_TEAM_PAY.test(text.slice(to, to + 60))
const SALARY = /^\$[\d,.]+ ÷ 2,080 hours$/

/** "Payroll for the team is 240k a year, four heads": what all of them cost, by the hour of one. */
function readTeamPay(acts: readonly Act[], text: string, { teamSize }: Context): Act[] | null {
  const pay = acts.find((act) => act.kind === 'inform' && act.slot === 'hourly_rate')
  const told = acts.find((act) => act.kind === 'inform' && act.slot === 'team_size')
  const team = told?.kind === 'inform' && typeof told.value === 'number' ? told.value : teamSize
  if (pay?.kind !== 'inform' || typeof pay.value !== 'number' || team === null || team < 2)
    return null
  const { derivation = '' } = pay.reading
  const isSalary = SALARY.test(derivation)
  const isEach = /\b(?:each|apiece|per (?:person|head)|a head|average)\b/i.test(text)
  if (!isOfTeam(text, pay.span) || isEach || (derivation !== '' && !isSalary)) return null
  const value = pay.value / team
  if (value < HOURLY_MIN) return null
  const workings = isSalary
    ? derivation.replace(' ÷ ', ` ÷ ${team} people ÷ `)
    : `$${formatNumber(pay.value)} ÷ ${team} people`
  const { span } = pay
  return [
    ...acts.filter((act) => act !== pay),
    confirm('hourly_rate', value, workings, { text, span }),
  ]
}

const WRITTEN = `(?:\\d{1,3}(?:\\.\\d{1,2})?|(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(SMALL_NUMBERS).slice(1, 10).join('|')}))?)`
const CALLED = new RegExp(
  String.raw`\b${COUNT} (?:of us|of them|people|guys|folks|clerks|staff)\b[,.]? (?:and )?(?:call it|say|figure) (\$ ?)?(${WRITTEN})\b(?! (?:people|of us|hours?|hrs?))`,
  'i',
)

function toWritten(told: string): number {
  const [tens = '', ones = ''] = told.toLowerCase().split(/[ -]/)
  return TENS[tens] === undefined ? Number(told) : TENS[tens] + (SMALL_NUMBERS[ones] ?? 0)
}

/** "5 of us, call it thirty five bucks": people, and what an hour costs. */
function readCalled(acts: readonly Act[], text: string, context: Context): Act[] | null {
  const found = CALLED.exec(text)
  const [whole, count = '', dollars, rate = ''] = found ?? []
  if (found === null || whole === undefined || !(asksPay(context) || dollars !== undefined))
    return null
  const value = toWritten(rate)
  if (value < HOURLY_MIN || value > HOURLY_MAX) return null
  const at = found.index + whole.length - rate.length
  return [
    ...acts.filter((act) => !isOf('team_size', 'hourly_rate')(act)),
    inform('team_size', toCount(count), text, [found.index, found.index + count.length]),
    inform('hourly_rate', value, text, [at, at + rate.length]),
  ]
}

const DOLLARS =
  /\$ ?(\d{1,3}(?:\.\d{1,2})?)\b(?![,.]?\d| ?(?:k|thousand|million|m|a (?:week|month|year|day)|per (?:week|month|year|day)|each|%)\b)/g
const BARE = new RegExp(
  String.raw`(?<![\w.,$%-])${WRITTEN}(?![\w%]|[.,]\d| (?:%|percent|hours?|hrs?|people|of us|of them|minutes?|times|days?|weeks?|months?|years?))`,
  'gi',
)
const OF_LONGER = /\b(?:days?|daily|weeks?|weekly|months?|monthly|years?|yearly|shifts?)\b/i
const RANGED = /^ ?(?:-|–|to|or|and) ?\$? ?\d/
const BARE_WORDS_MAX = 9
const BARE_MIN = 12

/** What an hour costs was asked for, and one amount is left that nothing else takes. */
function readLonePay(acts: readonly Act[], text: string, context: Context): Act[] | null {
  if (!asksPay(context) || acts.some(isOf('hourly_rate', 'manual_hours', 'budget'))) return null
  if (acts.some(({ kind }) => kind === 'ask_faq')) return null
  const [dollars, ...others] = [...text.matchAll(DOLLARS)]
  if (dollars !== undefined && others.length === 0) {
    if (OF_LONGER.test(text) || RANGED.test(text.slice(dollars.index + dollars[0].length)))
      return null
    const at: Span = [dollars.index, dollars.index + dollars[0].length]
    return [...acts, inform('hourly_rate', Number(dollars[1]), text, at)]
  }
  const isTeam = acts.some((act) => act.kind === 'inform' && act.slot === 'team_size')
  if (!isTeam || dollars !== undefined || text.split(/\s+/).length > BARE_WORDS_MAX) return null
  const numbers = [...text.matchAll(BARE)].filter(({ 0: told }) => toWritten(told) >= BARE_MIN)
  const [bare, ...more] = numbers
  if (bare === undefined || more.length > 0) return null
  const span: Span = [bare.index, bare.index + bare[0].length]
  const isTaken = acts.some(
    (act) => 'slot' in act && act.span[0] < span[1] && span[0] < act.span[1],
  )
  return isTaken ? null : [...acts, inform('hourly_rate', toWritten(bare[0]), text, span)]
}

const PART_TIMER = new RegExp(
  String.raw`\b${COUNT} (?:of (?:them|us) )?(?:are |is )?full[ -]?time(?:rs?)?\b[^.?!\d]{0,30}\b(?:and|plus|with) (one|a|another|1|two|2) part[ -]?time(?:rs?)?\b(?: [\p{L}']{1,12}){0,3}? (?:about |around |at |for )?(\d{1,2}) ?(?:hours?|hrs?|h)\b`,
  'iu',
)
/** "Two full-timers and a part-timer who does 20 hours": full weeks, and the hours of one. */
function readPartTimers(acts: readonly Act[], text: string): Act[] | null {
  const found = PART_TIMER.exec(text)
  if (found === null) return null
  const [whole, full = '', part = '', hours = ''] = found
  const parts = /^(?:two|2)$/i.test(part) ? 2 : 1
  const span: Span = [found.index, found.index + whole.length]
  const value = toCount(full) * WEEK_HOURS + parts * Number(hours)
  const workings = `${toCount(full)} people × ${WEEK_HOURS} hours + ${parts === 1 ? '1 person' : '2 people'} × ${hours} hours`
  return [
    ...acts.filter((act) => !isOf('team_size', 'manual_hours')(act)),
    inform('team_size', toCount(full) + parts, text, span),
    confirm('manual_hours', value, workings, { text, span }),
  ]
}

const WHOLE_JOB = /\b\p{Lu}[\p{L}'’-]{1,20}['’]s (?:whole|entire|full[ -]?time|only) job\b/u
const HELPED =
  /\b(?:i|we|\p{Lu}\p{L}{1,20}) (?:also )?(?:helps?|do|does|spends?|puts? in|chips? in)(?: (?:with|about|another|maybe|around|for)){0,2} (\d{1,2}) ?(?:hours?|hrs?|h)\b/iu
/** "Sarah's whole job is order entry, plus I help 5 hours a week": a full week and the other's hours. */
function readWholeJob(acts: readonly Act[], text: string): Act[] | null {
  const job = WHOLE_JOB.exec(text)
  const helped = HELPED.exec(text)
  if (job === null || helped === null || helped.index < job.index) return null
  const span: Span = [job.index, helped.index + helped[0].length]
  const workings = `${WEEK_HOURS} hours + ${helped[1]} hours`
  return [
    ...acts.filter((act) => !isOf('team_size', 'manual_hours')(act)),
    inform('team_size', 2, text, span),
    confirm('manual_hours', WEEK_HOURS + Number(helped[1]), workings, { text, span }),
  ]
}

const PEOPLE = `(?:people|persons|ppl|guys|girls|folks|clerks|staff|employees|temps|of us|of them|(?!hours|numbers|orders|others|letters|papers|errors|folders|customers|members|funders|users)[a-z]{3,18}(?:ers|ors|ants|ians|ists))`
const HOURS_A_DAY =
  /(?<![\d.,$-])(\d{1,2}(?:\.\d{1,2})?) ?(?:hours?|hrs?|h)\b(?: of it)?,? ?(?:each|apiece|(?:a|per|each|every) (?:day|night|morning|evening|shift)|\/ ?day)(?: each| apiece)?/gi
const DAYS =
  /(?<![\d.,$-])(\d|five|six|seven|four|three|two) (?:days|nights|mornings|shifts)(?: (?:a|per|each|every) week|\/ ?(?:week|wk))?\b(?! (?:per|a) (?:month|year))/gi
const COUNTED_PEOPLE = new RegExp(
  String.raw`(?<![\w.,$£€-])${COUNT} (?:of (?:the|our|my) )?(?:[a-z-]{2,14} )?${PEOPLE}\b`,
  'giu',
)

const listOnly = <Found>(found: readonly Found[]): Found | null =>
  found.length === 1 ? (found[0] ?? null) : null

/** "3 people, 3 hours each, 6 days a week": all three factors, told at once. */
function readProduct(acts: readonly Act[], text: string): Act[] | null {
  const people = listOnly([...text.matchAll(COUNTED_PEOPLE)])
  const hours = listOnly([...text.matchAll(HOURS_A_DAY)])
  const days = listOnly([...text.matchAll(DAYS)])
  if (people === null || hours === null || days === null) return null
  const [count, each, often] = [people, hours, days].map(([, told = '']) => toCount(told))
  if (count === undefined || each === undefined || often === undefined) return null
  const ends = [people, hours, days].flatMap((one) => [one.index, one.index + one[0].length])
  const span: Span = [Math.min(...ends), Math.max(...ends)]
  const workings = `${count} people × ${each} hours × ${often} days`
  return [
    ...acts.filter((act) => !isOf('team_size', 'manual_hours')(act)),
    inform('team_size', count, text, span),
    confirm('manual_hours', count * each * often, workings, { text, span }),
  ]
}

const FROM_TO =
  /\bfrom (\d{1,2})(?::(\d\d))? ?(am|pm)? ?(?:to|until|till|-|–) ?(?:about |around |like )?(\d{1,2})(?::(\d\d))? ?(am|pm)?\b(?! ?(?:people|hours|hrs|%|min|percent|dollars|days))/i
const EVERY_DAY =
  /\b(?:every|each|a|per) (?:single )?(?:day|night|morning|evening|shift|weekday)\b|\bdaily\b/i
const HALF_DAY = 12

/** "3 people type them in from 4am to about 7 every morning" */
function readFromTo(acts: readonly Act[], text: string): Act[] | null {
  const found = FROM_TO.exec(text)
  if (found === null || !EVERY_DAY.test(text)) return null
  const [whole, start = '', startMinutes = '0', startHalf, end = '', endMinutes = '0', endHalf] =
    found
  if (startHalf === undefined && endHalf === undefined) return null
  const from = Number(start) + Number(startMinutes) / 60
  const to = Number(end) + Number(endMinutes) / 60
  const hours = ((to - from + HALF_DAY - 1) % HALF_DAY) + 1
  const people = listOnly([...text.matchAll(COUNTED_PEOPLE)])
  const count = people === null ? 1 : toCount(people[1] ?? '')
  const span: Span = [found.index, found.index + whole.length]
  const doers = count === 1 ? '' : `${count} people × `
  const workings = `${doers}${formatNumber(hours)} hours × ${WORKDAYS} days`
  return [
    ...acts.filter((act) => act.kind !== 'items' && !isOf('manual_hours')(act)),
    confirm('manual_hours', count * hours * WORKDAYS, workings, { text, span }),
  ]
}

const TIMED_PART =
  /(?<![\d.,$-])(\d{1,5}) (?:of (?:them|those|these) )?(?:are |take |takes |at |get |need |x |× ){0,2}(?:about |like |maybe |around )?(\d{1,3}(?:\.\d)?) ?(?:m|mins?|minutes?)\b(?: each)?/giu
const ITEMS_IN =
  /(?<![\d.,$-])(\d{1,3}(?:,\d{3})*|\d{1,6}) (\p{L}{3,20}) (?:a|per|each|every) (day|week|month|quarter|year)\b/iu
const WEEKS_IN = { day: 1 / WORKDAYS, week: 1, month: 52 / 12, quarter: 13, year: 52 } as const
type Period = keyof typeof WEEKS_IN
const toPeriod = (told = '') =>
  told.toLowerCase() in WEEKS_IN ? (told.toLowerCase() as Period) : null
const sayPeriod = (period: Period): string =>
  period === 'week'
    ? ''
    : period === 'day'
      ? ` × ${WORKDAYS} days`
      : ` ÷ ${Math.round(WEEKS_IN[period] * 100) / 100} weeks`

/** "300 invoices a month, 240 of them 2 min, 60 of them 10 min" */
function readTimedParts(acts: readonly Act[], text: string, { itemWork }: Context): Act[] | null {
  const parts = [...text.matchAll(TIMED_PART)]
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || parts.length < 2) return null
  const [, told, noun = 'items', word] = ITEMS_IN.exec(text) ?? []
  const known = itemWork?.volume
  const period = toPeriod(word) ?? known?.period ?? null
  const all = parts.reduce((sum, [, count]) => sum + Number(count), 0)
  const whole = told === undefined ? known?.told : toNumber(told)
  if (period === null || (whole !== undefined && all > whole)) return null
  const minutes = parts.reduce((sum, [, count, each]) => sum + Number(count) * Number(each), 0)
  const name = told === undefined ? (known?.noun ?? 'items') : noun
  const workings = parts
    .map(([, count, each]) => `${count} ${name} × ${each} minutes${sayPeriod(period)}`)
    .join(' + ')
  const span: Span = [first.index, last.index + last[0].length]
  return [
    ...acts.filter((act) => !isOf('manual_hours', 'team_size')(act)),
    confirm('manual_hours', minutes / 60 / WEEKS_IN[period], workings, { text, span }),
  ]
}

const FIRST_TIME = /\b(?:(couple|few)|(\d{1,3}(?:\.\d)?))(?: of)? ?(?:m|mins?|minutes?)\b/i
const SHORT_WORDS: Readonly<Record<string, number>> = { couple: 2, few: 3 }
const OTHER_TIME = new RegExp(
  String.raw`\b(?:(some|a few|others|the rest|the others)|(\d{1,2}) ?(?:%|percent)|(?:a |an |one )?(fifth|fourth|quarter|third|half|tenth)|(?:1|one|a) (?:in|out of) (\d{1,2}|${Object.keys(SMALL_NUMBERS).slice(2, 11).join('|')}))(?: of (?:em|them|those|these))?(?: (?:can|might|could|will))?(?: (?:are|is|be|take|takes|need|needs|run|runs))?(?: (?:about|around|like|maybe|more like|up to))? (\d{1,3})\b(?! ?(?:%|percent|hours?|hrs?|people|a (?:day|week|month)))`,
  'i',
)
const SHARES = { ...FRACTIONS, tenth: 1 / 10 }

/** "Couple minutes, some of em 10", "most are 2 min and a fifth take 10": the time of one on average; the middle where no share is told. */
function readTwoTimes(acts: readonly Act[], text: string, { itemWork }: Context): Act[] | null {
  const volume = itemWork?.volume
  const [first, other] = [FIRST_TIME.exec(text), OTHER_TIME.exec(text)]
  if (volume === undefined || first === null || other === null || first.index > other.index)
    return null
  const [, , percent, part, oneIn] = other
  const short = SHORT_WORDS[first[1]?.toLowerCase() ?? ''] ?? Number(first[2])
  const told = [
    percent === undefined ? undefined : Number(percent) / 100,
    part === undefined ? undefined : SHARES[part.toLowerCase() as keyof typeof SHARES],
    oneIn === undefined ? undefined : 1 / toCount(oneIn),
  ].find((share) => share !== undefined)
  const minutes = short + (Number(other[5]) - short) * (told ?? 1 / 2)
  const span: Span = [first.index, other.index + other[0].length]
  const workings = `${formatNumber(volume.told)} ${volume.noun} × ${formatNumber(minutes)} minutes${sayPeriod(volume.period)}`
  return [
    ...acts.filter((act) => !isOf('manual_hours', 'team_size', 'error_rate')(act)),
    confirm('manual_hours', (volume.value * minutes) / 60, workings, { text, span }),
  ]
}

const BARE_COUNT =
  /^(?:(?:about|around|roughly|maybe|like|probably|i guess|we get|say),? ){0,2}(\d{1,3}(?:,\d{3})+|\d{2,6}) ?(?:a|per|each|every|\/) ?(day|week|month|year)\W*$/i

/** "About 400 a week" in answer to the hours of "invoices": more than people work, so that it counts the invoices. */
function readBareCount(
  acts: readonly Act[],
  text: string,
  { asking, known, teamSize }: Context,
): Act[] | null {
  const found = BARE_COUNT.exec(text.trim())
  const noun = /(\p{L}{3,}s)$/u.exec(String(known?.pain ?? ''))?.[1]?.toLowerCase()
  const period = toPeriod(found?.[2])
  if (found === null || noun === undefined || period === null || period === 'quarter') return null
  const told = toNumber(found[1] ?? '')
  const value = told / WEEKS_IN[period]
  if (asking !== 'manual_hours' || value <= WEEK_HOURS_MAX * (teamSize ?? 1)) return null
  const volume = { noun, told, low: told, high: told, value, period }
  const others = acts.filter((act) => act.kind !== 'items' && !isOf('manual_hours')(act))
  return [...others, { kind: 'items', volume, quote: text, span: [0, text.length] }]
}

const IN_PERIOD =
  /(?<![\d.,$-])(\d{1,4}(?:\.\d{1,2})?) ?(?:hours?|hrs?|h) (?:a|per|each|every) (day|week|month|quarter|year)\b/gi
const BARE_IN_PERIOD = /\d (?:a|per|each|every) (?:day|week|month|quarter|year)\b/i
const INSISTS = /\b(?:use|forget|put|make it|enter)\b/i
const CONCLUDES =
  /\b(?:so|that['’]?s|thats|comes? to|totals?|altogether|works? out to|makes|it['’]?s|its)(?: (?:like|about|around|maybe|roughly|only|really|just|actually))*$/i

/** "… so like 18 hours a month", "it's 18 hours a MONTH, just use 18": who works it out has the last word. */
function readOwnTotal(acts: readonly Act[], text: string): Act[] | null {
  const total = [...text.matchAll(IN_PERIOD)].at(-1)
  if (total === undefined) return null
  const [whole, told = '', word] = total
  const period = toPeriod(word)
  const before = text.slice(Math.max(0, total.index - 60), total.index).trimEnd()
  const others = [...text.replace(whole, '').matchAll(/\d+/g)].map(([digits]) => digits)
  const isInOther = BARE_IN_PERIOD.test(text.replace(whole, ''))
  const isAgain = !isInOther && INSISTS.test(text) && others.length === 1 && others[0] === told
  const isSum =
    CONCLUDES.test(before) &&
    (others.length > 2 || (others.length > 1 && /\b(?:total|in all|altogether)\b/i.test(text)))
  if (period === null || !(isAgain || isSum) || !acts.some(isOf('manual_hours'))) return null
  const span: Span = [total.index, total.index + whole.length]
  const value = Number(told) / WEEKS_IN[period]
  const workings = period === 'week' ? '' : `${told} hours${sayPeriod(period)}`
  return [
    ...acts.filter((act) => act.kind !== 'items' && !isOf('manual_hours')(act)),
    {
      ...inform('manual_hours', value, text, span),
      reading: workings === '' ? {} : { derivation: workings },
    },
  ]
}

const NUMBERS = /(?<![\d.,$%-])\d{1,4}(?:\.\d{1,2})?(?![\d%]| ?(?:%|percent|min|k\b))/g
const OF_PEOPLE =
  /\b(?:people|ppl|of us|of them|full[ -]?timers?|part[ -]?timers?|staff|girls|guys|clerks|team)\b/i
/** "2 trucks, 3 vans and 5 drivers" are no sum. */
const IN_SUM = /\b(?:total|in all|altogether|plus)\b|\+/i
const ADDING = /\b(?:total|in all|altogether|plus|and|both)\b|\+/i

/** "No, 110 total. 50 AND 60", "50 on the certs plus 60 on renewals": known hours and more of them. */
function readAdded(acts: readonly Act[], text: string, { known, asking }: Context): Act[] | null {
  const hours = known?.manual_hours
  const numbers = [...text.matchAll(NUMBERS)].map(([told]) => Number(told))
  if (OF_PEOPLE.test(text) || !ADDING.test(text) || numbers.length < 2 || numbers.length > 3)
    return null
  const sum =
    numbers.length === 3 ? Math.max(...numbers) : numbers.reduce((all, one) => all + one, 0)
  const parts = numbers.length === 3 ? numbers.filter((one) => one !== sum) : numbers
  const isSum = parts.length === 2 && parts.reduce((all, one) => all + one, 0) === sum
  const isOfHours = typeof hours === 'number' && parts.some((one) => Math.abs(one - hours) < 0.5)
  const isTwoWorks =
    numbers.length === 3 ||
    /\d (?:hours? |hrs? )?(?:on|for) .{2,40}\d (?:hours? |hrs? )?(?:on|for) /i.test(text)
  if (!isSum || !isTwoWorks || !(isOfHours || asking === 'manual_hours')) return null
  if (numbers.length === 3 && !IN_SUM.test(text)) return null
  const span: Span = [0, text.length]
  return [
    ...acts.filter((act) => !isOf('manual_hours', 'team_size')(act) && act.kind !== 'deny'),
    {
      ...inform('manual_hours', sum, text, span),
      reading: { derivation: `${parts[0]} hours + ${parts[1]} hours`, isCorrection: true },
    },
  ]
}

const ALSO_SPENDS =
  /\b(?:too|also|as well|another|on top|assistant|helper)\b.{0,60}?\b(?:she|he|they|who|it) (?:\w+ )?(?:spends?|does|do|puts? in|takes?|works?) (?:about |around |like |maybe |another )?(\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?|h)(?: (?:a|per) week)?\b/i

/** "Gary has an assistant too, she spends 10 hours a week on follow-ups": more hours than those that are known. */
function readAlso(acts: readonly Act[], text: string, { known }: Context): Act[] | null {
  const hours = known?.manual_hours
  const found = ALSO_SPENDS.exec(text)
  if (typeof hours !== 'number' || found === null) return null
  if (acts.some((act) => isOf('manual_hours')(act) && act.kind === 'confirm')) return null
  const span: Span = [found.index, found.index + found[0].length]
  const more = Number(found[1])
  return [
    ...acts.filter((act) => !isOf('manual_hours', 'team_size')(act)),
    confirm('manual_hours', hours + more, `${formatNumber(hours)} hours + ${more} hours`, {
      text,
      span,
    }),
  ]
}

const TENS_BEFORE = `(?<!(?:${Object.keys(TENS).join('|')})[ -])`
const IN_TOTAL = new RegExp(
  String.raw`(?<![\w.,$-])${TENS_BEFORE}${COUNT} (?:people|of us|persons|ppl)(?: (?:in )?(?:total|all)\b)`,
  'iu',
)
const BETWEEN_US = new RegExp(
  String.raw`\b(?:between|among|split by) (?:the )?${COUNT} of us\b`,
  'iu',
)

/** "One person per location, 6 people total", "me and one other girl, between the two of us": how many in all. */
function readInTotal(acts: readonly Act[], text: string): Act[] | null {
  const found = IN_TOTAL.exec(text) ?? BETWEEN_US.exec(text)
  const team = acts.find((act) => act.kind === 'inform' && act.slot === 'team_size')
  if (found === null || team?.kind !== 'inform' || team.value === toCount(found[1] ?? ''))
    return null
  const span: Span = [found.index, found.index + found[0].length]
  const at = { quote: text.slice(...span), span }
  return acts.map((act) => (act === team ? { ...act, value: toCount(found[1] ?? ''), ...at } : act))
}

const ONE_AT_EACH =
  /\b(?:each|every|per) \w+ has (?:one|a|1) |\b(?:one|1|a) (?:person|\w+er) (?:per|at each|at every|in each|in every) \w+/i
const TWICE = /^(\d+) ([\p{L} ]+) × \1 people × /u

/** "Each location has one person doing it, so all 6": the people are not counted at each place again. */
function readOneAtEach(acts: readonly Act[], text: string): Act[] | null {
  const sum = acts.find((act) => act.kind === 'confirm' && TWICE.test(act.workings))
  if (sum?.kind !== 'confirm' || !ONE_AT_EACH.test(text)) return null
  const workings = sum.workings.replace(TWICE, '$1 people × ')
  const value = sum.value / Number(TWICE.exec(sum.workings)?.[1] ?? 1)
  return acts.map((act) =>
    act === sum ? { ...sum, workings, value, reading: { derivation: workings } } : act,
  )
}

const READERS = [
  readBareCount,
  readOwnTotal,
  readPartTimers,
  readGroups,
  readTimedParts,
  readTwoTimes,
  readProduct,
  readFromTo,
  readWholeJob,
  readCalled,
  readTeamPay,
  readAdded,
  readAlso,
  readOneAtEach,
  readInTotal,
  readLonePay,
]

/** Figures of several people or groups, which no single amount of the message tells. */
export function withGroups(acts: readonly Act[], text: string, context: Context): Act[] {
  for (const read of READERS) {
    const found = read(acts, text, context)
    if (found !== null) return found
  }
  return [...acts]
}
