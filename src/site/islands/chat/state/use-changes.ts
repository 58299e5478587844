import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatWords, worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_NAMES, ROW_SLOTS, type RowName } from '#domain/fact.ts'
import type { WrittenRows } from '#domain/worksheet.ts'
import {
  callToCorrect,
  callToJudge,
  describeFailure,
  describeUnsaved,
} from '#site/islands/chat/api/calls.ts'
import { CONFIRM, type CorrectFact } from '#site/islands/chat/api/message.ts'
import type { Verdict } from '#site/islands/chat/api/view.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/state/chat-state.ts'
import { notify } from '#site/islands/toaster/notify.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import { choosePerson } from '#site/lib/person-api.ts'

type CorrectionTarget = {
  conversationId: string | null
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** Sends a correction on the score card; it is stored once, however often it has to be sent. */
export function useCorrection({ conversationId, dispatch, inTurn }: CorrectionTarget): CorrectFact {
  const untold = useRef({ key: '', turnId: '' })

  return async function correct(slot, value) {
    if (conversationId === null) return chatWords.failure.noConversation
    const change = value === CONFIRM ? ({ confirm: true } as const) : { value }
    const key = JSON.stringify([conversationId, slot, change])
    const turnId = untold.current.key === key ? untold.current.turnId : createUuid()
    untold.current = { key, turnId }
    const result = await inTurn(() => callToCorrect({ conversationId, slot, ...change, turnId }))
    if (result.kind !== 'ok') return explain(result)
    untold.current = { key: '', turnId: '' }
    dispatch({ type: 'corrected', conversationId, reply: result.value })
    return null
  }
}

function explain(failed: ApiFailure): string {
  if (failed.kind === 'refused' && failed.fields.value) return failed.fields.value
  const { note, isFinal } = describeFailure(failed)
  return isFinal ? note : describeUnsaved(failed)
}

/** Tells what the visitor says of a finding. Says why it was not taken, or null when it was. */
export type JudgeFinding = (findingId: string, verdict: Verdict) => Promise<string | null>

type VerdictTarget = {
  conversationId: string | null
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** A verdict reaches the server once, however often it has to be tried; facts that come of it are shown like a correction. */
export function useFindingVerdict({
  conversationId,
  dispatch,
  inTurn,
}: VerdictTarget): JudgeFinding {
  const untold = useRef(new Map<string, string>())

  return async function judge(findingId, verdict) {
    if (conversationId === null) return chatWords.failure.noConversation
    const key = `${conversationId} ${findingId} ${verdict}`
    const turnId = untold.current.get(key) ?? createUuid()
    untold.current.set(key, turnId)
    const result = await inTurn(() => callToJudge({ conversationId, findingId, verdict, turnId }))
    if (result.kind !== 'ok') return explainUnjudged(result)
    untold.current.delete(key)
    const { company, reply } = result.value
    dispatch({ type: 'company_judged', conversationId, company })
    if (reply) dispatch({ type: 'corrected', conversationId, reply })
    return null
  }
}

/**
 * Says why a claim could not be judged. "Gone": its website was corrected meanwhile, or the conversation was erased.
 */
function explainUnjudged(failed: ApiFailure): string {
  if (failed.kind === 'refused' && failed.status === 404) {
    return chatWords.failure.outdated
  }
  return describeUnsaved(failed)
}

export type ChooseAnswerer = (prefers: 'agent' | 'person') => Promise<void>

type ChoiceTarget = {
  state: Pick<ChatState, 'conversationId'>
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** Has the server answer as the visitor likes: by the assistant, or by a person. */
export function useAnswererChoice({ state, dispatch, inTurn }: ChoiceTarget): ChooseAnswerer {
  const { conversationId } = state
  return async function choose(prefers) {
    if (conversationId === null) return
    const chosen = await inTurn(() => choosePerson(conversationId, prefers))
    if (chosen.kind === 'ok')
      dispatch({ type: 'answerer_chosen', conversationId, person: chosen.value })
    else void notify('error', chatWords.failure.notDelivered)
  }
}

/** Every row open: the sheet before the first reply. */
export const EMPTY_SHEET: Worksheet = {
  rows: ROW_NAMES.map((row) => ({
    row,
    value: null,
    unit: null,
    state: 'open',
    quotes: [],
    origin: null,
  })),
  estimate: null,
}

/** What fills the sheet without a server, fetched with the first character that is written on it. */
async function loadHand() {
  const { fillByHand, readWritten } = await import('#domain/worksheet.ts')
  const { engagementPhases } = await import('#content/facts/pricing.ts')
  const [audit, pilot, implementation] = engagementPhases
  const prices = { audit, pilot, implementation }
  return {
    fill: (known: Worksheet, written: WrittenRows) =>
      fillByHand(known, written, prices) as Worksheet,
    readWritten,
  }
}

type SheetTarget = {
  conversationId: string | null
  worksheet: Worksheet | null
  correct: CorrectFact
}

/**
 * The sheet as it is written on: figures count while they are typed. Without a conversation they are kept here, and
 * sent once there is one.
 */
export function useSheet({ conversationId, worksheet, correct }: SheetTarget) {
  const [written, setWritten] = useState<WrittenRows>({})
  const [filled, setFilled] = useState<Worksheet | null>(null)
  const rows = Object.values(written)

  function write(row: RowName, text: string, isKept = false) {
    setWritten(({ [row]: _, ...others }) =>
      text.trim() === '' ? others : { ...others, [row]: { text, isKept } },
    )
  }

  const handle: CorrectFact = async (slot, typed) => {
    const row = ROW_NAMES.find((name) => ROW_SLOTS[name] === slot)
    if (row === undefined || typeof typed !== 'string') return correct(slot, typed)
    if (conversationId === null) return keep(row, typed)
    const refused = await correct(slot, typed)
    write(row, '')
    return refused
  }

  async function keep(row: RowName, typed: string): Promise<string | null> {
    const hand = await loadHand().catch(() => null)
    if (hand === null) return chatWords.failure.noConversation
    if (hand.readWritten(row, typed) === null) return worksheetWords.row.noFigure
    write(row, typed, true)
    return null
  }

  const sendKept = useEffectEvent(async () => {
    for (const row of ROW_NAMES) {
      const hand = written[row]
      if (!hand?.isKept) continue
      const refused = await correct(ROW_SLOTS[row], hand.text)
      write(row, '')
      if (refused !== null) void notify('error', refused)
    }
  })

  useEffect(() => {
    if (conversationId !== null) void sendKept()
  }, [conversationId])

  useEffect(() => {
    if (Object.keys(written).length === 0) return
    let isOver = false
    loadHand()
      .then(({ fill }) => {
        if (!isOver) setFilled(fill(worksheet ?? EMPTY_SHEET, written))
      })
      // Offline, or a deployment in between: the server's estimate follows.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [worksheet, written])

  return {
    sheet: rows.length === 0 ? worksheet : (filled ?? worksheet),
    isUnsent: conversationId === null && rows.some(({ isKept }) => isKept),
    onCorrect: handle,
    onType: write as (row: RowName, text: string) => void,
  }
}
