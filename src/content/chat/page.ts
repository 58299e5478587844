/** The chat beside its worksheet. */
export const chatWords = {
  label: (firm: string) => `Chat with the automated assistant of ${firm}`,
  signals: 'Qualification signals',
  startNew: 'Start a new conversation',
  person: 'Talk to a person',
  startOver: {
    action: 'Start over',
    question: 'Start a new conversation?',
    consequence: 'This clears the current conversation from your screen.',
    keep: 'Keep this one',
  },
  own: 'Your conversation',
  notes: {
    secure: 'Your information is secure and never shared without permission.',
    publicData: 'Public business data is used to personalize the chat.',
    more: 'Learn more',
    trusted: 'Trusted by Fortune 500 companies.',
    kept: 'What we keep, why, and for how long',
    privacy: 'Read our privacy page',
  },
  input: {
    label: 'Your message',
    placeholder: 'Type your answer',
    unavailable: 'Available when the chat starts',
    stop: 'Stop the reply',
    writeInstead: 'Write instead',
  },
  suggestions: 'Suggested answers',
  typing: 'The person is typing',
  hasWritten: (name: string) => `${name} has written`,
  failure: {
    noStart: 'Failed to initialize chat',
    noReply: 'Failed to get response. Please try again.',
    apology:
      "I apologize, I'm having trouble responding right now. Could you please rephrase your message or try again in a moment?",
    interrupted: 'The page was closed before a response came.',
    unreadable:
      'The answer could not be read. If this network has a sign-in page, sign in there first.',
    cookieMissing:
      'The browser did not keep this conversation. Allow cookies for this site, then start a new one.',
    unreachable: 'No connection to the server.',
    closed: 'This conversation has been closed.',
    checkConnection: 'Check your connection and try again.',
    later: 'Try again in a moment.',
    notSaved: (reason: string) => `Not saved. ${reason || 'Something went wrong.'} Try again.`,
    noConversation: 'There is no conversation yet.',
    outdated:
      'Not saved: this is no longer part of the conversation. Reload the page to see what is.',
    notDelivered: 'That did not reach the server. Try again.',
    otherWay: 'Or request an audit without the chat',
    retry: 'Try again',
    notStarted: {
      title: 'The chat can’t start yet',
      wait: (time: string) => `in ${time}`,
      over: 'You can try again now.',
      form: { href: '/#contact', label: 'Use the form' },
      call: (minutes: number) => `Book ${minutes} minutes`,
      mail: 'Or write to',
    },
    calendar: 'The calendar didn’t load. Reload the page; your conversation is saved.',
    company:
      'What we found about your company didn’t load. Reload the page; your conversation is saved.',
  },
  transcript: {
    newest: 'Newest message ↓',
    stopped: 'You stopped this reply.',
    caseStudy: 'Case study',
    sources: 'From our site:',
    newTab: '(opens in a new tab)',
    callBelow: 'Your call is further down',
    calendarBelow: 'The calendar is further down',
  },
} as const

/** The worksheet and the Fit Score beside the chat. */
export const worksheetWords = {
  row: {
    workOut: 'Work it out',
    fillIn: 'Fill in',
    showWords: 'Show your words:',
    right: 'That’s right',
    enter: 'Enter to save',
    saving: 'Saving…',
    noFigure: 'Enter one number, such as 30.',
  },
  score: {
    title: 'Fit Score',
    failed: 'The reasons did not load. Close them and try again.',
    none: 'appears as you answer',
    spoken: (score: number, band: string) => `Fit Score: ${score}, ${band}.`,
    bands: { strong: 'strong fit', fair: 'worth a call', low: 'too early to say' },
    noted: 'Noted so far',
    hide: 'Hide reasons',
    show: 'Show reasons',
  },
  bar: {
    estimate: (count: string) => `Your estimate: ${count}`,
    saving: (savings: string) => ` · ${savings} a year`,
  },
  title: 'Your worksheet',
  failed: 'The fields did not load. Your answers in the chat still fill the worksheet.',
  unsent: 'Worked out in your browser. The chat gets it once it starts.',
  allAgreed: 'all five agreed',
  waiting: 'The estimate appears here once the hours and the cost of an hour are known.',
} as const
