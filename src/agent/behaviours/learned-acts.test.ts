import { expect, test } from 'vitest'
import { talk } from '#agent/testing/talk.ts'

const last = (...messages: readonly string[]) => talk(...messages).at(-1)

test.each([
  ['no thats one clinic. theres 14 of them', 280],
  ["that's per office btw, we have five offices", 100],
  ['thats just one store, we have 6 stores', 120],
])('“%s” multiplies the hours, and asks back', (text, hours) => {
  const turn = last('data entry', 'about 20 hours a week', text)
  expect(turn?.facts.manual_hours?.value).toBe(20)
  expect(turn?.state.proposed?.manual_hours?.value).toBe(hours)
  expect(turn?.facts.team_size).toBeUndefined()
})

test('a wish for people in the work calls for no person', () => {
  const turn = last(
    'track calls, 275 hours a week',
    'some of those calls we’d still want a human on',
  )
  expect(turn?.reply.handoff).toBeNull()
})

test('“talk to a person” still does', () => {
  expect(last('track calls, 275 hours a week', 'talk to a person')?.reply.handoff?.reason).toBe(
    'asked',
  )
})

test('a complaint gets its answer, and tells nothing of who decides', () => {
  const turn = last('data entry, 20 hours a week', 'you didnt answer me about jobs')
  expect(turn?.acts.map(({ kind }) => kind)).toContain('complaint')
  expect(turn?.facts.authority).toBeUndefined()
  expect(turn?.reply.text).toContain('That is your decision')
})

test('who goes elsewhere takes leave, and tells of no tool', () => {
  const turn = last('data entry, 20 hours a week, SAP', 'i’ll try zapier. bye')
  expect(turn?.acts.map(({ kind }) => kind)).toContain('stop')
  expect(turn?.facts.tools?.value).toEqual(['SAP'])
})

test.each([
  ['claims get bounced 15% of the time', 15],
  ['errors almost none', 0],
])('“%s” tells the errors', (text, percent) => {
  const turn = last('claims, 140 hours a week', text)
  const proposed = turn?.state.proposed?.error_rate?.value
  expect(turn?.facts.error_rate?.value ?? proposed).toBe(percent)
})

test.each(['i think so', 'yeah bout that', 'sounds bout right i guess'])(
  '“%s” agrees to a figure',
  (text) => {
    const turn = last('invoices, 1200 a month, ten minutes each', text)
    expect(turn?.facts.manual_hours?.value).toBeCloseTo(46.15, 1)
  },
)
