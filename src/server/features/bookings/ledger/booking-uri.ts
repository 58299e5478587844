import { AppError } from '#server/platform/errors.ts'

const CALENDLY_EVENT = /^https:\/\/api\.calendly\.com\/scheduled_events\/[\w-]+$/
const CALENDLY_INVITEE =
  /^https:\/\/api\.calendly\.com\/scheduled_events\/[\w-]+\/invitees\/[\w-]+$/
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const EMBEDDED_EVENT = new RegExp(`^/api/scheduled_events/${UUID}$`)
const EMBEDDED_INVITEE = new RegExp(`^/api/scheduled_events/${UUID}/invitees/${UUID}$`)

/** URIs of one booking as they are stored: Calendly's whole, our own without the origin, which varies. */
export type BookingUris = {
  provider: 'calendly' | 'embedded'
  eventUri: string
  inviteeUri: string
}

/** Reads the pair that a widget reported. Anything but the exact shape of a known provider is refused. */
export function parseBookingUris(
  reported: { eventUri: string; inviteeUri: string },
  ownOrigins: readonly string[],
): BookingUris {
  const { eventUri, inviteeUri } = reported
  if (!inviteeUri.startsWith(`${eventUri}/invitees/`)) refuse()
  if (CALENDLY_EVENT.test(eventUri) && CALENDLY_INVITEE.test(inviteeUri)) {
    return { provider: 'calendly', eventUri, inviteeUri }
  }
  const origin = ownOrigins.find((own) => eventUri.startsWith(`${own}/`)) ?? refuse()
  const uris = {
    eventUri: eventUri.slice(origin.length),
    inviteeUri: inviteeUri.slice(origin.length),
  }
  if (!EMBEDDED_EVENT.test(uris.eventUri) || !EMBEDDED_INVITEE.test(uris.inviteeUri)) refuse()
  return { provider: 'embedded', ...uris }
}

export function composeEmbeddedUris(eventId: string, inviteeId: string): BookingUris {
  const eventUri = `/api/scheduled_events/${eventId}`
  return { provider: 'embedded', eventUri, inviteeUri: `${eventUri}/invitees/${inviteeId}` }
}

/** Whose booking an invitee's stored URI belongs to. */
export function getProvider(inviteeUri: string): BookingUris['provider'] {
  return CALENDLY_INVITEE.test(inviteeUri) ? 'calendly' : 'embedded'
}

/** The URI of the event that an invitee comes to. */
export function getEventUri(inviteeUri: string): string {
  return inviteeUri.slice(0, inviteeUri.lastIndexOf('/invitees/'))
}

function refuse(): never {
  throw new AppError('invalid_request', 'This is not a booking from the scheduling provider.', {
    inviteeUri: 'Not a booking from the scheduling provider.',
  })
}
