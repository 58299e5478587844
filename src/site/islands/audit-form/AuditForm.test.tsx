// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AuditForm } from '#site/islands/audit-form/AuditForm.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({
  notify: vi.fn(),
  prepareToaster: vi.fn(),
}))

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const PATH = '/api/audit-requests'
const stored = { status: 201, body: { id: 'a' } }
const button = () => screen.getByRole('button', { name: 'Request an Operations Audit' })

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/^Name/), 'Maya')
  await userEvent.type(screen.getByLabelText(/^Company/), 'Harbor')
  await userEvent.type(screen.getByLabelText(/^Challenge/), 'Bills of lading')
  await userEvent.click(screen.getByLabelText('Video Call'))
}

test('a complete request is stored, then reported as an event, then thanked for', async () => {
  history.replaceState(null, '', '/?utm_source=news')
  const calls = installFakeApi({ [PATH]: stored })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  render(<AuditForm />)
  await fillIn()
  await userEvent.click(button())

  const thanks = await screen.findByText("Thanks. We'll reach out within one business day.")
  const values = {
    name: 'Maya',
    company: 'Harbor',
    challenge: 'Bills of lading',
    contactMethod: 'video',
    contactDetail: '',
    utm_source: 'news',
    utm_medium: '',
    utm_campaign: '',
  }
  const arrival = { referrer: 'direct', landingPage: location.href }
  const attemptId = expect.any(String)
  expect(calls).toEqual([{ path: PATH, body: { ...values, ...arrival, attemptId } }])
  expect(log).toHaveBeenCalledExactlyOnceWith('form_submit_diagnostic', values)
  expect(document.activeElement).toBe(thanks)
})

test('a request whose answer was lost is sent again under its own name, and a changed one under another', async () => {
  const calls = installFakeApi({ [PATH]: 'unreachable' })
  render(<AuditForm />)
  await fillIn()
  for (const words of ['', '', ' and invoices']) {
    if (words) await userEvent.type(screen.getByLabelText(/challenge/i), words)
    await userEvent.click(button())
    await screen.findByText(/Check your connection/)
  }
  const [lost, again, changed] = calls.map(({ body }) => (body as { attemptId: string }).attemptId)
  expect(again).toBe(lost)
  expect(changed).not.toBe(lost)
})

test('"Submit Another Request" brings the empty form back with the utm values', async () => {
  history.replaceState(null, '', '/?utm_campaign=spring')
  installFakeApi({ [PATH]: stored })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  render(<AuditForm />)
  await fillIn()
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Another Request' }))

  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
  expect(document.querySelector<HTMLInputElement>('[name=utm_campaign]')?.value).toBe('spring')
})

test('an incomplete form is not sent and says what is missing, beside the field and summed up', async () => {
  const calls = installFakeApi({})
  render(<AuditForm />)
  await userEvent.type(screen.getByLabelText(/^Name/), '   ')
  await userEvent.click(button())

  expect(calls).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getAllByText('Enter your name.')).toHaveLength(2)
  expect(screen.getByLabelText(/^Company/).getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['a broken connection', 'unreachable' as const, /Check your connection/],
  [
    'a limit',
    refusal(429, { code: 'too_many_requests', message: 'Try again in 9 minutes.' }),
    /Everything you typed is still here\. Try again in 9 minutes\./,
  ],
  ['a server error', refusal(500, { code: 'internal', message: 'x' }), /Reference: request-1/],
])(
  'after %s the form stays as typed, with words and without an event',
  async (_, answer, words) => {
    installFakeApi({ [PATH]: answer })
    const log = vi.spyOn(console, 'log')
    render(<AuditForm />)
    await fillIn()
    await userEvent.click(button())

    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByLabelText<HTMLInputElement>(/^Challenge/).value).toBe('Bills of lading')
    expect(screen.getByLabelText<HTMLInputElement>('Video Call').checked).toBe(true)
    expect(log).not.toHaveBeenCalled()
  },
)

test("the server's words about a field stand beside it", async () => {
  const fields = { company: 'Keep the company name under 200 characters.' }
  installFakeApi({
    [PATH]: refusal(400, { code: 'invalid_request', message: 'Look again.', fields }),
  })
  render(<AuditForm />)
  await fillIn()
  await userEvent.click(button())

  expect(await screen.findAllByText(fields.company)).toHaveLength(2)
})

test('a double click stores one request', async () => {
  const calls = installFakeApi({ [PATH]: stored })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  render(<AuditForm />)
  await fillIn()
  await userEvent.dblClick(button())
  await screen.findByRole('button', { name: 'Submit Another Request' })

  expect(calls).toHaveLength(1)
})

test('the optional field asks for what the chosen method needs, and keeps what stands in it', async () => {
  render(<AuditForm />)
  const detail = screen.getByLabelText<HTMLInputElement>('Where to reach you (optional)')
  await userEvent.type(detail, 'x')
  await userEvent.click(screen.getByLabelText('Phone'))
  expect(screen.getByLabelText('Phone number (optional)')).toBe(detail)
  expect([detail.type, detail.inputMode, detail.autocomplete]).toEqual(['tel', 'tel', 'tel'])
  await userEvent.click(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Email address (optional)')).toBe(detail)
  expect([detail.type, detail.value, detail.required]).toEqual(['email', 'x', false])
})
