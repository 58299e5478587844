// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readKeeping } from '#site/islands/chat/api/message.ts'
import { ChatNotes, keptDetails } from '#site/islands/chat/ChatNotes.tsx'
import { notify } from '#site/islands/toaster/notify.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({ notify: vi.fn() }))

const describeLine = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

beforeAll(async () => void (await keptDetails.load()))
afterEach(cleanup)

test('the notes of the specification and the words of its toast stand as they are', async () => {
  render(<ChatNotes />)
  screen.getByText('Your information is secure and never shared without permission.')
  screen.getByText(/^Public business data is used to personalize the chat\./)
  screen.getByText('Trusted by Fortune 500 companies.')
  await userEvent.click(screen.getByRole('button', { name: 'Learn more' }))
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'info',
    'We only collect company information from public sources such as your IP address and website. No personal data is stored without your consent.',
  )
})

const openKept = () => userEvent.click(screen.getByText('What we keep, why, and for how long'))

test('before the server has answered, what is kept is told in words that hold for every set-up', async () => {
  render(<ChatNotes />)
  await openKept()
  expect(describeLine('Language model')).toMatch(/^If we use one/)
  expect(describeLine('How long')).toContain('or until our retention period ends')
  expect(screen.queryByRole('link', { name: /your conversation/, hidden: true })).toBeNull()
})

test.each([
  [{ retentionDays: null, model: null }, /^None\./, /^Until you delete it, which/],
  [
    { retentionDays: 90, model: 'openai' },
    /^To help us understand and answer you, a language model from OpenAI receives/,
    /^Until 90 days after/,
  ],
  [
    { retentionDays: 1, model: 'openai-compatible' },
    /a language model we chose/,
    /^Until one day after/,
  ],
])('a server that says %o is told of in exact words', async (reply, model, duration) => {
  render(<ChatNotes keeping={readKeeping(reply)} ownKey="id.token" />)
  await openKept()
  expect(describeLine('Language model')).toMatch(model)
  expect(describeLine('How long')).toMatch(duration)
  const link = screen.getByRole('link', { name: 'on the page of your conversation', hidden: true })
  expect(link.getAttribute('href')).toBe('/my-conversation#id.token')
})

test('a server that says nothing of it is not taken for one without a model', () => {
  expect(readKeeping({})).toBeNull()
  expect(readKeeping({ retentionDays: 30 })).toBeNull()
})
