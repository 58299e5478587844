// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Worksheet } from '#contract/conversations.ts'
import { EmailEstimate } from '#site/islands/chat/worksheet/EmailEstimate.tsx'
import { OwnWorksheet } from '#site/islands/my-conversation/OwnWorksheet.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

afterEach(cleanup)

const open = { value: null, unit: null, state: 'open' as const, quotes: [], origin: null }
const sheet: Worksheet = {
  rows: [
    {
      row: 'process',
      value: 'typing up faxed referrals',
      unit: null,
      state: 'agreed',
      quotes: [{ quote: 'Typing up faxed referrals', messageId: 'u1' }],
      origin: 'said',
    },
    {
      row: 'hours',
      value: 90,
      unit: 'hours/week',
      workings: '6 clinics × 3 hours × 5 days',
      state: 'to_check',
      quotes: [{ quote: '6 clinics', messageId: 'u1' }],
      origin: 'worked_out',
    },
    {
      row: 'rate',
      value: 32,
      unit: 'USD/hour',
      original: { amount: 29, currency: 'EUR' },
      state: 'agreed',
      quotes: [{ quote: '', messageId: 'u2' }],
      origin: 'edited',
    },
    { row: 'tools', ...open },
    { row: 'errors', ...open, state: 'refused' },
  ],
  estimate: {
    savings: 44_928,
    hoursSaved: 27,
    automationPercent: 30,
    formula: '90 hours × $32 × 52 weeks × 30% = $44,928 a year',
    cost: {
      audit: { minimumUsd: 25_000, maximumUsd: 50_000 },
      pilot: { minimumUsd: 80_000, maximumUsd: 150_000 },
      implementation: { minimumUsd: 150_000, maximumUsd: null },
    },
    paybackMonths: 150_000 / (44_928 / 12),
    verdict: 'borderline',
    why: 'This is borderline: at $150,000, it pays back in about 40 months.',
    ifRight: ['hours'],
  },
}

const emailing = { ownKey: '0190b3c0.token-1', knownEmail: '', sendsMail: true }

function show(worksheet = sheet) {
  render(<OwnWorksheet worksheet={worksheet} company="Acme" emailing={emailing} />)
  return within(screen.getByRole('region', { name: 'Your worksheet' }))
}

test('each row stands with its value, workings, words, and state', () => {
  const shown = show()
  const states = shown.getAllByText(/^(agreed|to check|not known|left out)$/)
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'agreed',
    'to check',
    'agreed',
    'not known',
    'left out',
  ])
  shown.getByText('90 hours a week')
  shown.getByText('6 clinics × 3 hours × 5 days')
  shown.getByText('“6 clinics”')
  shown.getByText('$32 an hour (given as 29 EUR)')
  expect(shown.queryByText('“”')).toBeNull()
})

test('the estimate stands with its condition, formula, prices, payback, and verdict', () => {
  const shown = show()
  for (const words of [
    '$44,928 a year',
    'if 90 hours a week is right',
    '27 hours a week freed',
    '90 hours × $32 × 52 weeks × 30% = $44,928 a year',
    '$25,000 to $50,000',
    '$80,000 to $150,000',
    'from $150,000',
    'about 40 months, on the $150,000 our calculator assumes',
    'Borderline',
    'This is borderline: at $150,000, it pays back in about 40 months.',
  ]) {
    shown.getByText(words)
  }
})

test('without an estimate the sheet says what it takes', () => {
  show({ ...sheet, estimate: null }).getByText(/^There is no estimate yet/)
})

test('Print prints the page', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await userEvent.click(show().getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

const PATH = '/api/my-conversation/email-estimate'
const queued = { status: 202, body: { isQueued: true } }

function showForm({ knownEmail = 'ann@acme.example', sendsMail = true } = {}) {
  render(<EmailEstimate ownKey="0190b3c0.token-1" knownEmail={knownEmail} sendsMail={sendsMail} />)
}
const field = () => screen.getByLabelText<HTMLInputElement>('Your email')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me this estimate' }))

test('the address that is known stands in the form, and the key goes in no address', async () => {
  const calls = installFakeApi({ [PATH]: queued })
  const asked = vi.spyOn(globalThis, 'fetch')
  showForm()
  expect(field().value).toBe('ann@acme.example')
  await send()
  await screen.findByText(/^On its way to ann@acme\.example\./)
  expect(calls[0]?.body).toMatchObject({ email: 'ann@acme.example' })
  const [address, init] = asked.mock.lastCall ?? []
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer 0190b3c0.token-1')
  expect(String(address)).not.toContain('token')
})

test('while it is sent, the form says so and sends nothing more', async () => {
  const calls = installFakeApi({ [PATH]: 'hanging' })
  showForm()
  await send()
  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }))
  expect(field().readOnly).toBe(true)
  expect(calls).toHaveLength(1)
})

test('what was typed stays when no answer came, and a retry is the same attempt', async () => {
  let answer: Parameters<typeof installFakeApi>[0][string] = 'unreachable'
  const calls = installFakeApi({ [PATH]: () => (typeof answer === 'function' ? answer() : answer) })
  showForm({ knownEmail: '' })
  await userEvent.type(field(), 'bo@acme.example')
  await send()
  await screen.findByText(/^We got no response/)
  expect(field().value).toBe('bo@acme.example')
  answer = queued
  await send()
  await screen.findByText(/^On its way to bo@acme\.example/)
  await send()
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  const [first, again, next] = calls.map(({ body }) => body.attemptId)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a refusal is told beside the field in its own words', async () => {
  const fields = { email: 'Enter an email address such as name@company.com.' }
  const calls = installFakeApi({
    [PATH]: refusal(400, { code: 'invalid_request', message: '', fields }),
  })
  showForm({ knownEmail: '' })
  await send()
  screen.getByText('Enter an email address.')
  expect(calls).toHaveLength(0)
  await userEvent.type(field(), 'ann at acme')
  await send()
  await screen.findByText(fields.email)
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['/my-conversation', 'button', 'Print this estimate instead'],
  ['/diagnostic', 'link', 'Print it from your page instead'],
])('without a mail server %s says so and offers print', (address, role, name) => {
  history.replaceState(null, '', address)
  showForm({ sendsMail: false })
  screen.getByText('Email is not set up on this site.')
  screen.getByRole(role, { name })
  expect(screen.queryByLabelText('Your email')).toBeNull()
})
