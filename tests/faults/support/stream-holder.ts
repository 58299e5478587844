import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Target, Visitor } from '#tests/faults/support/visitor.ts'

/** `quietest`: how often the stream that was told least has heard that it is still there. Status 0: nobody answered. */
export type Held = { statuses: number[]; open: number; quietest: number; renewed: number }

/** Holds event streams open from a process of its own. */
export function startStreamHolder() {
  const child = fork(path.join(import.meta.dirname, 'hold-streams.mjs'))

  async function ask(
    work: 'open' | 'hold' | 'tell' | 'leave',
    readers: object[] = [],
  ): Promise<Held> {
    const answered = once(child, 'message')
    child.send({ work, readers })
    const [held] = await answered
    return held
  }

  const listReaders = ({ url }: Target, visitors: readonly Visitor[]) =>
    visitors.map((visitor) => ({
      url: `${url}/api/conversations/${visitor.conversationId}/live`,
      headers: { cookie: visitor.cookie, 'x-forwarded-for': visitor.address },
    }))

  return {
    open: (target: Target, visitors: readonly Visitor[]) =>
      ask('open', listReaders(target, visitors)),
    /** Opens each again as soon as it ends. */
    hold: (target: Target, visitors: readonly Visitor[]) =>
      ask('hold', listReaders(target, visitors)),
    tell: () => ask('tell'),
    leave: () => ask('leave'),
    close: () => child.kill(),
  }
}
