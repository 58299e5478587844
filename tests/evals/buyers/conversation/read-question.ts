import type { Reply } from '#agent/state/turn.ts'
import type { Slot } from '#domain/fact.ts'

/** What a reader takes a question to be about, by its words. */
const ABOUT: readonly (readonly [Slot, RegExp])[] = [
  [
    'contact_name',
    /\byour (?:first |full )?name\b|\bwho am i (?:talking|speaking) (?:to|with)\b/iu,
  ],
  ['company_website', /\bweb ?site\b|\bweb address\b/iu],
  [
    'company_name',
    /\bcompany(?:’s|'s)? name\b|\bname of (?:the|your) company\b|\bwhich company\b/iu,
  ],
  ['email', /\be-?mail\b/iu],
  ['pain', /\bwhich process\b|\bwhat is the manual work\b|\bmost manual work\b/iu],
  ['manual_hours', /\bhow many hours\b|\bhow much time\b|\bhours a week\b/iu],
  [
    'team_size',
    /\bhow many (?:people|persons|of you|colleagues|hands|share)\b|\bteam size\b|\bhow (?:big|large) is (?:the|your) team\b/iu,
  ],
  ['hourly_rate', /\ban? hour\b.*\bcost|\bcost\w*\b.*\ban? hour\b|\bhourly (?:cost|rate)\b/iu],
  ['tools', /\b(?:which|what) (?:tools|programs|software|systems)\b/iu],
  [
    'error_rate',
    /\berror rate\b|\bneeds? fixing\b|\bhow often .*\bwrong\b|\b(?:what|which) share\b|\bout of a hundred\b/iu,
  ],
  ['timeline', /\bwhen would you\b|\bby when\b|\bhow soon\b|\bwhen should\b/iu],
  ['authority', /\bwho (?:else )?(?:decides|signs|has the last word)\b/iu],
  ['budget', /\bbudget\b|\bset aside\b/iu],
  ['industry', /\b(?:what|which) (?:industry|sector|trade|line of business)\b/iu],
]

export type Question = {
  slots: readonly Slot[]
  /** A yes or no is wanted, and nothing else. */
  isOffer: boolean
}

function findQuestions(text: string): string[] {
  return text.match(/[^.!?\n]*\?/gu) ?? []
}

/** What the buyer understands to be asked: the slot of the reply, and whatever else its questions name. */
export function readQuestion(reply: Pick<Reply, 'text' | 'asking'>): Question {
  const questions = findQuestions(reply.text).join(' ')
  const named = ABOUT.filter(([, words]) => words.test(questions)).map(([slot]) => slot)
  const slots =
    reply.asking === null ? named : [reply.asking, ...named.filter((slot) => slot !== reply.asking)]
  return { slots, isOffer: slots.length === 0 && questions !== '' }
}
