import { type ComponentType, useEffect, useReducer } from 'react'
import { type StaffPage, staffPages } from '#content/staff/pages.ts'
import type { AdminSession } from '#contract/admin.ts'
import { goToAddress, useAddressPath } from '#site/admin/parts/address.ts'
import { isDoor } from '#site/admin/session/staff-pages.ts'

type Screen = {
  Page?: ComponentType<{ session: AdminSession; isConfirmed: boolean }>
  /** For people who are not signed in. */
  Door?: ComponentType
}

/** Each page is a script of its own, loaded when it is first shown. */
const LOADERS: Readonly<Record<StaffPage, () => Promise<Screen>>> = {
  dashboard: async () => ({
    Page: (await import('#site/admin/dashboard/Dashboard.tsx')).Dashboard,
  }),
  leads: async () => ({ Page: (await import('#site/admin/leads/LeadsPage.tsx')).LeadsPage }),
  bookings: async () => ({
    Page: (await import('#site/admin/bookings/BookingsPage.tsx')).BookingsPage,
  }),
  brief: async () => ({ Page: (await import('#site/admin/brief/BriefPage.tsx')).BriefPage }),
  insight: async () => ({
    Page: (await import('#site/admin/insight/InsightPage.tsx')).InsightPage,
  }),
  outbox: async () => ({ Page: (await import('#site/admin/outbox/OutboxPage.tsx')).OutboxPage }),
  team: async () => ({ Page: (await import('#site/admin/team/TeamPage.tsx')).TeamPage }),
  account: async () => ({
    Page: (await import('#site/admin/account/AccountPage.tsx')).AccountPage,
  }),
  login: async () => ({ Door: (await import('#site/admin/login/LoginScreen.tsx')).LoginScreen }),
  join: async () => ({ Door: (await import('#site/admin/join/JoinScreen.tsx')).JoinScreen }),
}

const loaded = new Map<StaffPage, Screen>()

export async function loadPage(name: StaffPage): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await LOADERS[name]())
}

/** The page of the address, empty until its script is there. */
export function useRoute(): Screen & { name: StaffPage } {
  const name = findPage(useAddressPath()) ?? 'dashboard'
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const screen = loaded.get(name)
  useEffect(() => {
    // The script of a page from before a deployment may be gone: the page itself is there.
    if (screen === undefined) loadPage(name).then(redraw, () => location.reload())
  }, [name, screen])
  return { name, ...screen }
}

/** Lets links between pages of the staff area change the page without loading another document. */
export function useRoutedLinks(onArrive: () => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !isPlainClick(event, link)) return
      const name = findPage(link.pathname)
      if (link.origin !== location.origin || name === null || isDoor(name)) return
      event.preventDefault()
      const isElsewhere = link.pathname !== location.pathname
      loadPage(name).then(
        () => {
          goToAddress(link.href)
          if (isElsewhere) onArrive()
        },
        () => location.assign(link.href),
      )
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [onArrive])
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isLeft = event.button === 0 && !isModified && !event.defaultPrevented
  return isLeft && link.target === '' && !link.hasAttribute('download') && link.hash === ''
}

function findPage(path: string): StaffPage | null {
  const names = Object.keys(staffPages) as StaffPage[]
  return names.find((name) => staffPages[name].path === path) ?? null
}
