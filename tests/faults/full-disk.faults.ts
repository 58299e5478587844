import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import {
  measureReadiness,
  openSiteUnderFault,
  type SiteUnderFault,
} from '#tests/faults/support/site-under-fault.ts'
import { openVisitor, type Settled } from '#tests/faults/support/visitor.ts'

/** A fresh cluster takes some 60 MB. */
const DISK = '110m'
/** Far more than the room that is left in the files of the database. */
const WRITES_MAX = 400

const folder = await mkdtemp(path.join(tmpdir(), 'lw-disk-'))
const canMount =
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status === 0
if (!canMount)
  console.log('A full disk is not tried: this user may not mount a small one (run as root).')

let site: SiteUnderFault | undefined

afterEach(async () => {
  await site?.close().catch(() => {})
  spawnSync('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

test.runIf(canMount)(
  'on a full disk writes are refused, pages and reads go on, and with room again all is sound',
  async () => {
    const dataDir = path.join(folder, 'data')
    const filler = path.join(folder, 'filler')
    site = await openSiteUnderFault({}, dataDir)
    const { product } = await site.start()
    const { journal, target } = site
    const visitor = await openVisitor({ journal, target, random: createRandom(SEED) })
    await visitor?.say('We lose 10 hours a week')
    await fillUp(filler)

    let refused: Settled = null
    for (let write = 0; write < WRITES_MAX && refused?.status !== 503; write += 1) {
      refused =
        (await visitor?.send('/api/audit-requests', {
          name: 'Dana Reyes',
          company: `Harbor ${write}`,
          challenge: `${write} ${crypto.randomUUID().repeat(130)}`,
          contactMethod: 'email',
        })) ?? null
      await fillUp(filler)
    }
    expect(refused?.status).toBe(503)
    expect((await fetch(`${target.url}/`)).status).toBe(200)
    expect((await fetch(`${target.url}/api/health`)).status).toBe(200)

    await rm(filler)
    await measureReadiness(target)
    expect((await visitor?.say('We lose 11 hours a week'))?.status).toBe(200)
    expect(product.process.exitCode).toBe(null)
    const pool = site.openPool()
    expect(await compareWithDatabase(journal, pool)).toEqual([])
    await pool.end()
  },
)

/** Leaves no free block. */
async function fillUp(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file))
  if (bavail > 0) await appendFile(file, Buffer.alloc(bavail * bsize)).catch(() => {})
}
