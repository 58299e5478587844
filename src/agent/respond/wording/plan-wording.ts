import type { Decision, Notice } from '#agent/decide/decision.ts'
import type { Section } from '#agent/respond/list-sections.ts'
import type { SaidAnswer } from '#agent/respond/say-answer.ts'
import { nameTools, sayFigure } from '#agent/respond/say-figure.ts'
import { CHECKED_LANGUAGES } from '#agent/respond/wording/number-words.ts'
import type {
  WordingBlock,
  WordingLine,
  WordingPlan,
  WordingQuestion,
  WordingSource,
} from '#agent/respond/wording/wording-plan.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { questionsAbroad } from '#content/chat/questions-abroad.ts'
import type { Slot } from '#domain/fact.ts'

/** What each known figure is of, as a line for the writer. */
const FIGURES: readonly (readonly [Slot, string])[] = [
  ['manual_hours', 'Manual work, whole team'],
  ['hourly_rate', 'Cost of an hour of it'],
  ['team_size', 'People who do it'],
  ['error_rate', 'Share that goes wrong'],
  ['budget', 'Budget'],
  ['tool_count', 'Number of tools'],
]

/** To hostility and to orders, nothing is said but our own words. */
const OURS_ALONE: readonly Notice[] = ['abuse_warning', 'abuse_end', 'injection']
/** Nothing is lost without these: the page shows the case, and the writer greets and speaks the visitor's language. */
const OPTIONAL = ['greeting', 'case_study', 'language']
/** What the reply reckons or does, to be cited like a known figure. */
const CITED = ['estimate', 'booking', 'doubt', 'notice', 'closing']

/** The greeting's question names the website too, though it is not counted as asked for. */
function findSecondThing(question: Decision['question'], text: string): Slot | null {
  if (question?.kind !== 'slot') return null
  const asksWebsite = question.slot === 'contact_name' && text.includes('website')
  return question.also ?? (asksWebsite ? 'company_website' : null)
}

function planQuestion(
  question: Decision['question'],
  { sections, language }: Pick<Composed, 'sections' | 'language'>,
): WordingQuestion | null {
  const section = sections.find(({ name }) => name === 'question')
  if (section === undefined || question === null) return null
  const { text, startsParagraph } = section
  const isOther = question.kind === 'other_work'
  const asks = question.kind === 'slot' ? question.slot : isOther ? 'pain' : question.kind
  const also = findSecondThing(question, text)
  // Minutes of one item, or their number, are asked in words of their own.
  const isOwn = question.kind === 'slot' && question.missing !== undefined
  const ours = isOwn ? null : askAbroad(language, [asks, ...(also === null ? [] : [also])])
  return { asks, also, text, startsParagraph, ...(ours !== null && { abroad: ours }) }
}

/** Our questions for all of these in a language; null where one is missing. */
function askAbroad(language: string, asked: readonly WordingQuestion['asks'][]): string | null {
  const texts = asked.map((one) => questionsAbroad[language]?.[one])
  return texts.includes(undefined) ? null : texts.join(' ')
}

/** A reply as it was composed, and the language of the message it answers. */
type Composed = { sections: readonly Section[]; answers: readonly SaidAnswer[]; language: string }

/** What a writer may find words for, or null where only ours will do. */
export function planWording(
  state: ConversationState,
  decision: Decision,
  { sections, answers, language }: Composed,
): WordingPlan | null {
  const isOursAlone =
    !CHECKED_LANGUAGES.includes(language) ||
    decision.notices.some((notice) => OURS_ALONE.includes(notice))
  if (isOursAlone || sections.length === 0) return null
  const sources = listSources(answers)
  const told = sections.filter(({ name }) => CITED.includes(name)).map(({ text }) => text)
  const unsourced = answers
    .filter(({ citations }) => citations.length === 0)
    .map(({ text }) => text)
  const ledger = [...listFigures(state), ...told, ...unsourced].map(
    (text, index): WordingLine => ({ id: `L${index + 1}`, text }),
  )
  const lines = [...ledger, ...sources]
  const own = sections.filter(({ name }) => name !== 'question')
  return {
    language,
    blocks: own.map((section) => planBlock(section, lines, language)),
    question: planQuestion(decision.question, { sections, language }),
    noted: own
      .filter(({ name }) => name === 'noted' || (name !== 'estimate' && CITED.includes(name)))
      .map(({ text }) => text),
    ledger,
    sources,
  }
}

/** A block is said where each line that it holds is cited. */
function planBlock(
  { name, text, startsParagraph }: Section,
  lines: readonly WordingLine[],
  language: string,
): WordingBlock {
  const ids = lines.filter((line) => text.includes(line.text)).map(({ id }) => id)
  // In another language the worksheet beside the chat says what was noted: a line in English would break the reply.
  const isShown = name === 'noted' && (language !== 'en' || !/\d/.test(text))
  const isOptional = OPTIONAL.includes(name) || isShown
  return { name, text, ids, isOptional, startsParagraph }
}

function listSources(answers: readonly SaidAnswer[]): WordingSource[] {
  return answers.flatMap(({ text, citations: [page] }, index) =>
    page === undefined ? [] : [{ id: `S${index + 1}`, title: page.title, url: page.url, text }],
  )
}

/** What the visitor told and agreed to, with its units. */
function listFigures(state: ConversationState): string[] {
  const figures = FIGURES.flatMap(([slot, label]) => {
    const value = state.facts[slot]?.value
    const isOfOnePerson = slot === 'manual_hours' && state.hoursPerPerson !== null
    const isKnown =
      typeof value === 'number' && value > 0 && !isOfOnePerson && !state.details[slot]?.isInferred
    return isKnown ? [`${label}: ${sayFigure(slot, value)}`] : []
  })
  const tools = nameTools(state)
  return tools === '' ? figures : [...figures, `Tools in use: ${tools}`]
}
