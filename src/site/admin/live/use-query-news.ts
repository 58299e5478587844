import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StaffNews } from '#contract/live.ts'
import { useStaffNews } from '#site/admin/live/use-staff-news.ts'

/** News in a row become one reading. */
const GATHER_MS = 1_000

type Options = {
  isEnabled: boolean
  kinds: readonly StaffNews['kind'][]
  queryKeys: readonly QueryKey[]
}

/** Reads whole queries anew on news of these kinds: for pages that are short enough. */
export function useQueryNews({ isEnabled, kinds, queryKeys }: Options) {
  const client = useQueryClient()
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rereadSoon = () => {
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined
      for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
    }, GATHER_MS)
  }
  useStaffNews({
    isEnabled,
    onNews: ({ kind }) => {
      if (kinds.includes(kind)) rereadSoon()
    },
    onCatchUp: rereadSoon,
  })
}
