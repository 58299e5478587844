import { areEnds } from '#agent/lexicon/figure-words.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { MAGNITUDES, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  derive,
  type Figures,
  isAsked,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { isAtEachSite } from '#agent/understand/quantities/workers.ts'
import type { Range } from '#agent/understand/text/sentences.ts'

/** A number of people in a sentence, and the words before and behind it up to the next one. */
type Counted = { mention: Mention; index: number; before: string; after: string }

/** A sentence as words, with `#` in the place of each number that may count people. */
type Told = {
  figures: Figures
  range: Range
  words: string
  counts: readonly Counted[]
  isOfPeople: boolean
}

/** Longer sentences tell more than a team. */
const WORDS_MAX = 60
const PEOPLE_MAX = 10_000

/**
 * The team where the words say how its parts make up the whole: "me and 3 colleagues", "8 full time plus 4 part time",
 * "12 in winter, 14 in summer", "the two girls and me, three of us in all". Null where they do not.
 */
export function readTeam(figures: Figures): Derivation | null {
  for (const sentence of figures.sentences) {
    const told = toTold(figures, sentence)
    const team =
      told &&
      (readWhole(told) ??
        readAlone(told) ??
        readEnds(told) ??
        readKinds(told) ??
        readWithSelf(told) ??
        readAndOne(told) ??
        readLone(told))
    if (team) return team
  }
  return null
}

/** The team is read of the message as written; its figures are found again among those that are left. */
export function placeTeam(
  team: Derivation | null,
  mentions: readonly Mention[],
): Derivation | null {
  if (team === null) return null
  const indexOf = ({ from }: Use) => mentions.findIndex((one) => one.from === from)
  const uses = team.uses.map((use) => ({ ...use, index: indexOf(use) < 0 ? null : indexOf(use) }))
  return { ...team, uses }
}

function toTold(figures: Figures, { from, to }: Range): Told | null {
  const { tokens, mentions } = figures
  if (to - from > WORDS_MAX) return null
  const isIn = (one: Mention) => one.from >= from && one.to <= to
  const isOfPay = ({ from: at }: Mention) =>
    tokens.slice(Math.max(from, at - PAY_REACH), at).some(({ norm }) => PAY_WORDS.has(norm))
  // "My son does 4, I do the rest": beside hours a bare number is one of them.
  const hasHours = mentions.some((one) => one.kind === 'time' && isIn(one))
  const counting = mentions.flatMap((mention, index) =>
    isIn(mention) &&
    mayCountPeople(mention) &&
    !(hasHours && mention.nounClass !== 'person' && !isOfPart(tokens, mention.to)) &&
    !isOfPay(mention) &&
    !isEndOfMoney(figures, index)
      ? [{ mention, index, end: findNumberEnd(figures, mention) }]
      : [],
  )
  const say = (start: number, end: number) =>
    tokens
      .slice(Math.max(from, start), Math.max(start, end))
      .map(({ norm }) => norm)
      .join(' ')
  const counts = counting.map(({ mention, index, end }, at) => ({
    mention,
    index,
    before: say(counting[at - 1]?.end ?? from, mention.from),
    after: say(end, counting[at + 1]?.mention.from ?? to),
  }))
  const ends = counting.map(({ end }) => end)
  const words = [
    say(from, counting[0]?.mention.from ?? to),
    ...counts.map(({ after }) => `# ${after}`),
  ]
    .join(' ')
    .trim()
  const isOfPeople =
    isAsked(figures, 'team_size') ||
    counting.some(({ mention }) => mention.nounClass === 'person') ||
    tokens.slice(from, to).some(({ norm }) => PEOPLE_NOUNS.has(norm))
  const isOther = counting.some(({ mention }) => isAtEachSite(tokens, mention.to))
  return isOther || SUPPOSED.test(words) || ends.length > COUNTS_MAX
    ? null
    : { figures, range: { from, to }, words, counts, isOfPeople }
}

/** "Next year we might be 500 people" is nobody's team yet. */
const SUPPOSED =
  /\b(?:might|if|next (?:year|month|quarter)|suppose|will|going to|plan\w*|could|wish)\b/

const COUNTS_MAX = 3

const mayCountPeople = ({ kind, value, per, nounClass }: Mention) =>
  kind === 'count' &&
  nounClass !== 'site' &&
  nounClass !== 'tool' &&
  (per.week === null || nounClass === 'person') &&
  Number.isInteger(value) &&
  value > 0 &&
  value <= PEOPLE_MAX

const OF_PART = toWordSet('full part of other others more colleagues people permanent in here')

/** "4 part time", "3 of us": what follows the number says that it counts people. */
const isOfPart = (tokens: Figures['tokens'], to: number) => OF_PART.has(tokens[to]?.norm ?? '')

/** "From 52 up to 64 dollars": the first end of a range of money. */
function isEndOfMoney({ tokens, mentions }: Figures, index: number): boolean {
  const [own, next] = [mentions[index], mentions[index + 1]]
  if (own === undefined || next?.kind !== 'money') return false
  const words = tokens.slice(own.to, next.from)
  return words.length <= 3 && words.every(({ norm }) => RANGE_JOINTS.has(norm))
}

const PAY_WORDS = toWordSet('salary pay wage wages cost costs rate price budget $ usd')
const PAY_REACH = 3

const RANGE_JOINTS = toWordSet('to up or and - – until')

/** Where the words of the number end and its noun begins. */
function findNumberEnd({ tokens }: Figures, { from, to }: Mention): number {
  let end = from + 1
  while (end < to && isOfNumber(tokens[end]?.norm ?? '', tokens[end]?.kind)) end += 1
  return end
}

/** Within a number or a range of two: "twenty-five", "11 to 13". */
const JOINTS = toWordSet('- – to and or')

const isOfNumber = (norm: string, kind: string | undefined) =>
  kind === 'number' ||
  JOINTS.has(norm) ||
  norm in SMALL_NUMBERS ||
  norm in TENS ||
  norm in MAGNITUDES

function derivePeople(
  value: number,
  counts: readonly Counted[],
  { low, high }: { low: number; high: number } = { low: value, high: value },
): Derivation {
  const uses = counts.map(({ mention, index }) => toUse(mention, index, 'people'))
  return derive('team_size', value, uses, { low, high, marks: ['told'] })
}

const IN_ALL = /^of us (?:in (?:all|total)|all together|altogether|all told|total|combined)\b/

/** "The girls on the desk and me, 14 of us in all": the whole, whatever stands before it. */
function readWhole({ counts }: Told): Derivation | null {
  const whole = counts.findLast(({ after }) => IN_ALL.test(after))
  return whole === undefined ? null : derivePeople(whole.mention.value, [whole])
}

const SELF = '(?:me|myself|i|yours truly)'
const ALONE = new RegExp(
  [
    '\\bme , myself and i\\b',
    '(?:one|1) person , me\\b',
    'team of (?:one|1)\\b',
    '\\b(?:one|single)(?: -)? person team',
    '(?:#|one|1) (?:person|of us|guy|girl|man|woman)(?: \\S+){0,5} me$',
    '\\bone - ?(?:wo)?man (?:band|show|team)',
    '\\bone - person (?:show|team)',
    'i am the (?:only (?:one|#|\\S+ on it|person|soul)|whole team|sole)',
    '\\bi (?:\\S+ ){1,5}alone\\b',
    '^(?:\\S+ ){0,4}me alone\\b',
    '\\bon my own\\b',
    '\\bby myself\\b',
    '(?:nobody|no one|noone) (?:else )?(?:but|except|besides) me\\b',
    '(?:nobody|no one) else ,? ?(?:just|only) me\\b',
    `^(?:\\S+ ){0,3}(?:only|just) (?:me|myself|yours truly)\\b`,
    '\\bmyself only\\b',
    '\\bsolo (?:job|work|operation)\\b',
    '\\b(?:no|without a) team , i\\b',
  ].join('|'),
)
const NOT_ALONE =
  /\b(?:not|never|nor) (?:\S+ ){0,3}(?:only|just|alone|me|own)\b|\bplus\b|\bother people\b|\b(?:me|myself) (?:and|&|n|\+|with) (?!no\b|nobody|sometimes|that|it\b|i\b|a few|the cat|my dog)\S/

/** "One person, me", "I'm on my own with this". */
function readAlone({ figures: { tokens }, range, words, counts }: Told): Derivation | null {
  const others = counts.filter(
    ({ mention, before, after }) =>
      !(mention.value === 1 && /^(?:person|of us)\b|^$/.test(after) && !/\d/.test(before)) &&
      !CUSTOMERS.test(after),
  )
  if (!ALONE.test(words) && !/^# person , me\b/.test(words)) return null
  if (others.length > 0 || NOT_ALONE.test(words)) return null
  const find = (words: ReadonlySet<string>) =>
    tokens.findIndex(({ norm }, at) => at >= range.from && at < range.to && words.has(norm))
  const own = find(SELF_WORDS)
  const self = own < 0 ? find(I) : own
  const named = self < 0 ? [] : [{ index: null, from: self, to: self + 1, as: 'people' as const }]
  const team = derivePeople(1, counts)
  return { ...team, uses: [...team.uses, ...named] }
}

const SELF_WORDS = toWordSet('me myself alone solo own')
const I = toWordSet('i')
/** "Just me, with 22 clients": who is served does none of the work. */
const CUSTOMERS =
  /^(?:\S+ )?(?:clients|customers|patients|members|tenants|students|guests|accounts|companies|businesses|families|units|doors|properties)\b/

const STRAIGHT_TO = /^(?:people |of us |staff |heads )?,? ?(?:or |and )?(?:up )?to$/

/** "12 people in winter, 14 in summer", "usually 9 of us, up to 11 when it's busy": the ends of a range. */
function readEnds({ counts, isOfPeople }: Told): Derivation | null {
  const [first, second] = counts
  if (first === undefined || second === undefined || counts.length > 2 || !isOfPeople) return null
  const [low, high] = [first.mention.value, second.mention.value].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined || low === high || high > low * RANGE_MAX) return null
  const isBetween = /\bbetween$/.test(first.before) && /^(?:and|&|to)$/.test(first.after)
  const isStraight = isBetween || STRAIGHT_TO.test(first.after)
  const isPair = areEnds(
    `${first.before} | ${first.after}`,
    `${lastWords(second.before)} | ${second.after}`,
    false,
  )
  const isPeak = second.mention.value > first.mention.value && AT_PEAK.test(second.after)
  return isStraight || isPair || isPeak
    ? derivePeople((low + high) / 2, [first, second], { low, high })
    : null
}

const AT_PEAK =
  /^(?:people |of us )?(?:at|in|during|on) (?:the )?(?:peak|busy|busiest|high|season)\b/

/** More apart, two numbers are no ends of one team. */
const RANGE_MAX = 3

/** The words right before a number may be its own: "up to 11", "max 59". */
const lastWords = (words: string) => words.split(' ').slice(-4).join(' ')

/** Two kinds of people who add up. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:full|permanent|whole week|regular|employees|salaried)\b/,
    /\b(?:part|temp|temps|temporary|some days|seasonal|casuals?|agency|volunteers?|interns?|contractors?|freelancers?)\b/,
  ],
  [/\b(?:days?|day shift|mornings?)\b/, /\b(?:nights?|night shift|evenings?)\b/],
  [
    /\b(?:office|here|on ?- ?site|hq|head office)\b/,
    /\b(?:home|remote\w*|(?:other|second|another|our) (?:site|office|location|branch|shop|store|building)|elsewhere|abroad|overseas)\b/,
  ],
]

/** "8 full time plus 4 part time", "22 in the office and 8 from home", "full time 20, part time 3". */
function readKinds({ counts, isOfPeople, words }: Told): Derivation | null {
  const [first, second] = counts
  if (first === undefined || second === undefined || counts.length > 2) return null
  if (!isOfPeople && !/\bfull[ -]+time\b|\bpart[ -]+time/.test(words)) return null
  const isBefore = /\b(?:full|part)(?: -)? ?time\w*$/.test(first.before)
  const of = (one: Counted) => (isBefore ? lastWords(one.before) : firstWords(one.after))
  const [own, other] = [of(first), of(second)]
  const isPair = KINDS.some(
    ([one, two]) =>
      (one.test(own) && two.test(other) && !one.test(other)) ||
      (two.test(own) && one.test(other) && !two.test(other)),
  )
  const isOutOf =
    /\bof (?:them|those|the|whom|which)\b/.test(second.after) || /\bof them\b/.test(words)
  return isPair && !isOutOf
    ? derivePeople(first.mention.value + second.mention.value, [first, second])
    : null
}

const firstWords = (words: string) => words.split(' ').slice(0, 6).join(' ')

const OTHERS =
  '(?:other|others|more|colleagues?|co - workers?|coworkers?|team ?mates?|assistants?|helpers?|co - work)'
const SELF_AND = new RegExp(
  `\\b${SELF}(?: (?:and|plus|with|w|/|&|\\+|,|then|there|is|are|it|do|does|work|share|on|this|that|together|along|alongside|also|my|our|of|the|team|job|i|have|n)){1,9} # ${OTHERS}\\b`,
)
const SELF_JOINED = new RegExp(
  `\\b${SELF} (?:and|plus|with|w /|&|\\+|n|, and|, plus|and then|and my) #(?: |$)`,
)
const BESIDE_SELF = new RegExp(
  `# (?:\\S+ ){0,3}(?:besides|apart from|other than|aside from|except|not counting|excluding|alongside) ${SELF}\\b|\\b(?:besides|apart from|not counting|excluding) ${SELF} ,? ?(?:there (?:are|is) )?# |# (?:\\S+ ){0,4}(?:,|and|plus|\\+|&)(?: \\S+){0,4} ${SELF}\\b(?: (?:do|does|too|,|as|on|also|in|handle|share|make|work|run|cover)\\b|$)|# colleagues? (?:\\S+ ){0,5}with me\\b`,
)
const ONE_OF_THEM = /^# .*\bi am # of them\b/
const WITH_SELF =
  /\b(?:me|myself) (?:included|among them|inclusive|as well)\b|\b(?:including|counting) (?:me|myself)\b|\bi am one of them\b|\bone of them is me\b/

/** "Me with 3 co-workers", "I have 3 people besides me", "8 clerks, and then there's me": one more than the number. */
function readWithSelf({ counts, words, isOfPeople }: Told): Derivation | null {
  const [only] = counts
  if (only === undefined) return null
  if (counts.length === 2 && ONE_OF_THEM.test(words))
    return derivePeople(only.mention.value, [only])
  if (counts.length > 1 || /\bnot\b/.test(words)) return null
  const isOfPersons = isOfPeople || only.mention.nounClass === 'person'
  if (WITH_SELF.test(words)) return isOfPersons ? derivePeople(only.mention.value, [only]) : null
  const isBeside = SELF_AND.test(words) || BESIDE_SELF.test(words)
  if (!isBeside && !(isOfPersons && SELF_JOINED.test(words))) return null
  return derivePeople(only.mention.value + 1, [only])
}

const AND_ONE = /^# (?:\S+ )?(\S+) (?:and|plus|&|, and) (?:a|an|one|our|my|the) (\S+(?: \S+){0,2})/

/** "Two paralegals and a receptionist": one more than the number. */
function readAndOne({ counts, words }: Told): Derivation | null {
  const [only] = counts
  if (only?.mention.nounClass !== 'person' || counts.length > 1) return null
  const [, noun = '', one = ''] = AND_ONE.exec(words.slice(words.indexOf('#'))) ?? []
  const isPair = only.mention.noun === noun && one.split(' ').some((word) => PEOPLE_NOUNS.has(word))
  return isPair ? derivePeople(only.mention.value + 1, [only]) : null
}

const SERVED =
  /\b(?:serve|customers?|clients?|patients?|members?|students?|subscribers|users|guests|for)\b/
const BEHIND_COUNT =
  '# (?:people|persons|staff|employees|of us|heads|pairs of hands|in (?:the|our) (?:office|team|department)|on (?:the team|it|this|that))\\b'
const NAMES_TEAM = new RegExp(
  `(?:\\bwe (?:are|have got)|^were|\\b(?:team|crew|headcount|staff|people|department)(?: \\S+){0,3}) ?:? (?:\\S+ ){0,2}#|${BEHIND_COUNT}`,
)
const OF_TEAM = new RegExp(
  `(?:\\b(?:we|you would be looking at|office|takes|sum|all|everyone) ?:? )(?:\\S+ ){0,5}#|^#|${BEHIND_COUNT}|${NAMES_TEAM.source}`,
)

/** "You'd be looking at 14 people on our side", where people were asked for: the one number of a sentence about them. */
function readLone({ counts, words, figures, isOfPeople }: Told): Derivation | null {
  const [only] = counts
  if (only === undefined || counts.length > 1 || !isAsked(figures, 'team_size')) return null
  const { nounClass, noun } = only.mention
  const near = `${lastWords(only.before)} ${firstWords(only.after)}`
  const frame = nounClass === 'person' ? OF_TEAM : NAMES_TEAM
  const mayBe = nounClass === 'person' || noun === null || noun === 'pairs'
  return isOfPeople &&
    mayBe &&
    !/\bnot (?:only|just)\b/.test(words) &&
    frame.test(words) &&
    !SERVED.test(near)
    ? derivePeople(only.mention.value, [only], only.mention)
    : null
}
