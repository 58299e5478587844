import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  type ClusterLayout,
  describeDamage,
  readOrMakePassword,
} from '#server/platform/db/embedded/cluster-layout.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/connection-failure.ts'
import type { Launcher, PostgresBinaries } from '#server/platform/db/embedded/launcher.ts'

const MAJOR_VERSION = '18'

type ClusterPlan = { layout: ClusterLayout; binaries: PostgresBinaries; launcher: Launcher }

/**
 * Makes the cluster's files unless they are there. They are made aside and moved into place in one step, so
 * that neither a kill half-way nor a second process that does the same leaves a broken cluster.
 * @throws EmbeddedPostgresError when the cluster is of another major version, or damaged.
 */
export async function createCluster(plan: ClusterPlan): Promise<void> {
  if (await hasCluster(plan.layout)) return
  const aside = `${plan.layout.cluster}.new-${randomUUID()}`
  await readOrMakePassword(plan.layout)
  try {
    await runInitdb(plan, aside)
    await rename(aside, plan.layout.cluster)
  } catch (error) {
    // Another process may have been first: its cluster is as good as ours.
    if (!(await hasCluster(plan.layout))) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function hasCluster(layout: ClusterLayout): Promise<boolean> {
  const { cluster } = layout
  const files = await readdir(cluster).catch(() => [])
  if (files.length === 0) return false
  const versionFile = path.join(cluster, 'PG_VERSION')
  const version = (await readFile(versionFile, 'utf8').catch(() => '')).trim()
  if (version === '') throw describeDamage(layout, `${versionFile} is missing or empty.`)
  if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `${cluster} was made by PostgreSQL ${version}, and this is PostgreSQL ${MAJOR_VERSION}. Dump it with the version that made it, or set DATA_DIR to a new place.`,
    )
  }
  return true
}

async function runInitdb({ layout, binaries, launcher }: ClusterPlan, folder: string) {
  const [command = '', ...words] = [
    ...launcher.prefix,
    binaries.initdb,
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${layout.passwordFile}`,
    // The socket lies in a folder that only its owner may enter; loopback asks for the password.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  await promisify(execFile)(command, words, launcher.identity)
}
