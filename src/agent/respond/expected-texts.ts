import type { Slot } from '#domain/fact.ts'

/** What was hoped for, with an example, for a message that was not an answer to it. The question is part of it. */
export const EXPECTED_TEXTS: Readonly<Partial<Record<Slot, readonly [string, string]>>> = {
  contact_name: [
    'Which work takes your team too long? A few words are enough, such as “matching invoices”. Your name and website help, too: “Dana, acme.com”.',
    'A first name is plenty, such as “Dana”.',
  ],
  company_website: [
    'What is the web address, such as acme.com? If there is none, just say so.',
    'The address of your company’s site would do, such as acme.com.',
  ],
  pain: [
    'Which work is done by hand? A few words are enough, such as “we copy orders from email into our ERP”.',
    'Think of the job people complain about most, such as “matching invoices” or “weekly reports”. What would yours be?',
  ],
  manual_hours: [
    'Roughly how many hours is it, such as “about 20 a week”? A guess is fine.',
    'Something like “two people, a day each” would also do for the hours. It doesn’t have to be exact.',
  ],
  team_size: [
    'Roughly how many people is that, such as “four of us”?',
    'Just a headcount would help, such as “5”, of those who do this work.',
  ],
  hourly_rate: [
    'Roughly what does an hour cost, such as “$30”? A yearly salary works, too.',
    'What one of those people earns in a year is enough to work out the cost of an hour.',
  ],
  tools: [
    'Which programs do people use for it, such as “Outlook and SAP”? Just how many is fine, too.',
    'Names like “Excel and QuickBooks” would do, or simply “three tools”.',
  ],
  error_rate: [
    'I mean work that comes back wrong, so that somebody has to do it again. Out of a hundred cases, how many are that? If nobody tracks it, say so.',
    'Something like “one in twenty” would do, or “hardly any”.',
  ],
  timeline: [
    'Roughly when would you want it, such as “next quarter”? “No rush” is a fine answer, too.',
    'A season or a month would do, such as “by summer”.',
  ],
  authority: [
    'Who decides, such as “I do” or “my boss signs”?',
    'Would that be you, or someone else, such as your boss?',
  ],
  budget: [
    'Roughly what is the budget, such as “under $50k”? “Not yet” is fine, too.',
    'A range would do, or “none so far”.',
  ],
  email: [
    'Which email address reaches you, such as name@company.com? If you’d rather not, say so.',
    'Any address that reaches you would do, such as name@company.com.',
  ],
}

/** Where nothing was asked, or the question is given up. */
export const LOST_TEXTS = [
  'I’m not sure what you meant there. You can ask me about prices, timing or results, or say “book a call”.',
  'That one went past me. Put it in a few plain words, or say “talk to a person”.',
  'I couldn’t make that out. Try it as a short question, such as “what does a pilot cost?”',
] as const

export const MOVED_ON_TEXTS = [
  'Let’s leave that one open.',
  'No problem, we can come back to that.',
  'Fine, on to something else.',
] as const

/** To a figure that was said back, where the answer is neither a yes nor a no nor another figure. */
export const UNDECIDED_TEXTS = [
  'I couldn’t tell whether that is a yes.',
  'A “yes” or the right figure would do.',
] as const
