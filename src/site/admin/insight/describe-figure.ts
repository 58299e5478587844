import {
  nameAnswer,
  nameMood,
  nameQuestion,
  nameWait,
  OUTCOMES,
  type Outcome,
  STEPS,
} from '#site/admin/insight/insight-words.ts'
import type { FigureQuery } from '#site/lib/insight-api.ts'

type Of = { of: string; part: string; threshold: string }

const REPLAYS: Readonly<Record<string, string>> = {
  today: 'Offered a call by today’s rule',
  offered: 'Would be offered a call',
  gained: 'Newly offered a call',
  lost: 'No longer offered a call',
}
const nameStep = (step: string) => (step in STEPS ? STEPS[step as keyof typeof STEPS].name : step)
const addOutcome = (part: string) => (part in OUTCOMES ? `, ${OUTCOMES[part as Outcome]}` : '')
const nameBin = (from: string) => (from === '90' ? '90–100' : `${from}–${Number(from) + 9}`)

const DESCRIPTIONS: Readonly<Record<FigureQuery['figure'], (of: Of) => string>> = {
  opened: () => 'All that were opened',
  step: ({ of }) => nameStep(of),
  beside: ({ of }) => `${nameStep(of)}, without qualifying`,
  source: ({ of, part }) => `From ${of}: ${nameStep(part)}`,
  score: ({ of, part }) => `Score ${nameBin(of)}${addOutcome(part)}`,
  judged: ({ of, part }) => `Score ${nameBin(of)}, which staff found ${part}`,
  question: ({ of, part }) => `${nameQuestion(of)}: ${part === 'ended' ? 'ended there' : 'asked'}`,
  mood: ({ of }) => `Sentiment ${nameMood(of).toLowerCase()}`,
  answer: ({ of }) => `Slowest answer: ${nameAnswer(of).toLowerCase()}`,
  person: ({ of }) =>
    of === 'all' ? 'A person was wanted' : `A person: ${nameWait(of).toLowerCase()}`,
  replay: ({ of, part, threshold }) =>
    `${REPLAYS[of] ?? of}${of === 'today' ? '' : ` at ${threshold}`}${addOutcome(part)}`,
}

/** A number in words, over the list of what it counts. */
export function describeFigure({
  figure,
  of = '',
  part = '',
  threshold = '',
}: FigureQuery): string {
  // An address is typed by anybody; the server refuses what is no figure of ours.
  if (!Object.hasOwn(DESCRIPTIONS, figure)) return 'Conversations'
  return DESCRIPTIONS[figure]({ of, part, threshold })
}
