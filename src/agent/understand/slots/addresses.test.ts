import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

test.each([
  ['harborfreightco.com', 'harborfreightco.com'],
  ['https://www.harborfreightco.com/about?x=1', 'harborfreightco.com'],
  ['our site is www.acme.co.uk.', 'acme.co.uk'],
  ['Maya, acme.io', 'acme.io'],
  ['find us at shop.acme.com', 'shop.acme.com'],
  ['greenfield dental dot com', 'greenfielddental.com'],
  ['ACME.COM', 'acme.com'],
])('%s gives the website %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').company_website).toBe(expected)
})

test.each([
  'maya@gmail.com',
  'we use monday.com',
  'e.g. this and that',
  'it costs 4.5k',
  'done.Then we',
])('%s gives no website', (text) => {
  expect(readSlots(text).company_website).toBeUndefined()
})

test.each([
  ['maya@harborfreightco.com', 'maya@harborfreightco.com'],
  ['reach me at Maya.Okafor+ops@Harbor-Freight.co.uk.', 'maya.okafor+ops@harbor-freight.co.uk'],
  ['maya (at) harborfreightco (dot) com', 'maya@harborfreightco.com'],
  ['maya[at]harborfreightco[dot]com', 'maya@harborfreightco.com'],
  ['maya at harborfreightco dot com', 'maya@harborfreightco.com'],
  ['maya @ harborfreightco.com', 'maya@harborfreightco.com'],
  ['my email: <maya@gmail.com>', 'maya@gmail.com'],
])('%s gives the e-mail %s', (text, expected) => {
  expect(readSlots(text).email).toBe(expected)
})

test('a role at a host is no e-mail but names the website', () => {
  const read = readSlots('Noor Haddad, RevOps @ tidepool.io', 'contact_name')
  expect(read).toMatchObject({ contact_name: 'Noor Haddad', company_website: 'tidepool.io' })
  expect(read.email).toBeUndefined()
})

test.each(['maya@localhost', 'we met at harborfreightco.com', 'look @ this', 'a@b'])(
  '%s gives no e-mail',
  (text) => {
    expect(readSlots(text).email).toBeUndefined()
  },
)

test.each([
  ['call me at (415) 555-2671', '+14155552671'],
  ['+44 20 7946 0958', '+442079460958'],
  ['my cell is 415-555-2671, 40 hours a week', '+14155552671'],
])('%s gives the phone %s', (text, expected) => {
  expect(readSlots(text).phone).toBe(expected)
})

test('a host is not turned into a company name', () => {
  const acts = talkToEnd('Maya, harborfreightco.com').facts
  expect(acts.company_name).toBeUndefined()
})

test('a second host does not replace the company’s', () => {
  const { facts } = talkToEnd('Maya, hotelmar.com', 'group bookings', 'opera, agoda.com extranet')
  expect(facts.company_website?.value).toBe('hotelmar.com')
})

test.each([
  'we have no web page',
  "don't have one",
  'nope, we never built one',
  'only a facebook page',
])('%s: no website is guessed from an e-mail later', (text) => {
  const { facts } = talkToEnd('Gustav, Vinter Joinery', text, 'gustav@vinterjoinery.se')
  expect(facts.company_website).toMatchObject({ value: null, status: 'refused' })
  expect(facts.email?.value).toBe('gustav@vinterjoinery.se')
})

test('a message that names a website refuses none', () => {
  const { facts } = talkToEnd('Gustav. Not a real website, but vinterjoinery.se is ours')
  expect(facts.company_website?.value).toBe('vinterjoinery.se')
})

test.each([
  ['helena at pinecrest builders dot com', 'helena@pinecrestbuilders.com'],
  ['wes at calderhaulage.com', 'wes@calderhaulage.com'],
  ['m_ruiz @ solanopack . com', 'm_ruiz@solanopack.com'],
  ['anna.bell(at)solanopack.com', 'anna.bell@solanopack.com'],
  ['a@solano.com or a.bell@gmail.com', 'a@solano.com'],
])('%s answers the question for the e-mail with %s', (text, expected) => {
  expect(readSlots(text, 'email').email).toBe(expected)
})

test.each(['we are at harbourlane.com', 'I read mail at home', 'farah at gmail'])(
  '%s holds no e-mail',
  (text) => {
    expect(readSlots(text, 'email').email).toBeUndefined()
  },
)

test.each([
  ['kincaid hyphen mfg dot com', 'kincaid-mfg.com'],
  ['marlowecatering[.]com', 'marlowecatering.com'],
  ['fenni-more . com', 'fenni-more.com'],
])('%s spells the website %s', (text, expected) => {
  expect(readSlots(text, 'company_website').company_website).toBe(expected)
})

test.each(['we sell through amazon.com', 'saw you on linkedin.com'])(
  '%s names no site of theirs',
  (text) => {
    expect(readSlots(text).company_website).toBeUndefined()
  },
)

test.each([
  ['my e-mail is müller@acmebuild.com', 'müller@acmebuild.com'],
  ['José García, josé@acmebuild.com', 'josé@acmebuild.com'],
  ['al&lee@acmebuild.com', 'al&lee@acmebuild.com'],
  ['write to o’brien@acmebuild.com please', "o'brien@acmebuild.com"],
  ['ana@bücher-berg.de', 'ana@bücher-berg.de'],
  ['иван@пример.рф', 'иван@пример.рф'],
  ['(maya@acme.com)', 'maya@acme.com'],
  ['- maya@acme.com!', 'maya@acme.com'],
  ['acme.com/maya@acme.com', 'maya@acme.com'],
])('%s gives the whole address %s', (text, expected) => {
  expect(readSlots(text).email).toBe(expected)
})

test.each([
  'reach me at maya@acme',
  'reach me at ana@acme.c0m',
  'reach me at 我的邮箱是maya@acme.com',
])('%s: half an address is asked about and never kept', (text) => {
  const { facts, reply } = talkToEnd('Maya Okafor, acme.com', text)
  expect(facts.email).toBeUndefined()
  expect(reply.text).toContain('does not look like a complete email address')
})

test.each([
  ['call me at (415) 555-2671 ext. 12', '+14155552671 ext. 12'],
  ['415-555-2671 x12', '+14155552671 ext. 12'],
])('%s keeps the extension', (text, expected) => {
  expect(readSlots(text).phone).toBe(expected)
})

test.each([
  ['our website is münchen-brau.de', 'münchen-brau.de'],
  ['Ana, www.bücher-berg.de/laden', 'bücher-berg.de'],
  ['our site is xn--bcher-berg-9db.de', 'bücher-berg.de'],
])('%s gives the website %s in its one form', (text, expected) => {
  const { facts } = talkToEnd(text)
  expect(facts.company_website?.value).toBe(expected)
  expect(String(facts.contact_name?.value ?? '')).not.toMatch(/\./)
})

test.each(['boss?bcc=x@evil-post.com', 'reach me at boss?bcc=x@evil-post.com'])(
  '%s: no part of it becomes an address',
  (text) => {
    expect(talkToEnd('Maya Okafor, acme.com', text).facts.email).toBeUndefined()
  },
)
