import { useEffect, useEffectEvent, useState } from 'react'
import type { StaffNews } from '#contract/live.ts'
import { type LiveState, openStaffNews } from '#site/admin/live/open-staff-news.ts'

type Handlers = {
  isEnabled: boolean
  onNews: (news: StaffNews) => void
  /** Something may have been missed: ask for everything again. */
  onCatchUp: () => void
}

export function useStaffNews({ isEnabled, ...handlers }: Handlers): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const onNews = useEffectEvent(handlers.onNews)
  const onCatchUp = useEffectEvent(handlers.onCatchUp)
  useEffect(() => {
    if (!isEnabled) return
    return openStaffNews({ onState: setState, onNews, onCatchUp })
  }, [isEnabled])
  return state
}
