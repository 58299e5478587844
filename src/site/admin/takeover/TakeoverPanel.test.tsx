// @vitest-environment happy-dom

import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AdminTakeover } from '#contract/takeover.ts'
import { conversationQuery } from '#site/admin/conversations/conversation-queries.ts'
import { createStaffQueryClient, SESSION_KEY } from '#site/admin/session/session-query.ts'
import { TakeoverPanel } from '#site/admin/takeover/TakeoverPanel.tsx'
import {
  FIRST_ID,
  holdAnswer,
  ok,
  refuse,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'
import { makeConversationView } from '#site/admin/testing/staff-leads.ts'

const READ = `GET /api/admin/conversations/${FIRST_ID}`
const TAKE = `POST /api/admin/conversations/${FIRST_ID}/take`
const WRITE = `POST /api/admin/conversations/${FIRST_ID}/messages`
const HAND_BACK = `POST /api/admin/conversations/${FIRST_ID}/hand-back`

const free: AdminTakeover = { taken_by: null, prefers_agent: false, suggested_name: 'Dana' }
const since = '2026-11-23T15:00:00.000Z'
const mine: AdminTakeover = {
  ...free,
  taken_by: { id: 'staff-1', email: 'dana@firm.example', name: 'Dana', since, is_you: true },
}
const sams: AdminTakeover = {
  ...free,
  taken_by: { id: 'staff-2', email: 'sam@firm.example', name: 'Sam', since, is_you: false },
}
const stored = ok({ id: 'm1', content: 'Hello', author_name: 'Dana', created_at: since })

type Answers = Parameters<typeof stubNetwork>[0]

/** What a call answers is what the next reading of the conversation says, too. */
function show(first: AdminTakeover, answers: Answers = {}, role: 'admin' | 'viewer' = 'admin') {
  let now = first
  const kept =
    (call: string): Answers[string] =>
    async () => {
      const answer = answers[call] ?? 'unreachable'
      const reply = typeof answer === 'function' ? await answer() : answer
      const isOfTaking = call === TAKE || call === HAND_BACK
      if (reply !== 'unreachable' && reply.status === 200 && isOfTaking) {
        now = reply.body as AdminTakeover
      }
      return reply
    }
  const calls = stubNetwork({
    [READ]: () => ok(makeConversationView({ takeover: now })),
    ...Object.fromEntries(Object.keys(answers).map((call) => [call, kept(call)])),
  })
  const client = createStaffQueryClient()
  client.setQueryData(SESSION_KEY, { kind: 'signed-in', session: { ...session, role } })
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <OpenConversation />
    </QueryClientProvider>,
  )
  return { calls, unmount }
}

function OpenConversation() {
  const { data } = useQuery(conversationQuery(FIRST_ID))
  if (!data) return null
  return (
    <TakeoverPanel
      conversationId={FIRST_ID}
      takeover={data.takeover}
      known={{ name: 'Maya Okafor', company: 'Harbor', process: '' }}
      onAttend={() => {}}
    />
  )
}

const input = () => screen.findByLabelText<HTMLTextAreaElement>('Message to the visitor')
const listBodies = (calls: ReturnType<typeof stubNetwork>, call: string) =>
  calls.filter((one) => one.call === call).map(({ body }) => body)

test('one click takes a conversation over, under the name that is shown; the next keys write', async () => {
  const { calls } = show(free, { [TAKE]: ok(mine) })
  await screen.findByText('The assistant is replying.')
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }))
  await screen.findByText(/^You’re replying as Dana since/)
  expect(listBodies(calls, TAKE)).toEqual([{ name: 'Dana' }])
  await waitFor(async () => expect(document.activeElement).toBe(await input()))
})

test('a colleague who has it is named, and is put out only by a button that says so', async () => {
  const { calls } = show(sams, { [TAKE]: ok(mine) })
  await screen.findByText(/^Sam is replying since/)
  await userEvent.clear(screen.getByLabelText('Name the visitor sees'))
  await userEvent.type(screen.getByLabelText('Name the visitor sees'), 'Dana R.')
  await userEvent.click(screen.getByRole('button', { name: 'Take over from Sam' }))
  await screen.findByText(/^You’re replying/)
  expect(listBodies(calls, TAKE)).toEqual([{ name: 'Dana R.', insteadOf: 'staff-2' }])
})

test('who comes second is told, and sees who was first', async () => {
  let reading = free
  show(free, {
    [READ]: () => ok(makeConversationView({ takeover: reading })),
    [TAKE]: () => {
      reading = sams
      return refuse(409, 'conflict', 'Sam has this conversation.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take over' }))
  await screen.findByText('Sam has this conversation.')
  await screen.findByRole('button', { name: 'Take over from Sam' })
})

test('Enter sends, Shift+Enter begins a line, and nothing but spaces is not sent', async () => {
  const { calls } = show(mine, { [WRITE]: stored })
  await userEvent.type(await input(), '  {Enter}')
  expect(listBodies(calls, WRITE)).toEqual([])
  await userEvent.clear(await input())
  await userEvent.type(await input(), 'one{Shift>}{Enter}{/Shift}two{Enter}')
  await waitFor(() => expect(listBodies(calls, WRITE)).toMatchObject([{ text: 'one\ntwo' }]))
  expect((await input()).value).toBe('')
})

test('messages go out one after the other, in the order in which they were written', async () => {
  const first = holdAnswer()
  const answers = [first.answer, () => stored]
  const { calls } = show(mine, { [WRITE]: () => answers.shift()?.() ?? stored })
  await userEvent.type(await input(), 'first{Enter}second{Enter}')
  expect(await screen.findAllByText('Sending...')).toHaveLength(2)
  expect(listBodies(calls, WRITE)).toMatchObject([{ text: 'first' }])
  first.give(stored)
  await waitFor(() => expect(listBodies(calls, WRITE)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull())
})

test('a message that failed stands there, and is tried again under the same id', async () => {
  let answer: Parameters<typeof stubNetwork>[0][string] = 'unreachable'
  const { calls, unmount } = show(mine, { [WRITE]: () => answer as never })
  await userEvent.type(await input(), 'Hello{Enter}')
  await screen.findByText(/^Not sent\. The server didn’t respond\./)
  unmount()
  const again = show(mine, { [WRITE]: () => answer as never })
  answer = stored
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull())
  const [first] = listBodies(calls, WRITE)
  expect(listBodies(again.calls, WRITE)).toEqual([first])
})

test('a draft outlives a look at another conversation', async () => {
  const { unmount } = show(mine)
  await userEvent.type(await input(), 'half a')
  unmount()
  show(mine)
  expect((await input()).value).toBe('half a')
})

test('handing back leaves the conversation to the assistant', async () => {
  const { calls } = show(mine, { [HAND_BACK]: ok(free) })
  await userEvent.click(await screen.findByRole('button', { name: 'Hand back' }))
  await screen.findByText('The assistant is replying.')
  expect(listBodies(calls, HAND_BACK)).toHaveLength(1)
  expect(screen.queryByLabelText('Message to the visitor')).toBeNull()
})

test('the visitor’s choice of the assistant is said', async () => {
  show({ ...mine, prefers_agent: true })
  await screen.findByText(/The visitor chose to continue with the assistant/)
})

test('a viewer sees who answers and has nothing to press', async () => {
  show(sams, {}, 'viewer')
  await screen.findByText(/^Sam is replying since/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a prepared reply is filled in with what is known, and is not sent with a gap in it', async () => {
  const { calls } = show(mine, { [WRITE]: stored })
  const field = await input()
  await userEvent.selectOptions(await screen.findByLabelText('Prepared reply'), 'Suggest a call')
  expect(field.value).toMatch(/^Hi Maya,/)
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('Fill in {process} first.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(listBodies(calls, WRITE)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'Tuesday?{Enter}')
  await waitFor(() => expect(listBodies(calls, WRITE)).toMatchObject([{ text: 'Tuesday?' }]))
})
