import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import type { Slot } from '#domain/fact.ts'

/** Words that tell what a refusal is about. */
const SUBJECTS: readonly (readonly [Slot, RegExp])[] = (
  [
    [
      'budget',
      /\b(?:budgets?|(?:what|how much) we (?:(?:can|could|have to|might|may|want to|would|will|plan to|are able to) )?(?:spend|invest))\b/,
    ],
    [
      'hourly_rate',
      /\b(?:salar(?:y|ies)|wages?|pay(?:roll)?|hourly|rates?(?<!error rates?)|(?:what|how much) (?:we|they|people|i|everyone|staff|the team|he|she|each) (?:pays?|earns?|makes?|gets?|costs?)|(?:labou?r|staff|hourly|personnel) costs?|(?:what|how much) (?:an|one|each|the|a) (?:hour|person|head)(?: of [a-z' ]{2,20})? costs?)\b/,
    ],
    ['email', /\b(?:e-?mails?|mails?)(?: addres+(?:es)?| adress)?\b/],
    ['phone', /\b(?:phone|mobile|cell|telephone)(?: numbers?)?\b|\bmy number\b/],
    [
      'company_name',
      /\b(?:company names?|employers?|(?:name|who) (?:of )?(?:my|our|the) (?:company|firm|employer|business|organi[sz]ation)|who (?:i work for|we are)|where i work|(?:my|our|the) (?:company|firm|business)(?:'s)? name)\b/,
    ],
    [
      'contact_name',
      /\b(?:(?:my|our|any|a|no|own|full|real|first|last) names?|who i am|anonymous)\b/,
    ],
    ['company_website', /\b(?:web ?sites?|url|domain|home ?page)\b/],
    ['tools', /\b(?:tools?|systems?|software|stack|tech stack|programs|apps)\b/],
    ['error_rate', /\b(?:errors?(?: rates?)?|mistakes?|defects?|rework)\b/],
    [
      'team_size',
      /\b(?:head ?count|team size|size of (?:the|our) team|how many (?:people|staff|of us|we are|are we|employees|heads|we have|work|there are)|(?:staff|employee|people) numbers?|number of (?:staff|people|employees))\b/,
    ],
    ['manual_hours', /\b(?:hours|how (?:long|much time))\b/],
    [
      'authority',
      /\bwho (?:decides|signs|approves|is in charge|has the say)\b|\bdecision[- ]makers?\b/,
    ],
    ['timeline', /\b(?:time ?lines?|deadlines?|dates?|time ?frames?)\b/],
  ] as const
).map(([slot, pattern]) => [slot, loosenApostrophes(pattern)])

const CLAUSE_END = /[,;:]|\s(?:but|though|although|so|because|since|while)\s/

function listSubjects(piece: string): Slot[] {
  return SUBJECTS.filter(([, pattern]) => pattern.test(piece)).map(([slot]) => slot)
}

/** "My e-mail?" right before it: what the visitor repeats of our question. */
const TOPIC = /(?:^|[.!?;\n])([^.!?;\n]{2,40})\?\s*$/

const findTopic = (before: string): string => TOPIC.exec(before)?.[1] ?? ''

/** What a refusal between these positions names: in its own clause, or before it in the sentence. */
export function findRefusalSubjects(
  { plain }: Pick<MessageView, 'plain'>,
  [start, end]: readonly [number, number],
): Slot[] {
  const [from, to] = findSentence(plain, start)
  const before = plain.slice(from, start).split(CLAUSE_END)
  const after = plain.slice(end, Math.max(to, end)).split(CLAUSE_END)[0] ?? ''
  const own = listSubjects(`${before.at(-1) ?? ''}${plain.slice(start, end)}${after}`)
  if (own.length > 0) return own
  const told = listSubjects(plain.slice(from, end)).slice(0, 1)
  return told.length > 0 ? told : listSubjects(findTopic(plain.slice(0, from)))
}
