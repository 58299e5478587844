import { expect, test } from 'vitest'
import { takeTurn } from '#agent/conversation.ts'
import { answerQuestion } from '#agent/knowledge/answer-question.ts'
import { getPageKnowledge } from '#agent/knowledge/knowledge.ts'
import { KNOWN } from '#agent/testing/known.ts'
import { talkToEnd } from '#agent/testing/talk.ts'
import { allCards } from '#content/answers/all-cards.ts'

/** What visitors asked and were told nothing, or about another topic. No question stands in the data. */
const QUESTIONS: readonly (readonly [question: string, id: string])[] = [
  ['why wouldn’t I go with UiPath', 'compare-uipath'],
  ['we have blue prism robots, what is different here', 'compare-uipath'],
  ['couldnt we just do it in power automate', 'compare-power-automate'],
  ['tbh can’t I just use zapier', 'compare-zapier'],
  ['what would you do in our place', 'instead-of-us'],
  ['n8n would do the same or not', 'compare-n8n-make'],
  ['is make.com worse than you', 'compare-n8n-make'],
  ['what do you add if we got copilot', 'compare-chatgpt'],
  ['cant claude just do this', 'compare-chatgpt'],
  ['tbh can’t I just use Fin or Gorgias AI for this?', 'compare-support-bots'],
  ['an intern would be cheaper wouldnt they', 'compare-hiring'],
  ['why not just offshore this to vietnam', 'compare-outsourcing'],
  ['can our own people build this', 'compare-custom-development'],
  ['what might go wrong with it', 'risks'],
  ['what risks are there for us', 'risks'],
  ['can you give us a reference customer to call', 'reference-call'],
  ['who will own the source code', 'ownership'],
  ['do we get a refund if it flops', 'refunds'],
  ['what is the length of the contract', 'contract-terms'],
  ['is your liability capped', 'contract-terms'],
  ['Do you have a DPA and list of subprocessors?', 'subprocessors'],
  ['would you be able to sign our BAA', 'data-agreements'],
  ['who are the sub-processors you use', 'subprocessors'],
  ['could we do a free pilot first', 'free-trial'],
  ['any chance to try this free', 'free-trial'],
  ['is this going to put me out of a job', 'my-job'],
  ['would the bot speak to our clients', 'customer-contact'],
  ['we are a tiny dental practice, does this make sense', 'small-firm'],
  ['are you a chat bot', 'bot'],
  ['which framework was this chat built with', 'chat-engine'],
  ['is there a gpt model behind you', 'chat-engine'],
  ['who can read this conversation', 'chat-privacy'],
  ['what does fit score mean', 'fit-score'],
  ['does sample labelling count?', 'what-counts'],
  ['would answering emails count', 'what-counts'],
  ['so what would it cost us then', 'price-for-you'],
  ['what would this cost a company like mine', 'price-for-you'],
  ['what would a company of our size pay', 'price-for-you'],
  ['are benefits included in that figure', 'hourly-cost'],
  ['does the estimate include overhead', 'hourly-cost'],
  ['would you sign our nda', 'nda'],
  ['do you do ndas', 'nda'],
  ['Does it send the orders to the farms itself or would my buyers still do that?', 'acts-itself'],
  ['it can place the order, yes or no', 'acts-itself'],
  ['Do you put a machine in charge of picking the HTS code or not?', 'not-in-charge'],
  ['Would it reject people by itself?', 'not-in-charge'],
  ['does the customer see it?', 'customers-see-errors'],
  ['Do you actually phone the pet owners or is it texts?', 'phone-or-text'],
  ['Can it read a Chinese invoice?', 'foreign-documents'],
  ['do they have to stop working?', 'work-during-audit'],
  ['Will somebody send a confirmation to my email?', 'booking-email'],
  ['Which payers’ portals can it work in? Some of them have MFA and forbid bots.', 'portals'],
  ['That is per process, or for all seven hotels together?', 'price-per-site'],
  ['What would you do about that?', 'our-approach'],
  ['What do you typically see on that kind of thing?', 'results'],
  ['OK if we do both here?', 'one-at-a-time'],
  ['Tell whoever calls it’s two companies.', 'note-for-call'],
]

const knowledge = getPageKnowledge()

test('no question of the table is one that the data holds', () => {
  const known = new Set(allCards.flatMap(({ phrasings }) => phrasings))
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')
  expect(QUESTIONS.filter(([question]) => known.has(bare(question)))).toEqual([])
})

test.each(QUESTIONS)('“%s” is answered by %s', (question, id) => {
  const query = question.toLowerCase()
  expect(answerQuestion(knowledge, { query, context: query })).toMatchObject({ id })
})

test.each(['ok so what does this mean for me'])(
  '“%s” is answered from the visitor’s own figures',
  (query) => {
    expect(answerQuestion(knowledge, { query, context: query })).toMatchObject({
      kind: 'state',
      topic: 'my_payback',
    })
  },
)

test.each(['what’s the catch?', 'just send me the info', 'do you sign NDAs?'])(
  '“%s” is answered in its first sentence',
  (question) => {
    const { reply } = talkToEnd(...KNOWN, question)
    expect(reply.text).toMatch(
      /^(?:It is the wrong choice for work|Once there is an estimate, you can email it|I can’t sign an NDA in this chat)/,
    )
  },
)

test.each(['what is the Fit Score?', 'how does the fit score work'])(
  '“%s” is a question and no order to us',
  (question) => {
    const { reply } = talkToEnd(...KNOWN, question)
    expect(reply.text).toMatch(/^The Fit Score adds up/)
  },
)

test.each([
  ['do you sign a DPA?', 'DPA'],
  ['do you give refunds?', 'refund terms'],
  ['how long is the contract?', 'contract’s terms'],
  ['can we talk to a client?', 'reference call'],
  ['is there a free pilot?', 'free pilot'],
])('“%s” is not known: the topic is named and a person is offered', (question, topic) => {
  const { state, reply } = talkToEnd(...KNOWN, question)
  expect(reply.text).toMatch(/I don’t (?:know|have)/)
  expect(reply.text).toContain(topic)
  expect(reply.text).toMatch(/Shall I pass your question on\?$/)
  const { reply: passed } = takeTurn(state, { id: 'yes', text: 'yes' })
  expect(passed.handoff).toMatchObject({ reason: 'question', question })
})
