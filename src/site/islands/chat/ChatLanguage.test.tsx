// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SLOT_REPLY_TEXTS } from '#agent/respond/quick-replies.ts'
import { TRANSLATED } from '#content/chat/translations.ts'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { loadSpeech, markLanguage } from '#site/islands/chat/state/use-say.ts'
import { formatFullDay, formatTimeSpan } from '#site/islands/chat/transcript/format-time.ts'
import { installFakeApi } from '#site/islands/testing/fake-api.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({ notify: vi.fn(), prepareToaster: vi.fn() }))

const CREATE = '/api/create-conversation'
const SEND = '/api/bd-agent-conversation'
const timestamp = '2026-11-21T10:02:00.000Z'
const created = {
  status: 201,
  body: {
    conversationId: '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e',
    welcomeMessage: {
      id: 'welcome',
      role: 'assistant',
      type: 'text',
      content: 'Your name, and your website?',
      timestamp,
    },
  },
}
const answer = (messageId: string, changes: object) => ({
  status: 200,
  body: {
    userMessageId: `u-${messageId}`,
    messageId,
    timestamp,
    leadScore: 10,
    qualificationSignals: {},
    facts: {},
    quickReplies: ['About 25 hours a week'],
    brain: 'openai',
    ...changes,
  },
})
const SPANISH = answer('a1', {
  response: '¿Cuántas horas a la semana?',
  origin: 'model',
  language: 'es',
})
const ENGLISH = answer('a2', { response: 'How many people?', origin: 'template' })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

async function openChat(second = ENGLISH) {
  const answers = [SPANISH, second]
  const calls = installFakeApi({ [CREATE]: created, [SEND]: () => answers.shift() ?? ENGLISH })
  render(<ChatIsland />)
  await screen.findByText('Your name, and your website?')
  await userEvent.type(screen.getByLabelText('Your message'), 'Hola, me llamo Ana{Enter}')
  await screen.findByText('¿Cuántas horas a la semana?')
  return calls
}

describe('the chat page in the language that a model speaks', () => {
  test('has its labels, buttons, and suggested answers, and marks the language of the reply', async () => {
    const calls = await openChat({
      status: 200,
      body: { ...SPANISH.body, messageId: 'a3', userMessageId: 'u3' },
    })
    expect(await screen.findByLabelText('Su mensaje')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeTruthy()
    expect(
      screen.getByText('¿Cuántas horas a la semana?').closest('[lang]')?.getAttribute('lang'),
    ).toBe('es')
    await userEvent.click(screen.getByRole('button', { name: 'Unas 25 horas a la semana' }))
    // The server knows the answer by its English words.
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === SEND).at(-1)?.body).toMatchObject({
        message: 'About 25 hours a week',
      }),
    )
    // The visitor's message, and the answer that is suggested once more.
    await waitFor(() => expect(screen.getAllByText('Unas 25 horas a la semana')).toHaveLength(2))
  })

  test('is English again with the first reply in English', async () => {
    await openChat()
    await userEvent.type(await screen.findByLabelText('Su mensaje'), 'we are five{Enter}')
    await screen.findByText('How many people?')
    expect(await screen.findByLabelText('Your message')).toBeTruthy()
  })
})

describe('the words of a language', () => {
  test.each(TRANSLATED)('are there for every suggested answer, in %s', async (language) => {
    const { say } = await loadSpeech(language)
    const same = SLOT_REPLY_TEXTS.filter((text) => say(text) === text)
    expect(same).toEqual([])
  })

  test('have figures as the language writes them', async () => {
    const { say, dollars } = await loadSpeech('de')
    expect(say('1,250.5 hours a week')).toBe('1.250,5 Stunden pro Woche')
    expect(say('3 of 5 agreed')).toBe('3 von 5 bestätigt')
    expect(dollars(44_928)).toBe('44.928\u00a0$')
    expect(say('What Ana wrote')).toBe('What Ana wrote')
  })

  test('are English for a language that we have none of', async () => {
    expect((await loadSpeech('ja')).say('Send')).toBe('Send')
  })

  test('go with days and times as the language writes them', () => {
    const noon = '2026-12-01T12:00:00'
    expect(formatFullDay(noon, 'es')).toBe('martes, 1 de diciembre')
    expect(formatTimeSpan(noon, 30, 'de')).toBe('12:00–12:30\u202fUhr'.replace('\u202f', ' '))
  })

  test('run from right to left where the language does', () => {
    expect(['ar', 'he', 'fa', 'ur'].map((language) => markLanguage(language).dir)).toEqual(
      Array(4).fill('rtl'),
    )
    expect(markLanguage('es')).toEqual({ lang: 'es', dir: 'ltr' })
    expect(markLanguage(null)).toEqual({ dir: 'auto' })
  })
})
