import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkConversation } from '#server/features/leads/relate-conversation.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { DUE, NOW, openLeadDesk, type Talk } from '#tests/support/lead-desk.ts'

let desk: Awaited<ReturnType<typeof openLeadDesk>>

beforeAll(async () => {
  desk = await openLeadDesk()
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

describe('a conversation', () => {
  test('of somebody who only looks around is nobody’s', async () => {
    await desk.say(await desk.startTalk(), 'manual_hours=12')
    expect(await desk.listLeads()).toEqual([])
    expect(await desk.listNews()).toEqual([])
  })

  test('becomes a lead when an address is left, qualifies it, and each is told once', async () => {
    const talk = await desk.startTalk({
      landingPage: '/library/typed-twice',
      utmParams: { source: 'ads' },
    })
    await desk.say(talk, 'email=Ana@Acme.example contact_name=Ana')
    desk.now = new Date(NOW.getTime() + 60_000)
    await desk.say(talk, 'email=ana@acme.example company_name=Acme qualified')
    await desk.say(talk, 'email=ana@acme.example company_name=Acme qualified')
    expect(await desk.listLeads()).toMatchObject([
      {
        email: 'ana@acme.example',
        name: 'Ana',
        company: 'Acme',
        replyDueAt: null,
        firstTouch: { at: NOW.toISOString(), source: 'ads', article: 'typed-twice' },
      },
    ])
    expect(await desk.listNews()).toEqual(['lead.created', 'lead.qualified'])
  })

  test('in which a person is asked for promises an answer, once', async () => {
    const talk = await desk.startTalk()
    await desk.say(talk, 'person')
    expect(await desk.listLeads()).toMatchObject([{ email: null, replyDueAt: DUE }])
    expect(await desk.listNews()).toEqual(['lead.created', 'person.wanted'])
    await desk.db.update(leads).set({ repliedAt: desk.now })
    await desk.say(talk, 'person')
    expect(await desk.listLeads()).toMatchObject([{ replyDueAt: DUE, repliedAt: desk.now }])
  })

  test('that begins with the wish for a person is one piece of news to people', async () => {
    await desk.say(await desk.startTalk(), 'person contact_name=Ana')
    const mails = await desk.db.select().from(outboxMessages)
    expect(mails.map(({ subject }) => subject)).toEqual(['Asked for a person: Ana'])
  })

  test('that gets its address later keeps its lead, and systems are told of the address', async () => {
    const talk = await desk.startTalk()
    await desk.say(talk, 'person')
    const [before] = await desk.listLeads()
    await desk.say(talk, 'email=ana@acme.example')
    await desk.say(talk, 'email=ana@acme.example')
    expect(await desk.listLeads()).toMatchObject([{ id: before?.id, email: 'ana@acme.example' }])
    expect(await desk.listNews()).toEqual(['lead.created', 'lead.identified', 'person.wanted'])
  })

  test('follows what its visitor corrects and takes back, as long as it is all there is', async () => {
    const talk = await desk.startTalk()
    await desk.say(talk, 'email=ana@acme.exmple person')
    await desk.say(talk, 'email=ana@acme.example')
    expect(await desk.listLeads()).toMatchObject([{ email: 'ana@acme.example' }])
    await desk.db.update(diagnosticConversations).set({ email: null })
    await desk.say(talk, 'That address is not mine.')
    expect(await desk.listLeads()).toMatchObject([{ email: null }])
  })

  test('whose address is of a known person joins them, with what staff noted', async () => {
    await desk.request()
    const [dana] = await desk.listLeads()
    const talk = await desk.startTalk()
    await desk.say(talk, 'person')
    const anonymous = (await desk.listLeads()).find(({ id }) => id !== dana?.id)
    await desk.db.insert(leadNotes).values({
      id: desk.server.deps.createId(),
      leadId: anonymous?.id ?? '',
      authorEmail: 'staff@firm.example',
      text: 'Sounds keen.',
      createdAt: desk.now,
      updatedAt: desk.now,
    })
    for (const [id, nextAction, nextActionOn] of [
      [dana?.id, 'Send the offer', '2026-03-09'],
      [anonymous?.id, 'Call', '2026-03-04'],
    ] as const) {
      const planned = { nextAction, nextActionOn }
      await desk.db
        .update(leads)
        .set(planned)
        .where(eq(leads.id, id ?? ''))
    }
    await desk.say(talk, 'email=dana@harbor.example contact_name=Somebody')
    const planned = { nextAction: 'Send the offer · Call', nextActionOn: '2026-03-04' }
    expect(await desk.listLeads()).toMatchObject([{ id: dana?.id, name: 'Dana Reyes', ...planned }])
    expect(await desk.db.select().from(leadNotes)).toMatchObject([{ leadId: dana?.id }])
    expect(await desk.db.select().from(diagnosticConversations)).toMatchObject([
      { leadId: dana?.id },
    ])
  })

  test('that leaves another address goes to that person, and the first one keeps theirs', async () => {
    await desk.request()
    const [dana] = await desk.listLeads()
    const talk = await desk.startTalk()
    await desk.say(talk, 'email=dana@harbor.example')
    await desk.say(talk, 'email=ana@acme.example')
    const all = await desk.listLeads()
    expect(all.map(({ email }) => email).toSorted()).toEqual([
      'ana@acme.example',
      'dana@harbor.example',
    ])
    const [row] = await desk.db.select().from(diagnosticConversations)
    expect(row?.leadId).not.toBe(dana?.id)
  })

  test('twenty visitors who type one address at once are one lead, and every turn is answered', async () => {
    const talks = await Promise.all(Array.from({ length: 20 }, () => desk.startTalk()))
    const replies = await Promise.all(
      talks.map((talk) => desk.say(talk, 'email=ana@acme.example person')),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await desk.listLeads()).toHaveLength(1)
    const news = await desk.listNews()
    expect(news.filter((event) => event === 'lead.created')).toHaveLength(1)
    expect(news.filter((event) => event === 'person.wanted')).toHaveLength(20)
  })

  test('twenty anonymous ones that turn out to be one person at once become one lead', async () => {
    const talks = await Promise.all(Array.from({ length: 20 }, () => desk.startTalk()))
    await Promise.all(talks.map((talk) => desk.say(talk, 'person')))
    expect(await desk.listLeads()).toHaveLength(20)
    const replies = await Promise.all(talks.map((talk) => desk.say(talk, 'email=ana@acme.example')))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const [lead, ...others] = await desk.listLeads()
    expect(others).toEqual([])
    const rows = await desk.db.select().from(diagnosticConversations)
    expect(new Set(rows.map(({ leadId }) => leadId))).toEqual(new Set([lead?.id]))
  })

  test('a turn that fails leaves no lead and no news', async () => {
    const talk = await desk.startTalk()
    await desk.db.update(diagnosticConversations).set({ email: 'ana@acme.example' })
    const turn = desk.db.transaction(async (transaction) => {
      await linkConversation(desk.server.deps, transaction, talk.conversationId)
      throw new Error('the turn failed')
    })
    await expect(turn).rejects.toThrow('the turn failed')
    expect(await desk.listLeads()).toEqual([])
    expect(await desk.listNews()).toEqual([])
  })
})

describe('two visitors who type the same address', () => {
  const SECRET_WORDS = /Harbor|Reyes|twice|555 010|hush/

  /** Everything that a visitor can be answered. */
  async function readAll({ browser, conversationId }: Talk, other: string): Promise<string> {
    const answers = await Promise.all([
      desk.say({ browser, conversationId }, 'email=dana@harbor.example hello again'),
      browser.call(`/api/conversations/${conversationId}`),
      browser.call(`/api/conversations/${other}`),
      browser.call('/api/bd-agent-conversation', {
        json: { conversationId: other, message: 'email=dana@harbor.example' },
      }),
      browser.call('/api/admin/leads'),
    ])
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
  }

  test.each(['the form first', 'the chat first'])(
    'see nothing of each other (%s), though staff see one person',
    async (order) => {
      const first = await desk.startTalk()
      if (order === 'the form first')
        await desk.request({ contactDetail: 'dana@harbor.example 555 010 4477' })
      await desk.say(
        first,
        'email=dana@harbor.example company_name=Harbor contact_name=Reyes hush qualified',
      )
      if (order !== 'the form first') await desk.request()
      const second = await desk.startTalk()
      await desk.say(second, 'email=DANA@harbor.example person')
      expect(await desk.listLeads()).toHaveLength(1)
      const seen = await readAll(second, first.conversationId)
      expect(seen).not.toMatch(SECRET_WORDS)
      expect(seen).toContain('hello again')
    },
  )
})
