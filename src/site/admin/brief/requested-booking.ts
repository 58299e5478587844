/** The booking whose brief is asked for: `/admin/brief?booking=<id>`. */
export function readRequestedBooking(): string | null {
  return new URLSearchParams(location.search).get('booking') || null
}
