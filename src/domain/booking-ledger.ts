import type { BookingEvent, BookingLinks, InviteeDetails } from '#domain/booking-event.ts'
import { compareEvents, type Invitee, listInvitees } from '#domain/booking-invitees.ts'
import type { BookingStatus } from '#domain/booking-status.ts'

/** Times are ISO 8601; null where nobody has told them (yet). */
export type BookingMove = { from: string | null; to: string | null; at: string }

export type BookingStanding = {
  status: BookingStatus
  /** The invitee that counts now: the end of the chain of moves. */
  inviteeUri: string | null
  startsAt: string | null
  endsAt: string | null
  invitee: InviteeDetails | null
  links: BookingLinks
  moves: readonly BookingMove[]
  /** When a browser first said that it booked. */
  claimedAt: string | null
  outcome: 'won' | 'lost' | null
}

type Time = { startsAt: string | null; endsAt: string | null }
const UNKNOWN_TIME: Time = { startsAt: null, endsAt: null }
const NO_LINKS: BookingLinks = { join: null, reschedule: null, cancel: null }

/**
 * Where a booking stands after all that is known to have happened to it. A function of the set of events:
 * their order and how often each came change nothing. A cancellation for good is never undone; a move's two
 * messages are one move; without the second one the booking has moved to a time not known yet.
 */
export function foldBooking(events: readonly BookingEvent[]): BookingStanding {
  const chain = listChain(listInvitees(events))
  const current = chain.at(-1) ?? null
  const moves = listMoves(chain)
  const known = chain.findLast(({ creation, claim }) => creation !== null || claim !== null)
  return {
    ...judge(events, current, moves.length > 0),
    inviteeUri: current?.uri ?? null,
    ...(current ? getLastTime(current) : UNKNOWN_TIME),
    invitee: known ? describeVisitor(known) : null,
    links: current?.creation?.links ?? NO_LINKS,
    moves,
    claimedAt: findFirstClaim(events),
  }
}

/** In the zone from which the call was last moved. */
function describeVisitor({ creation, claim, moves }: Invitee): InviteeDetails | null {
  const told = creation?.invitee ?? claim?.invitee ?? null
  const timeZone = moves.findLast((move) => move.timeZone)?.timeZone
  return told && timeZone ? { ...told, timeZone } : told
}

type Verdict = Pick<BookingStanding, 'status' | 'outcome'>

function judge(
  events: readonly BookingEvent[],
  current: Invitee | null,
  hasMoved: boolean,
): Verdict {
  if (current === null) {
    const isOpened = events.some(({ kind }) => kind === 'opened')
    return { status: isOpened ? 'opened' : 'offered', outcome: null }
  }
  if (current.cancellation) return { status: 'cancelled', outcome: null }
  const attended = judgeAttendance(listLastAttendance(current))
  if (attended) return attended
  if (hasMoved) return { status: 'rescheduled', outcome: null }
  const isConfirmed = current.creation !== null || current.claim === null
  return { status: isConfirmed ? 'confirmed' : 'claimed', outcome: null }
}

/** Outcomes of a call that then moved do not apply to the one that counts. */
function listLastAttendance({ attendance, moves }: Invitee): Invitee['attendance'] {
  const movedAt = Date.parse(moves.at(-1)?.at ?? '1970-01-01T00:00:00Z')
  return attendance.filter(({ at }) => Date.parse(at) > movedAt)
}

/** Staff were there: their last word stands over the provider's. */
function judgeAttendance(attendance: Invitee['attendance']): Verdict | null {
  const byStaff = attendance.filter(({ source }) => source === 'staff')
  const last = (byStaff.length > 0 ? byStaff : attendance).at(-1)
  switch (last?.kind) {
    case 'held':
      return { status: 'held', outcome: null }
    case 'won':
    case 'lost':
      return { status: 'held', outcome: last.kind }
    case 'no_show':
      return { status: 'no_show', outcome: null }
    default:
      return null
  }
}

/** From the first invitee to the one that counts now. */
function listChain(invitees: ReadonlyMap<string, Invitee>): Invitee[] {
  const ends = [...invitees.values()].filter(({ successorUri }) => successorUri === null)
  const last = ends.toSorted(compareStanding).at(-1)
  const chain: Invitee[] = []
  let current = last
  while (current && !chain.includes(current)) {
    chain.unshift(current)
    current = findPredecessor(invitees, current)
  }
  return chain
}

/** A scheduler moves one invitee to one other; if ever two stand at an end, a live and later one counts. */
function compareStanding(left: Invitee, right: Invitee): number {
  const rank = ({ cancellation, creation, claim }: Invitee) => {
    const told = creation ?? claim
    return `${cancellation ? 0 : 1}${creation ? 1 : 0}${told?.at ?? ''}`
  }
  const [one, other] = [rank(left) + left.uri, rank(right) + right.uri]
  return one < other ? -1 : 1
}

function findPredecessor(
  invitees: ReadonlyMap<string, Invitee>,
  { uri }: Invitee,
): Invitee | undefined {
  return [...invitees.values()].find(({ successorUri }) => successorUri === uri)
}

function listMoves(chain: readonly Invitee[]): BookingMove[] {
  return chain.flatMap((invitee, index) => {
    const previous = chain[index - 1]
    const arrival = previous ? [describeArrival(previous, invitee)] : []
    const departed = invitee.departure !== null && invitee.successorUri === null
    return [
      ...arrival,
      ...listMovesInPlace(invitee),
      ...(departed ? [describeDeparture(invitee)] : []),
    ]
  })
}

function describeArrival(previous: Invitee, { creation, claim }: Invitee): BookingMove {
  const told = creation ?? previous.departure ?? claim ?? previous.creation
  const to = creation?.startsAt ?? claim?.startsAt ?? null
  return { from: getLastTime(previous, 'before').startsAt, to, at: told?.at ?? '' }
}

function describeDeparture(invitee: Invitee): BookingMove {
  const { startsAt } = getLastTime(invitee, 'before')
  return { from: startsAt, to: null, at: invitee.departure?.at ?? '' }
}

function listMovesInPlace({ creation, moves }: Invitee): BookingMove[] {
  return moves.map(({ startsAt, at }, index) => ({
    from: moves[index - 1]?.startsAt ?? creation?.startsAt ?? null,
    to: startsAt,
    at,
  }))
}

/** A call that was moved to a time not reported yet has none; `before` asks for the time it had. */
function getLastTime(
  { creation, claim, moves, departure, successorUri }: Invitee,
  when: 'now' | 'before' = 'now',
): Time {
  if (when === 'now' && departure !== null && successorUri === null) return UNKNOWN_TIME
  const told = moves.at(-1) ?? creation
  if (told) return { startsAt: told.startsAt, endsAt: told.endsAt }
  return { startsAt: claim?.startsAt ?? null, endsAt: null }
}

function findFirstClaim(events: readonly BookingEvent[]): string | null {
  const claims = events.filter(({ kind }) => kind === 'claimed').toSorted(compareEvents)
  return claims.at(0)?.at ?? null
}
