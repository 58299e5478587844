// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { LateCompanyCard } from '#site/islands/chat/transcript/LateCards.tsx'

const load = vi.hoisted(() => vi.fn<() => () => string>())
vi.mock('#site/islands/chat/transcript/CompanyCard.tsx', () => ({
  get CompanyCard() {
    return load()
  },
}))

const company = { host: 'acme.com', findings: [] }
const show = () => render(<LateCompanyCard company={company} onJudge={async () => null} />)

afterEach(cleanup)

test('says what to do when the card cannot be fetched, and shows it at the next try', async () => {
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  show()
  await screen.findByText(/Reload the page/)
  cleanup()
  load.mockReturnValue(() => 'The card')
  show()
  await screen.findByText('The card')
})
