import type { Finding } from '#agent/understand/message/act.ts'
import type { SlotReader } from '#agent/understand/message/message.ts'
import {
  type Context,
  cutView,
  type MessageView,
  withBlanked,
} from '#agent/understand/message/message-view.ts'

/** Reads one thing from what is left of a message. */
export type Find = (view: MessageView) => Finding[]

/** What is left of a message, and what was read from it so far. */
export type Reading = { view: MessageView; findings: readonly Finding[] }

/** Each finder sees what the ones before it left. */
export function readInTurn(reading: Reading, finders: readonly Find[]): Reading {
  return finders.reduce((current, find) => {
    const found = find(current.view)
    const spans = found.flatMap((finding) => finding.consumed ?? [finding.span])
    return {
      view: withBlanked(current.view, spans),
      findings: [...current.findings, ...found],
    }
  }, reading)
}

export function withContext({ view, findings }: Reading, context: Context): Reading {
  return { view: { ...view, context }, findings }
}

export const has = (findings: readonly Finding[], slot: string) =>
  findings.some((finding) => finding.slot === slot)

/** A reader of tokens among those of views. */
export const asFind =
  (read: SlotReader): Find =>
  (view) =>
    read(cutView(view))
