const STAFF_PAGES = { login: '/admin/login', dashboard: '/admin/dashboard' } as const

/** Replaces the page, so that "back" does not lead into a redirect. A chosen conversation may travel along. */
export function goToStaffPage(
  page: keyof typeof STAFF_PAGES,
  conversationId: string | null = null,
): void {
  const query = conversationId ? `?${new URLSearchParams({ conversation: conversationId })}` : ''
  location.replace(STAFF_PAGES[page] + query)
}
