import { expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const WORK = 'Ann Bell, bellco.com. We key orders, 30 hours a week'
const QUESTION = 'Which insurance do you carry?'

test.each([
  'Sure, pass it. We use QuickBooks and Excel',
  'No, I mean the liability one. Sure, pass it. We use QuickBooks and Excel',
  'I said YES pass it. For the liability one.',
  'Fine, pass it on. ann@bellco.com. And do you have a SOC 2?',
  'ok pass it on, ann@bellco.com. and i dont use zapier',
  'It is QuickBooks, and please pass that on to someone',
])('“%s” passes the question on', (yes) => {
  expect(talkToEnd(WORK, QUESTION, yes).reply.handoff).toEqual({
    reason: 'question',
    question: QUESTION,
  })
})

test.each([
  'nah dont pass it on. what does the audit cost?',
  'Why not, you had my number. Make it 40 hours',
  'Great. We use QuickBooks and Excel',
])('“%s” passes nothing on', (text) => {
  expect(talkToEnd(WORK, QUESTION, text).reply.handoff).toBeNull()
})

test('what stands beside the yes is read, and the address is said once', () => {
  const { facts, reply } = talkToEnd(WORK, QUESTION, 'Yes pass it on. 4 clerks, ann@bellco.com')
  expect(facts.team_size?.value).toBe(4)
  expect(reply.text.match(/ann@bellco\.com/g)).toHaveLength(1)
})

test('a question that was offered to a person can be passed on later', () => {
  const { reply } = talkToEnd(WORK, QUESTION, '2 people', 'ok pass it on then. ann@bellco.com')
  expect(reply.handoff?.question).toBe(QUESTION)
  expect(talkToEnd(WORK, '2 people', 'we pass it on to sales').reply.handoff).toBeNull()
})

test.each([
  'so did you actually pass my question to someone?',
  'did my question get sent?',
  'you did not pass my question?',
  'is anyone getting back to me?',
  "so someone's emailing me right?",
])('“%s” is answered from what was done', (asked) => {
  expect(talkToEnd(WORK, QUESTION, asked).reply.text).toMatch(
    /^(?:I’m sorry about that\. )?Not yet\./,
  )
  const passed = talkToEnd(WORK, QUESTION, 'yes', 'ann@bellco.com', asked)
  expect(passed.reply.text).toMatch(
    /^(?:Sorry.*|I’m sorry about that\. )?Yes, your question is passed on: .*ann@bellco\.com/,
  )
  expect(talkToEnd(WORK, asked).reply.text).toMatch(
    /^(?:I’m sorry about that\. )?Nothing has been passed on/,
  )
})

test.each([
  ['forget it. have somebody call me, 312-555-0148, after 4 central', 'after 4 central'],
  ['can somebody call us thursday afternoon', 'thursday afternoon'],
  ['can I talk to a human tomorrow after 4', 'tomorrow after 4'],
  ['have someone ring me friday at 10 am, 312-555-0148', 'friday at 10 am'],
])('“%s” asks for a person, with the time', (text, time) => {
  const { reply } = talkToEnd(WORK, QUESTION, text)
  expect(reply.handoff?.reason).toBe('asked')
  expect(reply.booking).toBeNull()
  expect(reply.text).toContain(`I’ve noted “${time}” for the call.`)
  expect(reply.text).not.toMatch(/won’t pass|invitation/)
})

test('a time that follows a request for a person is noted', () => {
  const { reply } = talkToEnd(WORK, 'can somebody call us?', '312-555-0148, after 2')
  expect(reply.text).toContain('“after 2”')
})

test.each([
  'have someone email me about it',
  'can somebody write to me',
  'please have somebody email us',
])('“%s” asks for a person', (text) => {
  const turns = talk(WORK, `${text}, ann@bellco.com`)
  expect(turns.at(-1)?.reply.handoff?.reason).toBe('asked')
  expect(turns.at(-1)?.reply.text.match(/ann@bellco\.com/g)).toHaveLength(1)
})

const TOLD = [WORK, '4 people, 22 an hour']
const readTools = (...messages: readonly string[]) =>
  talkToEnd(...messages).facts.tools?.value ?? []

test.each([
  ["Hi! Latoya Jenkins, St. Brendan's hospital - stbrendanshealth.org", 'Latoya Jenkins'],
  ['Jane Slack, acme.com', 'Jane Slack'],
  [
    "Dr. Anita Rao's office manager, Shelly. brightpinedental.com. insurance verification is killing us",
    'Shelly',
  ],
  ['Owner, Bettina. ruizplumbing.com', 'Bettina'],
])('“%s” is %s, who uses no tool so far', (text, name) => {
  const { facts } = talkToEnd(text)
  expect(facts.contact_name?.value).toBe(name)
  expect(facts.tools).toBeUndefined()
})

test('a brand that is sold is neither a tool nor a name', () => {
  const { facts } = talkToEnd('Dale Brandt. brandtequipment.com. John Deere dealer 4 stores')
  expect(facts.tools).toBeUndefined()
  expect(facts.contact_name?.value).not.toBe('John Deere')
})

test.each([
  ['Sabre? no. we have SAP and email. 8 percent wrong', ['SAP', 'Email']],
  ['Salesforce, no, we have HubSpot. 8 percent wrong', ['HubSpot']],
  ['We use Banner and Degree Works. perhaps 5 percent', ['Banner', 'Degree Works']],
  ['We use TrackWise and outlook, about 4%', ['TrackWise', 'Microsoft Outlook']],
  ['McLeod and phones. redone idk', ['McLeod', 'Phones']],
])('“%s” names %j', (text, tools) => {
  expect(readTools(...TOLD, text)).toEqual(tools)
})

test.each([
  'zapier cant read a handwritten list lol',
  'have someone email me about the stripe thing',
  'Zapier wouldn’t do it, would it?',
  'I have a question about the Salesforce part',
])('“%s” only talks of a tool', (text) => {
  expect(readTools(...TOLD, 'SAP, 2% wrong', text)).toEqual(['SAP'])
})

test.each([
  ['SAP and John Deere Operations Center', 'no not operations center'],
  ['SAP and Jenkins', 'lol Jenkins is my last name, not a system'],
  ['SAP and Zapier', "and i don't use zapier"],
])('after “%s”, “%s” takes a tool back', (told, text) => {
  expect(readTools(...TOLD, told, text)).toEqual(['SAP'])
})

test('who sells chemicals on is no manufacturer, and the size of the firm is no hours', () => {
  const { facts, reply } = talkToEnd(
    'We are a chemical distributor, about 140 people. Customers email all day asking for data sheets',
  )
  expect(facts.industry?.value).not.toBe('manufacturing')
  expect(reply.text).not.toContain('seems off')
})

test.each([
  'hello i am Tomasz, we make kitchens. Website is not finish yet, we have only instagram',
  'Ana here. our website is still under construction',
  'Tom. the site is not ready yet',
])('“%s” has told of the website', (text) => {
  expect(talkToEnd(text).reply.text).not.toContain('yourcompany.com')
})

const FIGURED = [...TOLD, 'QuickBooks and SAP, 5% wrong']

test.each([
  ['next quarter, its me and my brother who decide', 'influencer'],
  ['April. I decide with my brother', 'influencer'],
  ['no rush, dr rao decides', 'influencer'],
  ["it's my call up to 25k, above that the owner signs off", 'influencer'],
  ['Me and my sister own it so we both decide', 'influencer'],
  ['By next summer; our board decides', 'influencer'],
  ["I'll show the owner", 'influencer'],
  ['next month, just me', 'decision_maker'],
])('“%s” tells who decides', (text, value) => {
  const { facts, reply } = talkToEnd(...FIGURED, 'no', text)
  expect(facts.authority?.value).toBe(value)
  expect(reply.asking).not.toBe('authority')
  expect(reply.text).not.toMatch(/who decides|sign off on it/)
})

test.each([
  '47 months is too long for me I think. Thank you.',
  '3 yrs payback is long. me and my partner decide',
  "26 months is better. Thanks, I'll show the owner",
  '53 months is a long time. Hm',
])('“%s” names no date', (text) => {
  const { facts, reply } = talkToEnd(...FIGURED, text)
  expect(facts.timeline).toBeUndefined()
  expect(reply.text).not.toContain('No fixed date')
})

test('who says goodbye last is asked nothing more', () => {
  for (const text of [
    "26 months is better. Thanks, I'll show the owner",
    'me. no budget yet. gotta go, on a roof',
  ]) {
    const { reply } = talkToEnd(...FIGURED, text)
    expect(reply.asking).toBeNull()
    expect(reply.text).not.toMatch(/\?$/)
  }
})

test.each(["You still won't answer: any clients like us?", 'you never say no to that, do you'])(
  '“%s” keeps nothing back',
  (text) => {
    const turn = talkToEnd(...FIGURED, text)
    expect(turn.acts.map(({ kind }) => kind)).not.toContain('refuse')
  },
)

test.each(['Fair enough. Thanks for not wasting my time', "I don't want to waste your time"])(
  '“%s” is no complaint',
  (text) => expect(talkToEnd(...FIGURED, text).reply.text).not.toMatch(/sorry|mistake/i),
)

test.each([
  'I just said that. It is 28 hours a week',
  '30?? no. 28 hours',
  'didnt ask about that. its 28 hours, not 30',
  'you dropped it. make it 28 hours',
])('to “%s” an apology comes first, and once, and then the figure', (text) => {
  const { reply } = talkToEnd(WORK, text)
  expect(reply.text).toMatch(/^(?:I’m sorry|Sorry)/)
  expect(reply.text.match(/sorry/gi)).toHaveLength(1)
  expect(reply.text).toContain('28 hours')
})

test('a verdict that turns says why, once', () => {
  const { reply } = talkToEnd(
    'Tina, ironcorefitness.com. billing disputes, 100 hours a week, 3 people at 19 an hour',
    'what would it save us',
    'ABC Fitness and gmail, maybe 5% redone. if its too small for you why ask me',
  )
  expect(reply.text).toContain(
    'Before, it was too small; what changed it is the tools and the errors.',
  )
  expect(reply.text.match(/This is borderline/g)).toHaveLength(1)
})

test('who adds a second process is not told that one is needed', () => {
  const { reply } = talkToEnd(
    'Donna, tristatepayroll.com. onboarding, 45 hours a week, 3 people at $35 an hour',
    'excel and isolved, 10% has to be fixed',
    'what if it was the quarter end tax corrections too, thats another 20 hrs a week',
  )
  expect(reply.text).toContain('At 65 hours a week')
  expect(reply.text).not.toMatch(/second process|stay as they are/)
})
