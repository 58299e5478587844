import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

test.each([
  ["I'm Maya", 'Maya'],
  ["I'm Maya Okafor", 'Maya Okafor'],
  ['I’m Maya Okafor, COO at Harbor Freight', 'Maya Okafor'],
  ['Maya Okafor here', 'Maya Okafor'],
  ['hey, maya here from acme', 'Maya'],
  ['my name is maya okafor', 'Maya Okafor'],
  ["my name's Jean-Luc O'Brien", "Jean-Luc O'Brien"],
  ['This is Maya from Acme', 'Maya'],
  ['Maya Okafor, harborfreightco.com', 'Maya Okafor'],
  ['maya, harborfreightco.com', 'Maya'],
  ['Hi, Maya Okafor from Acme Corp', 'Maya Okafor'],
  ['Dana - acme.com', 'Dana'],
  ['im priya raman from northwind logistics', 'Priya Raman'],
  ['Name: Tom Becker\nSite: becker-tools.com', 'Tom Becker'],
  ['call me Sam', 'Sam'],
  ['Ludwig van der Berg, bergtrans.nl', 'Ludwig van der Berg'],
  ['José Álvarez, alvarez.mx', 'José Álvarez'],
  ['sure, it is Anna Lee. annalee.co', 'Anna Lee'],
  ['Hello - Tomas Berglund, partner, berglund.se', 'Tomas Berglund'],
  ['mornin. Earl Hobbs, hobbshauling.com', 'Earl Hobbs'],
  ['hey – Niamh Byrne, lab ops, kelpbio.io', 'Niamh Byrne'],
  ['yo, Zora Quill, quill.agency', 'Zora Quill'],
  ['Good day, Edith Moore-Sato at Larch Press — larchpress.com', 'Edith Moore-Sato'],
  ['To whom it may concern: Stan Wozniak, Wozniak Dies, wozdies.com', 'Stan Wozniak'],
  ["ravi@ledgerly.in - that's my email. Ravi Menon. Company: ledgerly.in", 'Ravi Menon'],
  ['this is Big Ron from Ron’s Roofing, ronsroofing.net', 'Big Ron'],
  ['my nmae is Jamal Carter, carterauto.com', 'Jamal Carter'],
  ['Deputy Clerk Alma Ruiz, ruiz.gov', 'Alma Ruiz'],
  ['Herr Dr. Klaus Meier, meier-chemie.de', 'Klaus Meier'],
  ['Pastor Daniel Mensah, gracekumasi.org', 'Daniel Mensah'],
  ['Captain Lars Holm, holm.no', 'Lars Holm'],
  ["I'm Prof. Ada Obi's assistant, Ben Whitman, obi-lab.edu", 'Ben Whitman'],
  ['Vikas here. vikas raman. raman.com', 'Vikas Raman'],
  ["what do you do? btw i'm Tess, tess nolan, from leafmed.com", 'Tess Nolan'],
  ["Hey, name's Kofi. Kofi Adjei. I work at pulse.radio", 'Kofi Adjei'],
  ['Okoro, Chike. okorologistics.ng', 'Chike Okoro'],
  ['ravi@ledgerly.in Ravi Menon, ledgerly.in', 'Ravi Menon'],
  ['Name: Ola Berg. Web: ola.no', 'Ola Berg'],
  ['hello hello, Bronwyn Pryce from Cwmbach, cwmbach.wales', 'Bronwyn Pryce'],
  ['Salut, Mathilde Roy, hotelroyale.ca', 'Mathilde Roy'],
])('%s gives the name %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').contact_name).toBe(expected)
})

test.each([
  "I'm the COO",
  'I am looking for help with invoices',
  "I'm drowning in paperwork",
  'no thanks',
  'harborfreightco.com',
  'We spend 40 hours a week on invoices',
  'What do you do?',
  "i'd rather not say",
  'hello',
  'how much does it cost',
  "I'm just researching",
  'asdf1234',
  'whats the catch here',
])('%s gives no name', (text) => {
  expect(readSlots(text, 'contact_name').contact_name).toBeUndefined()
})

test('a closing line signs a message', () => {
  const text = 'We lose 30 hours a week.\nThanks,\nMaya Okafor'
  expect(readSlots(text).contact_name).toBe('Maya Okafor')
})

test.each([
  ["I'm Maya at Harbor Freight", 'Harbor Freight'],
  ['Maya Okafor with Northwind Logistics', 'Northwind Logistics'],
  ["We're Acme Robotics", 'Acme Robotics'],
  ['I run Delta Dental Care', 'Delta Dental Care'],
  ['Maya, COO of Bright & Sons Ltd', 'Bright & Sons Ltd'],
  ['our company is called blue harbor', 'blue harbor'],
  ['Maya Okafor, Harbor Freight, harborfreightco.com', 'Harbor Freight'],
  ['Alma Ruiz, City of Verano, verano.gov', 'City of Verano'],
])('%s gives the company %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').company_name).toBe(expected)
})

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

test.each([
  'Joy Cruz, BPO manager. brightline.ph',
  'im mei, i run ops for pawsupply.shop',
  'Okoro, Chike. okorologistics.ng',
])('%s names no company', (text) => {
  expect(readSlots(text, 'contact_name').company_name).toBeUndefined()
})

test.each(['order entry from EDI exceptions', 'data entry from K-1s'])(
  '%s names no company',
  (text) => {
    expect(readSlots(text, 'pain').company_name).toBeUndefined()
  },
)

test('a host is not turned into a company name', () => {
  const acts = talkToEnd('Maya, harborfreightco.com').facts
  expect(acts.company_name).toBeUndefined()
})

test('a second host does not replace the company’s', () => {
  const { facts } = talkToEnd('Maya, hotelmar.com', 'group bookings', 'opera, agoda.com extranet')
  expect(facts.company_website?.value).toBe('hotelmar.com')
})
