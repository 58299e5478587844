import {
  buildLattice,
  findBestLabels,
  toFactors,
} from '../../src/agent/understand/readers/tag-lattice.ts'
import { listSpans } from '../../src/agent/understand/readers/tagged-spans.ts'
import { openTagger, scoreTokens } from '../../src/agent/understand/readers/tagger-model.ts'
import { TAGS } from '../../src/agent/understand/readers/tags.ts'
import { buildTagger } from './build-tagger.ts'
import type { TagExample } from './tag-example.ts'

type Count = { right: number; found: number; meant: number }

/** Every author of `training/messages`, and the turns and banks as wholes, read by a model of the others. */
export function reportTagger(examples: readonly TagExample[], words: readonly string[]): void {
  const misses = words.includes('--misses')
  const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length)
  const kinds = [...new Set(examples.map(foldOf))].filter((fold) => fold.startsWith(only ?? ''))
  const totals = new Map<string, Count>()
  for (const fold of kinds) {
    const stored = buildTagger(examples.filter((one) => foldOf(one) !== fold))
    const counts = new Map<string, Count>()
    const model = openTagger(stored)
    const pairs = toFactors(model.transitions)
    for (const example of examples.filter((one) => foldOf(one) === fold)) {
      const lattice = buildLattice(
        scoreTokens(model, example.variants[words.includes('--invented') ? 2 : 0]),
        pairs,
      )
      const found = listSpans(findBestLabels(lattice), lattice)
      const right = compare(
        example,
        found.map(({ tag, from, to }) => `${tag} ${from} ${to}`),
        [counts, totals],
      )
      if (misses && right !== '') console.log(right)
    }
    print(fold, counts)
  }
  print('all', totals)
}

/** One author is left out at a time; of turns, whose authors are not known, one half or the other by sort of file. */
function foldOf({ group }: TagExample): string {
  if (group.startsWith('blind')) return 'turns-blind'
  return group.startsWith('development')
    ? 'turns-development'
    : group.startsWith('bank')
      ? 'banks'
      : group
}

function listMeant({ allowed, measured }: TagExample): string[] {
  const meant: string[] = []
  for (let from = 0; from < allowed.length; from += 1) {
    const label = TAGS.findIndex((_, tag) => allowed[from] === 2 ** (1 + 2 * tag))
    const tag = TAGS[label]
    if (tag === undefined || !measured.includes(tag)) continue
    let to = from + 1
    while (allowed[to] === 2 ** (2 + 2 * label)) to += 1
    meant.push(`${tag} ${from} ${to}`)
  }
  return meant
}

function compare(
  example: TagExample,
  found: readonly string[],
  tables: readonly Map<string, Count>[],
): string {
  const meant = listMeant(example)
  const measured = found.filter((span) =>
    example.measured.some((tag) => tag === span.split(' ')[0]),
  )
  for (const table of tables) {
    for (const span of meant) count(table, span).meant += 1
    for (const span of measured) {
      count(table, span).found += 1
      if (meant.includes(span)) count(table, span).right += 1
    }
  }
  const show = (span: string) => {
    const [tag, from, to] = span.split(' ')
    const { tokens, text } = example.message
    return `${tag}[${text.slice(tokens[Number(from)]?.start, tokens[Number(to) - 1]?.end)}]`
  }
  const missed = meant.filter((span) => !measured.includes(span)).map(show)
  const wrong = measured.filter((span) => !meant.includes(span)).map(show)
  if (missed.length + wrong.length === 0) return ''
  return `${example.message.asked} | ${example.message.text}\n   - ${missed.join(' ')}  + ${wrong.join(' ')}`
}

function count(table: Map<string, Count>, span: string): Count {
  const tag = span.split(' ')[0] ?? ''
  const known = table.get(tag) ?? { right: 0, found: 0, meant: 0 }
  table.set(tag, known)
  return known
}

function print(fold: string, counts: ReadonlyMap<string, Count>): void {
  for (const tag of TAGS) {
    const { right, found, meant } = counts.get(tag) ?? { right: 0, found: 0, meant: 0 }
    if (found + meant === 0) continue
    const f1 = (2 * right) / (found + meant)
    console.log(
      `${fold.padEnd(18)} ${tag.padEnd(14)} P ${(right / found).toFixed(3)} R ${(right / meant).toFixed(3)} F1 ${f1.toFixed(3)} of ${meant}`,
    )
  }
}
