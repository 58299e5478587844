import { type MessageView, withQuantities } from '#agent/perception/message-view.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'
import { listSlips } from '#agent/perception/slips.ts'
import type { Finding, Span } from '#agent/understand/act.ts'

/** What answers are made of that name when, who decides, how much, or that one will not say or does not know. */
const WORDS =
  'quickly pressing there start want fixed needs nobody myself business assignment comparing decide decides decision decisions approve approves approval approved manager managers director directors partner partners owner owners founder board committee boss chief finance procurement trustees sign signs final recommend recommends advise propose research researching gather gathering collect collecting compile compiling information options student thesis buying within month months weeks week fortnight quarter quarters years immediately possible tomorrow yesterday urgent urgently straight deadline timeline hurry whenever exploring browsing looking eventually decided planned scheduled budget budgeted allocated thousand earmarked money nothing rather would prefer share sharing disclose telling comfortable confidential private company policy answer question know knows idea sure unsure unknown measured tracked havent approval anyone hands purse strings upstairs reading haven timing schedule calendar writing overview wants'
const VOCABULARY = WORDS.split(' ')
/** Slips that are words of their own. */
const REAL_WORDS = ['stat', 'pure', 'hans', 'manages', 'traced', 'noone', 'three', 'here']
const MENDED: ReadonlyMap<string, string> = new Map(
  VOCABULARY.flatMap((word) =>
    listSlips(word)
      .split('|')
      .map((slip) => [slip, word] as const),
  ).filter(([slip]) => slip.length > 3 && !VOCABULARY.includes(slip) && !REAL_WORDS.includes(slip)),
)
/** Longer messages are read as they stand: a second reading is for short answers. */
const MENDED_MAX_CHARS = 400

/** A message with its slips mended, and where a place in it lies in the message as written. */
export type Mended = { plain: string; locate: (span: Span) => Span }

/** Null when there is nothing to mend. */
export const mendWords = oncePerText((plain): Mended | null => {
  if (plain.length > MENDED_MAX_CHARS) return null
  const origins: number[] = []
  let mended = ''
  let position = 0
  const copy = (to: number) => {
    for (; position < to; position++) origins.push(position)
  }
  for (const match of plain.matchAll(/[a-z]+/g)) {
    const word = MENDED.get(match[0])
    if (word === undefined) continue
    mended += plain.slice(position, match.index) + word
    copy(match.index)
    position = match.index + match[0].length
    for (let at = 0; at < word.length; at++) origins.push(Math.min(match.index + at, position - 1))
  }
  if (mended === '') return null
  mended += plain.slice(position)
  copy(plain.length)
  const locate = ([start, end]: Span): Span => [
    origins[start] ?? 0,
    (origins[end - 1] ?? plain.length - 1) + 1,
  ]
  return { plain: mended, locate }
})

/** Reads a message with its slips mended, or as it was written when that tells nothing. */
export function readMended(view: MessageView, read: (view: MessageView) => Finding[]): Finding[] {
  const mended = mendWords(view.plain)
  if (mended === null) return read(view)
  const { plain, locate } = mended
  const found = read(withQuantities({ ...view, plain, visible: plain }))
  if (found.length === 0) return read(view)
  return found.map((finding) => ({
    ...finding,
    span: locate(finding.span),
    ...(finding.consumed ? { consumed: finding.consumed.map(locate) } : {}),
  }))
}
