import { expect, test } from 'vitest'
import { answerQuestion } from '#agent/knowledge/answer-question.ts'
import { getPageKnowledge } from '#agent/knowledge/knowledge.ts'
import { VALUED } from '#agent/testing/known.ts'
import { talkToEnd } from '#agent/testing/talk.ts'
import { allCards, STATE_PHRASINGS } from '#content/answers/all-cards.ts'

/** What visitors asked of their estimate, and of how to go on. No question stands in the data. */
const CASES: readonly (readonly [name: string, questions: readonly string[]])[] = [
  [
    'my_verdict_meaning',
    [
      'what do you call borderline',
      'and borderline means what',
      'why is it borderline',
      'what is too small supposed to mean',
    ],
  ],
  [
    'my_verdict',
    [
      'can you answer yes or no pls',
      'just tell me yes or no',
      'so yes or no',
      'should we go ahead with this or not',
      'so should we do this',
    ],
  ],
  [
    'my_sureness',
    [
      'how sure are you of this number',
      'how certain are you about that estimate',
      'is this number even real',
      'can i trust the estimate',
      'did you guess that number',
      'how accurate is your estimate',
    ],
  ],
  [
    'my_hours_saved',
    [
      'why 14 and not 25',
      'why only 30 and not 60 hours',
      'where do you get 18 hours from',
      'where does 31 come from',
      'how do 60 hours become 33',
    ],
  ],
  [
    'formula-weights',
    [
      'why do you multiply errors by two',
      'why times two for the errors',
      'why five points for each tool',
      'why add 5 per tool',
      'why does it start with 30 percent',
    ],
  ],
  [
    'my_cost',
    [
      'what is it costing us today',
      'what does this cost us now',
      'what do we spend on it at the moment',
      'how much does the manual work cost us now',
      'did you say what it costs today',
    ],
  ],
  [
    'my_season',
    [
      'does that number include our season',
      'is the season counted in your number',
      'does the estimate know we are seasonal',
      'do you assume we do this all year',
    ],
  ],
  [
    'my_levers',
    [
      'could it pay off sooner',
      'can we make it pay back faster',
      'what would make this worth it',
      'what has to change so it pays off',
      'how could it be worth it',
    ],
  ],
  [
    'my_missing',
    [
      'what numbers do you need exactly',
      'which numbers should i ask finance for',
      'just list what i should ask finance',
      'what figures do you need',
      'what else do you need from me for the number',
    ],
  ],
  [
    'smaller-step',
    [
      'can you do a smaller thing',
      'is there a smaller thing we can do',
      'can we start with something smaller',
      'could you do only a part of it',
    ],
  ],
  [
    'after-audit',
    [
      'what happens once the audit is over',
      'and what comes after the audit',
      'so after the audit what happens',
      'after the audit do we have to build',
    ],
  ],
  [
    'next-step',
    [
      'how would you even start',
      'how would we get started',
      'whats our first step',
      'what is the first step then',
      'so how do we start',
    ],
  ],
  [
    'my_booking',
    [
      'so is that booked or what',
      'is it booked',
      'is my call booked',
      'did that go through is it booked',
      'do i have an appointment',
    ],
  ],
  [
    'calendar-trouble',
    [
      'the calendar isnt loading here',
      'your calendar does not work',
      'i dont see a calendar',
      'calendar is not working',
      'the calendar wont load',
    ],
  ],
  [
    'our-time',
    [
      'how many days of my teams time do you need',
      'how many days a week would my team need to spend on it',
      'how much of our peoples time does this need',
    ],
  ],
  [
    'cheaper-quote',
    [
      'your competitor quoted me 12k why would i pay 25',
      'another firm offered 9k for the same',
      'somebody else quoted us 6k',
      'why should i pay 25k for this',
      'your competitor is cheaper',
    ],
  ],
  [
    'discounts',
    [
      'do you have nonprofit pricing',
      'what do you charge nonprofits',
      'is there a nonprofit discount',
      'do charities pay less',
    ],
  ],
  [
    'tenders',
    [
      'would we need a tender for that',
      'we have to do an rfp above 25k is that a problem',
      'do we need an rfp for this',
      'does that have to go out to tender',
    ],
  ],
  ['edi', ['do you handle edi', 'can you work with edi', 'does it do edi']],
  ['not-offered', ['do you make websites', 'i just need a website', 'do you design websites']],
  [
    'instead-of-us',
    [
      'what would you recommend instead of you',
      'is there maybe a cheaper tool you know',
      'which cheaper tool could we use',
      'what else would you suggest instead',
    ],
  ],
  [
    'others-prices',
    ['how much does zapier charge', 'whats the price of n8n', 'what does uipath cost a month'],
  ],
  [
    'shown-case',
    [
      'why do you show me a fintech case',
      'why financial technology were trucking',
      'what does that case have to do with us',
      'why this case',
    ],
  ],
]

const knowledge = getPageKnowledge()
const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')

test('no question of the table is one that the data holds', () => {
  const known = new Set(
    [
      ...allCards.flatMap(({ phrasings }) => phrasings),
      ...Object.values(STATE_PHRASINGS).flat(),
    ].map(bare),
  )
  expect(
    CASES.flatMap(([, questions]) => questions).filter((question) => known.has(bare(question))),
  ).toEqual([])
})

test.each(CASES.flatMap(([name, questions]) => questions.map((question) => [question, name])))(
  '“%s” is answered by %s',
  (query = '', name = '') => {
    const answer = answerQuestion(knowledge, { query, context: query })
    expect(
      answer.kind === 'card' ? answer.id : answer.kind === 'state' ? answer.topic : answer,
    ).toBe(name)
  },
)

const answerTo = (...messages: string[]) => talkToEnd(...messages).reply.text
const SMALL = [
  'Tom, acme.com',
  'we re-key invoices by hand, 10 hours a week, one person',
  '$30 an hour, Xero, 2% errors',
]
const BIG = [
  'Tom, acme.com',
  'we review claims by hand, 80 hours a week, 3 people',
  '$40 an hour, SAP, 10% errors',
]

test.each([
  [
    BIG,
    'what does borderline mean',
    /within 24 months; “borderline,” within 60 months.*\$91,520 a year, which takes about 20 months/,
  ],
  [BIG, 'can you answer yes or no pls', /^Yes, on your figures\. This looks worth it/],
  [VALUED, 'can you answer yes or no pls', /^Not yet, on your figures\. This is borderline/],
  [SMALL, 'can you answer yes or no pls', /^No, on your figures\. This is too small for us/],
  [
    BIG,
    'how sure are you of this number',
    /^It is an estimate, not a measurement\. 80 hours a week at \$40 an hour is what you told me; that 55%/,
  ],
  [
    BIG,
    'where do you get 44 hours from',
    /^80 hours a week is what the work takes; 44 of them.* 36 stay with your people\. The share is 55%: 30% to begin with, 5 for 1 tool, and 20 for 10% errors\./,
  ],
  [
    BIG,
    'how much do we spend on it by hand',
    /^Today the work costs you about \$166,400 a year: 80 hours × \$40 × 52 weeks\./,
  ],
  [
    BIG,
    'is the season counted in your number',
    /^No: it counts 80 hours a week in all 52 weeks\..* \$91,520 becomes about \$45,760\./,
  ],
  [
    BIG,
    'could it pay off sooner',
    /from about 132 hours a week it would pay back within a year\..* at \$80,000 it would pay back in about 11 months\./,
  ],
  [
    BIG,
    'what numbers do you need exactly',
    /^The estimate takes four figures: .* I have all four from you\./,
  ],
  [
    ['Tom, acme.com', 'invoices by hand, 20 hours a week'],
    'what numbers do you need exactly',
    /I have 20 hours a week; still missing: what an hour of it costs/,
  ],
  [['hi'], 'Should I bother?', /^I can’t say yet: I need the hours a week/],
  [['hi'], 'It’s in FACTS. So is that a no?', /I can’t say yet: I need the hours a week/],
  [SMALL, 'So is that a no?', /^No, on your figures\. This is too small/],
  [SMALL, 'So nothing for us then?', /^No, on your figures\. This is too small/],
  [SMALL, 'so not worth it then', /^No, on your figures\. This is too small/],
  [['hi'], 'can you answer yes or no pls', /^I can’t say yet: I need the hours a week/],
  [SMALL, 'is there maybe a cheaper tool you know', /^For 10 hours a week, don’t buy from us\./],
  [BIG, 'so too small?', /^On your figures, 80 hours a week.*This looks worth it/],
  [BIG, 'so is that booked or what', /^No, nothing is booked yet\./],
  [BIG, 'where does the 30% come from?', /^That is a rule of thumb of our calculator/],
  [BIG, 'how is the 150000 calculated', /^\$150,000 is the top of a pilot’s price range/],
  [BIG, 'what if volumes drop 30%', /^At 56 hours a week, all else the same/],
  [
    [
      'Lou, loulaw.com',
      '12 paralegals spend 5 hours a week each on intake, $40 an hour, 5% errors',
    ],
    'if we grew to 40 paralegals what would it save?',
    /^At 200 hours a week/,
  ],
  [
    ['Lou, loulaw.com', 'intake, 60 hours a week, 12 people, $40 an hour, 5% errors'],
    'what if we had 24 people doing it',
    /^At 120 hours a week/,
  ],
  [BIG, 'so what’s the number', /^By our calculator’s formula: 80 hours/],
  [BIG, 'what do i lose on that in a year', /^Today the work costs you about/],
  [
    ['hi'],
    'what is the total cost through year one with the retainer?',
    /come to \$105K-\$200K; with a rollout, \$255K-\$700K\./,
  ],
  [
    ['hi'],
    'what did it save the agency in your procurement case?',
    /302 hours a month, after maintenance/,
  ],
  [
    [
      'Joe, acme.com. renewals',
      '300 a month, 40 minutes each',
      'yes. 2 people at $23 an hour',
      'Outlook, 5% errors',
    ],
    'how many renewals a month before it’s worth it',
    /about 910 renewals a month instead of 300\./,
  ],
  [BIG, 'how much is zapier', /^I don’t know what other firms and their products cost/],
] as const)(
  'after %j, “%s” is answered from the visitor’s own figures',
  (known, question, text) => {
    expect(answerTo(...known, question)).toMatch(text)
  },
)

const FREIGHT = [
  'Hi, I’m Dana Reyes from harborfreightlines.com',
  'we spend about 220 hours a week keying in bills of lading',
  '7 people, $42 an hour',
  'Outlook and McLeod, maybe 4% comes back wrong',
]
const SHARE =
  /^The share is 48%: 30% to begin with, 10 for 2 tools, and 8 for 4% errors\. So 105\.6 of the 220 hours/
const EVEN = /^After about 8 months: you would save about \$19,219 a month/
const LIMITS =
  /^Below about 144 hours a week, I would no longer call it worth it.*less than \$28 an hour, or a build for more than about \$230,000/
const SPLIT = /^About 105\.6 of the 220 hours a week would be automated: .*About 114\.4 hours stay/
const ORDER = /^The audit \(\$25K-\$50K, 2-4 weeks\)/
const GROWN = /^At 264 hours a week, .*\$276,756 a year/
const WHOLE_TEAM = /^It is for all 7 people together: about 105\.6 of 220 hours/
const NET = /^About \$80,630 in year one.*Over three years, the net is about \$541,891/
const BOUNDS = /^\$144,144 a year is the lowest .*\$408,408 is the most/
const ASSUMED = /^It assumes four things: 220 hours in all 52 weeks, .*Not in it: the audit/
const NO_OFFER = /^It is an estimate by our calculator’s formula, not a quote or an offer/
const NOT_COUNTED = /^No, it counts only the 220 hours a week/

/** Asked after an estimate, with what is said to it; nothing that was told changes. */
const OF_ESTIMATE: readonly (readonly [pattern: RegExp, questions: readonly string[]])[] = [
  [
    /^220 hours a week is what the work takes; 105\.6/,
    ['how do we get from 220 hours to 105', 'how do you get from 220 to 105'],
  ],
  [
    SHARE,
    ['how come it’s 48%', 'what’s in the 30% base', 'what is the 4% doing in there', 'why 48%?'],
  ],
  [
    /^Yes: 4% errors add 8 points.*48%/,
    [
      'what about the 4% errors, did you count those',
      'did you count the errors',
      'does it include our mistakes',
    ],
  ],
  [
    EVEN,
    [
      'how many months until it breaks even',
      'when do we break even',
      'how did you decide it’s 8 months',
      'how do you get 8 months',
    ],
  ],
  [
    LIMITS,
    [
      'what would make this a no',
      'what would change your mind',
      'what could turn it into a no',
      'when would it no longer be worth it',
    ],
  ],
  [
    SPLIT,
    [
      'which part of the work would you take over exactly',
      'which part would be automated',
      'what part stays with us',
      'what happens with the remaining 115 hours',
      'where do the 110 hours go, does that mean layoffs',
    ],
  ],
  [
    ORDER,
    [
      'which would you start with, the pilot or the audit',
      'which comes first, the pilot or the audit',
      'which should we do first',
      'do you start with an audit or directly the pilot',
    ],
  ],
  [/^The smallest paid step is the Operations Audit/, ['what’s the cheapest way to test this']],
  [
    GROWN,
    [
      'our volume is growing 20% a year, does that change it',
      'our volume is growing 20% a year',
      'we expect to grow by 20% a year',
      'our volume will go up 20% next year',
    ],
  ],
  [
    NO_OFFER,
    ['is that a quote?', 'is this number a binding offer', 'how long is this estimate valid'],
  ],
  [
    /^No, the \$230,630 a year is before anything you pay us/,
    [
      'does that include your fees?',
      'is that after your fees',
      'did you deduct your price',
      'does that count the licenses',
    ],
  ],
  [
    WHOLE_TEAM,
    [
      'is that per person',
      'is that 105 hours for the whole team?',
      'is that for the whole team or per person',
      'does it assume all 7 people',
      'so is that for all of us together or each',
    ],
  ],
  [
    /^At 0% errors, .*\$192,192 a year .*40% of the hours/,
    ['what if errors are zero', 'what if there were no errors'],
  ],
  [
    /^At 10% errors, .*\$288,288 a year/,
    ['and if the error rate was 10%?', 'what if 10% comes back wrong'],
  ],
  [/^At 2% errors, /, ['what if errors drop by half', 'what if mistakes fall 50%']],
  [
    /^At 3 tools, .*\$254,654 a year .*53% of the hours/,
    [
      'what’s the savings if we add SAP',
      'does adding NetSuite change the number',
      'what if we add a third tool',
      'and with 3 tools, what would it save?',
    ],
  ],
  [/^At 1 tool, /, ['what would it save without McLeod', 'what if we drop McLeod']],
  [
    /^About 5 months: at \$80,000/,
    ['what if the pilot costs only 80k', 'what if it costs $80,000'],
  ],
  [/^About 8 months: at \$150,000/, ['when do we break even if the pilot comes in at 150k']],
  [
    BOUNDS,
    [
      'what’s the low end',
      'could it be more than that',
      'how low could it go',
      'what is the worst case',
    ],
  ],
  [
    /^About 36 months instead of 8: with the retainer/,
    ['and with the retainer?', 'what is the payback if we take the retainer'],
  ],
  [
    ASSUMED,
    [
      'what’s not in the number',
      'what are the assumptions behind this',
      'what does the estimate leave out',
      'what is not included',
    ],
  ],
  [
    /^No: it counts 220 hours a week in all 52 weeks/,
    ['does the estimate include vacation weeks', 'did you count holidays'],
  ],
  [
    /^Your people spend 220 hours a week on this/,
    ['explain it like I’m five', 'can you put that in plain English'],
  ],
  [
    /^It is an estimate, not a measurement.*At the lowest share it counts, 30%, it would be \$144,144/,
    [
      'that seems high',
      'hmm, that sounds too optimistic',
      'that’s too good to be true',
      'sounds high to me',
    ],
  ],
  [
    /^Yes\. Tap a row of the worksheet/,
    [
      'can I change one of the numbers',
      'can I correct the hours',
      'I made a mistake with the hours, can I fix it',
    ],
  ],
  [/^\$150,000 is the top of a pilot’s price range/, ['what does “build at $150,000” mean']],
  [
    /^With 50% automated, it would save about \$240,240 a year/,
    ['what if we only automate half', 'what if only 50% can be automated'],
  ],
  [
    /^Then it pays back after about 20 months instead of 8/,
    ['what if it takes us a year to adopt it'],
  ],
  [/^You can read this conversation/, ['who sees this estimate']],
  [
    NOT_COUNTED,
    ['does it include my time to manage it', 'what about hiring costs, training, turnover'],
  ],
  [/^Yes, if they do the work, check it/, ['should I include supervisors’ time too']],
  [/no average payback of our clients is published/, ['is 8 months typical']],
  [
    /^At 154 hours a week, /,
    ['we’re losing our biggest customer, volume will drop 30%', 'what if volume drops 30%'],
  ],
  [
    /^Only if the figure you gave me includes them/,
    ['does the savings figure include payroll taxes'],
  ],
  [NET, ['what is the net benefit', 'so what’s my net in year one']],
  [/today the 220 hours a week cost you about/, ['can you compare it with outsourcing to India']],
  [/you can email it to yourself/i, ['can my colleague see this conversation']],
]

test.each(OF_ESTIMATE.flatMap(([text, questions]) => questions.map((one) => [one, text] as const)))(
  'after an estimate, “%s” is answered from it and changes nothing',
  (question, text) => {
    const before = talkToEnd(...FREIGHT)
    const after = talkToEnd(...FREIGHT, question)
    expect(after.reply.text).toMatch(text)
    expect(after.state.facts).toEqual(before.state.facts)
  },
)

test.each([
  ['is training included', /^Team training is part of every engagement/],
  ['what about training', /^Team training is part of every engagement/],
  ['if we have 3 systems can you connect them', /^(?!At 3 tools)/],
  ['what if the agent makes 5% errors', /^(?!At 5% errors)/],
  ['what about the retainer', /^The monthly retainer is optional/],
  ['how much does the pilot cost', /^A Pilot Deployment costs/],
  ['can I change the rules later', /^Your team can read the rules/],
] as const)('after an estimate, “%s” is still asked of us', (question, text) => {
  expect(answerTo(...FREIGHT, question)).toMatch(text)
})

test.each([
  [BIG, 'what would make this a no', /^Below about \d+ hours a week, I would no longer/],
  [SMALL, 'what would change your mind', /^More hours or a smaller build would do it/],
  [SMALL, 'which should we do first, the audit or the pilot', /^Neither, on your figures\./],
  [SMALL, 'and with the retainer?', /^With the retainer .*it would never pay back/],
  [['hi'], 'explain it like I’m five', /^(?!Your people spend)/],
  [['hi', 'how much is the audit'], 'is that per person', /Per process/],
] as const)('after %j, “%s” is answered by where the visitor stands', (known, question, text) => {
  expect(answerTo(...known, question)).toMatch(text)
})

test.each([
  'where do they grow 22 hours',
  'how many days a week does a goose sleep',
  'what if prices change every week, does it break',
  'i said tuesday after two, is it there',
])('“%s” quotes no page that only shares common words', (query) => {
  expect(answerQuestion(knowledge, { query, context: query }).kind).not.toBe('passage')
})
