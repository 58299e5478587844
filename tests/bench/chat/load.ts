// The visitors of a load, in a process of their own. Prints what they met as JSON.
//   node tests/bench/chat/load.ts URL '{"conversations":500,"seconds":60,"thinkMs":[8000,12000]}'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseMessage, openConversation, openLine } from '#tests/bench/chat/visitor.ts'

export type Load = {
  conversations: number
  seconds: number
  /** Between an answer and the next message, spread evenly; [0, 0] asks as fast as it is answered. */
  thinkMs: [least: number, most: number]
}
/** How long each answer took, in milliseconds, for how long was asked, and how often there was none. */
export type LoadFound = { times: number[]; seconds: number; failures: number }

/** At once, so that opening five hundred of them is no flood. */
const OPENED_AT_ONCE = 20

if (import.meta.main) {
  const [url = '', load = '{}'] = process.argv.slice(2)
  console.log(JSON.stringify(await carry(url, JSON.parse(load))))
  process.exit(0)
}

async function carry(
  url: string,
  { conversations, seconds, thinkMs: [least, most] }: Load,
): Promise<LoadFound> {
  const line = openLine(url, Math.min(conversations, 500))
  const visitors: Awaited<ReturnType<typeof openConversation>>[] = []
  while (visitors.length < conversations) {
    const missing = Math.min(OPENED_AT_ONCE, conversations - visitors.length)
    const opening = Array.from({ length: missing }, () => openConversation(line))
    visitors.push(...(await Promise.all(opening)))
  }
  const times: number[] = []
  let failures = 0
  const from = performance.now()
  const until = from + seconds * 1_000
  await Promise.all(
    visitors.map(async ({ say }) => {
      // Visitors do not start together: the first message comes somewhere within the first pause.
      await sleep(Math.random() * most)
      for (let turn = 0; performance.now() < until; turn += 1) {
        await say(chooseMessage(turn)).then(
          (ms) => times.push(ms),
          (error: unknown) => {
            failures += 1
            console.error(String(error))
          },
        )
        if (most > 0) await sleep(least + Math.random() * (most - least))
      }
    }),
  )
  await line.close()
  return { times, seconds: (performance.now() - from) / 1_000, failures }
}
