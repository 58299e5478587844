import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { refreshNewest } from '#site/admin/live/refresh-newest.ts'
import { useStaffNews } from '#site/admin/live/use-staff-news.ts'

/** News in a row become one reading. */
const GATHER_MS = 400

type Options = { isEnabled: boolean; filter: FilterValues; selectedId: string | null }

/** Keeps list and viewer in step with what happens; `newIds` are what changed and was not opened since. */
export function useInboxNews({ isEnabled, filter, selectedId }: Options) {
  const client = useQueryClient()
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refreshList = async () => {
    gathering.current = undefined
    const changed = await refreshNewest(client, filter)
    if (changed.length > 0) setNewIds((ids) => new Set([...ids, ...changed]))
  }
  const refreshListSoon = () => {
    gathering.current ??= setTimeout(() => void refreshList(), GATHER_MS)
  }
  const refreshViewer = (conversationId: string | null) => {
    for (const kind of ['messages', 'score-card', 'conversation']) {
      void client.invalidateQueries({ queryKey: [kind, conversationId] })
    }
  }
  const state = useStaffNews({
    isEnabled,
    onNews: ({ kind, conversationId, id }) => {
      if (kind === 'lead' || kind === 'delivery') {
        void client.invalidateQueries({ queryKey: kind === 'lead' && id ? ['lead', id] : ['lead'] })
      }
      if (kind !== 'delivery') refreshListSoon()
      if (conversationId !== undefined && conversationId === selectedId) {
        refreshViewer(conversationId)
      }
    },
    onCatchUp: () => {
      refreshListSoon()
      void client.invalidateQueries({ queryKey: ['lead'] })
      if (selectedId !== null) refreshViewer(selectedId)
    },
  })
  const markSeen = (conversationId: string) =>
    setNewIds((ids) => new Set([...ids].filter((id) => id !== conversationId)))
  return { state, newIds, markSeen }
}
