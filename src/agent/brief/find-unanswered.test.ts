import { expect, test } from 'vitest'
import { findUnanswered } from '#agent/brief/find-unanswered.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

const replyTo = (message: string) => talkToEnd('Ann, acme.com', message).reply.text

test.each([
  ['Are you SOC 2 certified?', 'Are you SOC 2 certified?'],
  ['We use SAP. Which language model do you use?', 'Which language model do you use?'],
])('%s is left open by the site', (message, question) => {
  expect(findUnanswered(message, replyTo(message))).toEqual([question])
})

test.each(['How much does an audit cost?', 'We use SAP and Excel', 'thanks'])(
  '%s leaves nothing open',
  (message) => {
    expect(findUnanswered(message, replyTo(message))).toEqual([])
  },
)
