import { CURRENCY_WORDS } from '#agent/lexicon/figure-words.ts'
import { FRACTIONS, SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Span } from '#agent/understand/message/act.ts'
import {
  type Cue,
  describeSentences,
  findCues,
  groupCues,
  type Scene,
} from '#agent/understand/speakers/describe-sentences.ts'
import { scoreVoice } from '#agent/understand/speakers/voice-model.ts'
import { findClauses } from '#agent/understand/text/clauses.ts'
import { findSentences, type Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const QUOTED = /"[^"\n]{8,300}"|“[^”\n]{8,300}”|(?<![\p{L}\d])'[^'\n]{12,300}'(?![\p{L}\d])/gu

/** Names are often put in quotes, and people quote their own. */
const OWN_BEFORE =
  /\b(?:called|named|name is|name:|(?:my|our) (?:boss|manager|colleague|ceo|cfo|coo|team|owner|director|people|clerks?)[^"“.?!\n]{0,40})\s{0,3}:?\s{0,2}$/i

const LOOK_BACK_CHARS = 60

/**
 * From here on a sentence is not the visitor's own statement, by whether it is in the first person. Chosen on held-out
 * authors, so that one sentence in a hundred is lost (`training/train-voices.ts --report`).
 */
const FOREIGN = 0.3
const FOREIGN_IN_FIRST_PERSON = 0.6
/** What tells of the own team in the first person, "our 12 people spend …", has to be surely foreign. Beside such a sentence, others are held to more, unless they are in the first person. */
const SURELY_FOREIGN = 1.5
const FOREIGN_BESIDE = -1
/** "Four.", "So like 12": too little to tell a voice by. */
const FRAGMENT_MAX = 4
/** Where games and orders are about, only the first person is believed, and not all of it. */
const FOREIGN_IN_GUARD = 0

/** Which parts of a message are not the visitor's own statements about their own work. All are positions in it. */
export type Voices = {
  /** Nothing in these is a fact of the visitor. */
  foreign: readonly Span[]
  /** What is said of other firms, which stands beside many an honest answer. */
  rivals: readonly Span[]
  /** Prices of ours, and amounts that contradict one another. */
  amounts: readonly Span[]
  /** Claims to belong to us. */
  rolesWithUs: readonly Span[]
  /** Addresses in these are for others to see. */
  forOthers: readonly Span[]
  /** Some sentence is surely foreign, or the talk is guarded: figures without a unit are not guessed. */
  isFramed: boolean
  /** A bare figure answers no question: more is foreign than talk of other firms. */
  isUnanswering: boolean
  /** A game or a story is opened, which may go on in the next message. */
  opensGame: boolean
  /** Tells of the own work in the first person. */
  isPlainlyOwn: boolean
}

/** `isAsked`: a question is open, which a sentence about anybody may answer. */
type Guard = { isGuarded: boolean; isSteering: boolean; isAsked?: boolean }
type Judged = Scene & { score: number; isForeign: boolean }

function judgeSentences(
  tokens: readonly Token[],
  scenes: readonly Scene[],
  { isGuarded, isSteering, isAsked }: Guard,
): Judged[] {
  const scored = scenes.map((scene) => {
    const words = tokens.slice(scene.from, scene.to)
    const isSum = isOfFigures(words) || (isAsked === true && isSaidAmount(words))
    return { ...scene, score: isSum ? 0 : scoreVoice(scene.features) }
  })
  const isFramed = scored.some(({ score }) => score > SURELY_FOREIGN)
  return scored.map((scene) => {
    const { cues, score } = scene
    const isOwn = cues.has('own')
    const isAloof = !isOwn && (isGuarded || isSteering || (isFramed && score > FOREIGN_BESIDE))
    const isOwnTeam = isOwn && cues.has('around')
    const isFragment = cues.size === 0 && scene.to - scene.from <= FRAGMENT_MAX
    const usual =
      isOwnTeam || isFragment ? SURELY_FOREIGN : isOwn ? FOREIGN_IN_FIRST_PERSON : FOREIGN
    const least = isGuarded || isSteering ? FOREIGN_IN_GUARD : usual
    return { ...scene, isForeign: isAloof || score > least }
  })
}

const SAYS = toWordSet('say call it about around like maybe roughly probably')
/** "Team size: 16", "Staff: 12 people". */
const LABELS = toWordSet(
  'team size headcount number of hours hourly rate cost error errors budget timeline staff ppl persons',
)
const SAID_MAX = 7

/** "Say $32", where a figure was asked for: nobody else says it. */
const isSaidAmount = (tokens: readonly Token[]) =>
  tokens.length <= SAID_MAX &&
  tokens.some(({ kind }) => kind === 'number') &&
  tokens.every(
    ({ kind, norm }) =>
      kind !== 'word' ||
      SAYS.has(norm) ||
      LIST_WORDS.has(norm) ||
      LABELS.has(norm) ||
      norm in CURRENCY_WORDS ||
      norm in TIME_UNITS ||
      isOfSum(norm),
  )

/** "6 * 3 * 5 = 90 hours", "no, 3 people, 15 hours each, so 45": figures alone have no voice. */
const isOfFigures = (tokens: readonly Token[]) =>
  tokens.some(({ norm }) => norm === '*' || norm === 'x' || norm in TIME_UNITS) &&
  tokens.some(({ kind, norm }) => kind === 'number' || norm in SMALL_NUMBERS) &&
  tokens.every(({ kind, norm }) => kind !== 'word' || LIST_WORDS.has(norm) || isOfSum(norm))

/** "Tesla spends 400 hours": a third person does it, whom nothing ties to the visitor. */
const isOthersDoing = ({ cues }: Scene) =>
  cues.has('does') && !cues.has('own') && !cues.has('around')

const isOfOthers = (scene: Scene) => scene.cues.has('others') || isOthersDoing(scene)

/** Tokens of money and percentages in clauses about a price of ours. */
function findPrices(
  tokens: readonly Token[],
  clauses: readonly Range[],
  cues: readonly ReadonlySet<Cue>[],
): Range[] {
  return clauses.flatMap((clause, index) => {
    const found = cues[index]
    const isOurs = found?.has('price') && !found.has('budget') && !isWage(found)
    const stands = found?.has('stands') && !found.has('wage')
    if (!isOurs && !stands) return []
    return listRange(clause)
      .filter((at) => isSum(tokens, at))
      .map((at) => ({ from: at, to: at + 1 }))
  })
}

const isWage = (cues: ReadonlySet<Cue>) => cues.has('wage') && cues.has('hourly')

const listRange = ({ from, to }: Range) => Array.from({ length: to - from }, (_, at) => from + at)

const UNITS: ReadonlySet<string> = new Set([
  '%',
  'percent',
  'dollars',
  'dollar',
  'bucks',
  'usd',
  'k',
  'grand',
  'thousand',
  'hundred',
])

function isSum(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1]?.norm, tokens[at], tokens[at + 1]?.norm]
  if (token?.kind === 'sign') return token.norm === '$' || token.norm === '%'
  return token?.kind === 'number' && (before === '$' || UNITS.has(after ?? ''))
}

/** Reads whose words the sentences of a message are, of which nothing but prose is left in `visible`. */
export function readVoices(text: string, visible: string, guard: Guard): Voices {
  const tokens = tokenize(visible)
  const sentences = findSentences(tokens)
  const matches = findCues(tokens)
  const judged = judgeSentences(tokens, describeSentences(tokens, sentences, matches), guard)
  const clauses = findClauses(tokens)
  const clauseCues = groupCues(matches, clauses)
  const toSpans = (ranges: readonly Range[]) => ranges.map((range) => toSpan(tokens, range))
  const having = (cue: Cue) => toSpans(judged.filter(({ cues }) => cues.has(cue)))
  const foreign = judged.filter(({ isForeign }) => isForeign)
  return {
    foreign: [...toSpans(foreign), ...findQuotes(text)],
    rivals: toSpans(clauses.filter((_, index) => clauseCues[index]?.has('rivals'))),
    amounts: toSpans([
      ...(guard.isAsked === true ? [] : judged.filter(isOthersDoing)),
      ...findPrices(tokens, clauses, clauseCues),
      ...findContradictions(tokens, sentences),
    ]),
    rolesWithUs: having('role_of_ours'),
    forOthers: [...having('for_others'), ...toSpans(foreign)],
    isFramed:
      guard.isGuarded || guard.isSteering || foreign.some(({ score }) => score > SURELY_FOREIGN),
    isUnanswering: foreign.some((scene) => !isOfOthers(scene) || scene.score > SURELY_FOREIGN),
    opensGame: foreign.some(({ cues }) => cues.has('story')),
    isPlainlyOwn: judged.some(({ cues, isForeign }) => cues.has('own') && !isForeign),
  }
}

const toSpan = (tokens: readonly Token[], { from, to }: Range): Span => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
]

/** Quoted words with figures in them, where nobody of the visitor's own is quoted. */
function findQuotes(text: string): Span[] {
  return [...text.matchAll(QUOTED)].flatMap((match): Span[] => {
    const before = text.slice(Math.max(0, match.index - LOOK_BACK_CHARS), match.index)
    const isOwn = OWN_BEFORE.test(before) || !/\d/.test(match[0])
    return isOwn ? [] : [[match.index, match.index + match[0].length]]
  })
}

/** Words that stand between amounts of one list, such as units. */
const LIST_WORDS = toWordSet(
  'hours hour hrs hr h people dollars bucks percent a per an week day month wk k and or then no not yes x',
)
/** Beside those, words of a sum that is told. */
const SUM_WORDS = toWordSet(
  'so each of the that thats is its makes between split ways every times in all total',
)
const isOfSum = (norm: string) =>
  SUM_WORDS.has(norm) || norm in SMALL_NUMBERS || norm in FRACTIONS || norm in TIME_UNITS
const SIGNS = toWordSet('x * + =')
const FLOOD_MIN = 5
/** The same sentence with other figures this often contradicts itself. */
const VERSIONS_MIN = 3
/** What a minus may follow that no list and no range explains. */
const BEFORE_MINUS = toWordSet(
  'we us have has spend spends is are be take takes of about cost costs and or team',
)

/** The figures of a sum are one amount. */
const isInSum = (tokens: readonly Token[], index: number) =>
  index > 0 && SIGNS.has(tokens[index - 1]?.norm ?? '')

/** Runs of amounts with nothing but units and marks between them, so that none can be taken. */
function findRuns(tokens: readonly Token[]): Range[] {
  const runs: Range[] = []
  let run: Range & { count: number } = { from: 0, to: 0, count: 0 }
  for (const [index, { kind, norm }] of tokens.entries()) {
    if (kind === 'number' && !isInSum(tokens, index)) {
      run =
        run.count === 0
          ? { from: index, to: index + 1, count: 1 }
          : { ...run, to: index + 1, count: run.count + 1 }
    } else if (kind === 'word' && !LIST_WORDS.has(norm)) {
      if (run.count >= FLOOD_MIN) runs.push(run)
      run = { from: 0, to: 0, count: 0 }
    }
  }
  return run.count >= FLOOD_MIN ? [...runs, run] : runs
}

const toWords = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind === 'word' || kind === 'number').map(({ norm }) => norm)

/** Versions of one sentence: all of them, since they differ only in their figures. */
function findVersions(tokens: readonly Token[], sentences: readonly Range[]): Range[] {
  const bare = ({ from, to }: Range) => {
    const inside = tokens.slice(from, to)
    const words = toWords(inside.filter(({ kind }) => kind === 'word'))
    return words.length > 0 && inside.some(({ kind }) => kind === 'number') ? words.join(' ') : ''
  }
  const groups = Map.groupBy(sentences, bare)
  return [...groups].flatMap(([words, group]) =>
    words !== '' && group.length >= VERSIONS_MIN ? group : [],
  )
}

/** "-40 hours", "minus 20 dollars". */
function findNegatives(tokens: readonly Token[]): Range[] {
  return tokens.flatMap(({ norm, isGlued }, index): Range[] => {
    const next = tokens[index + 1]
    const isMinus =
      norm === '-' &&
      !isGlued &&
      next?.isGlued === true &&
      BEFORE_MINUS.has(tokens[index - 1]?.norm ?? '')
    const isSaid = norm === 'minus' && next !== undefined
    if (!isMinus && !isSaid) return []
    const end = next?.kind === 'sign' ? index + 3 : index + 2
    return [{ from: index, to: Math.min(end, tokens.length) }]
  })
}

/** Figures that contradict one another, cannot be, or were said before. */
function findContradictions(tokens: readonly Token[], sentences: readonly Range[]): Range[] {
  return [...findRuns(tokens), ...findVersions(tokens, sentences), ...findNegatives(tokens)]
}
