import type { AdminLeadsReply } from '#contract/admin-leads.ts'
import type { FilterField } from '#site/admin/filters/filter-field.ts'
import { LEAD_STATUS_WORDS } from '#site/admin/parts/lead-words.ts'

type Colleague = AdminLeadsReply['staff'][number]

/** By the names of the server's query. `staff` are those who can own a lead. */
export function listLeadFields(staff: readonly Colleague[]): readonly FilterField[] {
  return [
    {
      name: 'due',
      label: 'Promised reply',
      kind: 'choice',
      choices: [
        { value: 'open', label: 'Not given yet', chip: 'Reply not given yet' },
        { value: 'overdue', label: 'Overdue', chip: 'Reply overdue' },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      kind: 'choice',
      choices: Object.entries(LEAD_STATUS_WORDS).map(([value, label]) => ({
        value,
        label,
        chip: label,
      })),
    },
    {
      name: 'owner',
      label: 'Owner',
      kind: 'choice',
      choices: [
        { value: 'me', label: 'Me', chip: 'Owned by me' },
        { value: 'none', label: 'Nobody yet', chip: 'Without an owner' },
        ...staff.map(({ id, name, email }) => ({
          value: id,
          label: name || email,
          chip: `Owned by ${name || email}`,
        })),
      ],
    },
  ]
}
