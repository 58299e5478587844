import type { AdminConversationView } from '#contract/admin.ts'
import type { BriefTalk } from '#contract/admin-bookings.ts'

type StaffCompany = NonNullable<AdminConversationView['company']>
type StaffFinding = BriefTalk['findings'][number]

export function makeFinding(known: Partial<StaffFinding> = {}): StaffFinding {
  return {
    id: 'finding-1',
    host: 'harborfreightco.com',
    source: 'website',
    kind: 'name',
    value: 'Harbor Freight Co',
    url: 'https://harborfreightco.com/',
    quote: 'Harbor Freight Co keeps cargo moving.',
    read_at: '2026-11-20T15:02:00.000Z',
    verdict: null,
    judged_at: null,
    ...known,
  }
}

export function makeCompany(known: Partial<StaffCompany> = {}): StaffCompany {
  return {
    host: 'harborfreightco.com',
    status: 'found',
    failure: null,
    read_at: '2026-11-20T15:02:00.000Z',
    requests: [],
    findings: [makeFinding()],
    ...known,
  }
}
