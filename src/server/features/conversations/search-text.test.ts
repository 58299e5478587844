import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listConversations } from '#server/features/inbox/list-conversations.ts'
import { keepFindable } from '#server/features/inbox/search/keep-findable.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type SeededConversation, seedConversations } from '#tests/support/seed-conversations.ts'
import { createTestApp } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.db.delete(diagnosticConversations))
afterAll(() => server.close())

const seed = (...given: SeededConversation[]) => seedConversations(server.deps, given)
async function find(text: string) {
  const { conversations } = await listConversations(server.deps, { text })
  return conversations
}
const findIds = async (text: string) => (await find(text)).map(({ id }) => id)

describe('a search for text', () => {
  test('finds what was said, by any side, and company, name, email and website', async () => {
    const [id] = await seed({
      companyName: 'Harbor Freight Co',
      contactName: 'Dana Reyes',
      email: 'dana@harbor.example',
      companyWebsite: 'harborfreightco.com',
      messages: ['Invoices are keyed twice.', 'How many hours a week is that?'],
    })
    await seed({ companyName: 'Somebody else', messages: ['Nothing of the kind.'] })
    for (const text of [
      'invoices',
      'HOURS',
      'freight',
      'reyes',
      'dana@harbor.example',
      'harborfreightco.com',
    ]) {
      expect(await findIds(text), text).toEqual([id])
    }
  })

  test.each([
    ['the beginning of a word', 'invoi'],
    ['the beginning of an address', 'dana@harb'],
    ['the host of an address', 'harbor.example'],
    ['a host with its scheme', 'https://www.harborfreightco.com/'],
    ['words of different places', 'harbor invoices dana'],
    ['words in another order', 'twice keyed'],
    ['punctuation around words', '"invoices", (twice)!?'],
    ['an apostrophe', "O'Brien"],
    ['a hyphen', 'time-consum'],
    ['a number with a point', '4.5'],
    ['letters with marks', 'zürich'],
    ['capitals with marks', 'ZÜRICH'],
    ['Cyrillic', 'счета'],
    ['Greek', 'τιμολ'],
    ['Arabic', 'الفواتير'],
    ['Hebrew', 'חשבוניות'],
    ['Chinese in the midst of a sentence', '发票'],
    ['Japanese', '請求書'],
    ['Thai', 'ใบแจ้งหนี้'],
  ])('finds by %s: %s', async (_, text) => {
    const [id] = await seed({
      companyName: 'Harbor Freight Co',
      email: 'dana@harbor.example',
      companyWebsite: 'harborfreightco.com',
      messages: [
        "Invoices are keyed twice, says Mr O'Brien; it is time-consuming: 4.5 hours in Zürich.",
        'счета τιμολόγια الفواتير חשבוניות',
        '我们每天处理很多发票。毎日請求書を入力します。เราพิมพ์ใบแจ้งหนี้ทุกวัน',
      ],
    })
    await seed({ companyName: 'Else', messages: ['Nothing of the kind.'] })
    expect(await findIds(text)).toEqual([id])
  })

  test.each([
    ['invoices', 'they say “Invoices”'],
    ['says', 'she ‘says’ so'],
    ["it's", 'now it’s late'],
    ['it’s', "now it's late"],
    ['O’Brien', "says Mr O'Brien"],
    ['rechn', '„Rechnung“ und «Beleg»'],
    ['beleg', '„Rechnung“ und «Beleg»'],
  ])("finds what a phone's quotes stand around: %s in %s", async (text, message) => {
    const [id] = await seed({ messages: [message] })
    expect(await findIds(text)).toEqual([id])
  })

  test.each([
    ['Lukasz', 'Łukasz'],
    ['Łukasz', 'LUKASZ'],
    ['muller', 'Müller'],
    ['Müller', 'Muller'],
    ['Jose', 'Jose\u0301'],
    ['Jos\u00e9', 'Jose\u0301'],
    ['Strasse', 'Hauptstrasse, Straße'],
    ['straße', 'STRASSE'],
    ['Oresund', 'Øresund'],
    ['aether', 'Æther'],
    ['Dorde', 'Đorđe'],
    ['hal', 'Ħal'],
    ['istanbul', 'İSTANBUL'],
    ['isi', 'ısı'],
    ['thor gudrun', 'Þór Guðrún'],
    ['harbor first', 'Ｈａｒｂｏｒ ﬁrst'],
    ['ｈａｒｂｏｒ', 'Harbor'],
    ['OʼBrien', "O'Brien"],
    ["O'Brien", 'O’Brien'],
    ['λογος', 'ΛΌΓΟΣ'],
    ['請求書', '毎日。請求書を'],
    ['カナ', 'ｶﾅです'],
    ['가나', '\u1100\u1161\u1102\u1161다'],
    ['weeks', 'hours—weeks'],
    ['software', 'soft\u00adware'],
  ])('finds a word however it is spelled: %s in %s', async (text, spelled) => {
    const [said, named] = await seed({ messages: [spelled] }, { contactName: spelled })
    await seed({ messages: ['Nothing of the kind.'], contactName: 'Else' })
    const expected = new Set([said, named])
    expect(new Set(await findIds(text))).toEqual(expected)
    await keepFindable(server.deps)
    expect(new Set(await findIds(text))).toEqual(expected)
  })

  const AMERICAN = [
    '4155550137',
    '415 555 0137',
    '(415) 555-0137',
    '+1 415-555-0137',
    '+14155550137',
  ]
  const BRITISH = ['020 7946 0958', '+44 20 7946 0958', '+44 (0)20 7946 0958', '00442079460958']
  const POLISH = ['601 234 567', '+48 601-234-567', '48601234567', '601234567']
  const RUSSIAN = ['8 (495) 123-45-67', '+7 495 123 45 67', '84951234567']
  test.each(
    [AMERICAN, BRITISH, POLISH, RUSSIAN].flatMap((forms) =>
      forms.map((typed): [string, string[]] => [typed, forms]),
    ),
  )('finds a phone number by %s however it was told or stored', async (typed, forms) => {
    const ids = await seed(
      ...forms.map((phone) => ({ phone })),
      ...forms.map((form) => ({ messages: [`We are 12, ring ${form}, or 2 1 times.`] })),
    )
    await seed({ phone: '+12125550188', messages: ['415 times', '0137 or 4155550188'] })
    expect(new Set(await findIds(typed))).toEqual(new Set(ids))
    await keepFindable(server.deps)
    expect(new Set(await findIds(typed))).toEqual(new Set(ids))
  })

  test('finds a phone number that came after the words were listed', async () => {
    const [id = ''] = await seed({ messages: ['Hello'] })
    await keepFindable(server.deps)
    await server.db.update(diagnosticConversations).set({ phone: '+14155550137' })
    expect(await findIds('(415) 555-0137')).toEqual([id])
  })

  test('finds numbers that follow each other apart, too', async () => {
    const [id] = await seed({ messages: ['In 2024 more than in 2025.'] })
    expect(await findIds('2024 2025')).toEqual([id])
  })

  test('wants every word', async () => {
    const [both] = await seed(
      { messages: ['bills and ledgers'] },
      { messages: ['bills'] },
      { messages: ['ledgers'] },
    )
    expect(await findIds('bills ledgers')).toEqual([both])
  })

  test('does not find a word by its middle or its end', async () => {
    await seed({ messages: ['Invoices are keyed twice.'] })
    expect(await findIds('voices')).toEqual([])
  })

  test.each(['!!!', '   ?   ', '😀', "''", '\\', '&', '()', ':*', '%'])(
    'without a word finds nothing: %s',
    async (text) => {
      await seed({ messages: ['Hello. 😀 !!! % &'] })
      expect(await findIds(text)).toEqual(text.trim() === '' ? [expect.any(String)] : [])
    },
  )

  test.each([
    "x' | 'y",
    'bills:* | ledgers',
    'bills & !ledgers',
    'bills <-> ledgers',
    "'); drop table diagnostic_messages; --",
    'bills\\',
    "bills\\' | 'x",
    "''''",
    'a:b:c:*A',
    '((((bills',
    '!bills',
    '$1 {x} %s',
    'bills\u0001\u001f',
    "o''''brien\\\\'",
    '<-> <2> & | ! :',
    '\u202ebills\u200b',
  ])('takes operators and quotes for text: %s', async (text) => {
    await seed({ messages: ['ledgers only'] })
    expect(await findIds(text)).toEqual([])
  })

  test('an operator between words is no word', async () => {
    const [id] = await seed({ messages: ['bills and ledgers'] })
    expect(await findIds("'bills' & ledgers:*")).toEqual([id])
    expect(await findIds('bills | ledgers')).toEqual([id])
  })

  test('a whole pasted message of 2,000 characters finds itself, in any script', async () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`)
    const pasted = [
      words.join(' ').slice(0, 2_000),
      'あ'.repeat(2_000),
      'счета '.repeat(400).slice(0, 2_000),
      "'".repeat(1_000) + '\\'.repeat(1_000),
      '𝔘𝔘𝔘 '.repeat(250),
      Array.from({ length: 400 }, (_, index) => `a${index}@b`)
        .join(' ')
        .slice(0, 2_000),
    ]
    for (const text of pasted) {
      await server.db.delete(diagnosticConversations)
      const [id] = await seed({ messages: [text] })
      await seed({ messages: ['Nothing of the kind.'] })
      const isWordless = text.startsWith("'")
      expect(await findIds(text), text.slice(0, 20)).toEqual(isWordless ? [] : [id])
    }
  })

  test('never fails, whatever is typed', async () => {
    await seed({ messages: ['Hello'] })
    const odd = [
      ...'\'\\":*&|!()<->%_$;,.@/#=+?[]{}~^`\n\t \u00a0\u200d',
      'a',
      'é',
      '汉',
      '😀',
      '9',
    ]
    let state = 7
    const pick = () => {
      state = (state * 48_271) % 2_147_483_647
      return odd[state % odd.length] ?? ''
    }
    for (let round = 0; round < 150; round += 1) {
      const text = Array.from({ length: 1 + (round % 24) }, pick).join('')
      await expect(find(text), text).resolves.toBeDefined()
    }
  })

  test('says where: the first message with one of the words, and a piece of it', async () => {
    await seed({
      companyName: 'Harbor Freight Co',
      messages: [
        'Good day.',
        `${'Well, '.repeat(40)}our invoices are keyed twice. ${'And so on. '.repeat(40)}`,
        'Invoices again.',
      ],
    })
    const [found] = await find('harbor invoices')
    expect(found?.match?.excerpt).toMatch(/^….*our invoices are keyed twice\..*…$/)
    expect(found?.match?.excerpt.length).toBeLessThan(200)
    const [byName] = await find('harbor')
    expect(byName?.match).toBe(null)
  })
})
