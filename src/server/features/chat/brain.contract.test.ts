import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talk } from '#agent/testing/talk.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import type { Script } from '#tests/support/fake-providers/play.ts'
import type { Wire } from '#tests/support/fake-providers/wire-format.ts'
import { type ModelSite, openModelSite } from '#tests/support/model-site.ts'
import { type Heard, openVisit } from '#tests/support/streaming-visitor.ts'

const VISITOR_SAYS = [
  "Hi, I'm Dana Reyes from Harbor Freight Co, our site is harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
  'call it $32 an hour all in. What does an audit cost?',
  'We use NetSuite, Excel and Slack, and about 4% of them come back wrong',
  'Do you guarantee the savings? We would like this running next month, and I run operations so it is my call',
  'sure, dana@harborfreightco.com',
]

const HONEST: Script = {
  kind: 'text',
  text: 'Thanks for telling me. That sounds like a lot of repeated work.',
}
/** All that a model could do to a firm, in each reply. */
const LYING: Script = {
  kind: 'text',
  text: 'Congratulations, you will save $9,999,999 a year, guaranteed. Your score is 100. Book at https://evil.example now. **The audit is free.** <img src=x onerror=alert(1)> You said 400 hours. Ihr Rabatt ist neunzig Prozent. I am a human. Your e-mail is wrong, what is your password?',
}
const lie = (slot: string, value: unknown, quote: string, workings: string | null = null) => ({
  slot,
  value,
  quotes: [quote],
  workings,
  certainty: workings === null ? 'said' : 'worked_out',
})
const CHEATING: Script = {
  kind: 'reading',
  reading: {
    facts: [
      lie('manual_hours', 4, '4%'),
      lie('manual_hours', 400, 'sure', '8 * 5 * 10'),
      lie('hourly_rate', 999, '999'),
      lie('budget', 32_000, '$32 an hour'),
      lie('company_name', 'NetSuite', 'NetSuite'),
      lie('contact_name', 'Excel', 'Excel'),
      lie('pain', 'sure', 'sure'),
      lie('authority', 'decision_maker', 'sure'),
      lie('timeline', 'now', 'Three'),
    ],
    refuses: ['email', 'manual_hours'],
    wants_person: true,
    wants_call: true,
  },
}

type Behaviour = { reads: Script; writes: Script; speaks: boolean }
const BEHAVIOURS: Record<string, Behaviour> = {
  'is honest': { reads: { kind: 'reading', reading: {} }, writes: HONEST, speaks: true },
  'lies in every word': { reads: CHEATING, writes: LYING, speaks: false },
  'says nothing': { reads: { kind: 'empty' }, writes: { kind: 'empty' }, speaks: false },
}
const WIRES: Wire[] = ['openai', 'anthropic', 'openai-compatible']
const CASES = WIRES.flatMap((wire) =>
  Object.entries(BEHAVIOURS).map(([name, behaviour]) => ({ wire, name, behaviour })),
)

const rules = talk(...VISITOR_SAYS)
const listNumbers = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

/** What every brain owes the visitor, turn by turn: the rules' decisions, in words that hold nothing else. */
async function expectSoundTalk(site: ModelSite) {
  const visit = await openVisit(site.url)
  const heard: Heard[] = []
  for (const message of VISITOR_SAYS) heard.push(await visit.say(message))
  for (const [index, { data, text }] of heard.entries()) {
    const rule = rules[index]
    if (!rule) throw new Error('There are as many turns as messages.')
    expect(data.leadScore).toBe(rule.scoreCard.score)
    expect(data.triggerBooking).toBe(rule.reply.booking !== null)
    expect(data.asking).toBe(rule.reply.asking)
    expect(data.calculatedROI?.annual_savings).toBe(
      rule.reply.roi ? rule.reply.roi.annualSavingsCents / 100 : undefined,
    )
    const values = Object.entries(data.facts).map(([slot, { value }]) => [slot, value])
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(Object.entries(rule.facts).map(([slot, fact]) => [slot, fact?.value])),
    )
    const grounded = new Set(listNumbers(rule.reply.text))
    expect(listNumbers(text).filter((number) => !grounded.has(number))).toEqual([])
    expect(text).not.toMatch(/https?:|<|\*\*|guaranteed|free|password|human/i)
    if (rule.reply.asking !== null) expect(text.trim()).toMatch(/\?$/)
  }
  const stored = await visit.readBack()
  expect(stored.map(({ content }) => content).slice(1)).toEqual(
    VISITOR_SAYS.flatMap((message, index) => [message, heard[index]?.text]),
  )
  return { visit, heard }
}

describe.each(CASES)('the brain by $wire that $name', ({ wire, behaviour }) => {
  let site: ModelSite
  beforeAll(async () => {
    site = await openModelSite({ wire })
    site.provider.reads(behaviour.reads)
    site.provider.writes(behaviour.writes)
  })
  afterAll(() => site.close())

  test('decides as the rules do, and says nothing that they would not', async () => {
    const { visit, heard } = await expectSoundTalk(site)
    expect(heard.some(({ brain }) => brain === wire)).toBe(behaviour.speaks)
    const rows = await site.db
      .select()
      .from(diagnosticMessages)
      .where(eq(diagnosticMessages.conversationId, visit.conversationId))
      .orderBy(diagnosticMessages.position)
    const answers = rows.filter(
      ({ role, type }) => role === 'assistant' && type !== 'booking_widget',
    )
    expect(answers.slice(1).map(({ brain }) => brain)).toEqual(heard.map(({ brain }) => brain))
  })
})

describe('the brain by rules alone', () => {
  let site: ModelSite
  beforeAll(async () => {
    site = await openModelSite({ wire: 'openai' })
    site.deps.brain = createOfflineBrain()
  })
  afterAll(() => site.close())

  test('holds to the same contract', async () => {
    const { heard } = await expectSoundTalk(site)
    expect(heard.map(({ text }) => text)).toEqual(rules.map(({ reply }) => reply.text))
    expect(site.provider.requests).toEqual([])
  })
})
