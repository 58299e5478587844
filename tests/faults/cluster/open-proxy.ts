import { onTestFinished } from 'vitest'
import { type Answer, openRawUpstream } from '#tests/faults/cluster/raw-upstream.ts'
import { startNginx } from '#tests/faults/cluster/start-nginx.ts'
import { findFreePort } from '#tests/support/run-product.ts'

/** The shipped nginx in front of listeners that keep what it sends. Each test has its own: nginx remembers failures. */
export async function openProxy(program: string, answers: readonly (Answer | 'gone')[]) {
  const upstreams = await Promise.all(
    answers.map((answer) => openRawUpstream(answer === 'gone' ? null : answer)),
  )
  const gone = upstreams.filter((_, index) => answers[index] === 'gone')
  await Promise.all(gone.map((upstream) => upstream.close()))
  const processPorts = upstreams.map(({ port }) => port)
  const nginx = await startNginx({ program, port: await findFreePort(), processPorts })
  onTestFinished(async () => {
    await nginx.stop()
    const left = upstreams.filter((upstream) => !gone.includes(upstream))
    await Promise.all(left.map((upstream) => upstream.close()))
  })
  return {
    url: nginx.url,
    port: Number(new URL(nginx.url).port),
    readLog: nginx.readLog,
    /** Of each connection to a process, what came. */
    listPassed: () => upstreams.flatMap((upstream) => upstream.read()),
    countOpen: () => upstreams.reduce((sum, upstream) => sum + upstream.countOpen(), 0),
    push: (text: string) => {
      for (const upstream of upstreams) upstream.push(text)
    },
  }
}
