// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CompanyPages } from '#site/admin/brief/BriefFacts.tsx'
import { CompanyFindings } from '#site/admin/messages/CompanyFindings.tsx'
import { makeCompany, makeFinding } from '#site/admin/testing/staff-company.ts'

const region = () => screen.getByRole('region', { name: 'Company' })
const request = (host: string) => ({
  host,
  status: 'found' as const,
  failure: null,
  requested_at: '2026-11-20T15:00:00.000Z',
  finished_at: '2026-11-20T15:01:00.000Z',
})

afterEach(cleanup)

test('a conversation without a website says so', () => {
  render(<CompanyFindings company={null} />)
  expect(region().textContent).toBe('CompanyNo website given.')
})

test.each([
  ['waiting', null, 'harborfreightco.com: waiting to be read'],
  ['found', null, 'harborfreightco.com: read'],
  ['nothing', null, 'harborfreightco.com: read, and it says nothing of the company'],
  ['failed', 'too_large', 'harborfreightco.com: could not be read: the page is too large'],
  ['failed', 'gave_up', 'harborfreightco.com: could not be read: given up after three tries'],
  ['failed', 'unheard_of', 'harborfreightco.com: could not be read: unheard_of'],
  ['over_limit', null, 'harborfreightco.com: not read: over the limit'],
  ['off', null, 'harborfreightco.com: not read: switched off, or the chat did not ask for it'],
] as const)('the status %s (%s) stands in words', (status, failure, words) => {
  render(
    <CompanyFindings company={makeCompany({ status, failure, read_at: null, findings: [] })} />,
  )
  expect(screen.getByRole('listitem').textContent?.trim()).toBe(words)
})

test('a website that was named before is told apart from the one that is named now', () => {
  const requests = [request('old.example'), request('harborfreightco.com')]
  render(<CompanyFindings company={makeCompany({ requests })} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^harborfreightco\.com: read /)
  expect(lines[1]).toMatch(/^old\.example \(earlier\): read /)
})

test('a finding stands with its words, its page, its time and what the visitor said of it', () => {
  const findings = [
    makeFinding(),
    makeFinding({ id: 'f2', kind: 'industry', value: 'logistics', verdict: 'right' }),
    makeFinding({ id: 'f3', kind: 'tool', value: 'SAP', verdict: 'wrong', source: 'network' }),
  ]
  render(<CompanyFindings company={makeCompany({ findings })} />)
  const [name, industry, tool] = screen.getAllByRole('definition')
  expect(name?.textContent).toContain('Harbor Freight Co')
  expect(name?.querySelector('a')?.href).toBe('https://harborfreightco.com/')
  expect(name?.querySelector('a')?.rel).toBe('noopener noreferrer nofollow')
  expect(name?.querySelector('time')?.dateTime).toBe('2026-11-20T15:02:00.000Z')
  expect(name?.textContent).toContain('not reviewed')
  expect(industry?.textContent).toContain('Logistics')
  expect(industry?.textContent).toContain('the visitor: right')
  expect(tool?.textContent).toContain('the visitor: not them')
  expect(tool?.textContent).toContain('by their network, harborfreightco.com')
})

test('the brief shows what pages say, and no heading where they say nothing', () => {
  const { rerender, container } = render(<CompanyPages findings={[]} />)
  expect(container.textContent).toBe('')
  rerender(<CompanyPages findings={[makeFinding({ verdict: 'wrong' })]} />)
  const pages = screen.getByRole('region', { name: 'What public pages say about it' })
  expect(pages.textContent).toContain('Harbor Freight Co')
  expect(pages.textContent).toContain('the visitor: not them')
})
