import { describe, expect, test } from 'vitest'
import { alignSpans } from '../training/align-spans.ts'
import { AUTHORS, isRole, readAuthor, stripMarks } from '../training/shared/read-messages.ts'

const WORD_ROLES = new Set(
  'name other_name company other_company tool other_tool web email phone work when decides trade'.split(
    ' ',
  ),
)
const MARK_FLAGS = new Set('past planned other supposed old about max min'.split(' '))

describe('labeled messages', () => {
  test.each(AUTHORS)('author %i uses known roles and flags, and marks every digit', (author) => {
    const messages = readAuthor(author)
    expect(messages.length).toBeGreaterThan(100)
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
    for (const { text, spans } of messages) {
      expect(text).not.toMatch(/[{}|]/)
      for (const { role, flags } of spans) {
        expect(isRole(role) || WORD_ROLES.has(role), `${role} in ${text}`).toBe(true)
        expect(flags.filter((flag) => !MARK_FLAGS.has(flag))).toEqual([])
      }
      const isMarked = (at: number) => spans.some(({ start, end }) => at >= start && at < end)
      const digits = [...text.matchAll(/\d/g)].map(({ index }) => index)
      expect(
        digits.filter((at) => !isMarked(at)),
        text,
      ).toEqual([])
    }
  })

  test('marks become places in the plain text', () => {
    expect(stripMarks('we are {six|people about}, {$20|rate} each')).toEqual({
      text: 'we are six, $20 each',
      spans: [
        { start: 7, end: 10, role: 'people', flags: ['about'] },
        { start: 12, end: 15, role: 'rate', flags: [] },
      ],
    })
  })

  test('a mention takes the role of the figure that it overlaps', () => {
    const { example, misses } = alignSpans({
      asked: null,
      facts: {},
      known: {},
      acts: [],
      ...stripMarks('not {20|hours_all old} hours but {30|hours_all} hours'),
    })
    expect(example.gold).toEqual([
      { role: 'hours_all', flags: ['old'] },
      { role: 'hours_all', flags: [] },
    ])
    expect(misses).toEqual([])
  })
})
