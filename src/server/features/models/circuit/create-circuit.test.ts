import { beforeEach, expect, test } from 'vitest'
import { type Circuit, createCircuit } from '#server/features/models/circuit/create-circuit.ts'

let now: number
let circuit: Circuit

beforeEach(() => {
  now = Date.parse('2026-11-20T10:00:00Z')
  circuit = createCircuit(() => new Date(now))
})

const wait = (seconds: number) => {
  now += seconds * 1_000
}
const isOpen = () => {
  const pass = circuit.enter()
  pass?.leave()
  return pass === null
}
function failThrice() {
  for (let turn = 0; turn < 3; turn += 1) circuit.enter()?.fail('timeout')
}

test('two failures leave it closed, the third within a minute opens it for half a minute', () => {
  circuit.enter()?.fail('timeout')
  circuit.enter()?.fail('unavailable')
  expect(isOpen()).toBe(false)
  circuit.enter()?.fail('malformed')
  expect(isOpen()).toBe(true)
  wait(29.9)
  expect(isOpen()).toBe(true)
  wait(0.1)
  expect(isOpen()).toBe(false)
})

test('failures more than a minute apart do not add up', () => {
  circuit.enter()?.fail('timeout')
  circuit.enter()?.fail('timeout')
  wait(60)
  circuit.enter()?.fail('timeout')
  expect(isOpen()).toBe(false)
})

test('after the pause one call goes first, and all others wait for how it ends', () => {
  failThrice()
  wait(30)
  const probe = circuit.enter()
  expect(probe).not.toBeNull()
  expect(circuit.enter()).toBeNull()
  expect(circuit.isClosed()).toBe(false)
  probe?.succeed()
  expect(circuit.isClosed()).toBe(true)
  expect(circuit.enter()).not.toBeNull()
  expect(circuit.enter()).not.toBeNull()
})

test('a first call that tells nothing leaves its place to the next', () => {
  failThrice()
  wait(30)
  circuit.enter()?.leave()
  expect(circuit.enter()).not.toBeNull()
})

test('each failed probe doubles the pause, up to five minutes, and a good one resets it', () => {
  failThrice()
  let pause = 30
  for (const next of [60, 120, 240, 300, 300]) {
    wait(pause)
    circuit.enter()?.fail('stalled')
    wait(next - 0.1)
    expect(isOpen(), `still open before ${next} s`).toBe(true)
    wait(0.1)
    expect(isOpen(), `open after ${next} s`).toBe(false)
    pause = 0
  }
  circuit.enter()?.succeed()
  failThrice()
  wait(30)
  expect(isOpen()).toBe(false)
})

test('a refused key opens it for five minutes at once', () => {
  circuit.enter()?.fail('key_refused')
  wait(299)
  expect(isOpen()).toBe(true)
  wait(1)
  expect(isOpen()).toBe(false)
})

test('a provider that says when to come back is left alone until then, five minutes at most', () => {
  circuit.enter()?.fail('rate_limited', 12_000)
  wait(11.9)
  expect(isOpen()).toBe(true)
  wait(0.1)
  expect(isOpen()).toBe(false)
  circuit.enter()?.succeed()
  circuit.enter()?.fail('rate_limited', 86_400_000)
  wait(300)
  expect(isOpen()).toBe(false)
})

test('a probe that is told to come back in a second does not shorten the pause', () => {
  failThrice()
  wait(30)
  circuit.enter()?.fail('rate_limited', 1_000)
  wait(59)
  expect(isOpen()).toBe(true)
})

test('a failure seen elsewhere counts like one of its own', () => {
  circuit.fail('unavailable')
  circuit.fail('unavailable')
  circuit.fail('unavailable')
  expect(circuit.enter()).toBeNull()
})
