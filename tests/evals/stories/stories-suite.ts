import { readFile } from 'node:fs/promises'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Slot } from '#domain/fact.ts'
import type { Gate, Measure, Origin, Suite } from '../measure.ts'
import { isSameValue } from '../turns/compare-value.ts'

/** A first message whose figures have to be worked out. */
type Story = {
  id: string
  kind: string
  message: string
  facts: Partial<Record<Slot, string | number | readonly string[]>>
  /** Slots that a careful person says back before use; without a value in `facts` they cannot be known. */
  ask?: readonly Slot[]
  /** Other values that a careful reader may write down; null when the slot may be left out. */
  accept?: Partial<Record<Slot, readonly (string | number | null)[]>>
  /** Any number between the two is right. */
  range?: Partial<Record<Slot, readonly [low: number, high: number]>>
}

const SUITE = 'stories'
const FIGURES = ['manual_hours', 'team_size', 'hourly_rate', 'error_rate'] as const
type Figure = (typeof FIGURES)[number]

/** Issue measures for authors who had seen neither rules nor training data. */
const BLIND_GATES: Readonly<Record<'right' | 'wrong', { gate: Gate; aim: number }>> = {
  right: { gate: { atLeast: 0.7 }, aim: 0.85 },
  wrong: { gate: { atMost: 0.06 }, aim: 0.03 },
}

type Outcome = {
  story: Story
  stored: Figure[]
  asked: Figure[]
  wrong: Figure[]
  missing: Figure[]
}

const DEVELOPMENT_FILES = [
  'development-stories.json',
  'development-stories-2.json',
  'development-stories-3.json',
]

/** How many stories are understood, and how often a wrong figure is stored without a question. */
export const evaluateStories: Suite = async ({ isQuick }) => {
  const blind = await load('blind-stories.json')
  const development = isQuick ? [] : (await Promise.all(DEVELOPMENT_FILES.map(load))).flat()
  return [...measure(development, 'in-sample'), ...measure(blind, 'blind')]
}

async function load(name: string): Promise<Story[]> {
  return JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'))
}

function judge(story: Story): Outcome {
  const { state } = openConversation()
  const turn = takeTurn(state, { id: story.id, text: story.message })
  const outcome: Outcome = { story, stored: [], asked: [], wrong: [], missing: [] }
  for (const slot of FIGURES) {
    const gold = story.facts[slot]
    const stored = turn.facts[slot]?.value
    const asked = readAsked(turn, slot)
    if (typeof stored === 'number') {
      const isRight = isGold(story, slot, stored)
      outcome[isRight ? 'stored' : 'wrong'].push(slot)
    } else if (asked !== null) {
      if (gold === undefined || isGold(story, slot, asked)) outcome.asked.push(slot)
      else outcome.missing.push(slot)
    } else if (gold !== undefined) outcome.missing.push(slot)
  }
  return outcome
}

function isGold({ facts, accept, range }: Story, slot: Figure, value: number): boolean {
  const gold = facts[slot]
  if (gold !== undefined && isSameValue(slot, value, gold)) return true
  const [low, high] = range?.[slot] ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const others = accept?.[slot] ?? []
  return (
    (value >= low && value <= high) ||
    others.some((one) => one !== null && isSameValue(slot, value, one))
  )
}

/** The value that the reply says back as a question. */
function readAsked({ state }: Turn, slot: Slot): number | null {
  return state.pending?.kind === 'confirm' && state.pending.slot === slot
    ? state.pending.value
    : null
}

/** The figure that the story is about was stored or said back rightly, and nothing wrong was stored. */
function isRight({ story, stored, asked, wrong }: Outcome): boolean {
  if (wrong.length > 0) return false
  const main = FIGURES.find(
    (slot) => story.facts[slot] !== undefined && !story.accept?.[slot]?.includes(null),
  )
  return main === undefined || stored.includes(main) || asked.includes(main)
}

function measure(stories: readonly Story[], origin: Origin): Measure[] {
  if (stories.length === 0) return []
  const outcomes = stories.map(judge)
  const share = (isCounted: (outcome: Outcome) => boolean) =>
    outcomes.filter(isCounted).length / outcomes.length
  const common = { suite: SUITE, origin, cases: stories.length }
  const gate = (name: 'right' | 'wrong') => (origin === 'blind' ? BLIND_GATES[name] : {})
  return [
    {
      ...common,
      name: 'right or rightly asked back',
      value: share(isRight),
      ...gate('right'),
      misses: outcomes.flatMap(describeMiss),
    },
    {
      ...common,
      name: 'a wrong figure stored without asking',
      value: share(({ wrong }) => wrong.length > 0),
      ...gate('wrong'),
    },
    {
      ...common,
      name: 'wrong hours stored without asking',
      value: share(({ wrong }) => wrong.includes('manual_hours')),
    },
    {
      ...common,
      name: 'hours right or rightly asked back',
      value: share(({ stored, asked, story }) =>
        story.facts.manual_hours === undefined
          ? false
          : stored.includes('manual_hours') || asked.includes('manual_hours'),
      ),
    },
    {
      ...common,
      name: 'nothing of it understood',
      value: share(({ stored, asked, wrong }) => stored.length + asked.length + wrong.length === 0),
    },
  ]
}

function describeMiss(outcome: Outcome): string[] {
  if (isRight(outcome)) return []
  const { story, wrong, missing } = outcome
  const gold = FIGURES.flatMap((slot) =>
    story.facts[slot] === undefined ? [] : [`${slot} ${String(story.facts[slot])}`],
  )
  return [
    `${story.id} ${story.kind} "${story.message}" → gold ${gold.join(', ')}; wrong ${wrong.join(', ')}; missing ${missing.join(', ')}`,
  ]
}
