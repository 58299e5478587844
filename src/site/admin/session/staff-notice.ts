import { toast } from 'sonner'
import { staffToasts } from '#content/staff/records.ts'

const STORAGE_KEY = 'loopwright-admin-notice'

const NOTICES = {
  'welcome-back': { text: staffToasts.welcomeBack, show: toast.success },
  'access-denied': { text: staffToasts.accessDenied, show: toast.error },
} as const

export type StaffNotice = keyof typeof NOTICES

/** Same id for the same notice: however often it is raised on a page, it is seen once. */
export function showNotice(notice: StaffNotice): void {
  const { text, show } = NOTICES[notice]
  show(text, { id: notice })
}

/** A page change takes the toast with it, so the next page is asked to show it again. */
export function showNoticeAcrossPages(notice: StaffNotice): void {
  showNotice(notice)
  try {
    sessionStorage.setItem(STORAGE_KEY, notice)
  } catch {
    // Blocked storage: the notice is seen on this page alone.
  }
}

/** Shows what the page before left, once. */
export function showLeftNotice(): void {
  const notice = takeStored()
  if (notice !== null && Object.hasOwn(NOTICES, notice)) showNotice(notice as StaffNotice)
}

function takeStored(): string | null {
  try {
    const notice = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    return notice
  } catch {
    return null
  }
}
