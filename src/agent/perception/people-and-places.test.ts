import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

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
