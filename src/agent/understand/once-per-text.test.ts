import { expect, test, vi } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import { forgetTexts, oncePerText } from '#agent/understand/once-per-text.ts'

test('a text is read once, also when nothing is found in it', () => {
  const read = vi.fn((text: string) => (text === 'nothing' ? undefined : text.length))
  const readOnce = oncePerText(read)
  expect([readOnce('four'), readOnce('four'), readOnce('nothing'), readOnce('nothing')]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ])
  expect(read).toHaveBeenCalledTimes(2)
})

test('what was read is forgotten with the turn', () => {
  const read = vi.fn((text: string) => text.length)
  const readOnce = oncePerText(read)
  readOnce('four')
  takeTurn(openConversation().state, { id: 'm1', text: 'hello' })
  readOnce('four')
  expect(read).toHaveBeenCalledTimes(2)
})

test('it keeps no more than some thousand texts, whoever forgets to end a turn', () => {
  const read = vi.fn((text: string) => text.length)
  const readOnce = oncePerText(read)
  for (let index = 0; index < 1_100; index += 1) readOnce(`text ${index}`)
  readOnce('text 0')
  expect(read).toHaveBeenCalledTimes(1_101)
  forgetTexts()
})
