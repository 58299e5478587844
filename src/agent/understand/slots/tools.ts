import type { Span } from '#agent/understand/message/act.ts'
import type { Message, SlotReader } from '#agent/understand/message/message.ts'
import { pickMeant } from '#agent/understand/slots/meant-tools.ts'
import { findBehind, findFrames, type SaidBehind } from '#agent/understand/slots/tool-frames.ts'
import { judgeUse } from '#agent/understand/slots/tool-use.ts'
import { findUnknownTools } from '#agent/understand/slots/unknown-tools.ts'
import { findKnownTools, type ToolMention } from '#agent/understand/text/known-tools.ts'

/** Mail programs, in whose company a mere "e-mail" adds nothing. */
const MAIL_PROGRAMS = ['Microsoft Outlook', 'Gmail', 'Google Workspace', 'Microsoft 365']

/** A spreadsheet is no tool of its own beside the program that holds it, and so with e-mail. */
export function dropGeneric(names: readonly string[]): string[] {
  const hasProgram = names.includes('Microsoft Excel') || names.includes('Google Sheets')
  const hasMail = MAIL_PROGRAMS.some((name) => names.includes(name))
  return names.filter(
    (name) => !(name === 'Spreadsheets' && hasProgram) && !(name === 'Email' && hasMail),
  )
}

/**
 * Tools in use now, as one list; what is denied, planned, asked about, or somebody else's does not count. What the
 * visitor does not or no longer use is given with it, to be struck from what is known.
 */
export const readTools: SlotReader = (message) => {
  const behind = findBehind(message)
  const mentions = findMentions(message, behind)
  const uses = judgeUse(message, mentions, behind)
  const used = mentions.filter(({ isVague }, index) => uses[index] === 'used' && !isVague)
  const left = mentions.filter((_, index) => uses[index] === 'left')
  const names = dropGeneric([...new Set(used.map(({ name }) => name))])
  const dropped = [...new Set(left.map(({ name }) => name))].filter((name) => !names.includes(name))
  const shown = used.length > 0 ? used : left
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined) return []
  const spanOf = ({ from, to }: Pick<ToolMention, 'from' | 'to'>): Span => [
    message.tokens[from]?.start ?? 0,
    message.tokens[to - 1]?.end ?? 0,
  ]
  return [
    {
      slot: 'tools',
      value: names,
      span: [spanOf(first)[0], spanOf(last)[1]],
      consumed: shown.map(spanOf),
      ...(dropped.length > 0 ? { reading: { dropped } } : {}),
    },
  ]
}

function findMentions(message: Message, behind: SaidBehind): ToolMention[] {
  const context = { frames: findFrames(message), behind }
  const known = findKnownTools(message.text, message.tokens)
  const meant = pickMeant(message, known, context)
  const unknown = findUnknownTools(message, meant, context)
  return [...meant, ...unknown].toSorted((one, other) => one.from - other.from)
}
