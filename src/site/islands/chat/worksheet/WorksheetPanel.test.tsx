// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Worksheet } from '#contract/conversations.ts'
import { hoursCalculator } from '#site/islands/chat/worksheet/RowForm.tsx'
import { estimateBlock } from '#site/islands/chat/worksheet/Sheet.tsx'
import {
  sheetDialog,
  WorksheetLine,
  WorksheetPanel,
  worksheetSheet,
} from '#site/islands/chat/worksheet/WorksheetPanel.tsx'

const late = [hoursCalculator, estimateBlock, worksheetSheet, sheetDialog]
beforeAll(async () => void (await Promise.all(late.map(({ load }) => load()))))
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
  const onType = vi.fn()
  const changes = { onCorrect, onConfirm, onType }
  render(<WorksheetPanel worksheet={worksheet} {...changes} />)
  const rows = within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
  return { ...changes, rows, text: screen.getByRole('complementary').textContent }
}

test('shows each row with its state in a word, and the estimate with price and verdict', () => {
  const { rows, text } = show()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Process.*agreed.*typing up faxed referrals/),
    expect.stringMatching(/^Hours a week.*to check.*90 hours a week.*6 clinics × 3 hours × 5 days/),
    expect.stringMatching(/^Cost of an hour.*agreed.*\$32 an hour/),
    expect.stringMatching(/^Tools/),
    expect.stringMatching(/^Errors.*left out/),
  ])
  expect(text).toContain('2 of 5 agreed')
  expect(text).toContain('$44,928a year')
  expect(text).toContain('if 90 hours a week is right')
  expect(text).toContain('Worth it? One answer to go. An audit is $25K-$50K, a pilot $80K-$150K.')
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
  await userEvent.click(screen.getByRole('button', { name: 'Change: Cost of an hour, in dollars' }))
  const field = screen.getByLabelText<HTMLInputElement>('Cost of an hour, in dollars')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('32')
  await userEvent.clear(field)
  await userEvent.type(field, '30{Enter}')
  expect(onCorrect).toHaveBeenCalledWith('hourly_rate', '30')
  const change = screen.getByRole('button', { name: 'Change: Process' })
  await userEvent.click(change)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Process')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Process')
})

test('leaving a field saves it once; one that is left as it was stays unsaid', async () => {
  const { onCorrect, onType } = show('Enter the names.')
  const field = screen.getByLabelText('Tools it runs through')
  await userEvent.click(field)
  await userEvent.tab()
  expect(onCorrect).not.toHaveBeenCalled()
  await userEvent.type(field, 'Epic')
  expect(onType).toHaveBeenLastCalledWith('tools', 'Epic')
  for (let times = 0; times < 2; times++) {
    await userEvent.tab()
    await userEvent.click(field)
  }
  expect(onCorrect).toHaveBeenCalledExactlyOnceWith('tools', 'Epic')
})

async function count(answer: string | null = null, worksheet: Worksheet = sheet) {
  const shown = show(answer, worksheet)
  await userEvent.click(screen.getByRole('button', { name: 'Change: Hours a week, whole team' }))
  const fields = ['hours a day', 'days a week'].map((name) => screen.getByLabelText(name))
  return { ...shown, fields: fields as HTMLInputElement[], sum: screen.getByRole('status') }
}

async function retype(field: Element | undefined, text: string) {
  if (!field) throw new Error('There is no such field.')
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('hours are counted from their workings, with the sum beside them', async () => {
  const { onCorrect, fields, sum, rows } = await count()
  const clinics = screen.getByLabelText<HTMLInputElement>('clinics')
  expect([clinics, ...fields].map(({ value }) => value)).toEqual(['6', '3', '5'])
  expect(document.activeElement).toBe(clinics)
  expect(sum.textContent).toBe('=90 hours')
  expect(rows[1]?.textContent).toContain('changing')
  await retype(fields[0], '2.5')
  expect(sum.textContent).toBe('=75 hours')
  await userEvent.click(screen.getByRole('button', { name: 'Use 75' }))
  expect(onCorrect).toHaveBeenCalledWith('manual_hours', '6 clinics × 2.5 hours × 5 days')
})

test('hours that are kept are agreed to; agreed ones stay as they are', async () => {
  const { onConfirm, onCorrect } = await count()
  await userEvent.click(screen.getByRole('button', { name: 'Keep 90' }))
  expect(onConfirm).toHaveBeenCalledWith('manual_hours')
  expect(onCorrect).not.toHaveBeenCalled()
  cleanup()
  const rows = sheet.rows.map((row) => ({ ...row, state: 'agreed' as const }))
  const agreed = await count(null, { ...sheet, rows })
  await userEvent.click(screen.getByRole('button', { name: 'Keep 90' }))
  expect(agreed.onConfirm).not.toHaveBeenCalled()
  expect(screen.queryByLabelText('hours a day')).toBeNull()
})

test.each([
  ['25', 'For hours a day, enter a number above 0, at most 24.'],
  ['0', 'For hours a day, enter a number above 0, at most 24.'],
  ['a few', 'For hours a day, enter a number above 0, at most 24.'],
])('says what cannot be counted, and keeps it: %s hours a day', async (typed, sentence) => {
  const { onCorrect, fields, sum } = await count()
  await retype(fields[0], typed)
  expect(sum.textContent).toBe('=…')
  await userEvent.click(screen.getByRole('button', { name: 'Use this sum' }))
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(document.activeElement).toBe(fields[0])
  expect(fields[0]?.value).toBe(typed)
  expect(onCorrect).not.toHaveBeenCalled()
})

test('a sum that was not taken stays as it was typed, and the reason is said', async () => {
  const { fields } = await count('No connection.')
  await retype(fields[1], '4{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('No connection.')
  expect(fields[1]?.value).toBe('4')
})

test('the sum can be typed instead of counted, and counted instead of typed', async () => {
  const { onCorrect } = await count()
  await userEvent.click(screen.getByRole('button', { name: 'Enter a calculation' }))
  await retype(screen.getByLabelText('Hours a week, whole team'), '84{Enter}')
  expect(onCorrect).toHaveBeenCalledWith('manual_hours', '84')
  cleanup()
  const open = show(null, null)
  await userEvent.click(screen.getByRole('button', { name: 'Work it out : people × hours × days' }))
  await userEvent.type(screen.getByLabelText('people'), '1')
  await userEvent.type(screen.getByLabelText('hours a day'), '1')
  await userEvent.type(screen.getByLabelText('days a week'), '5{Enter}')
  expect(open.onCorrect).toHaveBeenCalledWith('manual_hours', '1 person × 1 hour × 5 days')
})

test('before the first reply all rows are fields, and no estimate is made', () => {
  const { text } = show(null, null)
  expect(screen.getAllByRole('textbox')).toHaveLength(5)
  expect(text).toContain('0 of 5 agreed')
  expect(text).toContain('The estimate appears here')
})

const said = 'Typing up faxed referrals at our 6 clinics.'
const lit = () => [...document.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent)

async function showPair() {
  const { MarkedText } = await import('#site/components/score/MarkedText.tsx')
  const quotes = sheet.rows.flatMap((row) => row.quotes.map(({ quote }) => quote))
  render(
    <ol role="log">
      <li id="message-u1">
        <p dir="auto">
          <MarkedText text={said} quotes={quotes} />
        </p>
      </li>
    </ol>,
  )
  const { rows } = show()
  await vi.dynamicImportSettled()
  return rows
}

test('a row lights its words, by pointer and by focus, and only one pair is lit', async () => {
  const rows = await showPair()
  await userEvent.hover(rows[1] as Element)
  expect(lit()).toEqual(['6 clinics', rows[1]?.textContent])
  act(() => screen.getByRole('button', { name: /typing up faxed referrals$/ }).focus())
  expect(lit()).toEqual(['Typing up faxed referrals', rows[0]?.textContent])
})

test('words light their row; beside them, what has the focus is lit again, or nothing', async () => {
  const rows = await showPair()
  await userEvent.hover(screen.getByText('6 clinics'))
  expect(lit()).toEqual(['6 clinics', rows[1]?.textContent])
  await userEvent.hover(screen.getByText('Your worksheet'))
  expect(lit()).toEqual([])
})

test('the line of a narrow screen opens the sheet; Close, Escape, and Back close it', async () => {
  const changes = { onCorrect: vi.fn(), onConfirm: vi.fn(), onType: vi.fn() }
  render(<WorksheetLine worksheet={sheet} {...changes} />)
  const line = screen.getByRole('button', { name: 'Your estimate: 2 of 5 · $44,928 a year' })
  for (const close of [
    () => screen.getByRole('button', { name: 'Close' }).click(),
    () => window.dispatchEvent(new PopStateEvent('popstate')),
  ]) {
    await userEvent.click(line)
    expect(screen.getByRole('dialog').textContent).toContain('2 of 5 agreed')
    act(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('with no row open, saving and prices stand on one scale above the verdict', () => {
  const rows = sheet.rows.map((row) => (row.state === 'open' ? { ...row, state: 'refused' } : row))
  const { text } = show(null, { ...sheet, rows } as Worksheet)
  expect(text).toContain('Saving, a year$44,928Audit$25K-$50KPilot$80K-$150K')
  expect(text).toContain('Borderline.At $150,000')
})
