import { spawn } from 'node:child_process'
import type { Load, LoadFound } from '#tests/bench/chat/load.ts'
import { quantile } from '#tests/bench/chat/read-process.ts'
import {
  chooseMessage,
  openConversation,
  openLine,
  type Visitor,
} from '#tests/bench/chat/visitor.ts'

const TURNS_OF_A_TALK = 12
/** As long as the talk, so that each window holds the same messages. */
const IN_A_WINDOW = TURNS_OF_A_TALK

/** Medians of turns that nobody else competes with, in turns of one server and the other. */
export async function compareIdle(urls: readonly string[], talks: number): Promise<number[][]> {
  const lines = urls.map((url) => openLine(url, 1))
  const times = urls.map((): number[] => [])
  for (let talk = 0; talk < talks; talk += 1) {
    const visitors: Visitor[] = []
    for (const line of lines) visitors.push(await openConversation(line))
    for (let turn = 0; turn < TURNS_OF_A_TALK; turn += 1) {
      for (const [index, visitor] of visitors.entries()) {
        times[index]?.push(await visitor.say(chooseMessage(turn)))
      }
    }
  }
  await Promise.all(lines.map((line) => line.close()))
  return times
}

/** What the same messages cost early and late in conversations that go on. */
export async function measureLength(
  url: string,
  { talks, at }: { talks: number; at: readonly number[] },
): Promise<number[]> {
  const line = openLine(url, 1)
  const windows = at.map((): number[] => [])
  for (let talk = 0; talk < talks; talk += 1) {
    const visitor = await openConversation(line)
    for (let turn = 1; turn < Math.max(...at) + IN_A_WINDOW; turn += 1) {
      const ms = await visitor.say(chooseMessage(turn - 1))
      const window = at.findIndex((from) => turn >= from && turn < from + IN_A_WINDOW)
      windows[window]?.push(ms)
    }
  }
  await line.close()
  return windows.map((times) => quantile(times, 0.5))
}

/** Runs the visitors of a load in another process, and hands back what they met. */
export function runLoad(url: string, load: Load): Promise<LoadFound> {
  const script = `${import.meta.dirname}/load.ts`
  const child = spawn(process.execPath, [script, url, JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output) as LoadFound)
      else reject(new Error(`The load ended with ${code}.`))
    })
  })
}
