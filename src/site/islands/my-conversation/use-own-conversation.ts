import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { CONFIRM, type CorrectFact } from '#site/islands/chat/api/message.ts'
import { readView, type View } from '#site/islands/chat/api/reply.ts'
import { removeResumeMarker } from '#site/islands/chat/state/resume-marker.ts'
import { addReference } from '#site/lib/add-reference.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import {
  correctOwnFact,
  eraseOwnConversation,
  readOwnConversation,
} from '#site/lib/my-conversation-api.ts'

/** `gone` is a key that opens nothing: deleted, or never one of ours; nobody is told which. */
export type OwnConversation =
  | { kind: 'loading' }
  | { kind: 'no_key' }
  | { kind: 'gone' }
  | { kind: 'failed' }
  | { kind: 'shown'; ownKey: string; view: View }
  | { kind: 'deleted'; receipt: ErasureReceipt }

const stamps = { createId: createUuid, now: () => new Date().toISOString() }

/** The conversation that the address's key opens, and what its visitor can do with it. */
export function useOwnConversation() {
  const [own, setOwn] = useState<OwnConversation>({ kind: 'loading' })
  const untold = useRef({ key: '', turnId: '' })

  async function load() {
    const ownKey = readOwnKey(location.hash)
    if (ownKey === '') return setOwn({ kind: 'no_key' })
    const read = await readOwnConversation(ownKey)
    // The address was changed meanwhile, and another key's answer is on its way.
    if (ownKey !== readOwnKey(location.hash)) return
    if (read.kind !== 'ok') return setOwn({ kind: isGone(read) ? 'gone' : 'failed' })
    const view = readView(read.value, stamps)
    setOwn(view ? { kind: 'shown', ownKey, view } : { kind: 'failed' })
  }

  function reload() {
    setOwn({ kind: 'loading' })
    void load()
  }

  /** A retry is the same turn; another value is another one. */
  const correct: CorrectFact = async (slot, typed) => {
    const change = typed === CONFIRM ? ({ confirm: true } as const) : { value: typed }
    const key = JSON.stringify([slot, change])
    const turnId = untold.current.key === key ? untold.current.turnId : createUuid()
    untold.current = { key, turnId }
    const result = await correctOwnFact(readOwnKey(location.hash), { slot, ...change, turnId })
    if (result.kind !== 'ok') {
      if (isGone(result)) setOwn({ kind: 'gone' })
      return explain(result)
    }
    untold.current = { key: '', turnId: '' }
    await load()
    return null
  }

  /** Says why nothing was deleted, or null. */
  async function erase(): Promise<string | null> {
    const erased = await eraseOwnConversation(readOwnKey(location.hash))
    if (erased.kind !== 'ok') {
      if (isGone(erased)) setOwn({ kind: 'gone' })
      return describeErasureFailure(erased)
    }
    removeResumeMarker()
    setOwn({ kind: 'deleted', receipt: erased.value })
    return null
  }

  const loadAnew = useEffectEvent(reload)
  useEffect(() => {
    const listen = () => loadAnew()
    listen()
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [])

  return { own, reload, correct, erase }
}

const { failures } = myConversationPage

function isGone(failed: ApiFailure): boolean {
  return failed.kind === 'refused' && (failed.status === 404 || failed.status === 401)
}

function explain(failed: ApiFailure): string {
  if (failed.kind === 'refused' && failed.fields.value) return failed.fields.value
  const reason = failed.kind === 'unreachable' ? failures.noConnection : failed.message
  return addReference(failures.notSaved(reason || failures.unknown), failed)
}

function describeErasureFailure(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') {
    return failures.eraseNoAnswer
  }
  return addReference(failures.erase, failed)
}

/** "<id>.<token>" from the address's fragment, which browsers send to nobody. Empty when there is none. */
function readOwnKey(hash: string): string {
  const key = hash.replace(/^#/, '')
  return /^[\w-]+\.[\w-]+$/.test(key) ? key : ''
}
