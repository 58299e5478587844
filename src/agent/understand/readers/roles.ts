/** What a figure of a message tells. `training/README.md` says what each one means. */
export const ROLES = [
  'people',
  'staff',
  'sites',
  'other_count',
  'hours_all',
  'hours_each',
  'hours_site',
  'time_item',
  'share',
  'items',
  'period',
  'start',
  'duration',
  'rate',
  'salary',
  'budget',
  'money',
  'errors',
  'percent',
  'tool_count',
  'number',
] as const

/** `none` is for a mention that people who label would not mark as a figure. */
export const READ_ROLES = [...ROLES, 'none'] as const

/** What changes whose or when a figure is; several can hold at once. */
export const FLAGS = ['past', 'planned', 'other', 'supposed', 'old'] as const

export type Role = (typeof READ_ROLES)[number]
export type Flag = (typeof FLAGS)[number]
