import { factLabels } from '#content/fact-words.ts'
import type { FilterChoice, FilterField } from '#site/admin/filters/filter-field.ts'
import { describeStoredStatus } from '#site/admin/parts/booking-words.ts'
import { LEAD_STATUS_WORDS } from '#site/admin/parts/lead-words.ts'

/** The parameter of the search box. */
export const SEARCH_NAME = 'text'

/** By the names of the server's query, so that every page can link to the conversations behind a number. */
export const inboxFields: readonly FilterField[] = [
  { name: 'minScore', label: 'Fit at least', kind: 'number', max: 100 },
  { name: 'maxScore', label: 'Fit at most', kind: 'number', max: 100 },
  {
    name: 'severity',
    label: 'Pain',
    kind: 'choice',
    choices: [
      { value: 'high', label: 'High', chip: 'Pain high' },
      { value: 'medium', label: 'Medium', chip: 'Pain medium' },
      { value: 'low', label: 'Low', chip: 'Pain low' },
    ],
  },
  {
    name: 'sentiment',
    label: 'Sentiment',
    kind: 'choice',
    choices: [
      { value: 'high', label: '70% or more', chip: 'Sentiment 70% or more' },
      { value: 'mid', label: '40 to 69%', chip: 'Sentiment 40 to 69%' },
      { value: 'low', label: 'Below 40%', chip: 'Sentiment below 40%' },
    ],
  },
  {
    name: 'leadStatus',
    label: 'Lead',
    kind: 'choice',
    choices: Object.entries(LEAD_STATUS_WORDS).map(([value, label]) => ({
      value,
      label,
      chip: `Lead ${label.toLowerCase()}`,
    })),
  },
  {
    name: 'isBooked',
    label: 'Call',
    kind: 'choice',
    choices: yesNo(['Was booked', 'Call was booked'], ['Never booked', 'Call never booked']),
  },
  {
    name: 'wantsPerson',
    label: 'Person',
    kind: 'choice',
    choices: yesNo(['Wants one', 'Wants a person'], ['Does not', 'Wants no person']),
  },
  { name: 'source', label: 'Source', kind: 'text' },
  { name: 'from', label: 'From', kind: 'date' },
  { name: 'to', label: 'To', kind: 'date' },
  linkYesNo('isTaken', 'Staff replying', 'Agent replying'),
  linkYesNo('isQualified', 'Qualified', 'Not qualified'),
  linkYesNo('hasWritten', 'Visitor wrote', 'Visitor wrote nothing'),
  {
    name: 'asking',
    label: 'Last question',
    kind: 'linked',
    describe: (slot) => `Last asked: ${readLabel(slot)}`,
  },
  {
    name: 'bookingStatus',
    label: 'Booking',
    kind: 'linked',
    describe: (list) =>
      `Booking: ${list
        .split(',')
        .map((status) => describeStoredStatus(status))
        .join(', ')}`,
  },
]

function yesNo(yes: [string, string], no: [string, string]): FilterChoice[] {
  return [
    { value: 'true', label: yes[0], chip: yes[1] },
    { value: 'false', label: no[0], chip: no[1] },
  ]
}

function linkYesNo(name: string, yes: string, no: string): FilterField {
  return { name, label: yes, kind: 'linked', describe: (value) => (value === 'true' ? yes : no) }
}

function readLabel(slot: string): string {
  return (
    Object.entries(factLabels)
      .find(([name]) => name === slot)?.[1]
      .toLowerCase() ?? slot
  )
}
