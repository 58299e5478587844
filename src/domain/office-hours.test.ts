import { expect, test } from 'vitest'
import { type OpenHours, parseOfficeHours } from '#domain/office-hours.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const describeHours = ({ opens, closes }: OpenHours) => `${opens}-${closes}`

function read(text: string): string {
  const result = parseOfficeHours(text)
  if ('problem' in result) return result.problem
  return result.hours
    .map((hours, index) => [DAYS[index], hours.map(describeHours).join(',')])
    .filter(([, hours]) => hours)
    .map((parts) => parts.join(' '))
    .join('; ')
}

test.each([
  [
    '09:00-17:00',
    'Mon 09:00-17:00; Tue 09:00-17:00; Wed 09:00-17:00; Thu 09:00-17:00; Fri 09:00-17:00',
  ],
  [
    'Mon-Thu 09:00-12:00,13:00-17:00; Fri 09:00-15:00',
    'Mon 09:00-12:00,13:00-17:00; Tue 09:00-12:00,13:00-17:00; Wed 09:00-12:00,13:00-17:00; Thu 09:00-12:00,13:00-17:00; Fri 09:00-15:00',
  ],
  ['Sat 10:00-12:00', 'Sat 10:00-12:00'],
  [
    '  tue,THU-Fri   10:00-11:00 , 11:00-12:00 ',
    'Tue 10:00-11:00,11:00-12:00; Thu 10:00-11:00,11:00-12:00; Fri 10:00-11:00,11:00-12:00',
  ],
  ['Sat-Mon 08:00-09:00', 'Mon 08:00-09:00; Sat 08:00-09:00; Sun 08:00-09:00'],
])('%s opens %s', (text, hours) => {
  expect(read(text)).toBe(hours)
})

test.each([
  ['9-17', 'hours such as'],
  ['9:00-17:00', 'hours such as'],
  ['09:00-24:00', 'hours such as'],
  ['09:60-17:00', 'hours such as'],
  ['09:00', 'hours such as'],
  ['09:00-12:00;', 'hours such as'],
  ['09:00-12:00,', 'hours such as'],
  ['Mon', 'hours such as'],
  ['Mon 09:00-17:00 Tue 09:00-17:00', 'hours such as'],
  ['Monday 09:00-17:00', 'hours such as'],
  ['Mon-Wed-Fri 09:00-17:00', 'hours such as'],
  ['Mon- 09:00-17:00', 'hours such as'],
  ['Mon,09:00-17:00', 'hours such as'],
  ['17:00-09:00', 'a start before its end'],
  ['Mon 09:00-09:00', 'a start before its end'],
  ['09:00-12:00,11:30-17:00', 'hours that follow each other'],
  ['13:00-17:00,09:00-12:00', 'hours that follow each other'],
  ['Mon-Fri 09:00-12:00; Fri 13:00-15:00', 'each day once'],
  ['Mon,Mon 09:00-12:00', 'each day once'],
])('%s is refused: it must be %s …', (text, problem) => {
  expect(read(text)).toContain(problem)
})
