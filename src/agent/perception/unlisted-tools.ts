import type { MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'

export type ToolMention = { name: string; start: number; end: number }

const USE_CUE =
  /\b(?:(?:we|they|i|people|everyone|team) (?:all |mainly |mostly |currently |also )?(?:use|uses|rely on|run on|work in|live in)|using|runs? (?:on|through)|lives? in)\b|\b(?:tools?|systems?|apps?|software)(?: are\b|:| we use(?: are)?\b)/
const SEPARATOR = /,|;|\+|&|\/|\n|\band\b|\bplus\b|\bthen\b/g
/** A product's name as people write it: up to three words that start with a capital. */
const PRODUCT =
  /^(?:(?:our|the|a|an|also|mainly|mostly|some|in|use|using) )*(\p{Lu}[\p{L}\d.-]{1,24}(?: [\p{Lu}\d][\p{L}\d.-]{0,24}){0,2})[.!]?$/u
const NOT_A_TOOL =
  /^(?:We|I|It|They|Our|The|This|That|Then|Also|And|Mostly|Mainly|Just|Only|Maybe|Some|Yes|No|Not|None|Everything|All|Thanks|Hi|Hello|About|Around|Email|Paper|Phone|Fax|Q[1-4]|ASAP|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December)\b/u

function findListStart(view: MessageView): number | null {
  const cue = USE_CUE.exec(view.plain)
  if (cue) return cue.index + cue[0].length
  return view.context.asking === 'tools' ? 0 : null
}

/** Product names that no list of ours holds, read only inside a list of tools in use. */
export function findUnlistedTools(view: MessageView, known: readonly ToolMention[]): ToolMention[] {
  const listStart = findListStart(view)
  if (listStart === null || (known.length === 0 && view.context.asking !== 'tools')) return []
  const [, listEnd] = findSentence(view.plain, listStart)
  const list = view.plain.slice(listStart, listEnd)
  const cuts = [...list.matchAll(SEPARATOR)]
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), list.length]
  return starts.flatMap((start, index) => {
    const raw = view.visible.slice(listStart + start, listStart + (ends[index] ?? start))
    const name = PRODUCT.exec(raw.trim())?.[1]
    if (name === undefined || NOT_A_TOOL.test(name)) return []
    const at = listStart + start + raw.indexOf(name)
    const isKnown = known.some((tool) => tool.start < at + name.length && tool.end > at)
    return isKnown ? [] : [{ name, start: at, end: at + name.length }]
  })
}
