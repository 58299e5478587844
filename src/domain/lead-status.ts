export const LEAD_STATUSES = ['new', 'working', 'qualified', 'won', 'lost'] as const
