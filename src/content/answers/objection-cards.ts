import { type Card, listLines } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { site } from '#content/site.ts'

const [audit] = engagementPhases

/** What holds a visitor back; each ends with a step that is easy to take. */
export const objectionCards: readonly Card[] = [
  {
    id: 'tried-and-failed',
    isObjection: true,
    text: 'That happens a lot, usually because the tool handled the standard case and broke on the exceptions, or because nobody owned it afterward. We test on your own past cases first, and an agent proposes before it acts. What went wrong last time is the most useful thing you can tell me.',
    citations: [PAGES.testing, PAGES.repair],
    phrasings: listLines(`
      we tried automation and it failed
      we tried this before and it did not work
      we already tried automating that
      our last automation project was a disaster
      we did rpa and it was a mess
      been there done that didnt work
      the last vendor promised the same thing
      we got burned by a consultant before
      we have been burned before
      we spent a lot on automation and got nothing
      our previous automation broke after a month
      i have heard this before and it never works
      automation never works for us
      last time it took a year and we threw it away
      we had bots and had to switch them off
      tried it already no luck
      our pilot with another company went nowhere
      every tool we tried ended up on the shelf
      why should it work this time
      what is different this time
      we had a bad experience with automation
    `),
  },
  {
    id: 'send-info',
    isObjection: true,
    offersPerson: true,
    text: 'Once there is an estimate, you can email it to yourself: open “Your conversation” under this chat and press “Email me this estimate.” It sends your worksheet, our prices, and a link back to this conversation. For anything else, such as a deck or a proposal, a person can write to you.',
    citations: [PAGES.myConversation, PAGES.pricing, PAGES.caseStudies, PAGES.agents],
    phrasings: listLines(`
      just send me something
      can you send me a brochure
      send me a deck
      just email me the details
      send me an email with more information
      do you have a pdf i can read
      can you mail me some material
      send over a presentation
      is there a one pager
      email me something i can forward
      do you have slides
      can i get this in writing
      just send me the info
      send me a proposal
      please send information to my email
      can you send the pricing by email
      i would rather read something first send me a document
      got a brochure
      could you email me a summary
      send me your deck and ill take a look
    `),
  },
  {
    id: 'stop-asking',
    isObjection: true,
    text: 'No more questions from me. Ask me anything you like, or say “book a call” or “talk to a person” if that is easier.',
    citations: [PAGES.diagnostic],
    phrasings: listLines(`
      stop asking questions
      stop asking me questions
      too many questions
      you ask too many questions
      enough with the questions
      enough questions
      no more questions please
      can you stop asking me things
      quit asking me stuff
      i dont want to answer any more questions
      this feels like an interrogation
      is this an interrogation
      stop interrogating me
      please stop with the questions
      so many questions
      i am tired of your questions
      i am done answering questions
      why do you keep asking me questions
      you keep asking questions
      dont ask me anything else
      do you ever stop asking
      another question seriously
    `),
  },
  {
    id: 'no-time',
    isObjection: true,
    text: `Here’s the short version: tell me the process, the hours a week, and what an hour costs in one line, and you get an estimate right away. Or leave your email, and a person follows up ${site.responsePromise}.`,
    citations: [PAGES.diagnostic, PAGES.calculator],
    phrasings: listLines(`
      i dont have time
      i dont have time for this
      i have no time
      no time for this right now
      im in a hurry
      i am in a rush
      make it quick
      i only have a minute
      can we make this fast
      keep it short please
      i have two minutes
      in a meeting can we be quick
      i am too busy for a chat
      we are too busy to do an audit
      this takes too long
      get to the point
      just give me the short version
      got five minutes at most
      i need to be quick
      dont have all day
      cut to the chase
    `),
  },
  {
    id: 'ask-boss',
    isObjection: true,
    text: `Makes sense: “Your conversation” under this chat has everything we worked out, and you can download it to show. Your boss will want to know the first step: the ${audit.name}, ${audit.investment} over ${audit.duration}. It can end with “leave it alone.”`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      i need to ask my boss
      i have to check with my boss
      i need to talk to my manager first
      have to run this by my team
      i need to discuss this internally
      let me talk to my partner first
      i need approval from my director before anything
      i have to take this to the board
      my boss has to approve it first
      i need to convince my boss
      how do i sell this to my boss
      what do i tell my boss
      how do i explain this to my cfo
      i cannot decide this alone
      i will have to bring it up with leadership
      need to get buy in from management
      can i send this to my boss
      can i send him this
      can i send this to my controller
      can i forward this to my partner
      how do i share this with her
      can i show him this
      gotta ask the owner
      i must speak with my supervisor before
      what should i show my manager
      let me get back to you after i talk to my boss
    `),
  },
  {
    id: 'proof',
    isObjection: true,
    text: 'Don’t take our word for it: a pilot is tested on your own past cases, and its results are measured against the audit. The case studies say what was measured and against what, and the library includes our own failures.',
    citations: [PAGES.caseStudies, PAGES.testing, PAGES.library],
    phrasings: listLines(`
      how do i know this works
      how do i know it works
      prove it
      can you prove that
      prove it to me
      show me proof
      why should i believe you
      i dont believe you
      i dont believe these numbers
      sounds like hype
      this sounds like snake oil
      is this a scam
      everybody says that
      anyone can claim that
      what makes you so sure it works
      convince me that it works
      why should i trust you
      i am skeptical
      im not convinced
      how can i be sure this is not just talk
      does this actually work
    `),
  },
  {
    id: 'free-or-paid',
    text: `This conversation is free; the ${audit.name} is paid (${audit.investment}, ${audit.duration}). The chat helps you see whether the audit is worth it. Our people do the audit with yours, on one process.`,
    citations: [PAGES.diagnostic, PAGES.pricing],
    phrasings: listLines(`
      what is the difference between the diagnostic and the operations audit
      is the audit free or does it cost money
      is the operations audit this chat
      is this chat the audit
      the button says operations audit but this is a chat
      do i pay for this diagnostic
      why is the audit free here and 25k on the pricing page
      so is this free or do i pay
      what do i pay for and what is free
      is the diagnostic the same as the audit
      diagnostic vs audit
      is talking to you the audit
      does this conversation count as the audit
      whats free and whats paid
      what is the free part
    `),
  },
]
