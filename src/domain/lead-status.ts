/** Where staff are with a lead. No library is imported here: the browser loads this file. */
export const LEAD_STATUSES = ['new', 'working', 'qualified', 'won', 'lost'] as const
