const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Whose requests are counted together. An address is a machine, or an IPv6 /64; a network a /24, or an IPv6 /48. */
type Per =
  | 'address'
  | 'conversation'
  | 'account'
  | 'account and address'
  | 'account and browser'
  | 'contact'
  | 'network'
  | 'site'

export type Limit = Readonly<{
  per: Per
  requests: number
  seconds: number
  /** In the database all processes share the count; in memory each process has its own. */
  counted: 'database' | 'memory'
}>

function shared(per: Per, requests: number, seconds: number): Limit {
  return { per, requests, seconds, counted: 'database' }
}

function local(per: Per, requests: number, seconds: number): Limit {
  return { per, requests, seconds, counted: 'memory' }
}

/**
 * Every limit of the product. LIMIT_FACTOR multiplies all of them, for a site whose visitors share few addresses. The
 * figures come from comparable products; offices share addresses, so what one person does is limited by conversation.
 */
export const LIMITS = {
  // Each one stores rows; a person opens one, and some more by starting over.
  'create-conversation': shared('address', 5, MINUTE),
  // An office of forty has fewer at a time; a script has more.
  'create-conversation-hour': shared('address', 20, HOUR),
  // Nobody writes and reads ten answers in a minute.
  message: shared('conversation', 10, MINUTE),
  // A message may cost a model’s time.
  'message-hour': shared('conversation', 60, HOUR),
  // Whoever has asked forty times is better served by a call; a person who took over is not limited by it.
  'message-day': shared('conversation', 40, DAY),
  // Many conversations at once from one place are a script.
  'message-address': shared('address', 20, MINUTE),
  // A turn sent again gets its stored reply, and costs one read.
  'message-again': local('address', 120, MINUTE),
  // Each one computes the score anew; a slider is moved some times in a row.
  correction: shared('address', 40, MINUTE),
  // Each one reads five short texts; nothing of it is to be stored.
  'plain-estimate': local('address', 30, MINUTE),
  // A list of findings is judged in one go.
  'judge-finding': shared('address', 30, MINUTE),
  // Each choice tells the staff.
  'choose-answerer': shared('address', 30, MINUTE),
  // Whoever types says so every three seconds; an office shares an address.
  typing: local('address', 120, MINUTE),
  // Keys of 256 bits cannot be guessed at any rate; this spares the database.
  'read-conversation': local('address', 600, MINUTE),
  // Guesses of a key, and downloads that read a whole conversation.
  'own-conversation': local('address', 60, MINUTE),
  // Each one is mailed; an office shares an address.
  'estimate-mail': shared('address', 20, HOUR),
  // For oneself, for whoever decides, and again after a change.
  'estimate-mail-conversation': shared('conversation', 5, DAY),
  // Each one is mailed to an address that may be a stranger’s.
  'estimate-mail-contact': shared('contact', 3, DAY),
  // Each one tells a person of the firm.
  'audit-request': shared('address', 3, HOUR),
  // Each one tells a person of the firm, from whatever network it comes. The form offers another request, so that one
  // person may ask about several matters.
  'audit-request-contact': shared('contact', 3, HOUR),
  // Only what was booked counts; a full calendar shuts out everybody else.
  booking: shared('address', 10, HOUR),
  // Each one is mailed to an address that may be a stranger’s.
  'booking-contact': shared('contact', 3, DAY),
  // Of those who never talked to us; one person has many addresses, most of them here.
  'booking-network': shared('network', 12, HOUR),
  // Of those who never talked to us; more is a script, and then the next limit holds, which refuses nobody who comes
  // once.
  'booking-flood': shared('site', 40, HOUR),
  // A visitor books once, a script wherever it can.
  'booking-network-in-flood': shared('network', 2, HOUR),
  // A widget reports each of its steps.
  'booking-claim': shared('address', 60, MINUTE),
  // Each change is mailed.
  'booking-change': shared('address', 20, HOUR),
  // A calendar is leafed through; this spares the database.
  'read-booking': local('address', 120, MINUTE),
  // Counted before the password is hashed; a right one is given back.
  'sign-in': shared('address', 5, 5 * MINUTE),
  // A guesser who is patient.
  'sign-in-pair': shared('account and address', 10, 15 * MINUTE),
  // Guesses from many addresses; what is more waits for its turn, and nobody is locked out.
  'sign-in-account': shared('account', 10, 15 * MINUTE),
  // The owner’s own browser does not wait behind strangers who guess.
  'sign-in-browser': shared('account and browser', 10, 15 * MINUTE),
  // Codes have six digits: from a thousand addresses at once, ten are looked at.
  'sign-in-code-account': shared('account', 10, 15 * MINUTE),
  // The account itself allows five codes a password and ten in a row.
  'sign-in-code': shared('address', 10, MINUTE),
  // Invites are 256 bits; a new team joins together.
  join: shared('address', 20, MINUTE),
  // Nobody writes one a minute for an hour; whoever has taken over a session does.
  'staff-email': shared('account', 60, HOUR),
  // The same with patience: so many strangers’ complaints would cost the firm’s address its name.
  'staff-email-day': shared('account', 200, DAY),
  // Whoever finds a session open does not guess the password.
  'own-password': shared('account', 10, 15 * MINUTE),
  // The same, for codes.
  'own-factor': shared('account', 10, 15 * MINUTE),
  // A page view leaves no trace of an address in the database.
  event: local('address', 60, MINUTE),
  // A scheduler that was away sends all at once, and sends again what was refused.
  webhook: local('address', 600, MINUTE),
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/**
 * Event streams open at once, in one process. More than the five an address that are usual elsewhere: an office shares
 * one, and a stream holds a socket and little else. Two tabs and their reconnecting are four in a conversation.
 */
export const OPEN_STREAMS = {
  perConversation: 4,
  perAddress: 40,
  /** Streams of one session. Browsers open six connections to a host; two are left for everything else. */
  perStaffSession: 4,
  /** Some 20 KB each. The process needs a file for each, and some more: `ulimit -n` of 12,000. */
  ofVisitors: 10_000,
} as const
