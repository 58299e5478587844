import type { Finding, Span } from '#agent/understand/act.ts'
import type { Hearing } from '#agent/understand/hear-message.ts'
import { type Context, findSentence, type MessageView } from '#agent/understand/message-view.ts'
import type { WeighedMessage } from '#agent/understand/proposals/weighed-message.ts'
import { readFindings } from '#agent/understand/read-findings.ts'

type Asked = Hearing['asked']
export const NOTHING_ASKED: Asked = { asking: null, alsoAsking: null }

function cut(view: MessageView, [start, end]: Span, context: Context): MessageView {
  return {
    text: view.text.slice(start, end),
    visible: view.visible.slice(start, end),
    plain: view.plain.slice(start, end),
    context,
  }
}

function shift({ consumed, ...finding }: Finding, by: number): Finding {
  const move = ([start, end]: Span): Span => [start + by, end + by]
  return {
    ...finding,
    span: move(finding.span),
    ...(consumed === undefined ? {} : { consumed: consumed.map(move) }),
  }
}

/** The sentences that a quote stands in. */
export function findSentences(plain: string, [start, end]: Span): Span {
  return [findSentence(plain, start)[0], Math.max(end, findSentence(plain, end - 1)[1])]
}

/** What the rules read from a stretch of the message by itself, with positions in the message. */
export function readStretch(
  { heard, own }: WeighedMessage,
  stretch: Span,
  asked: Asked,
): Finding[] {
  const context = { ...own.context, ...asked }
  const view = cut(own, stretch, context)
  const found = readFindings({
    ...heard,
    start: cut(heard.start, stretch, context),
    // The addresses read before tell a company by its host.
    own: { view, findings: heard.own.findings },
    whole: view,
    moves: [],
    questions: [],
    asked,
  })
  const fresh = found.filter((finding) => !heard.own.findings.includes(finding))
  return fresh.map((finding) => shift(finding, stretch[0]))
}
