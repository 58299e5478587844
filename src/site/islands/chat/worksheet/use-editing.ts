import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatWords, worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_NAMES, ROW_SLOTS, type RowName, type Slot } from '#domain/fact.ts'
import type { WrittenRows } from '#domain/worksheet.ts'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import { notify } from '#site/islands/toaster/notify.ts'

export const BADGE_ID = 'score-badge'

export function getCorrectButtonId(slot: Slot): string {
  return `correct-${slot}`
}

/**
 * Which fact's form is open. When it closes, the focus returns to the control that opened it, to the same control
 * drawn anew, or to the badge when the fact is gone.
 */
export function useEditing() {
  const [editing, setEditing] = useState<Slot | null>(null)
  const opener = useRef<Element | null>(null)
  const before = useRef<Slot | null>(null)

  useEffect(() => {
    const closed = before.current
    before.current = editing
    if (closed === null || editing !== null) return
    // Whoever has moved on stays there.
    if (document.activeElement !== document.body) return
    const candidates = [
      opener.current?.isConnected ? opener.current : null,
      document.getElementById(getCorrectButtonId(closed)),
      document.getElementById(BADGE_ID),
    ]
    const target = candidates.find((candidate) => candidate instanceof HTMLElement)
    target?.focus()
  }, [editing])

  function edit(slot: Slot | null) {
    if (slot !== null) opener.current = document.activeElement
    setEditing(slot)
  }

  return { editing, edit }
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
