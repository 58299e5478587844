// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Company, type CompanyFinding, readCompany } from '#site/islands/chat/api/view.ts'
import type { JudgeFinding } from '#site/islands/chat/state/use-changes.ts'
import { CompanyPanel } from '#site/islands/chat/transcript/CompanyPanel.tsx'
import { companyCard } from '#site/islands/chat/transcript/LateCards.tsx'

const about = 'https://acme.com/about'
const finding = (
  id: string,
  kind: CompanyFinding['kind'],
  value: string,
  more: Partial<CompanyFinding> = {},
): CompanyFinding => ({
  id,
  kind,
  value,
  url: about,
  quote: `We are ${value}.`,
  readAt: '2026-11-21T10:02:00.000Z',
  source: 'website',
  verdict: null,
  ...more,
})
const told = {
  host: 'acme.com',
  findings: [
    finding('f1', 'name', 'Acme Freight'),
    finding('f2', 'industry', 'real_estate'),
    finding('f3', 'tool', 'NetSuite', { url: 'https://acme.com/' }),
    finding('f4', 'contact_page', 'https://acme.com/contact', { quote: 'Contact us' }),
  ],
}

/** Keeps verdicts as the chat does. */
function Judged({ judge, company }: { judge: JudgeFinding; company: Company }) {
  const [shown, setShown] = useState<Company | null>(() => readCompany(company))
  const onJudge: JudgeFinding = async (id, verdict) => {
    const refused = await judge(id, verdict)
    if (refused === null && shown) {
      const findings = shown.findings.map((one) => (one.id === id ? { ...one, verdict } : one))
      setShown({ ...shown, findings })
    }
    return refused
  }
  return <CompanyPanel company={shown} onJudge={onJudge} />
}

async function open(company: Company = told, judge: JudgeFinding = async () => null) {
  render(<Judged company={company} judge={judge} />)
  await userEvent.click(screen.getByRole('button', { name: /Show \d+$/ }))
}

const row = (words: string) => within(screen.getByText(words).closest('li') ?? document.body)
const button = (name: string) => screen.getByRole('button', { name })

beforeAll(async () => void (await companyCard.load()))
afterEach(cleanup)

test.each([
  ['nothing was found', null],
  ['a server says nothing of companies', undefined],
  ['no finding has a page', { ...told, findings: [finding('f1', 'name', 'A', { url: 'x:1' })] }],
])('nothing at all is drawn while %s', (_case, company) => {
  const { container } = render(<CompanyPanel company={readCompany(company)} onJudge={vi.fn()} />)
  expect(container.textContent).toBe('')
})

test('on a narrow screen the card is one line until it is opened', async () => {
  render(<Judged company={told} judge={async () => null} />)
  const line = screen.getByRole('button', { name: /^What acme\.com says about itself/ })
  expect(line.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('What acme.com says about itself: 4 found.')
  expect(screen.queryByText('Acme Freight')).toBeNull()
  await userEvent.click(line)
  expect(line.getAttribute('aria-expanded')).toBe('true')
  screen.getByText('Acme Freight')
})

test('each finding stands in words with its quote, which leads to the page, and the time it was read', async () => {
  await open()
  screen.getByText('Real estate')
  const link = row('Acme Freight').getByRole('link', { name: /“We are Acme Freight\.”/ })
  expect(link.getAttribute('href')).toBe(about)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link.textContent).toContain('Read on acme.com/about: ')
  const sources = screen.getAllByText(/^From /).map((words) => words.closest('p'))
  expect(sources.map((source) => source?.textContent?.split(',')[0])).toEqual([
    'From acme.com/about',
    'From acme.com',
  ])
  expect(sources[0]?.querySelector('time')?.dateTime).toBe('2026-11-21T10:02:00.000Z')
})

test('words that are the value itself are not said twice', async () => {
  const name = finding('f1', 'name', 'Acme Freight', { quote: 'ACME  Freight' })
  await open({ host: 'acme.com', findings: [name] })
  expect(screen.queryByText('Acme Freight')).toBeNull()
  screen.getByRole('link', { name: /“ACME {1,2}Freight”/ })
})

test('a verdict given by keyboard is shown, announced, and leaves the focus where it is', async () => {
  const judge = vi.fn<JudgeFinding>(async () => null)
  await open(told, judge)
  button('That’s right: NetSuite').focus()
  await userEvent.keyboard('{Enter}')
  expect(judge).toHaveBeenCalledExactlyOnceWith('f3', 'right')
  expect(document.activeElement).toBe(button('That’s right: NetSuite'))
  expect(button('That’s right: NetSuite').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('NetSuite: That’s right.')
  expect(button('That’s right: Name').getAttribute('aria-pressed')).toBe('false')
})

test('a verdict can be changed, and is not sent again as it stands', async () => {
  const judge = vi.fn<JudgeFinding>(async () => null)
  await open({ ...told, findings: [finding('f1', 'name', 'Acme', { verdict: 'right' })] }, judge)
  await userEvent.click(button('That’s right: Name'))
  expect(judge).not.toHaveBeenCalled()
  await userEvent.click(button('Not us: Name'))
  expect(judge).toHaveBeenCalledExactlyOnceWith('f1', 'wrong')
  expect(button('That’s right: Name').getAttribute('aria-pressed')).toBe('false')
  expect(button('Not us: Name').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Acme').className).toContain('line-through')
})

test('while a verdict is on its way its control is busy, and a second press sends nothing', async () => {
  let settle = (_refused: string | null) => {}
  const judge = vi.fn<JudgeFinding>(
    () =>
      new Promise((resolve) => {
        settle = resolve
      }),
  )
  await open(told, judge)
  await userEvent.dblClick(button('Not us: Industry'))
  expect(judge).toHaveBeenCalledOnce()
  expect(button('Not us: Industry').getAttribute('aria-busy')).toBe('true')
  settle(null)
  await waitFor(() => expect(button('Not us: Industry').getAttribute('aria-busy')).toBe('false'))
  expect(button('Not us: Industry').getAttribute('aria-pressed')).toBe('true')
})

test('a verdict that does not arrive is said where it was given, and changes nothing', async () => {
  const answers = ['Not saved. No connection to the server. Try again.', null]
  await open(told, async () => answers.shift() ?? null)
  await userEvent.click(button('Not us: Name'))
  const note = row('Acme Freight').getByRole('alert')
  expect(note.textContent).toBe('Not saved. No connection to the server. Try again.')
  expect(button('Not us: Name').getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByRole('status').textContent).not.toContain('Not us')
  await userEvent.click(button('Not us: Name'))
  expect(note.textContent).toBe('')
  expect(button('Not us: Name').getAttribute('aria-pressed')).toBe('true')
})

test('a contact page is a link that asks for no verdict', async () => {
  await open()
  const contact = row('acme.com/contact')
  const link = contact.getByRole('link', { name: /^acme\.com\/contact/ })
  expect(link.getAttribute('href')).toBe('https://acme.com/contact')
  expect(contact.queryByRole('button')).toBeNull()
})

test('an address that is no web page is never linked', async () => {
  const contact = finding('f9', 'contact_page', 'javascript:alert(1)')
  const { container } = render(
    <CompanyPanel company={readCompany({ ...told, findings: [contact] })} onJudge={vi.fn()} />,
  )
  await userEvent.click(screen.getByRole('button'))
  screen.getByText('javascript:alert(1)')
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([about])
})

test('what a lookup service says of the network is not taken for the website’s own words', async () => {
  const network = finding('f1', 'name', 'Acme Holding', {
    source: 'network',
    url: 'https://networks.example/203',
  })
  await open({ host: 'acme.com', findings: [network] })
  screen.getByRole('region', { name: 'What your network’s registry says about your company' })
  expect(screen.getByText(/^From the network/).closest('p')?.textContent).toMatch(
    /^From the network you are on, by networks\.example, read /,
  )
})
