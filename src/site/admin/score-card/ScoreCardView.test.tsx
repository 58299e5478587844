// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { AdminScoreCard } from '#contract/admin.ts'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import {
  FIRST_ID,
  listOf,
  makeConversation,
  makeMessage,
  ok,
  openAddress,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'
import { makeConversationView } from '#site/admin/testing/staff-leads.ts'

beforeAll(() => loadPage('dashboard'))

const VIEW = `GET /api/admin/conversations/${FIRST_ID}`
const SAID = '2026-03-12T14:05:00.000Z'
const REPLACED = '2026-03-12T14:20:00.000Z'

const card: AdminScoreCard = {
  score_card: {
    score: 47,
    coverage: 0.68,
    caps: [{ id: 'hours_unknown', limit: 45, reason: 'Manual hours are not known yet.' }],
    signals: [
      {
        name: 'manual_hours',
        score: 72.5,
        weight: 20,
        points: 14.5,
        evidence: [{ quote: '30', messageId: 'm2' }],
      },
    ],
  },
  facts: {
    manual_hours: {
      value: 30,
      quote: '30',
      messageId: 'm2',
      status: 'corrected',
      source: 'widget',
    },
    budget: { value: null, quote: 'rather not', messageId: 'm1', status: 'refused' },
  },
  said_at: { m1: SAID, m2: REPLACED },
  history: [
    {
      slot: 'manual_hours',
      value: 45,
      quote: '15 hours a week each',
      said_at: SAID,
      replaced_at: REPLACED,
      replaced_in: 'score_card',
    },
  ],
  sentiment: {
    score: 0.62,
    sentences: [
      {
        message_id: 'm1',
        quote: 'Your site is helpful.',
        sentence: 'Your site is helpful.',
        said_at: SAID,
        score_after: 0.62,
      },
    ],
  },
  pain: {
    grade: 'high',
    severity: 0.9,
    sentences: [
      {
        message_id: 'm1',
        quote: 'nightmare',
        sentence: 'It is a nightmare at month end.',
        said_at: SAID,
        severity: 0.9,
      },
    ],
  },
}
const messages = [
  makeMessage({ id: 'm1', content: '15 hours a week each. It is a nightmare at month end.' }),
  makeMessage({
    id: 'm2',
    content: 'Correction · Manual hours: 30 hours a week',
    source: 'score_card',
  }),
]

const corrected = {
  message_id: 'm2',
  quote: '30',
  start: 'Correction · Manual hours: '.length,
  end: 'Correction · Manual hours: 30'.length,
  supports: [{ kind: 'fact' as const, name: 'manual_hours' }],
}

async function openViewer(score_card = card) {
  openAddress(`/admin/dashboard?conversation=${FIRST_ID}`)
  const wishing = makeConversation({
    contact_name: 'Maya Okafor',
    wants_person_at: SAID,
    wants_person_reason: 'asked',
  })
  stubNetwork({
    'GET /api/admin/me': ok(session),
    'GET /api/admin/conversations?hasWritten=true': listOf(wishing),
    [VIEW]: ok(makeConversationView({ messages, score_card, evidence: [corrected] })),
  })
  render(<StaffApp />)
  await screen.findByText(/It is a nightmare/)
}

const viewer = () => within(screen.getByRole('region', { name: /^Messages/ }))
const openTab = () => userEvent.click(viewer().getByRole('tab', { name: 'Score card' }))
const section = (name: string) => within(viewer().getByRole('region', { name }))

test('a conversation that wants a person is told in the list and in the viewer', async () => {
  await openViewer()
  expect((await screen.findByRole('button', { name: /Maya/ })).textContent).toContain(
    'wants a person',
  )
  expect(viewer().getByText(/^asked for one, Mar 12, 2026/)).toBeTruthy()
})

test('a correction is told from what was said, and its words are marked', async () => {
  await openViewer()
  const steps = viewer().getAllByRole('listitem')
  expect(steps[0]?.textContent).not.toContain('on the score card')
  expect(steps[1]?.textContent).toContain('on the score card')
  expect((await viewer().findByRole('link', { name: '30' })).className).toBe('evidence')
})

test('the card shows what the visitor sees: points, words, coverage, ceiling and what is unknown', async () => {
  await openViewer()
  await openTab()
  const score = (await viewer().findByRole('region', { name: /Fit Score 47/ })).textContent ?? ''
  expect(score).toContain('68 of 100 points known')
  expect(score).toMatch(/Manual hours.*14.5.*20.*“30”/)
  expect(score).toContain('Capped at 45. Manual hours are not known yet.')
  expect(score).toContain('timeline urgency')
})

test('facts come with how they stand, and the history with old words and both times', async () => {
  await openViewer()
  await openTab()
  const known = (await viewer().findByRole('region', { name: 'What is known' })).textContent
  expect(known).toContain('30 hours a week corrected on the score card')
  expect(known).toContain('Budgetdeclined')
  const history = section('History').getByRole('listitem')
  expect(history.textContent).toContain('Manual hours was 45 hours a week')
  expect(history.textContent).toContain('“15 hours a week each”')
  expect(history.textContent).toContain('replaced on the score card')
  const times = [...history.querySelectorAll('time')].map((time) => time.dateTime)
  expect(times).toEqual([SAID, REPLACED])
})

test('sentiment and pain stand beside the score, with the sentences behind them', async () => {
  await openViewer()
  await openTab()
  const beside = (await viewer().findByRole('region', { name: 'Alongside the score' })).textContent
  expect(beside).toContain('Sentiment toward us62%')
  expect(beside).toContain('Your site is helpful.')
  expect(beside).toContain('Pain severityhigh, 0.90')
  expect(section('Alongside the score').getByText('nightmare').tagName).toBe('MARK')
  expect(section('Alongside the score').getByText('It is a', { exact: false })).toBeTruthy()
})

test('a quote leads to its message', async () => {
  await openViewer()
  await openTab()
  await userEvent.click(await viewer().findByRole('button', { name: /nightmare/ }))
  expect(viewer().getByRole('tab', { name: 'Messages' }).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement?.id).toBe('message-m1')
})

test('the arrow keys go from one view to the other', async () => {
  await openViewer()
  viewer().getByRole('tab', { name: 'Messages' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const tab = viewer().getByRole('tab', { name: 'Score card' })
  expect(document.activeElement).toBe(tab)
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('a card without anything known says so', async () => {
  await openViewer({ ...card, score_card: null, facts: {}, history: [] })
  await openTab()
  expect(await viewer().findByText(/^Nothing known yet/)).toBeTruthy()
  expect(viewer().getByText('Nothing was replaced or withdrawn.')).toBeTruthy()
})
