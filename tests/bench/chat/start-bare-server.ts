import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseMessage, openConversation, openLine } from '#tests/bench/chat/visitor.ts'
import { findFreePort, type Product } from '#tests/support/run-product.ts'
import { ENGINE_ENVIRONMENT, ENGINE_FLAGS } from '../../../scripts/engine.mjs'

/** Starts the server that a turn is compared with, on the product's own database. */
export async function startBareServer(product: Product, folder: string) {
  const replyFile = path.join(folder, 'reply.json')
  await writeFile(replyFile, JSON.stringify(await readTypicalReply(product.url)))
  const port = await findFreePort()
  const script = path.join(import.meta.dirname, 'bare-server.ts')
  const words = [...ENGINE_FLAGS, script, String(port), product.dataDir, replyFile]
  const env = { ...ENGINE_ENVIRONMENT, ...process.env }
  const child = spawn(process.execPath, words, { stdio: 'inherit', env })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The bare server did not start.')
    await sleep(50)
  }
  return { url, stop: () => void child.kill('SIGTERM') }
}

/** In the middle of a talk. */
async function readTypicalReply(url: string) {
  const line = openLine(url, 1)
  const visitor = await openConversation(line)
  for (let turn = 0; turn < 6; turn += 1) await visitor.say(chooseMessage(turn))
  const reply = visitor.lastReply()
  await line.close()
  return reply
}
