import { YEAR_WEEKS } from '#agent/lexicon/units.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { Finding, OtherReading } from '#agent/understand/message/act.ts'
import type { MessageView } from '#agent/understand/message/message-view.ts'
import { multiplySeason, type Season, spreadOverYear } from '#agent/understand/revisions/seasons.ts'
import { toExact } from '#domain/to-exact.ts'

const MORE_WORK =
  /\b(?:also|another|second|other) (?:\p{L}+ ){0,3}?(?:process|task|job|one|thing|workflow|location|site|office|department|dept)\b|^(?:\W|and )*(?:we )?also\b|\bwe also (?:have|do|got|spend|lose)\b|\b(?:is|are) extra\b|\b(?:in mind|keep|track(?:ing)?) .{0,30}\btoo\b|\bon top of (?:that|this|those)\b|\b(?:is|are|'s|a|as) separate(?:ly)?\b|\bwhat about (?!(?:that|this|it|the|those|your|you)\b)|\bas well\b|\btoo\W*$/iu

const OTHER_WORK =
  /\b(?:we|i|they) also (?:do|have|got|spend|lose|handle)\b|\bsecond process\b|\b(?:is|are) extra\b|^(?:\W|and )*(?:we )?also (?:do|have)\b/
const CORRECTS = /\b(?:instead|rather|not|no|wrong|correct(?:ion)?|actually|sorry|meant)\b/

/** "We also do lease renewals, two people, 20 hours a week": figures of other work replace none of the first. */
export const tellsOtherWork = (plain: string): boolean =>
  OTHER_WORK.test(plain) && !CORRECTS.test(plain)

/** Said of it, hours that are as many as the known ones are others all the same. */
const SEPARATE = /\bseparate\b|\bwhat about\b|\banother\b|\bsecond process\b|\balso do\b/i

const ON_TOP = /^(?:another|an (?:extra|additional)|extra|additional)\b/

/** Hours beside those that are known: "and we also have the invoices, 20 hours a week". */
function addToKnown(found: Finding, known: number, plain: string): Finding {
  const { value, reading = {} } = found
  const isOnTop = ON_TOP.test(plain.slice(...found.span))
  const isBeside =
    isOnTop ||
    (reading.other === undefined && tellsOtherWork(plain)) ||
    (reading.isCorrection !== true && reading.other === undefined && MORE_WORK.test(plain))
  const isSame = value === known && !SEPARATE.test(plain)
  if (typeof value !== 'number' || isSame || !isBeside) return found
  const other: OtherReading = { value, derivation: reading.derivation ?? null, by: 'added' }
  const derivation = `${formatNumber(known)} hours + ${reading.derivation ?? `${formatNumber(value)} hours`}`
  return {
    ...found,
    value: toExact(known + value),
    reading: { derivation, isDoubtful: true, isCorrection: true, other },
  }
}

const MORE_HOURS =
  /\b(?:another|an (?:extra|additional)|(?:an )?extra|additional|plus|on top) (?:(?:about|around|like|maybe) )?(\d{1,4}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)\b(?! ?(?:each|apiece|per|a (?:day|month|year)|an?\b(?! week)|of\b|daily|monthly))/

/** "4 of us, 10 hours each. We also do apps, that's another 8 hrs total": the other work of the same message is said back with the first. */
function addTold(found: Finding, plain: string): Finding {
  const [, end] = found.span
  const more = MORE_HOURS.exec(plain.slice(end))
  const value = Number(more?.[1])
  if (more === null || typeof found.value !== 'number' || !(value > 0)) return found
  const told = found.reading?.derivation ?? `${formatNumber(found.value)} hours`
  return {
    ...found,
    value: toExact(found.value + value),
    consumed: [
      ...(found.consumed ?? [found.span]),
      [end + more.index, end + more.index + more[0].length],
    ],
    reading: {
      ...found.reading,
      derivation: `${told} + ${formatNumber(value)} hours`,
      isDoubtful: true,
    },
  }
}

const BOTH =
  /\bboth(?: of)? (?:them|us|em|the \p{L}+)\b(?! (?:together|combined))|\bboth (?:do|are at|are on|work on|sit)\b/u

/** "3 hours every afternoon. That's the wife and the girl, both of em at it": the hours of each of the two. */
export function countBoth(
  findings: readonly Finding[],
  { plain, context }: MessageView,
): Finding[] {
  const team = findings.find(({ slot }) => slot === 'team_size')?.value ?? context.teamSize
  const isBoth = team === 2 && BOTH.test(plain) && !/\b(?:total|together|between)\b/.test(plain)
  return findings.map((one) => {
    const derivation = one.reading?.derivation ?? ''
    const isOfOne = /^[\d.]+ hours? × [\d.]+ days?$/.test(derivation)
    if (!isBoth || one.slot !== 'manual_hours' || typeof one.value !== 'number' || !isOfOne)
      return one
    const reading = { ...one.reading, derivation: `2 people × ${derivation}`, isDoubtful: true }
    return { ...one, value: toExact(one.value * 2), reading }
  })
}

const MONTHLY =
  /(?:^|[.,;!] ?)(?:it'?s |its |that'?s |thats |and |all |once )?(?:monthly|every month|each month|a month)(?=\s*[.,;!]|\s*$)/
const OF_PERIOD = /\b(?:weeks?|days?|months?|year)\b/

/** "9 AMs, each has 6 clients, a report takes 3 hours. Monthly": how often stands apart. */
export function spreadOverMonth(findings: readonly Finding[], { plain }: MessageView): Finding[] {
  const often = MONTHLY.exec(plain)
  return findings.map((one) => {
    const derivation = one.reading?.derivation ?? ''
    const isSum = one.slot === 'manual_hours' && derivation.includes(' × ')
    const isRead = OF_PERIOD.test(derivation) || one.span[1] > (often?.index ?? 0) + 2
    if (often === null || !isSum || isRead || typeof one.value !== 'number') return one
    const weeks = YEAR_WEEKS / 12
    const workings = `${derivation} ÷ ${formatNumber(Math.round(weeks * 100) / 100)} weeks`
    const reading = { ...one.reading, derivation: workings, isDoubtful: true }
    return { ...one, value: toExact(one.value / weeks), reading }
  })
}

const SHARERS = /^([\d,]+) \p{L}+ ×[^+]*$/u

/** "We're eleven, six of us lose 15 hours each": the team are those who do it, and not the whole firm. */
export function countSharers(findings: readonly Finding[], { plain }: MessageView): Finding[] {
  const hours = findings.find(({ slot }) => slot === 'manual_hours')
  const sharers = Number(SHARERS.exec(hours?.reading?.derivation ?? '')?.[1])
  const isOfUs = hours !== undefined && /\bof (?:us|them)\b/.test(plain.slice(...hours.span))
  return findings.map((one) =>
    one.slot === 'team_size' && isOfUs && sharers > 0 && sharers < Number(one.value)
      ? { ...one, value: sharers, span: hours.span }
      : one,
  )
}

const OF_RELATED =
  /\b(?:wife|husband|brother|sister|son|daughter|dad|mom|mum|cousin|partner|he|she|\p{Lu}\p{Ll}+) (?:does|spends|puts in|takes) (?:another|an extra|about another|maybe another) (\d{1,2}(?:\.\d)?)(?: or so)?(?: ?(?:h|hrs?|hours?))?(?: (?:a|per) week)?(?= (?:on|of|for|with)\b|\s*[.,;!]|$)/u

/** "2 hrs a nite, 6 nites. Wife does another 5 or so": somebody else adds theirs. */
function addRelated(findings: readonly Finding[], { text, context }: MessageView): Finding[] {
  const hours = findings.find(({ slot }) => slot === 'manual_hours')
  const [, end] = hours?.span ?? [0, 0]
  const more = OF_RELATED.exec(text.slice(end))
  if (hours === undefined || typeof hours.value !== 'number' || more === null) return [...findings]
  const value = Number(more[1])
  const told = hours.reading?.derivation ?? `${formatNumber(hours.value)} hours`
  const span = [end + more.index, end + more.index + more[0].length] as const
  const isOne = !/\b(?:people|of us)\b/.test(told) && context.teamSize === null
  const hasTeam = findings.some(({ slot }) => slot === 'team_size')
  const derivation = `${told} + ${formatNumber(value)} hours`
  const sum: Finding = {
    ...hours,
    value: toExact(hours.value + value),
    consumed: [...(hours.consumed ?? [hours.span]), span],
    reading: { ...hours.reading, derivation, isDoubtful: true },
  }
  const team: Finding[] = isOne && !hasTeam ? [{ slot: 'team_size', value: 2, span }] : []
  return [...findings.map((one) => (one === hours ? sum : one)), ...team]
}

/** What else a message says of its hours, or of those that are known: that they come on top, or not all year. */
export function adjustHours(
  findings: readonly Finding[],
  view: MessageView,
  season: Season | null,
): Finding[] {
  const { plain, context } = view
  const known = context.figures?.find(([slot]) => slot === 'manual_hours')?.[1] ?? null
  const found = findings.find(({ slot }) => slot === 'manual_hours')
  const others = findings.filter((one) => one !== found)
  if (season !== null) {
    const team = findings.find(({ slot }) => slot === 'team_size')?.value ?? context.teamSize
    const whole = multiplySeason(season, typeof team === 'number' ? team : null)
    return [...others, ...spreadOverYear(found ?? null, { ...context, known }, whole)]
  }
  // "What about check calls, 2 people do those": who does other work is not the team of the first.
  if (
    found === undefined &&
    context.teamSize !== null &&
    SEPARATE.test(plain) &&
    MORE_WORK.test(plain)
  )
    return findings.filter(({ slot }) => slot !== 'team_size')
  if (found === undefined) return [...findings]
  if (known === null)
    return addRelated(
      findings.map((one) => (one === found ? addTold(one, plain) : one)),
      view,
    )
  const added = addToKnown(found, known, plain)
  if (added === found) return [...findings]
  // Who does the other work is not the team of the first.
  const isOther = ({ slot }: Finding) => slot === 'team_size' && context.teamSize !== null
  return findings.flatMap((one) => (one === found ? [added] : isOther(one) ? [] : [one]))
}
