import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Words that stand between amounts of one list, such as units. */
const LIST_WORDS = toWordSet(
  'hours hour hrs hr h people dollars bucks percent a per an week day month wk k and or then no not yes x',
)
const FLOOD_MIN = 5
/** The same sentence with other figures this often contradicts itself. */
const VERSIONS_MIN = 3
/** What a minus may follow that no list and no range explains. */
const BEFORE_MINUS = toWordSet(
  'we us have has spend spends is are be take takes of about cost costs and or team',
)

/** Runs of amounts with nothing but units and marks between them, so that none can be taken. */
function findRuns(tokens: readonly Token[]): Range[] {
  const runs: Range[] = []
  let run: Range & { count: number } = { from: 0, to: 0, count: 0 }
  for (const [index, { kind, norm }] of tokens.entries()) {
    if (kind === 'number') {
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
export function findContradictions(tokens: readonly Token[], sentences: readonly Range[]): Range[] {
  return [...findRuns(tokens), ...findVersions(tokens, sentences), ...findNegatives(tokens)]
}
