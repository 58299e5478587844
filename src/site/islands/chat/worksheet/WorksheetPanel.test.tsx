// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Worksheet } from '#contract/conversations.ts'
import { WorksheetPanel } from '#site/islands/chat/worksheet/WorksheetPanel.tsx'

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
    { row: 'rate', value: 32, unit: 'USD/hour', state: 'agreed', quotes: [], origin: 'said' },
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
      implementation: { minimumUsd: 150_000, maximumUsd: 500_000 },
    },
    paybackMonths: 40,
    verdict: 'borderline',
    why: 'This is borderline: at $150,000, it pays back in about 40 months.',
    ifRight: ['hours'],
  },
}

function show(answer: string | null = null, worksheet: Worksheet | null = sheet) {
  const onCorrect = vi.fn(async () => answer)
  const onConfirm = vi.fn(async () => answer)
  render(<WorksheetPanel worksheet={worksheet} onCorrect={onCorrect} onConfirm={onConfirm} />)
  const rows = within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
  return { onCorrect, onConfirm, rows, text: screen.getByRole('complementary').textContent }
}

test('shows each row with its state in a word, and the estimate with price and verdict', () => {
  const { rows, text } = show()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Process.*agreed.*typing up faxed referrals/),
    expect.stringMatching(/^Hours a week.*to check.*90 hours a week.*6 clinics × 3 hours × 5 days/),
    expect.stringMatching(/^Cost of an hour.*agreed.*\$32 an hour/),
    expect.stringMatching(/^Tools/),
    expect.stringMatching(/^How many in 100.*left out/),
  ])
  expect(text).toContain('2 of 5 agreed')
  expect(text).toContain('$44,928a year')
  expect(text).toContain('if 90 hours a week is right')
  expect(text).toContain('$25K-$50K')
  expect(text).toContain('Borderline')
})

test('the tick confirms the figure, and says why where it could not', async () => {
  const { onConfirm } = show('No connection.')
  await userEvent.click(screen.getByRole('button', { name: 'That’s right' }))
  expect(onConfirm).toHaveBeenCalledWith('manual_hours')
  expect(screen.getByRole('alert').textContent).toBe('No connection.')
})

test('an open row is a field; what was typed stays until it is taken', async () => {
  const { onCorrect } = show('Enter the names.')
  await userEvent.type(screen.getByLabelText('Tools it runs through'), 'Epic, Excel{Enter}')
  expect(onCorrect).toHaveBeenCalledWith('tools', 'Epic, Excel')
  expect(screen.getByLabelText<HTMLInputElement>('Tools it runs through').value).toBe('Epic, Excel')
  expect(screen.getByRole('alert').textContent).toBe('Enter the names.')
})

test('Change opens the field with the value, and Cancel closes it', async () => {
  const { onCorrect } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Hours a week, whole team' }))
  const field = screen.getByLabelText<HTMLInputElement>('Hours a week, whole team')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('90')
  await userEvent.clear(field)
  await userEvent.type(field, '84{Enter}')
  expect(onCorrect).toHaveBeenCalledWith('manual_hours', '84')
  await userEvent.click(screen.getByRole('button', { name: 'Change: Process' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Process')).toBeNull()
})

test('before the first reply all rows are fields, and no estimate is made', () => {
  const { text } = show(null, null)
  expect(screen.getAllByRole('textbox')).toHaveLength(5)
  expect(text).toContain('0 of 5 agreed')
  expect(text).toContain('The estimate appears here')
})
