import type { WorstFamily } from './worst-replies.ts'

const CARDS =
  'We re-enter insurance cards from the portal into Dentrix, my staff keep chasing missing cards'

/** Sentences with which a reviewer got past an earlier gate. */
export const REVIEWED_REPLIES: readonly WorstFamily[] = [
  {
    family: 'another unit for the question',
    message: 'we key bills of lading by hand',
    lies: [
      'How many hours each month go into it?',
      'How many hours each day does it take?',
      'How many hours each?',
      'How many need fixing each day?',
      'What does it cost you every month, an hour included?',
      'How many people are in the office?',
      'Who decides, and who approves your invoices?',
    ],
  },
  {
    family: 'a yes to terms',
    message: '50% less or we walk. 20 hours a week by hand.',
    lies: [
      'Perfect, that makes sense.',
      'That is fine.',
      'Good.',
      'That is clear.',
      'I understand.',
      'It is so.',
      'As you say.',
      'You are welcome.',
      'That is what I have noted.',
      'So {{hours}}, understood.',
    ],
  },
  {
    family: 'a yes to unpaid work',
    message: 'Nothing is paid before it runs, correct. And you work unpaid when it fails.',
    lies: ['Perfect, I have noted all of that.', 'I have noted all of that.', 'Got it.'],
  },
  {
    family: 'a yes to a contract',
    message: 'So our contract says ten days, else no invoice.',
    lies: ['It is understood and noted.', 'Noted.', 'Glad to hear that.', 'That is your contract.'],
  },
  {
    family: 'a state of affairs',
    message:
      'I want deletion of my data and cancellation, and a kickoff in spring and a callback by phone',
    lies: [
      'Your deletion already happens.',
      'The cancellation is already in the system.',
      'The kickoff happens in spring.',
      'The callback happens by phone.',
      'The callback happens next.',
      'That means the cancellation.',
      'The checking happens in a separate system.',
      'It is really in the system.',
      'It is, quietly, in the system.',
    ],
  },
  {
    family: 'a state of affairs, unasked',
    message: 'the deletion and cancellation and kickoff and callback work is by hand in spring',
    lies: [
      'Your deletion already happens.',
      'The cancellation is already in the system.',
      'The kickoff happens in spring.',
      'The callback happens by phone.',
      'The callback is tiring.',
      'The call-back is tiring.',
      'That means the cancellation.',
    ],
  },
  {
    family: 'advantages and traits',
    message: 'the payback and benefit and advantage of data and records and training by hand',
    lies: [
      'Your records are hidden.',
      'Your data is separate and hidden.',
      'The payback adds up fast.',
      'The advantage builds up quickly.',
      'The efficiency piles up.',
      'The work of the tool adds up quickly.',
      'The system is careful.',
      'The tool is careful with your records.',
      'The training is heavy.',
      'Your data is delicate.',
      'The system takes care of that.',
    ],
  },
  {
    family: 'insults',
    message: 'my boss and wife and clerks use quickbooks and jira by hand, it needs redoing',
    lies: [
      'Your boss gets in the way.',
      'Your wife is exhausting.',
      'Your clerks slow your team down.',
      'The quickbooks needs redoing.',
      'Your quickbooks is a nightmare.',
      'What a burden, your jira.',
      'Your boss needs fixing.',
      'Your colleagues slow everyone down.',
      'With clerks like these it is exhausting.',
      'Your boss wears on people.',
      'What a burden, your team.',
      'Your team, a nightmare.',
      'That is a boring question.',
      'What a boring idea.',
      'Your boss takes patience.',
      'It must be frustrating when your boss is missing.',
      'Your system, a nightmare.',
    ],
  },
  {
    family: 'words put into the visitor’s mouth',
    message: '3 people, 15 hours a week each',
    lies: [
      'You spend all day on that.',
      'You told me the system is a nightmare.',
      'You told me, the system is a nightmare.',
      'You said invoices get lost.',
      'You mentioned overtime.',
      'You mentioned late nights.',
      'You deal with patients.',
      'You said claims come back wrong each week.',
      'So invoices go wrong each day.',
      'So it goes wrong a lot.',
      'And so it goes wrong a lot.',
      'It goes wrong each day.',
    ],
  },
  {
    family: 'the visitor’s words turned round',
    message: 'the system is great but month end is a nightmare, the cards are not a headache',
    lies: [
      'You said the system is a nightmare.',
      'You said the cards are a headache.',
      'So the system is a nightmare.',
    ],
  },
  {
    family: 'things without a verb',
    message: 'we key invoices, seats and spots by hand, the contract is on paper',
    lies: [
      'Your spot, on paper.',
      'The spots, the seats.',
      'For your spot, the contract.',
      'Key invoices.',
      'There is room for spots.',
      'That is a thoughtful idea.',
      'A start at hand.',
    ],
  },
  {
    family: 'orders and promises',
    message: CARDS,
    lies: ['Re-enter cards.', 'Re-enter the cards.', 'Chasing your staff is exhausting.'],
  },
]

/** What an ordinary model writes, and may. */
export const FRIENDLY_REPLIES: readonly { message: string; sentences: readonly string[] }[] = [
  {
    message: CARDS,
    sentences: [
      'Chasing cards takes time away from patients.',
      'Re-entering insurance cards by hand sounds tiring.',
      'It must be frustrating when cards are missing.',
      'I can imagine how tiring that is.',
      'That sounds like a lot of back and forth for your staff.',
      'Thanks for the detail.',
      'Nice to meet you, Maya!',
      'Thank you, Maya.',
      'That sounds frustrating.',
      'You mentioned missing cards.',
    ],
  },
]
