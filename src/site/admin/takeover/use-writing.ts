import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keepWriting, type Outgoing, readWriting } from '#site/admin/parts/kept-writing.ts'
import { takeoverQuery } from '#site/admin/takeover/takeover-query.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import { writeToVisitor } from '#site/lib/takeover-api.ts'

/** What is written to the visitor: a draft, and messages that go out one after the other and stay until stored. */
export function useWriting(conversationId: string) {
  const client = useQueryClient()
  const [writing, setWriting] = useState(() => readWriting(conversationId))
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => keepWriting(conversationId, writing), [conversationId, writing])

  function setOutgoing(change: (outgoing: readonly Outgoing[]) => readonly Outgoing[]) {
    setWriting((now) => ({ ...now, outgoing: change(now.outgoing) }))
  }

  async function deliver({ id, text }: Outgoing) {
    const stored = await writeToVisitor(conversationId, { id, text })
    if (stored.kind !== 'ok') {
      void client.invalidateQueries({ queryKey: takeoverQuery(conversationId).queryKey })
      return setOutgoing((all) => mark(all, id, explain(stored)))
    }
    // In the transcript first, so that it does not vanish in between.
    await client.invalidateQueries({ queryKey: ['messages', conversationId] })
    setOutgoing((all) => all.filter((one) => one.id !== id))
  }

  function send(text: string) {
    const outgoing = { id: createUuid(), text, failure: null }
    setWriting((now) => ({ draft: '', outgoing: [...now.outgoing, outgoing] }))
    queue.current = queue.current.then(() => deliver(outgoing))
  }

  function sendAgain(failed: Outgoing) {
    setOutgoing((all) => mark(all, failed.id, null))
    queue.current = queue.current.then(() => deliver(failed))
  }

  return {
    ...writing,
    setDraft: (draft: string) => setWriting((now) => ({ ...now, draft })),
    send,
    sendAgain,
    discard: (id: string) => setOutgoing((all) => all.filter((one) => one.id !== id)),
  }
}

function mark(all: readonly Outgoing[], id: string, failure: string | null): readonly Outgoing[] {
  return all.map((one) => (one.id === id ? { ...one, failure } : one))
}

function explain(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') return 'The server did not answer.'
  return failed.status < 500 && failed.message ? failed.message : 'Something went wrong.'
}
