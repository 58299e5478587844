import { isHeardThing, type VisitorWords } from '#agent/respond/wording/hear-visitor.ts'
import type { Token } from '#agent/respond/wording/read-tokens.ts'
import { CLOSING_PHRASES, PHRASES } from '#agent/respond/wording/words/phrases.ts'
import {
  BURDEN_WORDS,
  LINK_WORDS,
  PRAISE_WORDS,
  TRAIT_WORDS,
} from '#agent/respond/wording/words/plain-words.ts'
import { REPORTS } from '#agent/respond/wording/words/reporting-phrases.ts'
import { stemWord } from '#agent/respond/wording/words/stem-word.ts'
import { WORK_WORDS } from '#agent/respond/wording/words/work-words.ts'

/** What a stretch of a sentence is to the gate. */
export type Role =
  | 'phrase'
  | 'link'
  | 'burden'
  | 'trait'
  | 'praise'
  | 'work'
  | 'visitor'
  | 'asking'
  | 'value'
  | 'mark'
export type Segment = { role: Role; text: string }

/** What a sentence is read with. `extraWords` and `extraPhrases` are those of the question or of the blocks at hand. */
export type Reader = {
  visitor: VisitorWords
  extraWords: ReadonlySet<string>
  extraPhrases: ReadonlySet<string>
}

const PHRASE_MAX_WORDS = 9
/** After these stands a thing, so a visitor's word there is no verb of a claim. */
const BEFORE_THINGS = new Set(
  'your the those these of with from between for about into through across on in at by over like than manual'.split(
    ' ',
  ),
)
const ROLES: readonly (readonly [Role, ReadonlySet<string>])[] = [
  ['link', LINK_WORDS],
  ['work', WORK_WORDS],
  ['burden', BURDEN_WORDS],
  ['trait', TRAIT_WORDS],
  ['praise', PRAISE_WORDS],
]

function findPhrase(tokens: readonly Token[], start: number, reader: Reader): Segment | null {
  let end = start
  while (end < tokens.length && end - start < PHRASE_MAX_WORDS && tokens[end]?.kind === 'word')
    end += 1
  for (; end > start; end -= 1) {
    const text = tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')
    if (PHRASES.has(text) || reader.extraPhrases.has(text)) return { role: 'phrase', text }
    const isClauseEnd = end === tokens.length || tokens[end]?.kind === 'mark'
    if (isClauseEnd && CLOSING_PHRASES.has(text)) return { role: 'phrase', text }
  }
  return null
}

function isThing(segment: Segment): boolean {
  return segment.role === 'work' || segment.role === 'visitor'
}

function stoodBeside(one: string, other: string, { pairs }: VisitorWords): boolean {
  return pairs.has(`${stemWord(one)} ${stemWord(other)}`)
}

type Place = {
  word: string
  next: string
  before: readonly Segment[]
  visitor: VisitorWords
}

/** What the visitor says is wrong with a thing: "missing cards". */
const STATES = new Set(
  'missing late lost misplaced incomplete duplicated duplicate unreadable illegible outdated mismatched blank'.split(
    ' ',
  ),
)

/** A visitor's own word stands for a thing: after "your" or "of", or beside the word it stood beside. */
function isVisitorThing({ word, next, before, visitor }: Place): boolean {
  if (visitor.isAsking || !isHeardThing(word, visitor)) return false
  const last = before.at(-1)
  if (last === undefined) return word.endsWith('ing') || stoodBeside(word, next, visitor)
  const [previous = ''] = last.text.split(' ').slice(-1)
  if (BEFORE_THINGS.has(previous) || last.role === 'burden' || last.role === 'trait') return true
  if (previous === 'are' && STATES.has(word)) return true
  const isListed = (last.role === 'mark' || previous === 'and') && before.slice(-2).some(isThing)
  const isReported = REPORTS.test(last.text) || previous === 'when' || previous === 'that'
  return (
    isReported ||
    (isThing(last) && stoodBeside(previous, word, visitor)) ||
    (last.role === 'work' && previous.endsWith('ing')) ||
    (isListed && word.endsWith('ing'))
  )
}

function readWord({ word, next, before }: Omit<Place, 'visitor'>, reader: Reader): Segment | null {
  const { visitor } = reader
  const role = ROLES.find(([, words]) => words.has(word))?.[0]
  if (role !== undefined) return { role, text: word }
  if (reader.extraWords.has(word)) return { role: 'asking', text: word }
  return isVisitorThing({ word, next, before, visitor }) ? { role: 'visitor', text: word } : null
}

/** A sentence's words with what each may be, or null where one may not stand. */
export function segmentWords(tokens: readonly Token[], reader: Reader): Segment[] | null {
  const segments: Segment[] = []
  let position = 0
  while (position < tokens.length) {
    const token = tokens[position]
    if (token === undefined) return null
    if (token.kind !== 'word') {
      segments.push({ role: token.kind, text: token.text })
      position += 1
      continue
    }
    const next = tokens[position + 1]?.text ?? ''
    const found =
      findPhrase(tokens, position, reader) ??
      readWord({ word: token.text, next, before: segments }, reader)
    if (found === null) return null
    segments.push(found)
    position += found.text.split(' ').length
  }
  return segments
}
