import { openConversation, takeTurn } from '#agent/conversation.ts'
import { readAnswers } from '#agent/decide/read-answers.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import { understand } from '#agent/understand/understand.ts'

export type KnowledgeQuestion = {
  id: string
  question: string
  /** Addresses of pages of which one has to be cited; "state" where only the conversation can tell. */
  expected: readonly string[]
  /** Whether the site holds an answer. */
  inScope: boolean
  kind: string
}

export type Verdict = {
  question: KnowledgeQuestion
  /** What a reply would cite, in its order. */
  cited: readonly string[]
  isHitAtOnce: boolean
  isHit: boolean
  /** It was said that the site does not hold the answer, or nothing was said of the site at all. */
  isRejected: boolean
}

const CITATIONS_COUNTED = 3
/** A visitor who was greeted and has said nothing yet. */
const OPENED = { asking: 'contact_name', knownSlots: new Set<never>(), teamSize: null } as const

const getPath = (address: string) => address.split('#')[0] ?? address

/** Asks one question as the first message of a conversation. Which page an anchor stands on is enough. */
export function judgeQuestion(knowledge: Knowledge, question: KnowledgeQuestion): Verdict {
  const text = question.question
  const { answers } = readAnswers(
    { acts: understand(text, OPENED), text, asking: OPENED.asking },
    knowledge,
  )
  const { reply } = takeTurn(openConversation().state, { id: question.id, text }, { knowledge })
  const cited = [
    ...answers.flatMap(({ kind }) => (kind === 'state' ? [kind] : [])),
    ...reply.citations.map(({ url }) => getPath(url)),
  ]
  const expected = question.expected.map(getPath)
  const first = cited.slice(0, CITATIONS_COUNTED)
  return {
    question,
    cited,
    isHitAtOnce: expected.includes(first[0] ?? ''),
    isHit: first.some((address) => expected.includes(address)),
    isRejected: answers.every(
      (answer) => answer.kind === 'unknown' || (answer.kind === 'card' && answer.isUnpublished),
    ),
  }
}
