import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

test.each([
  ["I'm Maya", 'Maya'],
  ["I'm Sidonie Clerk from Harbor Freight Co", 'Sidonie Clerk'],
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
  ['our company is called blue harbor', 'Blue Harbor'],
  ['Maya Okafor, Harbor Freight, harborfreightco.com', 'Harbor Freight'],
  ['Alma Ruiz, City of Verano, verano.gov', 'City of Verano'],
])('%s gives the company %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').company_name).toBe(expected)
})

test.each([
  'Joy Cruz, BPO manager. brightline.ph',
  'im mei, i run ops for pawsupply.shop',
  'Okoro, Chike. okorologistics.ng',
])('%s names no company', (text) => {
  expect(readSlots(text, 'contact_name').company_name).toBeUndefined()
})

test.each(['site: harbor.example', 'our website is acme.invalidtld', 'we are at harbor.intern'])(
  'no part of %s is a name',
  (text) => {
    const { contact_name, company_name } = readSlots(text, 'contact_name')
    expect({ contact_name, company_name }).toEqual({})
  },
)

test.each(["hi, I'm Dana.thanks", 'my name is dana.we do invoices'])(
  '%s: a sentence that ends without a space behind it',
  (text) => {
    expect(readSlots(text, 'contact_name').contact_name).toBe('Dana')
  },
)

test.each(['order entry from EDI exceptions', 'data entry from K-1s'])(
  '%s names no company',
  (text) => {
    expect(readSlots(text, 'pain').company_name).toBeUndefined()
  },
)

test.each([
  ['Name Deepa. Company Moreno Manufacturing. Website moreno.net', 'Deepa', 'Moreno Manufacturing'],
  [
    "YOU'RE TALKING TO JEROME KELLER. WE TRADE AS MARLOWE CATERING",
    'Jerome Keller',
    'Marlowe Catering',
  ],
  ['names amara adeyemi. were called kestrel outfitters', 'Amara Adeyemi', 'Kestrel Outfitters'],
  [
    'Pelham Dental Group / pelhamdental.com / Noor Sandoval',
    'Noor Sandoval',
    'Pelham Dental Group',
  ],
  ['ashdown foods, vikram', 'Vikram', 'Ashdown Foods'],
  ['Hector Ruiz, head of ops, Solano Packaging', 'Hector Ruiz', 'Solano Packaging'],
  [
    'its olga from duskwood brewing and the site is duskwoodbrewing.com',
    'Olga',
    'Duskwood Brewing',
  ],
  ['mei nowak, im the operations manager at kincaid. kincaid.com', 'Mei Nowak', 'Kincaid'],
  ['isla mckay thistledown events thistledown-events.co.uk', 'Isla Mckay', 'Thistledown Events'],
])('%s is read in one breath', (text, name, company) => {
  const read = readSlots(text, 'contact_name')
  expect(String(read.contact_name).toLowerCase()).toBe(name.toLowerCase())
  expect(read.company_name).toBe(company)
})

test.each([
  ['grunwald electrical contractors, grunwald.co', 'Grunwald Electrical Contractors'],
  ['we are riverbend property management, riverbendpm.com', 'Riverbend Property Management'],
])('%s: the words that the host spells are the company', (text, company) => {
  expect(readSlots(text, 'contact_name').company_name).toBe(company)
})

test.each([
  ['McAllister, first name Fiona', 'Fiona McAllister'],
  ['First name Callum, last name Reyes', 'Callum Reyes'],
  ['Okonkwo, Adaeze', 'Adaeze Okonkwo'],
  ['William "Bill" Hargreaves', 'William "Bill" Hargreaves'],
  ['R.J. Patel', 'R.J. Patel'],
  ['Col. Everett Dunn, retired', 'Everett Dunn'],
  ['Not Steven, Stephen. Stephen Wyatt', 'Stephen Wyatt'],
  ['send it to Leo Conti <leo.conti@ferronord.it>', 'Leo Conti'],
])('%s is the name %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').contact_name).toBe(expected)
})

test.each([
  "I'm frustrated with our ERP",
  'works',
  'In short',
  'Nobody asked',
  'Supplier onboarding',
  "I'm Microsoft certified",
  'Our AP clerk, Denise, quit',
  'one person, me. Loaded cost is $20',
])('%s names nobody', (text) => {
  const read = readSlots(text, 'contact_name')
  expect(read.contact_name).toBeUndefined()
  expect(read.company_name).toBeUndefined()
})

test.each([
  'You’ll find us at acme.com',
  "We're PCI compliant",
  "we're three sisters selling wood",
  'Marisol, San Antonio',
  'Sam from accounts',
])('%s names no company in an introduction', (text) => {
  expect(readSlots(text, 'contact_name').company_name).toBeUndefined()
})

test('a family name told later completes the given one, and a first name said again takes nothing away', () => {
  const { facts } = talkToEnd('Saskia, acme.com', 'my surname is Achterberg', "it's Saskia again")
  expect(facts.contact_name?.value).toBe('Saskia Achterberg')
})

test.each([
  ['People here know me as Ottilie Brand', 'Ottilie Brand'],
  ['you can write Hesper Lind', 'Hesper Lind'],
  ["you're speaking w/ Tavish, from Corrie Boats", 'Tavish'],
  ['Hello, myself Anand Pillai from Lotus Prints', 'Anand Pillai'],
  ['No bother, Oonagh it is', 'Oonagh'],
  ['Good afternoon, Ludo Marsh on this end', 'Ludo Marsh'],
  ['sorry, forgot my manners, Petra Novak is the name', 'Petra Novak'],
  ['Just so you know who you have in front of you: Ines Prado', 'Ines Prado'],
  ['site = fennel.io, me = grace', 'Grace'],
  ['1. Baljit Moor\n2. Moor Joinery', 'Baljit Moor'],
  ['I am Prakash Iyer only, no need of sir', 'Prakash Iyer'],
  ['call me Big Al, everyone does', 'Big Al'],
  ['Kindly address me as Mr. Bhattacharya', 'Bhattacharya'],
])('%s introduces %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').contact_name).toBe(expected)
})

test.each([
  ['Our name is Abernathy Marketing, for the record', 'Abernathy Marketing'],
  ['We go under the name Meridian Chambers', 'Meridian Chambers'],
  ['The place I work is Saltash Hardware', 'Saltash Hardware'],
  ['Everybody round here knows us as Bluebird Radio', 'Bluebird Radio'],
  ["I'm asking for Rowan Garden Centres", 'Rowan Garden Centres'],
  ['our firm is fjordline payroll and accounts', 'Fjordline Payroll And Accounts'],
  ['Haruto from Kisaragi Dental, about 11 of us', 'Kisaragi Dental'],
  ['Technically Zephyrline Holdings', 'Zephyrline Holdings'],
])('%s names the company %s', (text, expected) => {
  expect(readSlots(text, 'company_name').company_name).toBe(expected)
})

test.each([
  'the people I work with are a house building company',
  'The place I work at is a GP surgery',
  'our team counts 11 members',
  'we own two bike shops',
  "can't share that, company policy",
  "& you're welcome",
  'Thakns',
  "one sec, kettle's boiling",
  '45 USD',
])('%s calls the company nothing', (text) => {
  expect(readSlots(text, 'company_name').company_name).toBeUndefined()
})

test.each(['confidential', 'just me, myself and I.', 'Individually', 'Plumber here'])(
  '%s is the name of nobody',
  (text) => {
    expect(readSlots(text, 'contact_name').contact_name).toBeUndefined()
  },
)

test.each([
  ['Rose Clerk', 'Rose Clerk'],
  ['everybody calls me Skip', 'Skip'],
  ['Theo, I report to Priscilla', 'Theo'],
  ['this is Ines covering for Graham', 'Ines'],
  ['Guten Tag, Mark Schneider speaking', 'Mark Schneider'],
  ['Faith is my name and I need help', 'Faith'],
  ['I am Happy Singh, proprietor', 'Happy Singh'],
])('%s: words that mean something else, and others around, leave the name %s', (text, expected) => {
  expect(readSlots(text, 'contact_name').contact_name).toBe(expected)
})

test.each(['I asked again to Ewa', "I'm Canadian", 'I report to Priscilla'])(
  '%s names somebody else or nobody',
  (text) => {
    expect(readSlots(text, 'hourly_rate').contact_name).toBeUndefined()
  },
)

test('who can be asked for at a number that was asked for is the one who writes', () => {
  expect(readSlots('555-0123, ask for Desmond', 'phone').contact_name).toBe('Desmond')
  expect(readSlots('ask for Desmond', 'tools').contact_name).toBeUndefined()
})

test.each([
  ['Lakehead Towing. Nine trucks.', 'Lakehead Towing'],
  ['Monday Shirts, in Tiruppur', 'Monday Shirts'],
  ['Nothing Lost Freight. we are 35 employees', 'Nothing Lost Freight'],
  ['We at Silver Thread, 200 workers', 'Silver Thread'],
  ['we are Next Monday BPO, Manila', 'Next Monday BPO'],
])('%s: the firm is %s and ends there', (text, expected) => {
  expect(readSlots(text, 'company_name').company_name).toBe(expected)
})

test.each([
  'Customer of ours, Gantry Retail, handles 5,000 orders a day',
  'We were quoted $65k by Northlake Automation',
  'In my previous job at Carrow Health we had 20 coders',
  'our last project with Brightwell Consulting took 14 months',
])("%s: another's firm is not the visitor's", (text) => {
  expect(readSlots(text, 'timeline').company_name).toBeUndefined()
})

test.each(["I'm the office manager at Acme", 'office manager at Acme'])(
  '%s names the firm and not the visitor',
  (text) => {
    const { facts } = talkToEnd(text)
    expect([facts.contact_name, facts.company_name?.value]).toEqual([undefined, 'Acme'])
  },
)
