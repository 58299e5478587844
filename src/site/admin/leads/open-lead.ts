import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { changeAddress, readAddressParameter } from '#site/admin/parts/address.ts'

export const LEAD_HEADING_ID = 'lead-heading'

/** Opens a lead without loading the page anew; a click that asks for another tab gets one. */
export function openLead(event: MouseEvent, leadId: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  flushSync(() => changeAddress({ lead: leadId }, 'push'))
  window.scrollTo({ top: 0 })
  document.getElementById(LEAD_HEADING_ID)?.focus({ preventScroll: true })
}

/** Back to the list as it was narrowed down, with the focus on the lead that was read. */
export function leaveLead(): void {
  const leadId = readAddressParameter('lead')
  flushSync(() => changeAddress({ lead: null }, 'push'))
  document.querySelector<HTMLElement>(`a[href$="lead=${leadId}"]`)?.focus()
}
