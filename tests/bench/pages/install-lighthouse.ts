import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

const VERSION = '13.5.0'

/** Lighthouse is no dependency, because it brings a hundred packages: it is fetched once, beside the other caches. */
export async function installLighthouse(): Promise<string> {
  const folder = path.resolve(`node_modules/.cache/bench-lighthouse-${VERSION}`)
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(command)) return command
  await mkdir(folder, { recursive: true })
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error']
  const words = ['install', '--prefix', folder, ...flags, `lighthouse@${VERSION}`]
  const { status, stderr, error } = spawnSync('npm', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Lighthouse was not installed: ${error?.message ?? stderr}`)
  return command
}
