import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminBrief } from '#contract/admin-bookings.ts'
import { findSentenceOf } from '#server/features/inbox/bookings/read-bookings.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { created, NOW, openStaffDesk } from '#tests/support/staff-desk.ts'

const RICH = [
  "I'm Maya Okafor, harborfreightco.com",
  'It is a nightmare. Three of us key bills of lading by hand, about 15 hours a week each',
  'Are you SOC 2 certified?',
  "call it $32 an hour, we run NetSuite and Excel, I'd rather not talk about budget",
]

let desk: Awaited<ReturnType<typeof openStaffDesk>>

beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

async function readBrief(id: string) {
  const reply = await desk.staff.call(`/api/admin/bookings/${id}/brief`)
  return AdminBrief.parse(await reply.json())
}

test('the brief tells what was said, by whom and when, in the words it was said in', async () => {
  const conversationId = await desk.talk(...RICH)
  const { id } = await desk.book(
    [created],
    { name: 'M. Okafor', email: 'maya@harbor.example' },
    conversationId,
  )
  const brief = await readBrief(id)
  expect(brief.person.map(({ label, value, source }) => [label, value, source])).toEqual([
    ['Name', 'M. Okafor', 'calendar'],
    ['Name', 'Maya Okafor', 'chat'],
    ['Email', 'maya@harbor.example', 'calendar'],
  ])
  const { talk: told } = brief
  expect(told?.company.find(({ slot }) => slot === 'company_website')).toMatchObject({
    value: 'harborfreightco.com',
    href: 'https://harborfreightco.com',
    quote: 'harborfreightco.com',
    said_at: NOW.toISOString(),
  })
  expect(told?.pain[0]?.sentence).toBe('It is a nightmare.')
  expect(told?.intent.find(({ slot }) => slot === 'budget')?.value).toBe('would not say')
  expect(told?.unanswered.map(({ quote }) => quote)).toEqual(['Are you SOC 2 certified?'])
  expect(told?.score_card?.score).toBe(brief.booking.lead_score)
  const rows = told?.worksheet.rows.map(({ row, state }) => [row, state])
  expect(rows).toContainEqual(['rate', 'agreed'])
  expect(told?.worksheet.estimate?.verdict).toBeDefined()
})

test('the brief tells what the website that is named now says of the company, and where', async () => {
  const conversationId = await desk.talk(...RICH)
  const { id } = await desk.book([created], {}, conversationId)
  const { createId } = desk.server.deps
  const said = { kind: 'name', value: 'Harbor Freight', quote: 'Harbor Freight Co' } as const
  const row = { conversationId, position: 0, source: 'website', readAt: NOW, ...said } as const
  const rows = ['harborfreightco.com', 'old.example'].map((host) => {
    return { ...row, id: createId(), host, url: `https://${host}/` }
  })
  await desk.server.db.insert(conversationFindings).values(rows)
  expect((await readBrief(id)).talk?.findings).toMatchObject([
    { ...said, host: 'harborfreightco.com', read_at: NOW.toISOString(), verdict: null },
  ])
})

test('the estimate of the brief is the one of the formula, with what nobody said counted as nothing', async () => {
  const { id } = await desk.book([created], {}, await desk.talk(...RICH))
  const { estimate } = (await readBrief(id)).talk ?? {}
  // 45 h × $32 × 52 = $74,880; 30% + 2 tools × 5% = 40%
  expect(estimate?.figures).toMatchObject({ annual_cost: 74_880, annual_savings: 29_952 })
  expect(estimate?.inputs.map(({ slot, value, is_assumed }) => [slot, value, is_assumed])).toEqual([
    ['manual_hours', '45 hours a week', false],
    ['hourly_rate', '$32 an hour', false],
    ['tool_count', '2 tools', false],
    ['error_rate', 'counted as 0%', true],
  ])
  expect(estimate?.steps[1]).toBe('Share automated: 30% + 2 tools × 5% + 0% errors × 2 = 40%')
})

test('three questions begin the call, and each names the words or the figure behind it', async () => {
  const { id } = await desk.book([created], {}, await desk.talk(...RICH))
  const { first_questions: questions } = await readBrief(id)
  expect(questions.map(({ text }) => text)).toEqual([
    'You asked “Are you SOC 2 certified?”. What depends on the answer for you?',
    'You wrote “Three of us key bills of lading by hand, about 15 hours a week each”. What happens if that goes on for another year?',
    'How much of this work comes back wrong, and what happens then?',
  ])
  expect(questions.map(({ said_at }) => said_at)).toEqual([
    NOW.toISOString(),
    NOW.toISOString(),
    null,
  ])
  expect(questions[2]?.reason).toContain('Each percent adds $1,498 a year')
})

test('a booking without a conversation says so and asks from the start', async () => {
  const { id } = await desk.book([created], { name: 'Ann', company: 'Acme' })
  const brief = await readBrief(id)
  expect(brief.talk).toBeNull()
  expect(brief.booking.lead_score).toBeNull()
  expect(brief.first_questions[0]?.text).toContain('at Acme')
  expect(brief.first_questions).toHaveLength(3)
})

test('a website is a link only when it is an address by its form', async () => {
  const conversationId = await desk.talk('Maya Okafor, harborfreightco.com')
  const { id } = await desk.book([created], { email: 'a"b@x?cc=me@y.example' }, conversationId)
  const brief = await readBrief(id)
  expect(brief.person.find(({ slot }) => slot === 'email')?.href).toBeNull()
})

const MESSAGE =
  'Three of us key bills. It is a nightmare at month end!\nAbout 4.5 hours, v1.2 of it'

test.each([
  ['nightmare', 'It is a nightmare at month end!'],
  ['Three of us', 'Three of us key bills.'],
  ['4.5 hours', 'About 4.5 hours, v1.2 of it'],
  ['bills. It', 'Three of us key bills. It is a nightmare at month end!'],
  ['not in there', 'not in there'],
])('"%s" stands in "%s"', (quote, sentence) => {
  expect(findSentenceOf(MESSAGE, quote)).toBe(sentence)
})
