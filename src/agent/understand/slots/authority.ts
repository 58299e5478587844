import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { isInQuestion, readParts, toSpan } from '#agent/understand/slots/read-parts.ts'
import { findRangeOf, type Range } from '#agent/understand/text/sentences.ts'
import { AUTHORITIES, type Authority } from '#domain/fact.ts'

/** From here on the head is believed. */
const SURE = { asked: 0.35, unasked: 0.42 }
/** A whole sentence says more surely what is meant than its clauses. */
const SENTENCE_WEIGHT = 0.2
/** What follows "but" counts in the end: "procurement runs it, but it's my call". */
const CONTRAST_WEIGHT = 0.45

type Reading = { value: Authority; range: Range; weight: number }

/** Who decides: the visitor, somebody else on their advice, somebody they gather for, or no buyer at all. */
export function readAuthority(message: Message): Finding[] {
  const least = SURE[message.asked.includes('authority') ? 'asked' : 'unasked']
  const readings = readParts('authority', message).flatMap(({ range, isSentence, chances }) =>
    AUTHORITIES.flatMap((value): Reading[] => {
      if (chances[value] < least || !isTold(message, { value, range })) return []
      if (value === 'influencer' && isOfCases(message, range)) return []
      const isContrast = !isSentence && message.tokens[range.from]?.norm === 'but'
      const place = isSentence ? SENTENCE_WEIGHT : 0
      const weight = chances[value] + (isContrast ? CONTRAST_WEIGHT : place)
      return [{ value, range, weight }]
    }),
  )
  const limits = findSigningLimits(message)
    .map((range): Reading => ({ value: 'decision_maker', range, weight: 1 }))
    .filter((limit) => isTold(message, limit))
  const signers = findSigners(message)
    .map((range): Reading => ({ value: 'influencer', range, weight: SIGNER_WEIGHT }))
    .filter((signer) => isTold(message, signer))
  const shared = findPhrase(message, SHARED, 'influencer')
  const own = [
    ...findPhrase(message, OWN_DECISION, 'decision_maker'),
    ...(message.asked.includes('authority') ? findPhrase(message, OWN_CALL, 'decision_maker') : []),
  ].filter(() => shared.length === 0)
  // Who is no buyer stays none.
  const joint =
    message.asked.includes('authority') && readings.every(({ value }) => DECIDES.includes(value))
      ? findPhrase(message, JOINT, 'influencer')
      : []
  const best = [...readings, ...limits, ...signers, ...shared, ...own, ...joint].toSorted(
    (one, other) => other.weight - one.weight,
  )[0]
  if (best === undefined) return []
  return [{ slot: 'authority', value: best.value, span: toSpan(message, best.range), consumed: [] }]
}

/** "Who decides?", "at our customer the CFO decides": no answer. What is no buyer may also ask. */
function isTold(message: Message, { value, range }: Pick<Reading, 'value' | 'range'>): boolean {
  if (value === 'not_a_buyer') return !isReported(message, range) && !isGrowing(message, range)
  const clauses = message.clauses.filter(({ from, to }) => from < range.to && to > range.from)
  return !isInQuestion(message, range.from) && !clauses.every(({ owner }) => owner !== 'us')
}

const OF_CASES =
  /\b(?:clerks?|reps?|nurses?|people|person|human|staff|someone|techs?|coders?|adjusters?|csrs?|supervisors?)\b[^.?!]{0,20}\b(?:approves?|reviews?|checks?|confirms?|signs? off)\b/i

/** "It stops at the PO match, the clerk approves" tells how the work goes on, and not who buys. */
const isOfCases = ({ text, tokens, asked }: Message, { from, to }: Range): boolean =>
  !asked.includes('authority') &&
  OF_CASES.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))

const GROWING =
  /\b(?:buy|buying|bought|open|opening|add|adding|acquire|acquiring) (?:[\p{L}]+ ){0,2}(?:branch|location|site|office|shop|store|clinic|warehouse|plant|company|firm|practice|competitor)(?:es|s)?\b/iu

/** "We're planning to buy another branch" tells of more work, and not that nothing is bought here. */
const isGrowing = ({ text, tokens }: Message, { from, to }: Range) =>
  GROWING.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))

const SAYING = toWordSet(
  'say saying said tell telling mean meaning recommend recommending advise advising suggest suggesting',
)

/** "So you're saying don't buy?" repeats us. */
function isReported({ tokens, sentences }: Message, { from }: Range): boolean {
  const sentence = findRangeOf(sentences, from)
  const words = tokens.slice(sentence?.from, sentence?.to).map(({ norm }) => norm)
  return words.some(
    (norm, at) => norm === 'you' && words.slice(at, at + 4).some((one) => SAYING.has(one)),
  )
}

const DECIDES: readonly Authority[] = ['decision_maker', 'influencer']

/** Less than what a reader of whole sentences is sure of. */
const SIGNER_WEIGHT = 0.4
/** More than any reader: "me and the controller" is no decision of one. */
const JOINT_WEIGHT = 2
const ROLE =
  '(?:boss|manager|supervisor|director|partner|owner|president|board|committee|council|finance|procurement|controller|vp|c[efiont]o|cno|coo|superintendent|provost|dean|trustees|wife|husband|brother|sister|father|dad|mother|mom)'
const SIGNER = new RegExp(
  `(?:(?<![\\p{L}’'-])\\p{Lu}[\\p{L}’'-]+|(?:dr|mr|mrs|ms)\\.? [\\p{L}’'-]+|${ROLE}|${ROLE.toUpperCase()})(?:,? (?:the |our |my |in |from )?[\\p{L}]+(?: [\\p{L}]+)?,?)?` +
    '(?: must| has to| needs to| would need to| will| would| should| will have to)?' +
    '(?: signs?(?: off)?| approves?| decides?| okays?| has the (?:final|last) (?:say|word)| makes the (?:final )?(?:call|decision))' +
    '(?= *$| *[,.;!]| and | on (?:it|this|that)| it\\b| this\\b| that\\b| first| too| (?:all |any )?(?:spend|purchas|budget|anything|everything|over|above))',
  'gu',
)

/** "Beth, our CNO, signs off", "Karen approves spending over 10k": somebody else decides. */
function findSigners({ tokens, text }: Message): Range[] {
  return [...text.matchAll(SIGNER)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const inside = [...tokens.keys()].filter((at) => {
      const token = tokens[at]
      return token !== undefined && token.start >= start && token.end <= end
    })
    const [from, to] = [inside[0], inside.at(-1)]
    const isSelf = tokens
      .slice(from, from === undefined ? 0 : from + 1)
      .some(({ norm }) => SELF.has(norm))
    return from === undefined || to === undefined || isSelf ? [] : [{ from, to: to + 1 }]
  })
}

const JOINT =
  /(?:^|[,.;] *|\bit['’]?s |\band it['’]?s )(?:just )?(?:me|myself) (?:and|with|plus|&) (?:my |our |the )?[\p{L}.]+|\b(?:my|our|the) [\p{L}]+ and (?:me|i|myself)\b/iu

const KIN =
  '(?:partners?|brothers?|sisters?|wife|husband|spouse|father|dad|mother|mom|son|daughter|cousin|boss|owner|board|cfo|ceo|coo|cto|director|manager|team)'
const OTHER = `(?:my|our|the) (?:\\p{L}+ ){0,2}${KIN}`
/** "I decide with my brother", "me and my wife decide", "my call up to 25k, above that the owner", "I'll show the owner". */
const SHARED = new RegExp(
  [
    `\\b(?:i|we) (?:both |all )?decide (?:(?:it|this|that|together|jointly) ){0,2}with ${OTHER}\\b`,
    `\\b(?:i|we)(?: would|['’]?d| will|['’]?ll)? (?:make|take) (?:the|that|this) (?:final )?(?:call|decision) (?:together |jointly )?with ${OTHER}\\b`,
    `\\b(?:i|we)(?: do| make| take) (?:it|this|that|the decision) (?:alone |together |jointly )?with ${OTHER}\\b`,
    `\\b(?:me|i|myself) and ${OTHER}(?: \\p{L}+){0,3} (?:both |all |jointly )?(?:decide|deciding|decides|sign off|agree on it|make the call)\\b`,
    `\\bwe both (?:decide|sign off|have to agree|have to sign|own it)\\b`,
    `\\b(?:above|over|beyond|past|more than) that,? (?:it is |it['’]?s |it goes to |needs )?${OTHER}\\b`,
    `\\b(?:i|we)(?: will|['’]?ll) (?:show|take|bring|run|have)(?: it| this| that| these){0,1}(?: to| by| past| with){0,1} ${OTHER}\\b`,
  ].join('|'),
  'iu',
)

const OWN_CALL =
  /\b(?:it['’]?s|that['’]?s|its) (?:just |only )?(?:me\b(?! and| &| plus| with)|my (?:call|decision)\b)/i

/** "I'd decide it myself", "it's just me who decides", "i'm the one who decides". */
const OWN_DECISION =
  /\bi(?: would|['’]?d| will|['’]?ll)? (?:decide|make that call|sign off)(?: (?:it|this|that|on (?:it|this|that)))? (?:myself|alone|on my own|by myself)\b|\b(?:just|only) me (?:who |that )?(?:decid\w+|deciding)\b|\bi(?:['’]?m| am) the (?:only )?one (?:who|that) decides\b/i

/** "Me and Dr. Patel, the owner": the decision is shared; "it's me who decides" tells whose it is. */
function findPhrase({ tokens, text }: Message, phrase: RegExp, value: Authority): Reading[] {
  const match = phrase.exec(text)
  if (match === null) return []
  const [start, end] = [match.index, match.index + match[0].length]
  const inside = [...tokens.keys()].filter((at) => {
    const token = tokens[at]
    return token !== undefined && token.start >= start && token.end <= end
  })
  const [from, to] = [inside[0], inside.at(-1)]
  if (from === undefined || to === undefined) return []
  return [{ value, range: { from, to: to + 1 }, weight: JOINT_WEIGHT }]
}

const SELF = toWordSet('i we you who they nobody anybody')
const ASSENT = toWordSet('sign approve authorize authorise okay')
const CAPS = toWordSet('up to under below less than')
const BETWEEN = toWordSet('off on can could may anything everything things deals')
const LIMIT_REACH = 6

/** "I sign under 250k", "I can sign up to 50k": where it is said, and whether the amount may be spent up to its end. */
export function findSigningLimits({ tokens }: Pick<Message, 'tokens'>): SigningLimit[] {
  return [...tokens.keys()].flatMap((from) => {
    if (tokens[from]?.norm !== 'i') return []
    const ahead = tokens.slice(from + 1, from + 1 + LIMIT_REACH)
    const words = ahead.map(({ norm }) => norm)
    const end = ahead.findIndex(({ kind, norm }) => kind === 'number' || MONEY.has(norm))
    const said = words.slice(0, end)
    const isPlain = said.every((norm) => ASSENT.has(norm) || CAPS.has(norm) || BETWEEN.has(norm))
    const isLimit = said.some((norm) => ASSENT.has(norm)) && CAPS.has(said.at(-1) ?? '')
    if (end < 0 || !isPlain || !isLimit) return []
    return [{ from, to: from + 2 + end, isUpTo: said.includes('up') }]
  })
}

type SigningLimit = Range & { isUpTo: boolean }
const MONEY = toWordSet('$ € £')
