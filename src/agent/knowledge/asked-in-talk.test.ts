import { expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'
import { allCards, STATE_PHRASINGS } from '#content/answers/all-cards.ts'

const WORK = ['orders, 40 hours a week, $20 an hour, 5% errors, NetSuite'] as const
const HOURS = ['client intake, 20 hours a week'] as const

/** What visitors asked, mostly beside an answer, and the beginning of what answers it. */
const CASES: readonly (readonly [before: readonly string[], message: string, said: RegExp])[] = [
  [
    WORK,
    'whats a post mortem for u if it orders the wrong valve? who pays',
    /who pays for a mistake/,
  ],
  [WORK, 'june. if it orders the wrong part who eats it', /who pays for a mistake/],
  [WORK, 'who covers it when the thing ships a wrong order', /who pays for a mistake/],
  [WORK, 'do you refund us if it ships the wrong part', /who pays for a mistake/],
  [WORK, 'if your bot messes up a loan file whos responsible', /who pays for a mistake/],
  [WORK, 'can it read handwriting from a photo', /^Agents read emails, PDFs, scans/],
  [WORK, '4 people. can it read handwriting?', /Agents read emails, PDFs, scans/],
  [
    WORK,
    'the guys send pictures of their notes, can it work with those',
    /Agents read emails, PDFs/,
  ],
  [WORK, 'does it read what our drivers scribble by hand', /Agents read emails, PDFs/],
  [WORK, 'can it deal with crooked scans', /Agents read emails, PDFs/],
  [HOURS, 'will it take jobs away from my front desk girls', /^That is your decision/],
  [HOURS, 'around 22 dollars. do i have to lay people off?', /That is your decision/],
  [HOURS, 'am i gonna have to lay people off', /^That is your decision/],
  [HOURS, 'does this mean id need fewer csrs', /^That is your decision/],
  [HOURS, 'what about FERPA', /^We have no SOC/],
  [HOURS, '22 an hour. what about FERPA?', /We have no SOC/],
  [HOURS, 'whats your position on soc 2', /^We have no SOC/],
  [HOURS, 'do you do anything about pci', /We have no SOC/],
  [
    HOURS,
    'around 22 dollars. our case mgmt system is government owned, HMIS. can you even connect to that?',
    /HMIS is not on our published list/,
  ],
  [HOURS, 'can you connect to HMIS', /HMIS is not on our published list/],
  [HOURS, 'does it integrate with Zibblo', /Zibblo is not on our published list/],
  [HOURS, 'can you hook into our own software', /^We build around the tools you already run/],
  [HOURS, 'will it talk to avimark', /AVImark is not on our published list/],
  [
    WORK,
    'june. me and my wife own it. does it keep the personal touch',
    /You decide that\. An agent can/,
  ],
  [WORK, 'will my guests notice a robot wrote it', /^You decide that/],
  [WORK, 'can it sound like us', /^You decide that/],
  [
    ['hi'],
    'is it 25k just to look at it, yes or no',
    /^Yes, \$25,000 is where the Operations Audit starts/,
  ],
  [['hi'], 'so its 25k before you build anything', /^Yes, \$25,000/],
  [
    WORK,
    'where did the $20 come from',
    /^\$20 an hour is your row “Cost of an hour”.*“\$20 an hour”/,
  ],
  [
    WORK,
    'where does 72 dollars come from??',
    /^I don’t use that figure in the estimate; .*\$20 an hour/,
  ],
  [WORK, 'how did you get 18720', /^Saved: \$41,600 × 45% = \$18,720/],
  [WORK, 'where does 18 come from', /^40 hours a week is what the work takes; 18 of them/],
  [WORK, 'is 18k realistic', /^It is an estimate, not a measurement/],
  [
    WORK,
    'whats the catch with the 18k, is that really realistic',
    /It is an estimate, not a measurement/,
  ],
  [WORK, 'whats the catch', /^It is the wrong choice for work/],
  [WORK, 'any free tool you’d suggest', /^For 40 hours a week, don’t buy from us/],
  [HOURS, 'do you know some free software for this', /^A connector such as Zapier/],
  [HOURS, 'whats the cheaper way here', /A connector such as Zapier/],
  [WORK, 'what if it was 70 files a week instead of 35', /^At 80 hours a week, all else the same/],
  [WORK, 'if 8 people did it instead of 4 would it be worth it', /^At 80 hours a week/],
  [
    WORK,
    'would it change if all 6 shelters joined?',
    /^At 240 hours a week \(if each of the 6 shelters takes as long as one does now\)/,
  ],
  [WORK, 'what if volume doubles', /^At 80 hours a week/],
  [WORK, 'what if orders tripled', /^At 120 hours a week/],
  [
    WORK,
    'two lines to send my boss',
    /^Here they are: “We spend 40 hours a week on orders, about \$41,600/,
  ],
  [WORK, 'can i get two lines for the boss', /^Here they are/],
  [HOURS, 'two lines to send my boss', /^I can write them once I know/],
  [WORK, 'what does 96 months mean', /^It is the payback: savings of about \$18,720/],
  [WORK, 'how big was that case you mention', /^I have not shown you a case yet/],
  [HOURS, 'what do i get from finance for you', /^The estimate takes four figures/],
]

/** What says nothing that we know of, or asks nothing. */
const UNANSWERED: readonly (readonly [before: readonly string[], message: string])[] = [
  [
    ['invoices, 1200 a month'],
    'not sure, maybe ten minutes? includes matching the PO. Sarah would know',
  ],
  [WORK, 'we have a lot'],
  [WORK, 'we get a lot of them'],
  [WORK, 'does it write the way a poet does'],
  [WORK, 'does it come in green'],
  [WORK, 'what would your grandmother say'],
  [HOURS, 'is there a parking lot at your place'],
  [HOURS, 'how does it smell in there'],
]

test('half of the questions stand nowhere in the data', () => {
  const known = new Set([
    ...allCards.flatMap(({ phrasings }) => phrasings),
    ...Object.values(STATE_PHRASINGS).flat(),
  ])
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')
  const unseen = CASES.filter(([, message]) => !known.has(bare(message)))
  expect(unseen.length).toBeGreaterThan(CASES.length / 2)
})

test.each(CASES)('after %j, “%s” is answered on its topic', (before, message, said) => {
  expect(talkToEnd(...before, message).reply.text.replaceAll('\n\n', ' ')).toMatch(said)
})

test.each(UNANSWERED)('after %j, “%s” gets no text of the site', (before, message) => {
  const { text } = talkToEnd(...before, message).reply
  expect(text).not.toMatch(/Our site says|If I understand you right/)
  expect(allCards.filter((card) => text.includes(card.text)).map(({ id }) => id)).toEqual([])
})

test.each(
  CASES.filter(([, message]) => /instead of|all 6|doubles|triple|come from|mean/.test(message)),
)('after %j, “%s” changes no figure', (before, message) => {
  const figures = ({ facts }: ReturnType<typeof talkToEnd>) =>
    (['manual_hours', 'hourly_rate', 'error_rate', 'team_size', 'timeline'] as const).map(
      (slot) => facts[slot]?.value,
    )
  expect(figures(talkToEnd(...before, message))).toEqual(figures(talkToEnd(...before)))
})
