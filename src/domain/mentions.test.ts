import { expect, test } from 'vitest'
import { listMentioned, nameHandle, readTypedMention } from '#domain/mentions.ts'

const dana = { id: '1', email: 'Dana@firm.example' }
const iris = { id: '2', email: 'iris.k@firm.example' }
const otherIris = { id: '3', email: 'iris.k@else.example' }
const staff = [dana, iris]

test.each([
  ['@dana, please call', ['1']],
  ['Ask @DANA.', ['1']],
  ['(@dana and @iris.k)', ['1', '2']],
  ['for @iris.k@firm.example.', ['2']],
  ['write to dana@firm.example', []],
  ['@danae', []],
  ['@', []],
  ['@nobody', []],
])('%s names %j', (text, ids) => {
  expect(listMentioned(text, staff)).toEqual(ids)
})

test('two who share the first part are told apart by the whole address', () => {
  const all = [...staff, otherIris]
  expect(all.map((one) => nameHandle(one, all))).toEqual([
    'dana',
    'iris.k@firm.example',
    'iris.k@else.example',
  ])
  expect(listMentioned('@iris.k', all)).toEqual([])
  expect(listMentioned('@iris.k@else.example', all)).toEqual(['3'])
})

test.each([
  ['Ask @', ''],
  ['Ask @da', 'da'],
  ['dana@fi', null],
  ['Ask @da ', null],
  [`@${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`@${'a'.repeat(65)}`, null],
])('in %s the mention being typed is %j', (text, typed) => {
  expect(readTypedMention(text)).toBe(typed)
})

test('a long text takes no longer than its length', () => {
  const startedAt = performance.now()
  listMentioned('@a.'.repeat(50_000), staff)
  listMentioned(`@${'.'.repeat(150_000)}`, staff)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
