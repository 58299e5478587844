import { expect, it } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import { correctFact } from '#agent/correct-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { listCorrections } from '#agent/state/list-corrections.ts'

const FIRST = { id: 'm1', text: 'Eight of us spend 10 hours a week each on invoices' }

function say(state: ConversationState, message: { id: string; text: string }): ConversationState {
  return takeTurn(state, message).state
}

it('labels the message of a value that was corrected on the score card', () => {
  const told = say(openConversation().state, { id: 'm1', text: 'We are a team of 8' })
  const corrected = correctFact(told, { slot: 'team_size', value: 6, messageId: 'm2' })
  if (corrected.kind !== 'corrected') throw new Error(corrected.sentence)
  const messages = [
    { id: 'm1', content: 'We are a team of 8', isCorrection: false },
    { id: 'm2', content: corrected.text, isCorrection: true },
  ]
  expect(listCorrections(corrected.turn.state, messages)).toEqual([
    {
      id: 'm2-team_size',
      kind: 'reading',
      asking: null,
      known: {},
      message: 'We are a team of 8',
      facts: { team_size: 6 },
    },
  ])
})

it('labels the message that corrects a value in words', () => {
  const told = say(openConversation().state, { id: 'm1', text: 'We are a team of 8' })
  const after = say(told, { id: 'm2', text: 'Sorry, we are 6 people, not 8' })
  const messages = [
    { id: 'm1', content: 'We are a team of 8', isCorrection: false },
    { id: 'm2', content: 'Sorry, we are 6 people, not 8', isCorrection: false },
  ]
  expect(listCorrections(after, messages)).toEqual([
    {
      id: 'm2-team_size',
      kind: 'words',
      asking: null,
      known: { team_size: 8 },
      message: 'Sorry, we are 6 people, not 8',
      facts: { team_size: 6 },
    },
  ])
})

it('gives no example where nothing was replaced, or its message is gone', () => {
  const told = say(openConversation().state, FIRST)
  expect(listCorrections(told, [{ id: 'm1', content: FIRST.text, isCorrection: false }])).toEqual(
    [],
  )
  const corrected = correctFact(told, { slot: 'team_size', value: 6, messageId: 'm2' })
  if (corrected.kind !== 'corrected') throw new Error(corrected.sentence)
  expect(listCorrections(corrected.turn.state, [])).toEqual([])
})
