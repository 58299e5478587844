import { expect, test } from 'vitest'
import { groupByDay } from '#site/admin/messages/group-by-day.ts'

const before = { created_at: '2026-03-12T23:30:00.000Z' }
const after = { created_at: '2026-03-13T00:30:00.000Z' }

test('a day ends at the reader’s midnight', () => {
  expect(groupByDay([before, after], 'UTC')).toEqual([
    { day: '12 Mar 2026', messages: [before] },
    { day: '13 Mar 2026', messages: [after] },
  ])
  expect(groupByDay([before, after], 'America/New_York')).toEqual([
    { day: '12 Mar 2026', messages: [before, after] },
  ])
})
