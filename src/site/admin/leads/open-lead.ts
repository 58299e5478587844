import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  changeAddress,
  readAddressParameter,
  useAddressParameter,
} from '#site/admin/parts/address.ts'

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

/** What staff can do about a lead by one key; the letter leads to the field. */
const FIELD_OF_KEY = { e: 'email', n: 'note', a: 'action', s: 'status', o: 'owner' } as const
type LeadField = (typeof FIELD_OF_KEY)[keyof typeof FIELD_OF_KEY]

const FIELD = 'field'

/** Stands in the address until the field is there: the lead, or the code of the field, may still be loading. */
export function askForField(field: LeadField | null): void {
  changeAddress({ [FIELD]: field }, 'replace')
}

/** The keys of a lead; `before` shows it where it is not in view. */
export function listLeadKeys(before: () => void = () => {}): Record<string, () => void> {
  const entries = Object.entries(FIELD_OF_KEY).map(([key, field]) => [
    key,
    () => {
      before()
      askForField(field)
    },
  ])
  return Object.fromEntries(entries)
}

/** Calls `enter` once when somebody asks for the field. */
export function useAskedField(field: LeadField, enter: () => void): void {
  const isAsked = useAddressParameter(FIELD) === field
  const answer = useEffectEvent(() => {
    askForField(null)
    enter()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
