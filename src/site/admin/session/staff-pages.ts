import { type StaffPage, staffPages } from '#content/staff/pages.ts'

const LOGIN = staffPages.login.path
/**
 * What may be chosen on a page and travels along through the sign-in: a shared view opens as it was shared. Only names,
 * so that the sign-in page does not load the code of the lists.
 */
export const CHOICES = [
  ...['conversation', 'view', 'booking', 'lead', 'text'],
  ...['minScore', 'severity', 'sentiment', 'leadStatus', 'isBooked', 'wantsPerson', 'source'],
  ...['from', 'to', 'bookingStatus', 'sort', 'needsPerson', 'hasWritten'],
  ...['due', 'action', 'status', 'owner'],
]

/** Replaces the page, so that "back" does not lead into a redirect. */
export function goToSignIn(): void {
  const page = findStaffPage(({ path }) => path === location.pathname)
  const asked: Record<string, string> = page === 'dashboard' ? {} : { page }
  location.replace(compose(LOGIN, { ...asked, ...readChoices() }))
}

/** After a sign-out nothing is asked for. */
export function leaveStaffArea(): void {
  location.replace(LOGIN)
}

/** The page that was asked for before the sign-in. Only pages of this table can be. */
export function goToAskedPage(): void {
  const asked = new URLSearchParams(location.search).get('page')
  const page = findStaffPage(({ name }) => name === asked)
  location.replace(compose(staffPages[page].path, readChoices()))
}

function findStaffPage(isMeant: (page: { name: string; path: string }) => boolean): StaffPage {
  const pages = Object.entries(staffPages) as [StaffPage, { path: string }][]
  return (
    pages.find(([name, { path }]) => !isDoor(name) && isMeant({ name, path }))?.[0] ?? 'dashboard'
  )
}

function readChoices(): Record<string, string> {
  const asked = new URLSearchParams(location.search)
  return Object.fromEntries(
    CHOICES.flatMap((name) => {
      const value = asked.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

function compose(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? path : `${path}?${query}`
}

/** A page for people who are not signed in. */
export function isDoor(name: StaffPage): boolean {
  return name === 'login' || name === 'join'
}
