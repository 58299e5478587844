import type { ConversationState } from '#agent/conversation-state.ts'
import type { Decision, Notice } from '#agent/decide/decision.ts'
import type { Section } from '#agent/respond/list-sections.ts'
import { listValues } from '#agent/respond/wording/list-values.ts'
import type { WordingPlan, WordingQuestion } from '#agent/respond/wording/wording-plan.ts'
import type { Slot } from '#domain/fact.ts'

/** To hostility and to orders, nothing is said but our own words. */
const OURS_ALONE: readonly Notice[] = ['abuse_warning', 'abuse_end', 'injection']

/** The greeting's question names the website too, though it is not counted as asked for. */
function findSecondThing(question: Decision['question'], text: string): Slot | null {
  if (question?.kind !== 'slot') return null
  const asksWebsite = question.slot === 'contact_name' && text.includes('website')
  return question.also ?? (asksWebsite ? 'company_website' : null)
}

function planQuestion(
  question: Decision['question'],
  sections: readonly Section[],
): WordingQuestion | null {
  const section = sections.find(({ name }) => name === 'question')
  if (section === undefined || question === null) return null
  const { text, startsParagraph } = section
  const asks = question.kind === 'slot' ? question.slot : question.kind
  return { asks, also: findSecondThing(question, text), text, startsParagraph }
}

/** What a writer may find words for, or null where only ours will do. */
export function planWording(
  state: ConversationState,
  decision: Decision,
  sections: readonly Section[],
): WordingPlan | null {
  const isOursAlone =
    decision.language !== null || decision.notices.some((notice) => OURS_ALONE.includes(notice))
  if (isOursAlone || sections.length === 0) return null
  return {
    blocks: sections.filter(({ name }) => name !== 'question'),
    question: planQuestion(decision.question, sections),
    values: listValues(state),
  }
}
