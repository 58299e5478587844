// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callHost, team } from '#content/facts/team.ts'
import { CallAgenda, CallHost } from '#site/components/CallHost.tsx'

afterEach(cleanup)

test('the person of a call is one of the team, named beside a drawing that is not read out', () => {
  const { container } = render(<CallHost />)
  expect(team.some(({ name, role }) => name === callHost.name && role === callHost.role)).toBe(true)
  expect(screen.getByText(callHost.name)).toBeDefined()
  expect(screen.getByText(callHost.role)).toBeDefined()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('img')).toBeNull()
})

test('the agenda says what is asked, what comes of it, and how long it takes', () => {
  render(
    <CallHost>
      <CallAgenda />
    </CallHost>,
  )
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['We ask', 'You get', 'It takes'])
  expect(screen.getByText(/^30 minutes/)).toBeDefined()
})
