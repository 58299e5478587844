import type { Evidence } from '#agent/perception/host-evidence.ts'
import { type Cue, isClosing, readCue, skipFillers } from '#agent/perception/introduction-cues.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import type { PersonPhrase } from '#agent/perception/person-phrases.ts'
import { cutSegments, type Segment } from '#agent/perception/segments.ts'

/** A segment with what its first words announce. */
export type Part = Segment & {
  /** Where it begins to say something. */
  at: number
  cue: Cue | null
  /** Greetings and the like before it do not count: 0 is the first part that says something. */
  order: number
}

/** What a message is read with when someone introduces themselves. */
export type Introduction = {
  view: MessageView
  parts: readonly Part[]
  evidence: Evidence
  isShouting: boolean
}

/** Words that may be a name, and the part that holds them. */
export type NamePhrase = { phrase: PersonPhrase; part: Part }

/** What a message is made of when people introduce themselves, with labels ("Name:") moved to what they label. */
export function listParts(view: Pick<MessageView, 'visible' | 'plain'>): Part[] {
  const parts: Part[] = []
  let carried: Cue | null = null
  const { plain } = view
  const segments = cutSegments(view).filter((segment) => !isNumbering(plain, segment))
  for (const segment of segments) {
    const words = plain.slice(segment.start, segment.end)
    if (isClosing(words)) {
      const isLetter = segment.after.includes('\n')
      carried = { role: 'name', kind: isLetter ? 'named' : 'open', end: 0 }
      continue
    }
    const at = skipFillers(plain, segment.start, segment.end)
    if (at >= segment.end) continue
    const own = readCue(plain, at, segment.end)
    if (own !== null && own.end >= segment.end && isLabel(own, segment.after)) {
      carried = own
      continue
    }
    const cue: Cue | null = own ?? (carried === null ? null : { ...carried, end: at })
    parts.push({ ...segment, at, cue, order: parts.length })
    carried = null
  }
  return parts
}

/** "1. Maya Okafor 2. Acme": the number of an answer. */
function isNumbering(plain: string, { start, end, after }: Segment): boolean {
  return /^\d{1,2}$/.test(plain.slice(start, end)) && /^[.)]/.test(after)
}

/** "Name: …", "company - …", "my company, …": what stands alone before a sign labels what is behind it. */
function isLabel({ role, kind }: Cue, after: string): boolean {
  if (kind === 'open') return false
  return role === 'company' ? /^\s*[:=?,–—-]/.test(after) : /^\s*[:=?–—-]/.test(after)
}

/** Whether a message is typed in capital letters, so that capitals tell nothing. */
export function isShouted(visible: string): boolean {
  const capitals = visible.match(/\p{Lu}/gu)?.length ?? 0
  return capitals >= 6 && capitals > (visible.match(/\p{Ll}/gu)?.length ?? 0) * 2
}
