import type { VisitorWords } from '#agent/respond/wording/hear-visitor.ts'
import { listClauses } from '#agent/respond/wording/list-clauses.ts'
import type { Segment } from '#agent/respond/wording/segment-words.ts'
import { FUNCTION_WORDS } from '#agent/respond/wording/words/function-words.ts'
import { REPORTS } from '#agent/respond/wording/words/reporting-phrases.ts'
import { stemWord } from '#agent/respond/wording/words/stem-word.ts'

/** How often, when and how badly: said only where the visitor said it. */
const TOLD_ONLY =
  /^(?:all (?:day|the time)|(?:each|every) |the working|day (?:after|in|to)|week after|(?:at )?month end|late nights|(?:staying|working|work) late|on (?:hold|the phone)|(?:goes|go|going|comes|come|gets|get) .*(?:wrong|lost|rework|corrections|errors)|(?:tends?) to get lost|(?:falls?|slips?) through)|^(?:overtime|evenings?)$/
const THANKS = /^(?:thank|many thanks|i (?:really )?appreciate|for )/

const listContents = (text: string) =>
  text
    .split(' ')
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(stemWord)

function claimsUntold({ role, text }: Segment, { heard }: VisitorWords): boolean {
  if (role !== 'phrase' && role !== 'work') return false
  return TOLD_ONLY.test(text) && !listContents(text).every((stem) => heard.has(stem))
}

/** "So {what follows}", but not "so tiring". */
function restates(segment: Segment, next: Segment | undefined): boolean {
  if (segment.role === 'phrase' && REPORTS.test(segment.text)) return true
  if (segment.role !== 'link' || segment.text !== 'so') return false
  return next !== undefined && !['burden', 'trait', 'praise'].includes(next.role)
}

function isTold(clause: readonly Segment[], { runs }: VisitorWords): boolean {
  const contents = clause
    .filter(({ role, text }) => role !== 'value' && !(role === 'phrase' && THANKS.test(text)))
    .flatMap(({ text }) => listContents(text))
  return contents.length === 0 || runs.includes(` ${contents.join(' ')} `)
}

/** Whether the visitor is said to have said, or done, anything in other than the visitor's own words. */
export function misreports(segments: readonly Segment[], visitor: VisitorWords): boolean {
  if (segments.some((segment) => claimsUntold(segment, visitor))) return true
  const start = segments.findIndex((segment, index) => restates(segment, segments[index + 1]))
  if (start < 0) return false
  const isNamed = segments[start - 1]?.text === 'what'
  const after = segments.slice(start + 1)
  if (isNamed && /^(?:sounds?|seems?|must|can)/.test(after[0]?.text ?? '')) return false
  return listClauses(after).some((clause) => !isTold(clause, visitor))
}
