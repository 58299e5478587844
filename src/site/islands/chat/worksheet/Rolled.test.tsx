// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Rolled } from '#site/islands/chat/worksheet/Rolled.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const say = (value: number) => `$${Math.round(value)}`
const show = () => {
  const { rerender, container } = render(<Rolled value={100} say={say} />)
  return { container, change: (value: number) => rerender(<Rolled value={value} say={say} />) }
}

test('a figure rolls to its new value within 400 ms, and only that value is read out', async () => {
  const { container, change } = show()
  expect(container.innerHTML).toBe('<span>$100</span>')
  const beganMs = performance.now()
  change(500)
  const heard = () => container.querySelector(':scope > span:not([aria-hidden])')?.textContent
  expect(heard()).toBe('$500')
  const seen = new Set<string>()
  await waitFor(
    () => {
      seen.add(container.firstElementChild?.textContent ?? '')
      expect(heard()).toBe('$500')
      expect(container.innerHTML).toBe('<span>$500</span>')
    },
    { interval: 10 },
  )
  expect(performance.now() - beganMs).toBeLessThan(400)
  expect(seen.size).toBeGreaterThan(2)
})

test('with less motion asked for, the new value stands at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { container, change } = show()
  change(500)
  expect(container.innerHTML).toBe('<span>$500</span>')
  expect(screen.getByText('$500')).toBeDefined()
})
