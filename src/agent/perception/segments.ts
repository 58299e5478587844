import type { MessageView } from '#agent/perception/message-view.ts'
import type { Span } from '#agent/understand/act.ts'

/** A stretch of a message between two breaks, with the signs that stand around it. */
export type Segment = {
  start: number
  end: number
  before: string
  after: string
}

const ABBREVIATION =
  '(?<![\\p{L}])(?:\\p{L}|mr|mrs|ms|mx|dr|prof|col|st|rev|capt|lt|sgt|gen|hon|fr|sr|jr)'
/** Where a thought begins without a sign before it: "… here and we're Kestrel", "hi my name is …". */
const NEW_THOUGHT =
  "(?:(?:my|our|the) (?:full |last |first |company |web )?(?:name|surname|company|firm|business|employer|website|site|web|page|homepage|url|e-?mail|outfit|organi[sz]ation)|i'm|im|i am|i work|i run|i own|i represent|i manage|i handle|i look after|i lead|every(?:one|body) (?:here )?(?:knows|calls) (?:us|me)|we're|we are|we trade|were called|it's|its|call me|you can (?:call|find)|this is|last name|surname|first name|find us|website|site is)(?![\\p{L}'])"
const BREAK = new RegExp(
  [
    '\\n+',
    '[\\t\\r|•·;!?()\\[\\]{}<>"“”*…]+',
    ',',
    '\\.{2,}',
    `(?<!${ABBREVIATION})\\.(?=\\s|$|\\ue000)`,
    ':(?![\\d/])',
    '=',
    '(?<=^|\\s)[-–—~]{1,3}(?=\\s|$)',
    '^[-–—]{1,2}',
    '[–—]',
    '(?<![\\dw])/',
    '\\ue000+',
    '\\p{Extended_Pictographic}[\\ufe0f\\u200d]*',
    "\\s(?:comma|full stop|new line|newline)(?![\\p{L}'])",
    "\\speriod(?=\\s(?:i|we|my|our|the)(?![\\p{L}'])|\\s*$)",
    `\\s(?:and|&|but|so)\\s(?=${NEW_THOUGHT}|were\\s)`,
    `(?<=[\\p{L}\\p{N}.])(?<!(?<![\\p{L}])(?:is|under|place|company|firm|business|employer|outfit|people|folks|lot|crowd|what|where|who|that|which))\\s(?=${NEW_THOUGHT})`,
    '\\s(?=(?:last|first|surname|family) ?(?:name)?[:=])',
  ].join('|'),
  'giu',
)
/** Nobody introduces themselves beyond this; the rest is read by what it says, not by where it stands. */
const SEGMENTS_MAX = 80

/** Cuts a message where people pause: signs, line ends, dashes, addresses that were read, and words that start anew. */
export function cutSegments({ visible }: Pick<MessageView, 'visible'>): Segment[] {
  const segments: Segment[] = []
  let position = 0
  let before = ''
  for (const match of visible.matchAll(BREAK)) {
    if (match[0] === '') continue
    before = addSegment(segments, visible, [position, match.index], before, match[0])
    position = match.index + match[0].length
    if (segments.length >= SEGMENTS_MAX) return segments
  }
  addSegment(segments, visible, [position, visible.length], before, '')
  return segments
}

/** Adds what stands between two breaks, if it is more than space, and returns the signs before what follows. */
function addSegment(
  segments: Segment[],
  visible: string,
  [from, to]: Span,
  before: string,
  after: string,
): string {
  const raw = visible.slice(from, to)
  const text = raw.trim()
  if (text === '') {
    const previous = segments.at(-1)
    if (previous !== undefined)
      segments[segments.length - 1] = { ...previous, after: previous.after + after }
    return before + after
  }
  const start = from + raw.indexOf(text)
  segments.push({ start, end: start + text.length, before, after })
  return after
}
