import { engagementPhases } from '#content/facts/pricing.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'

const [audit] = engagementPhases

/** The first wording of each question, in variants, and the second, which helps to answer. */
export type QuestionText = { first: readonly string[]; again: readonly string[] }

export const QUESTION_TEXTS: Readonly<Partial<Record<Slot, QuestionText>>> = {
  contact_name: {
    first: ['What is your name?'],
    again: ['And who am I talking to? A first name is enough.'],
  },
  company_website: {
    first: ['What is your company’s website?'],
    again: ['And your company’s website, such as yourcompany.com?'],
  },
  pain: {
    first: [
      'Which part of the work takes your team the most time by hand?',
      'Which manual work would you most like to get rid of?',
    ],
    again: ['What is the work itself: what gets copied, checked, or chased by hand?'],
  },
  manual_hours: {
    first: [
      'About how many hours a week go into {work}, all together?',
      'Roughly how many hours a week does the team put into {work}?',
    ],
    again: ['A rough range is fine: how many hours a week go into it by hand, across the team?'],
  },
  team_size: {
    first: ['How many people share {work}?', 'How many people are involved in {work}?'],
    again: ['Roughly how many people are on the team that does this?'],
  },
  hourly_rate: {
    first: [
      'Roughly what does an hour of that work cost, including wages and overhead?',
      'About what does an hour of that time cost you, with wages and overhead?',
    ],
    again: ['A guess will do: what does an hour of it cost? A yearly salary works too.'],
  },
  tools: {
    first: ['Which tools do people use for that work?', 'Which systems do people use for it?'],
    again: ['Which programs are open on the screen while it is done? A number is enough.'],
  },
  error_rate: {
    first: [
      'In {work}, about what share comes back wrong or has to be redone?',
      'In {work}, out of a hundred cases, how many need fixing afterward?',
    ],
    again: ['In {work}, even roughly: do 1, 5, or 10 cases in a hundred need fixing?'],
  },
  timeline: {
    first: ['When would you want this running?', 'When would you like to see a first system live?'],
    again: ['Is there a date it has to work by, or is there no rush?'],
  },
  authority: {
    first: ['Who decides on a project like this: you, or others with you?'],
    again: ['Is the decision yours, or does someone else sign off on it?'],
  },
  budget: {
    first: ['Is there a budget set aside for this? A range is fine, and so is “not yet”.'],
    again: ['Is there a budget for it, even roughly?'],
  },
  email: {
    first: [
      'Which email address should we use to follow up with you?',
      'What is a good email address for a person here to follow up?',
    ],
    again: ['Is there an email address we can write to, such as name@company.com?'],
  },
}

/** What an address is asked for, when it is not to follow up on the estimate. */
export const EMAIL_PURPOSES = {
  answer: 'Which email address should the answer go to?',
  invitation: 'Which email address should the invitation go to?',
} as const

export const SEND_TEXT = `A person can write to you ${site.responsePromise}. Shall I pass that on?`

/** When and who, after “too small for us”: staff need it once the work has grown. */
export const AFTER_NO_TEXT =
  'If the work grows, when would you want this running, and who decides on it besides you?'

/** After “too small for us”. */
export const OTHER_WORK_TEXT =
  'Does other work take your team more time? If so, tell me which, and about how many hours a week; a larger process could be worth it.'

/** The offer to hand a question to a person. */
export const PASS_ON_TEXTS = [
  `A person can tell you ${site.responsePromise}. Shall I pass your question on?`,
  `I can ask a person here, who answers ${site.responsePromise}. Should I?`,
  'Would you like me to send that one to a person here?',
] as const

/** The same where one question of ours may be meant instead, or two, or three. */
export const ELSE_PASS_ON_TEXTS = [
  `If that isn’t it, a person can answer ${site.responsePromise}. Shall I pass your question on?`,
  `If it’s neither, a person can answer ${site.responsePromise}. Shall I pass your question on?`,
  `If it’s none of these, a person can answer ${site.responsePromise}. Shall I pass your question on?`,
] as const

/** One question that asks for two things which people answer in one breath, and the same asked once more. */
const BOTH_TEXTS: Readonly<Record<string, readonly [first: string, again: string]>> = {
  'pain+manual_hours': [
    'Which part of the work takes your team the most time by hand, and about how many hours a week go into it?',
    'What gets copied, checked, or chased by hand, and roughly how many hours a week does that take?',
  ],
  'manual_hours+team_size': [
    'About how many hours a week go into {work}, all together, and how many people share it?',
    'Roughly, then: how many hours a week does it take, and how many people do it?',
  ],
  'manual_hours+hourly_rate': [
    'About how many hours a week go into {work}, all together, and roughly what does one of those hours cost?',
    'Roughly, then: how many hours a week does it take, and what does one of those hours cost?',
  ],
  'team_size+hourly_rate': [
    'How many people share {work}, and roughly what does an hour of their time cost, including wages and overhead?',
    'Guesses are fine: how many people do it, and what does an hour of their time cost you?',
  ],
  'hourly_rate+tools': [
    'Roughly what does an hour of that work cost, and which tools do people use for it?',
    'What does an hour of it cost you, even as a guess, and which tools is it done in?',
  ],
  'tools+error_rate': [
    'Which tools do people use for that work, and about what share has to be redone?',
    'Which programs is it done in, and roughly how many in a hundred need fixing?',
  ],
  'timeline+authority': [
    'When would you want this running, and who decides on it besides you?',
    'Is there a date it has to work by, and is the decision yours or somebody else’s?',
  ],
  'authority+budget': [
    'Who decides on a project like this, and is there a budget set aside for it?',
    'Is the decision yours, and is there a budget for it, even a rough one?',
  ],
  'budget+email': [
    'Which email address should we use to follow up, and, if you like, is there a budget set aside for this?',
    'Which email address reaches you, and, if you like, is there a rough budget?',
  ],
}

/** The wordings that ask for both slots at once, where there are any. */
export function findBothTexts(slot: Slot, also: Slot): QuestionText | undefined {
  const both = BOTH_TEXTS[`${slot}+${also}`]
  return both && { first: [both[0]], again: [both[1]] }
}

/** Why each thing is asked, for "why do you ask". */
export const REASONS: Readonly<Partial<Record<Slot, string>>> = {
  contact_name: 'Only so I know what to call you; a first name is enough.',
  company_name: 'It tells me what your company does. You can leave it out.',
  phone: 'Only for a person here to call you back. It is optional.',
  company_website:
    'It tells me what your company does, so I can point to a case from a similar field.',
  pain: 'Whether an agent fits depends on the work itself, so that is where I start.',
  manual_hours: 'The savings estimate starts from the hours: hours × cost × 52 weeks.',
  team_size:
    'It tells me whether the hours are for one person or for everyone, and how big a rollout would be.',
  hourly_rate: 'It turns hours into dollars in the estimate. A rough figure is enough.',
  tools: 'The number of tools decides how much of the handoff between them can be automated.',
  error_rate: 'Rework is part of what automation saves, so it goes into the estimate.',
  timeline: `An audit takes ${audit.duration}, so the date decides what can be ready.`,
  authority: 'It tells me who should be in a first call.',
  budget: 'It shows which of the four phases is worth discussing. You can leave it open.',
  email: 'So a person here can follow up with you, and to confirm a call if you book one.',
}
