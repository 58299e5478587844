import type { Authority, Timeline } from '#domain/fact.ts'
import type { Phrases } from '#tests/evals/buyers/bank/bank.ts'

export const timeline: Readonly<Record<Timeline, Phrases>> = {
  now: {
    short: [
      'asap',
      'as soon as possible',
      'right away',
      'within the month',
      'immediately',
      'now',
      'in two weeks',
      'yesterday, ideally',
    ],
    full: [
      'we need this live within a month',
      'we want to start straight away',
      'it has to be running in the next three weeks',
      'it’s urgent, we need it now',
      'we’d like it up and running as soon as we can',
      'ideally it’s live in a couple of weeks',
      'start date: immediately',
      'we can’t wait, this has to start right now',
    ],
  },
  quarter: {
    short: [
      'this quarter',
      'in two months',
      'within 3 months',
      'in 8 weeks or so',
      'within 90 days',
      'two or three months',
    ],
    full: [
      'we want it running within three months',
      'it should be live in about ten weeks',
      'we’re aiming for the end of this quarter',
      'the plan is to have it in two months',
      'in the next two to three months we’d want it running',
      'give it 12 weeks and it should be live',
      'we need it done inside of three months',
    ],
  },
  half_year: {
    short: [
      'in half a year',
      'within six months',
      '5 months',
      'four to six months',
      'in about half a year',
    ],
    full: [
      'we want this running in about five months',
      'within the next six months would suit us',
      'the target is six months from now',
      'we’d like to have it in 4 to 6 months',
      'half a year from now it should be live',
      'we’re giving ourselves six months',
    ],
  },
  year: {
    short: [
      'within a year',
      'in nine months maybe',
      '10 months',
      'in about a year',
      '9 to 12 months',
    ],
    full: [
      'some time in the next twelve months',
      'we’re thinking a year from now',
      'it should be there in ten months or so',
      'we’d do it within the year ahead, nine to twelve months',
      'a year from today would be fine',
      'our horizon is 12 months',
    ],
  },
  none: {
    short: ['no rush', 'no date', 'no timeline', 'no plans yet', 'none really', 'no hurry at all'],
    full: [
      'there’s no timeline for it',
      'we’re in no hurry whatsoever',
      'we have not fixed any date',
      'there are no plans to start',
      'there is no deadline whatsoever',
      'we have no start date in mind',
      'there’s no rush on this at all',
    ],
  },
}

export const authority: Readonly<Record<Authority, Phrases>> = {
  decision_maker: {
    short: ['me', 'I do', 'that’s me', 'just me', 'I decide', 'my decision', 'it’s up to me'],
    full: [
      'I make the final decision',
      'it’s my call',
      'I’m the one who signs',
      'I own the company, so I decide',
      'the decision is mine alone',
      'I have the last word on this',
      'I can sign this off myself',
      'I’m the decision maker here',
    ],
  },
  influencer: {
    short: [
      'my boss, I recommend',
      'the CFO signs, I propose',
      'me and then the board',
      'our director, on my advice',
    ],
    full: [
      'I recommend, but our director approves it',
      'I’d make the case and the CEO signs',
      'the final say is with my boss, I make the recommendation',
      'it needs board approval, I’m preparing it',
      'I need sign-off from finance',
      'I choose the supplier but the owner has to approve',
      'my manager decides on my recommendation',
      'I have to get approval from our head of operations',
    ],
  },
  researcher: {
    short: [
      'not me, just researching',
      'someone else, I’m only collecting information',
      'I’m just gathering options for others',
    ],
    full: [
      'I’m only doing research for my team',
      'I was told to look at what is out there, nothing more',
      'I’m just collecting information for somebody else',
      'I’m researching options, others will decide',
      'I’m only comparing suppliers for a report',
      'somebody else decides, I just gather information',
      'no say in it, I’m just researching',
    ],
  },
  not_a_buyer: {
    short: [
      'nobody, I’m a student',
      'no one, this is for my thesis',
      'I’m not buying, I’m a student',
    ],
    full: [
      'I’m a student writing a paper on automation',
      'to be honest I sell software to firms like yours',
      'I’m a vendor and want to offer you our services',
      'I’m actually looking for a job with you',
      'this is for a university project, we won’t buy anything',
      'I’m a journalism student doing an assignment',
    ],
  },
}
