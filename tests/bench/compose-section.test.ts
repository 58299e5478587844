import { expect, test } from 'vitest'
import { composeSection, replaceSection } from '#tests/bench/compose-section.ts'

const section = {
  title: 'Chat',
  method: 'Turns by a load generator.',
  tables: [{ caption: 'Turns', columns: ['turn', 'ms'], rows: [['3 | first', '4.1']] }],
  verdicts: [
    { what: 'ratio', target: '≤ 2', measured: '1.8', isMet: true },
    { what: 'p99', target: '< 10×', measured: '12×', isMet: false },
  ],
}
const circumstances = {
  startedAt: new Date('2026-11-22T23:00:00Z'),
  minutes: 2.34,
  machine: '2 cores',
}

test('a section says day, machine, verdicts and figures', () => {
  const text = composeSection(section, circumstances)
  expect(text).toContain('2026-11-22, 2.3 minutes, on 2 cores.')
  expect(text).toContain('| ratio | ≤ 2 | 1.8 | met |')
  expect(text).toContain('| p99 | < 10× | 12× | **missed** |')
  expect(text).toContain('| 3 \\| first | 4.1 |')
})

test('a part takes the place of its last run and leaves the others alone', () => {
  const document = 'a\n<!-- bench:chat -->\nold\n<!-- /bench:chat -->\n<!-- bench:start -->\nkept'
  const replaced = replaceSection(document, { name: 'chat', text: 'new' })
  expect(replaced).toBe(
    'a\n<!-- bench:chat -->\nnew\n<!-- /bench:chat -->\n<!-- bench:start -->\nkept',
  )
})

test('a part that the document has no place for is an error, not a loss', () => {
  expect(() => replaceSection('nothing', { name: 'chat', text: 'new' })).toThrow('chat')
})
