// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DeleteRecord } from '#site/admin/erasure/DeleteRecord.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const ADDRESS = `/api/admin/conversations/${ID}/erase`
const receipt = {
  id: '22222222-2222-4222-8222-222222222222',
  at: '2026-11-23T08:00:00.000Z',
  counts: { diagnostic_conversations: 1, diagnostic_messages: 12, leads: 1, something_new: 2 },
  callsCancelled: 1,
  callsAtCalendly: 0,
}

afterEach(cleanup)

async function openDialog(company: string | null = 'Harbor Freight Co') {
  const onDeleted = vi.fn()
  render(<DeleteRecord kind="conversation" id={ID} name={company} onDeleted={onDeleted} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
  return { onDeleted, dialog: within(screen.getByRole('dialog')) }
}

test('it asks once, and keeping it calls nobody', async () => {
  const calls = installFakeApi({})
  const { dialog, onDeleted } = await openDialog()
  expect(document.activeElement?.textContent).toBe('Delete this conversation?')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([calls.length, onDeleted.mock.calls.length]).toEqual([0, 0])
})

test('the company typed again deletes it, and the receipt stands until it is closed', async () => {
  const calls = installFakeApi({ [ADDRESS]: { status: 200, body: receipt } })
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { dialog, onDeleted } = await openDialog()
  await userEvent.type(dialog.getByLabelText('Type Harbor Freight Co to confirm'), 'harbor')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect(calls).toEqual([{ path: ADDRESS, body: { confirm: 'harbor' } }])
  expect((await dialog.findByRole('heading')).textContent).toBe('The conversation is deleted.')
  for (const words of [
    receipt.id,
    '1 conversation',
    '12 messages',
    '1 contact record',
    '2 × something new',
    'one upcoming call',
  ]) {
    expect(dialog.getByText(words)).toBeDefined()
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Print the receipt' }))
  expect(print).toHaveBeenCalledOnce()
  expect(onDeleted).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onDeleted).toHaveBeenCalledOnce()
})

test('what was typed stays when it is refused, with the reason beside it', async () => {
  const message = 'Type the company as it appears here.'
  installFakeApi({
    [ADDRESS]: refusal(400, { code: 'invalid_request', message, fields: { confirm: message } }),
  })
  const { dialog } = await openDialog()
  const field = dialog.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'Other')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Other', 'true'])
})

test('without a company the id is asked for, and a lost connection says that nothing is certain', async () => {
  installFakeApi({ [ADDRESS]: 'unreachable' })
  const { dialog } = await openDialog(null)
  await userEvent.type(dialog.getByLabelText(`Type ${ID} to confirm`), ID)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^We didn’t get a response/)
})

test.each([
  ['lead', 'Delete this lead?', `/api/admin/leads/${ID}/erase`, 'The lead is deleted.'],
  [
    'auditRequest',
    'Delete this audit request?',
    `/api/admin/audit-requests/${ID}/erase`,
    'The audit request is deleted.',
  ],
] as const)(
  'a record of kind %s is asked about and deleted',
  async (kind, question, address, done) => {
    const calls = installFakeApi({ [address]: { status: 200, body: receipt } })
    render(<DeleteRecord kind={kind} id={ID} name="maya@harbor.example" onDeleted={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(screen.getByRole('dialog', { name: question }))
    await userEvent.type(dialog.getByRole('textbox'), 'maya@harbor.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
    expect(calls).toEqual([{ path: address, body: { confirm: 'maya@harbor.example' } }])
    expect((await dialog.findByRole('heading')).textContent).toBe(done)
  },
)
