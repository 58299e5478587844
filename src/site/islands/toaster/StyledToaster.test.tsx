// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { StyledToaster } from '#site/islands/toaster/StyledToaster.tsx'

afterEach(() => {
  toast.dismiss()
  cleanup()
})

test('several toasts stand apart instead of in a pile', async () => {
  render(<StyledToaster />)
  act(() => void toast.info('A long note about what the chat collects.'))
  act(() => void toast.error('Failed to get response. Please try again.'))
  await screen.findByText(/^Failed/)
  const toasts = Array.from(document.querySelectorAll('[data-sonner-toast]'))
  expect(toasts.map((item) => item.getAttribute('data-expanded'))).toEqual(['true', 'true'])
})
