import type { Authority, Timeline } from '#domain/fact.ts'
import type { Phrases } from '#tests/evals/buyers/bank/bank.ts'

export const timeline: Readonly<Record<Timeline, Phrases>> = {
  now: {
    short: [
      'straight away',
      'immediately please',
      'this month',
      'in a fortnight',
      'in 3 weeks',
      'the sooner the better, this month if we can',
      'at once',
      'ASAP really',
    ],
    full: [
      'we want to kick off this month',
      'it can’t wait, we need it at once',
      'I’d want it in place four weeks from now at the latest',
      'we’re ready to begin immediately',
      'as quickly as possible please, it is pressing',
      'let’s begin next week',
      'we must have it working in two or three weeks',
      'the plan is to go live this month',
    ],
  },
  quarter: {
    short: [
      'in about ten weeks',
      'in 2 to 3 months',
      'before this quarter ends',
      '3 months max',
      'two months from now',
      'inside 90 days',
    ],
    full: [
      'we’d like to be live in under three months',
      'our deadline is nine weeks away',
      'let’s say three months from today at the latest',
      'before the quarter is out it should be working',
      'we have roughly two and a half months',
      'it should run by the end of the quarter',
      'management expects it within 3 months',
    ],
  },
  half_year: {
    short: [
      'in five or six months',
      'six months or so',
      'half a year',
      'about 5 months out',
      'in 4-6 months',
    ],
    full: [
      'we’ve got half a year for it',
      'it should be in use six months from today',
      'we picture it working in about five months',
      'the project has to finish inside six months',
      'somewhere in the next 4 to 6 months',
      'our goal is to have it within half a year',
    ],
  },
  year: {
    short: [
      '12 months',
      'roughly a year from now',
      'in ten or eleven months',
      'inside the next year',
      'in 9 to 12 months',
    ],
    full: [
      'we’re looking at a horizon of a year',
      'it’s a project for the coming twelve months',
      'we’d need ten months before it can go live',
      'a year is what we have in mind',
      'it can take up to a year',
      'we hope to have it about eleven months from now',
    ],
  },
  none: {
    short: [
      'no deadline',
      'no timeframe',
      'no particular date',
      'no timeline at all',
      'there’s no hurry',
      'none at present',
    ],
    full: [
      'nobody has set a date for it',
      'it isn’t scheduled at all',
      'we’ve no plans to begin any time soon',
      'there’s no timeframe on our side',
      'it’s not urgent in the slightest and has no date',
      'we don’t have a start date',
      'no rush whatsoever on our end',
    ],
  },
}

export const authority: Readonly<Record<Authority, Phrases>> = {
  decision_maker: {
    short: [
      'I do, alone',
      'that would be me',
      'me, nobody else',
      'I sign',
      'yours truly',
      'I’m the decision maker',
      'it’s me who decides',
    ],
    full: [
      'I have full authority to decide',
      'I approve projects like this myself',
      'I run the company, so it’s my decision',
      'The decision sits with me',
      'nobody else needs to agree, I decide',
      'I hold the purse strings and decide alone',
      'as the owner I decide',
      'I’m the one with the final word',
    ],
  },
  influencer: {
    short: [
      'my director, but I advise her',
      'the partners, I put it to them',
      'I suggest, the boss approves',
      'the committee, on my proposal',
    ],
    full: [
      'I shortlist and our managing director makes the decision',
      'I have to convince the board first',
      'I propose it and head office approves',
      'I can recommend it but need my boss to approve',
      'It’s a joint decision, I have a vote and the partners have the last say',
      'my recommendation counts, but the CFO has to sign',
      'the owner signs after I recommend something',
      'I evaluate it and then the director has to approve',
    ],
  },
  researcher: {
    short: [
      'others do, I’m just researching',
      'not my decision, I only look things up',
      'somebody above me, I just collect info',
    ],
    full: [
      'I’m merely gathering information for my manager',
      'I’m just doing the desk research',
      'my part is only to research what exists',
      'I have no say, I was asked to collect information',
      'I’m here to gather information and nothing else',
      'I only research vendors, the decision is made elsewhere',
      'others decide, I just do the research',
    ],
  },
  not_a_buyer: {
    short: [
      'nobody, I’m only a student',
      'no one, it’s for my dissertation',
      'I’m not a customer, I’m a student',
    ],
    full: [
      'I’m writing my dissertation about this, I’m a student',
      'truth be told, I’m a salesman for another software vendor',
      'I’d like to apply for a job at your company',
      'it’s for a class assignment at university',
      'I’m a student and have to interview companies',
      'we’re a supplier and would like to sell to you',
    ],
  },
}
