import type { Range } from '@tanstack/react-virtual'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminConversation } from '#contract/admin.ts'
import { ConversationRow } from '#site/admin/conversations/ConversationRow.tsx'
import { findTargetIndex, usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { useNow } from '#site/admin/parts/format.ts'

/** px of a row whose text fits its two lines; each row is measured once it is drawn. */
const ROW_HEIGHT = 66
/** Rows drawn beyond what is seen, so that a key always finds the next one. */
const OVERSCAN = 6
/** Further rows are asked for when this many are left below. */
const NEAR_END = 25

type Props = {
  conversations: readonly AdminConversation[]
  /** Of all that match, or -1 as long as that is not known. */
  totalCount: number
  selectedId: string | null
  newIds: ReadonlySet<string>
  typingIds: ReadonlySet<string>
  scrollPane: RefObject<HTMLElement | null>
  onOpen: (conversationId: string) => void
  onNearEnd: () => void
}

/** One tab stop; arrow keys, Home and End walk the rows, Enter opens, j and k walk and open from anywhere. */
export function ConversationList(props: Props) {
  const { conversations, totalCount, selectedId, newIds, typingIds, scrollPane, onOpen } = props
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const nowMs = useNow()
  const ids = conversations.map(({ id }) => id)
  const isListed = (id: string | null) => id !== null && ids.includes(id)
  const tabStop = [focusedId, selectedId].find(isListed) ?? ids[0] ?? null
  const rows = useRows({ ids, pinnedId: tabStop, scrollPane, list, onNearEnd: props.onNearEnd })

  /** A row out of sight is drawn first; the focus then brings it into view. */
  const walkTo = (index: number) => {
    flushSync(() => setFocusedId(ids[index] ?? null))
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus()
  }
  const walkByKey = (key: string, current: number) => {
    const target = findTargetIndex(key, current, ids.length)
    if (target !== null) walkTo(target)
    return target !== null
  }
  const openBeside = (step: number) => () => {
    const current = ids.indexOf(selectedId ?? '')
    const target = current === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, current + step))
    walkTo(target)
    const id = ids[target]
    if (id) onOpen(id)
  }
  usePageKeys({ j: openBeside(1), k: openBeside(-1) })

  return (
    <ul
      ref={list}
      aria-labelledby="conversations-heading"
      className="relative"
      style={{ height: rows.totalHeight }}
    >
      {rows.items.map(({ index, top }) => {
        const conversation = conversations[index]
        if (conversation === undefined) return null
        const { id } = conversation
        return (
          <li
            key={id}
            ref={rows.measure}
            data-index={index}
            aria-setsize={totalCount}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 border-b border-line"
            style={{ transform: `translateY(${top}px)` }}
          >
            <ConversationRow
              nowMs={nowMs}
              conversation={conversation}
              isNew={newIds.has(id)}
              isTyping={typingIds.has(id)}
              isSelected={id === selectedId}
              isTabStop={id === tabStop}
              onOpen={() => onOpen(id)}
              onFocus={() => setFocusedId(id)}
              onKeyDown={(event) => walkByKey(event.key, index) && event.preventDefault()}
            />
          </li>
        )
      })}
    </ul>
  )
}

type RowsOptions = {
  ids: readonly string[]
  /** Drawn even out of sight: whatever holds the focus must not go from the page. */
  pinnedId: string | null
  scrollPane: RefObject<HTMLElement | null>
  list: RefObject<HTMLUListElement | null>
  onNearEnd: () => void
}

function useRows({ ids, pinnedId, scrollPane, list, onNearEnd }: RowsOptions) {
  const listTop = list.current?.offsetTop ?? 0
  useLayoutEffect(() => {
    scrollPane.current?.scrollTo({ top: 0 })
  }, [scrollPane])
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: ids.length,
    getScrollElement: () => scrollPane.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: listTop,
    // Rows that arrive above move what stands below, except under the eyes or the pointer of a reader.
    anchorTo: isBeingRead(scrollPane.current) ? 'end' : 'start',
    rangeExtractor: (range) => extractRange(range, pinnedId === null ? -1 : ids.indexOf(pinnedId)),
    onChange: ({ range }) => {
      if (range !== null && range.endIndex >= ids.length - NEAR_END) onNearEnd()
    },
  })
  return {
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({
      index,
      top: start - listTop,
    })),
    totalHeight: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  }
}

function isBeingRead(pane: HTMLElement | null): boolean {
  if (pane === null) return false
  return pane.scrollTop > 0 || pane.contains(document.activeElement) || pane.matches(':hover')
}

/** The rows in sight, and one more that must stay drawn wherever it is. -1 is none. */
function extractRange(range: Range, pinnedIndex: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (pinnedIndex === -1 || indexes.includes(pinnedIndex)) return indexes
  return [...indexes, pinnedIndex].toSorted((a, b) => a - b)
}
