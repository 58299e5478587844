import type { Candidate } from '#agent/brief/first-question.ts'
import { askFromNothing, chooseFirstQuestions } from '#agent/brief/first-questions.ts'
import type { AdminBrief } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { toAdminBooking } from '#server/features/conversations/to-admin-booking.ts'
import { listBriefFindings } from '#server/features/enrichment/read-staff-company.ts'
import { composeTalk } from '#server/features/inbox/bookings/compose-talk.ts'
import { listBookingEvents } from '#server/features/inbox/bookings/list-booking-events.ts'
import { listPerson } from '#server/features/inbox/bookings/list-person.ts'
import { findBooking, listMessagesOf } from '#server/features/inbox/bookings/read-booking.ts'
import { readTranscript } from '#server/features/inbox/bookings/transcript.ts'

/** What a salesperson reads before the call: worked out anew from what the conversation stored. */
export async function readBrief(
  deps: Pick<Deps, 'db' | 'clock'>,
  bookingId: string,
): Promise<AdminBrief> {
  const { booking, lead } = await findBooking(deps.db, bookingId)
  const [events, messages, findings] = await Promise.all([
    listBookingEvents(deps.db, bookingId),
    lead === null ? [] : listMessagesOf(deps.db, lead.id),
    lead === null ? [] : listBriefFindings(deps, lead),
  ])
  const transcript = readTranscript(messages)
  const talk = lead && composeTalk(lead, { transcript, findings })
  const questions = talk ? chooseFirstQuestions(talk.lead) : askFromNothing(booking.company)
  const toQuestion = ({ text, reason, said }: Candidate) => ({
    text,
    reason,
    quote: said?.quote ?? '',
    said_at: said ? transcript.saidAt(said.messageId) : null,
  })
  return {
    booking: toAdminBooking(deps, { booking, lead }),
    events,
    person: listPerson(booking, lead, transcript),
    talk: talk?.view ?? null,
    first_questions: questions.map(toQuestion),
  }
}
