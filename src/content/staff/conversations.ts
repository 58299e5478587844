/** Texts of /admin/dashboard: the list of conversations. */
export const inboxWords = {
  opened: (time: string) => `Opened ${time}`,
  inDistress: 'in distress',
  wantsPerson: 'wants a person',
  mentions: {
    label: 'Unread mentions',
    by: (author: string) => `${author} mentioned you:`,
  },
  requests: { label: 'Requests from the form', kind: 'form request' },
  typing: 'typing',
  noName: 'No name yet',
  refused: 'No conversation matches all of these filters. Remove one.',
  failed: {
    matching: 'The matching conversations could not be loaded.',
    all: 'The conversations could not be loaded.',
    older: 'Older conversations could not be loaded.',
  },
  none: {
    matching:
      'No conversations match. Try fewer words or clear a filter. Words match from the start: “invo” finds “invoices.”',
    unread: 'Nothing is unread.',
    waiting: 'Nobody is waiting for a promised reply.',
    yet: {
      lead: 'No conversations yet. They appear here when a visitor opens the chat;',
      link: 'open it yourself',
      end: 'to see one arrive.',
    },
  },
  written: (count?: number) =>
    count === undefined
      ? 'all time'
      : `all time, ${count.toLocaleString('en-US')} with ${count === 1 ? 'a message' : 'messages'}`,
  noneWritten: (silent: string) =>
    `Nobody has written yet. Choose “All” to see the ${silent} opened without a message.`,
  view: {
    label: 'Show',
    choices: {
      written: 'Active',
      unread: 'Unread',
      waiting: 'Waiting on us',
      person: 'Needs a person',
      none: 'Unassigned',
      me: 'Mine',
      all: 'All',
    },
  },
  sort: {
    label: 'Sort by',
    choices: {
      newest: 'Newest',
      latest: 'Latest activity',
      score: 'Fit Score',
      waiting: 'Waiting longest',
    },
  },
  older: { loading: 'Loading older conversations...', load: 'Load older conversations' },
  title: 'Conversation review',
} as const

/** How staff are told of what visitors do. */
export const alertWords = {
  title: 'Alerts',
  when: 'When a visitor writes, asks for a person, qualifies, or books',
  kinds: { sound: 'Play a sound', notification: 'Show a notification' },
  kept: 'For this browser only.',
  refused: 'Your browser doesn’t allow notifications from this site. Allow them in its settings.',
  markAll: (count: number) => `Mark all as read (${count})`,
  visitor: 'A visitor',
  unread: 'unread',
  happened: {
    wrote: (name: string) => `${name} wrote`,
    person: (name: string) => `${name} asked for a person`,
    qualified: (name: string) => `${name} qualified`,
    booked: (name: string) => `${name} booked a call`,
  },
} as const

/** All that is kept of one conversation. */
export const recordWords = {
  title: 'Full conversation',
  download: 'Download as JSON',
} as const

/** The list as a file. */
export const exportWords = {
  matches: 'Export matches',
  all: 'Export all',
  as: (format: string) => `Export as ${format}`,
} as const

/** One conversation: its messages and its details. */
export const conversationWords = {
  company: { noWebsite: 'No website given.', notReviewed: 'not reviewed' },
  details: {
    source: 'Where they came from',
  },
  lead: {
    none: 'No lead yet. One is created when the visitor leaves an email address, qualifies, asks for a person, or books a call.',
    failed: 'The lead could not be loaded.',
    open: 'Open the lead',
    noOwner: 'no owner yet',
  },
  calls: {
    none: 'No calendar offered yet.',
    openBrief: 'Open the brief',
    qualified: 'Offered because the conversation qualified',
    asked: 'Offered because the visitor asked for a call',
    before: 'Before the call',
  },
  messages: {
    none: 'No messages yet.',
    newFromHere: 'New',
    onScoreCard: 'on the score card',
    writtenBy: (name: string) => `written by ${name}`,
    with: (name: string) => `Messages with ${name}`,
    back: 'Back to the list',
    oneNew: '1 new message',
    new: (count: number) => `${count} new messages`,
    failed: 'The messages could not be loaded.',
    translate: 'Translate into English',
    translating: 'Translating…',
    translated: 'Machine translation',
  },
  choose: 'Select a conversation to view messages',
  viewsLabel: 'What to show',
  detailsTitle: 'Worksheet, score card, and lead',
} as const

/** One conversation: its worksheet and its score card. */
export const scoreCardWords = {
  worksheet: {
    title: 'Worksheet',
    noEstimate: 'No estimate yet: it needs hours and the cost of one.',
  },
  beside: {
    title: 'Alongside the score',
    note: 'Sentiment toward us doesn’t affect the score. Pain severity is for reference. Its points are in the signal above.',
    sentiment: 'Sentiment toward us',
    pain: 'Pain severity',
    noSentiment: 'No change from neutral.',
    noPain: 'No pain points mentioned.',
  },
  showMessage: 'Show in the messages:',
  none: 'Nothing known yet. The card fills in as the visitor answers.',
  fitScore: 'Fit Score',
  coverage: (points: number) => `${points} of 100 points known`,
  history: {
    none: 'Nothing was replaced or withdrawn.',
    onScoreCard: 'replaced on the score card',
    inChat: 'replaced in the chat',
  },
  facts: 'What is known',
} as const

/** Answering a visitor in place of the agent. */
export const takeoverWords = {
  label: 'Who’s replying',
  handBack: 'Hand back',
  email: 'Reply by email',
  name: 'Name the visitor sees',
  take: 'Take over',
  takeFrom: (name: string) => `Take over from ${name}`,
  message: {
    label: 'Message to the visitor',
    placeholder: 'Write to the visitor',
    tooLong: (length: string, limit: string) =>
      `${length} of ${limit} characters. Shorten it, or send it in two messages.`,
  },
  unsent: {
    label: 'Not yet sent',
    failed: (reason: string) => `Not sent. ${reason}`,
    again: 'Try again',
  },
} as const

/** The filters of the list. A chip is what an active filter says above the list. */
export const inboxFilterWords = {
  minScore: 'Fit Score at least',
  severity: {
    label: 'Pain',
    choices: [
      { value: 'high', label: 'High', chip: 'Pain high' },
      { value: 'medium', label: 'Medium', chip: 'Pain medium' },
      { value: 'low', label: 'Low', chip: 'Pain low' },
    ],
  },
  sentiment: {
    label: 'Sentiment',
    choices: [
      { value: 'high', label: '70% or more', chip: 'Sentiment 70% or more' },
      { value: 'mid', label: '40 to 69%', chip: 'Sentiment 40 to 69%' },
      { value: 'low', label: 'Below 40%', chip: 'Sentiment below 40%' },
    ],
  },
  lead: { label: 'Lead', chip: (status: string) => `Lead ${status}` },
  call: {
    label: 'Call',
    choices: [
      { value: 'true', label: 'Was booked', chip: 'Call was booked' },
      { value: 'false', label: 'Never booked', chip: 'Call never booked' },
    ],
  },
  person: {
    label: 'Asked for a person',
    choices: [
      { value: 'true', label: 'Yes', chip: 'Asked for a person' },
      { value: 'false', label: 'No', chip: 'Didn’t ask for a person' },
    ],
  },
  source: 'Source',
  from: 'From',
  to: 'To',
  booking: { label: 'Booking', chip: (list: string) => `Booking: ${list}` },
} as const

/** How much of the list is on the page. */
export const inboxCounts = {
  newestMatches: (shown: string) => `${shown} newest matches`,
  firstMatches: (shown: string) => `first ${shown}`,
  found: (shown: string) => `${shown} found`,
  newestOf: (shown: string, total: string) => `${shown} newest of ${total}`,
  inTotal: (shown: string) => `${shown} in total`,
} as const
