const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Limit = Readonly<{
  /** Whose requests are counted together. An address is a machine, or an IPv6 /64; a network a /24, or an IPv6 /48. */
  per:
    | 'address'
    | 'conversation'
    | 'account'
    | 'account and address'
    | 'account and browser'
    | 'contact'
    | 'network'
    | 'site'
  requests: number
  seconds: number
  /** In the database all processes share the count; in memory each process has its own. */
  counted: 'database' | 'memory'
  because: string
}>

/**
 * Every limit of the product. LIMIT_FACTOR multiplies all of them, for a site whose visitors share few addresses. The
 * figures come from comparable products; offices share addresses, so what one person does is limited by conversation.
 */
export const LIMITS = {
  'create-conversation': {
    per: 'address',
    requests: 5,
    seconds: MINUTE,
    counted: 'database',
    because: 'each one stores rows; a person opens one, and some more by starting over',
  },
  'create-conversation-hour': {
    per: 'address',
    requests: 20,
    seconds: HOUR,
    counted: 'database',
    because: 'an office of forty has fewer at a time; a script has more',
  },
  message: {
    per: 'conversation',
    requests: 10,
    seconds: MINUTE,
    counted: 'database',
    because: 'nobody writes and reads ten answers in a minute',
  },
  'message-hour': {
    per: 'conversation',
    requests: 60,
    seconds: HOUR,
    counted: 'database',
    because: 'a message may cost a model’s time',
  },
  'message-day': {
    per: 'conversation',
    requests: 40,
    seconds: DAY,
    counted: 'database',
    because:
      'whoever has asked forty times is better served by a call; a person who took over is not limited by it',
  },
  'message-address': {
    per: 'address',
    requests: 20,
    seconds: MINUTE,
    counted: 'database',
    because: 'many conversations at once from one place are a script',
  },
  'message-again': {
    per: 'address',
    requests: 120,
    seconds: MINUTE,
    counted: 'memory',
    because: 'a turn sent again gets its stored reply, and costs one read',
  },
  correction: {
    per: 'address',
    requests: 40,
    seconds: MINUTE,
    counted: 'database',
    because: 'each one computes the score anew; a slider is moved some times in a row',
  },
  'plain-estimate': {
    per: 'address',
    requests: 30,
    seconds: MINUTE,
    counted: 'memory',
    because: 'each one reads five short texts; nothing of it is to be stored',
  },
  'judge-finding': {
    per: 'address',
    requests: 30,
    seconds: MINUTE,
    counted: 'database',
    because: 'a list of findings is judged in one go',
  },
  'choose-answerer': {
    per: 'address',
    requests: 30,
    seconds: MINUTE,
    counted: 'database',
    because: 'each choice tells the staff',
  },
  'read-conversation': {
    per: 'address',
    requests: 600,
    seconds: MINUTE,
    counted: 'memory',
    because: 'keys of 256 bits cannot be guessed at any rate; this spares the database',
  },
  'own-conversation': {
    per: 'address',
    requests: 60,
    seconds: MINUTE,
    counted: 'memory',
    because: 'guesses of a key, and downloads that read a whole conversation',
  },
  'estimate-mail': {
    per: 'address',
    requests: 20,
    seconds: HOUR,
    counted: 'database',
    because: 'each one is mailed; an office shares an address',
  },
  'estimate-mail-conversation': {
    per: 'conversation',
    requests: 5,
    seconds: DAY,
    counted: 'database',
    because: 'for oneself, for whoever decides, and again after a change',
  },
  'estimate-mail-contact': {
    per: 'contact',
    requests: 3,
    seconds: DAY,
    counted: 'database',
    because: 'each one is mailed to an address that may be a stranger’s',
  },
  'audit-request': {
    per: 'address',
    requests: 3,
    seconds: HOUR,
    counted: 'database',
    because: 'each one tells a person of the firm',
  },
  'audit-request-contact': {
    per: 'contact',
    // The form offers another request, so that one person may ask about several matters.
    requests: 3,
    seconds: HOUR,
    counted: 'database',
    because: 'each one tells a person of the firm, from whatever network it comes',
  },
  booking: {
    per: 'address',
    requests: 10,
    seconds: HOUR,
    counted: 'database',
    because: 'only what was booked counts; a full calendar shuts out everybody else',
  },
  'booking-contact': {
    per: 'contact',
    requests: 3,
    seconds: DAY,
    counted: 'database',
    because: 'each one is mailed to an address that may be a stranger’s',
  },
  'booking-network': {
    per: 'network',
    requests: 12,
    seconds: HOUR,
    counted: 'database',
    because: 'of those who never talked to us; one person has many addresses, most of them here',
  },
  'booking-flood': {
    per: 'site',
    requests: 40,
    seconds: HOUR,
    counted: 'database',
    because:
      'of those who never talked to us; more is a script, and then the next limit holds, which refuses nobody who comes once',
  },
  'booking-network-in-flood': {
    per: 'network',
    requests: 2,
    seconds: HOUR,
    counted: 'database',
    because: 'a visitor books once, a script wherever it can',
  },
  'booking-claim': {
    per: 'address',
    requests: 60,
    seconds: MINUTE,
    counted: 'database',
    because: 'a widget reports each of its steps',
  },
  'booking-change': {
    per: 'address',
    requests: 20,
    seconds: HOUR,
    counted: 'database',
    because: 'each change is mailed',
  },
  'read-booking': {
    per: 'address',
    requests: 120,
    seconds: MINUTE,
    counted: 'memory',
    because: 'a calendar is leafed through; this spares the database',
  },
  'sign-in': {
    per: 'address',
    requests: 5,
    seconds: 5 * MINUTE,
    counted: 'database',
    because: 'counted before the password is hashed; a right one is given back',
  },
  'sign-in-pair': {
    per: 'account and address',
    requests: 10,
    seconds: 15 * MINUTE,
    counted: 'database',
    because: 'a guesser who is patient',
  },
  'sign-in-account': {
    per: 'account',
    requests: 10,
    seconds: 15 * MINUTE,
    counted: 'database',
    because:
      'guesses from many addresses; what is more waits for its turn, and nobody is locked out',
  },
  'sign-in-browser': {
    per: 'account and browser',
    requests: 10,
    seconds: 15 * MINUTE,
    counted: 'database',
    because: 'the owner’s own browser does not wait behind strangers who guess',
  },
  'sign-in-code-account': {
    per: 'account',
    requests: 10,
    seconds: 15 * MINUTE,
    counted: 'database',
    because: 'codes have six digits: from a thousand addresses at once, ten are looked at',
  },
  'sign-in-code': {
    per: 'address',
    requests: 10,
    seconds: MINUTE,
    counted: 'database',
    because: 'the account itself allows five codes a password and ten in a row',
  },
  join: {
    per: 'address',
    requests: 20,
    seconds: MINUTE,
    counted: 'database',
    because: 'invites are 256 bits; a new team joins together',
  },
  'own-password': {
    per: 'account',
    requests: 10,
    seconds: 15 * MINUTE,
    counted: 'database',
    because: 'whoever finds a session open does not guess the password',
  },
  'own-factor': {
    per: 'account',
    requests: 10,
    seconds: 15 * MINUTE,
    counted: 'database',
    because: 'the same, for codes',
  },
  event: {
    per: 'address',
    requests: 60,
    seconds: MINUTE,
    counted: 'memory',
    because: 'a page view leaves no trace of an address in the database',
  },
  webhook: {
    per: 'address',
    requests: 600,
    seconds: MINUTE,
    counted: 'memory',
    because: 'a scheduler that was away sends all at once, and sends again what was refused',
  },
} as const satisfies Record<string, Limit>

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
