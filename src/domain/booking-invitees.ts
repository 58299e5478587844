import type { BookingEvent } from '#domain/booking-event.ts'

type Told<Kind extends BookingEvent['kind']> = Extract<BookingEvent, { kind: Kind }>

/** All that was told of one invitee. A move leaves one behind and makes another, or changes it in place. */
export type Invitee = {
  uri: string
  claim: Told<'claimed'> | null
  creation: Told<'created'> | null
  /** For good: the booking does not go on under another invitee. */
  cancellation: Told<'cancelled'> | null
  /** A move away from this invitee, told as its cancellation. */
  departure: Told<'cancelled'> | null
  successorUri: string | null
  /** In place, oldest first. */
  moves: readonly Told<'moved'>[]
  attendance: readonly Told<'no_show' | 'no_show_undone' | 'held' | 'won' | 'lost'>[]
}

const ATTENDANCE = ['no_show', 'no_show_undone', 'held', 'won', 'lost']

/** The invitees that the events name, by URI. The order of the events does not matter. */
export function listInvitees(events: readonly BookingEvent[]): ReadonlyMap<string, Invitee> {
  const sorted = dropRepeats(events.toSorted(compareEvents))
  return new Map(listUris(sorted).map((uri) => [uri, describeInvitee(uri, sorted)]))
}

/** By time; of two at one moment always the same one first, whatever order they came in. */
export function compareEvents(left: BookingEvent, right: BookingEvent): number {
  const byTime = Date.parse(left.at) - Date.parse(right.at)
  if (byTime !== 0) return byTime
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)]
  return one === other ? 0 : one < other ? -1 : 1
}

function dropRepeats(sorted: readonly BookingEvent[]): BookingEvent[] {
  return sorted.filter((event, index) => {
    const previous = sorted[index - 1]
    return previous === undefined || compareEvents(previous, event) !== 0
  })
}

/** Every invitee that an event names. */
export function listNamedUris(event: BookingEvent): string[] {
  if (!('inviteeUri' in event)) return []
  return [event.inviteeUri, getOldUri(event), getNewUri(event)].filter((uri) => uri !== null)
}

function listUris(events: readonly BookingEvent[]): string[] {
  return [...new Set(events.flatMap(listNamedUris))].toSorted()
}

function describeInvitee(uri: string, events: readonly BookingEvent[]): Invitee {
  const own = events.filter((event) => 'inviteeUri' in event && event.inviteeUri === uri)
  const cancellations = own.filter((event) => event.kind === 'cancelled')
  const successorUri = findSuccessor(uri, events)
  const isDeparture = (event: Told<'cancelled'>) => event.isMove || event.newInviteeUri !== null
  return {
    uri,
    claim: own.filter((event) => event.kind === 'claimed').at(0) ?? null,
    creation: combineCreations(own.filter((event) => event.kind === 'created')),
    cancellation: cancellations.filter((event) => !isDeparture(event)).at(-1) ?? null,
    departure: cancellations.filter(isDeparture).at(-1) ?? null,
    successorUri,
    moves: own.filter((event) => event.kind === 'moved'),
    attendance: own.filter((event): event is Invitee['attendance'][number] =>
      ATTENDANCE.includes(event.kind),
    ),
  }
}

/** The last one, with what it leaves out from those before: a meeting link comes when the room is made. */
function combineCreations(creations: readonly Told<'created'>[]): Told<'created'> | null {
  const last = creations.at(-1)
  if (!last) return null
  const invitees = creations.map(({ invitee }) => invitee)
  const links = creations.map((creation) => creation.links)
  return {
    ...last,
    invitee: fillGaps(last.invitee, invitees),
    links: fillGaps(last.links, links),
  }
}

/** Per field the last value that says something. */
function fillGaps<Fields extends Record<string, string | null>>(
  last: Fields,
  told: readonly Fields[],
): Fields {
  const said = told.flatMap((fields) => Object.entries(fields).filter(([, value]) => value))
  return { ...last, ...Object.fromEntries(said) }
}

/** The invitee that a call was moved to, as either of Calendly's two messages of a move names it; null when unmoved. */
function findSuccessor(uri: string, events: readonly BookingEvent[]): string | null {
  const told = events.flatMap((event) => {
    if (!('inviteeUri' in event)) return []
    if (getOldUri(event) === uri) return [event.inviteeUri]
    return event.inviteeUri === uri ? [getNewUri(event)] : []
  })
  const named = told.filter((successor) => successor !== null && successor !== uri)
  return named.toSorted().at(0) ?? null
}

function getOldUri(event: BookingEvent): string | null {
  return event.kind === 'created' || event.kind === 'cancelled' ? event.oldInviteeUri : null
}

function getNewUri(event: BookingEvent): string | null {
  return event.kind === 'cancelled' ? event.newInviteeUri : null
}
