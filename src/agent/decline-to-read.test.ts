import { expect, test } from 'vitest'
import { takeTurn } from '#agent/conversation.ts'
import { declineToRead } from '#agent/decline-to-read.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

const TOLD = [
  "Hi, I'm Ingrid Solheim from Harbor Freight Co, our site is harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
]

test('it counts as a turn, learns nothing and leaves the open question and its answers as they were', () => {
  const before = talkToEnd(...TOLD)
  const turn = declineToRead(before.state, 'too_long')
  expect(turn.state).toEqual({ ...before.state, turn: before.state.turn + 1 })
  expect(turn.reply).toEqual({
    text: 'That message took me too long to read. Could you say it again in fewer words?',
    asking: before.reply.asking,
    alsoAsking: before.reply.alsoAsking,
    quickReplies: before.reply.quickReplies,
    citations: [],
    roi: null,
    roiInput: null,
    caseStudy: null,
    booking: null,
    handoff: null,
  })
  expect(before.reply.asking).toBe('hourly_rate')
  expect(turn).toMatchObject({ acts: [], refusedProposals: 0, wording: null })
})

test('scores and figures are those of the turn before', () => {
  const before = talkToEnd(...TOLD)
  const { facts, scoreCard, sentimentScore, painSeverity } = declineToRead(before.state, 'failed')
  expect(facts).toEqual(before.facts)
  expect(scoreCard).toEqual(before.scoreCard)
  expect([sentimentScore, painSeverity]).toEqual([before.sentimentScore, before.painSeverity])
})

test('the next message answers the question that was open', () => {
  const { state } = declineToRead(talkToEnd(...TOLD).state, 'unavailable')
  expect(takeTurn(state, { id: 'next', text: '32' }).facts.hourly_rate?.value).toBe(32)
})

test('an offered calendar stays open to a yes', () => {
  const before = talkToEnd(...TOLD).state
  const offered = { ...before, pending: { kind: 'calendar' as const } }
  const { state, reply } = declineToRead(offered, 'too_long')
  expect(reply).toMatchObject({ asking: null, quickReplies: ['Yes, open the calendar', 'Not now'] })
  expect(state.pending).toEqual({ kind: 'calendar' })
})
