import { inboxFilterWords as words } from '#content/staff/conversations.ts'
import { describeTrafficSource } from '#domain/traffic-source.ts'
import type { FilterField } from '#site/admin/filters/filter-field.ts'
import { describeStoredStatus } from '#site/admin/parts/booking-words.tsx'
import { LEAD_STATUS_WORDS } from '#site/admin/parts/lead-words.tsx'

/** The parameter of the search box. */
export const SEARCH_NAME = 'text'

/** By the names of the server's query, so that every page can link to the conversations behind a number. */
export const inboxFields: readonly FilterField[] = [
  { name: 'minScore', label: words.minScore, kind: 'number', max: 100 },
  { name: 'severity', kind: 'choice', ...words.severity },
  { name: 'sentiment', kind: 'choice', ...words.sentiment },
  {
    name: 'leadStatus',
    label: words.lead.label,
    kind: 'choice',
    choices: Object.entries(LEAD_STATUS_WORDS).map(([value, label]) => ({
      value,
      label,
      chip: words.lead.chip(label.toLowerCase()),
    })),
  },
  { name: 'isBooked', kind: 'choice', ...words.call },
  { name: 'wantsPerson', kind: 'choice', ...words.person },
  { name: 'source', label: words.source, kind: 'text', describe: describeTrafficSource },
  { name: 'from', label: words.from, kind: 'date' },
  { name: 'to', label: words.to, kind: 'date' },
  {
    name: 'bookingStatus',
    label: words.booking.label,
    kind: 'linked',
    describe: (list) =>
      words.booking.chip(
        list
          .split(',')
          .map((status) => describeStoredStatus(status))
          .join(', '),
      ),
  },
]
