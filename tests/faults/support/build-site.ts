import { spawnSync } from 'node:child_process'

/** The faults meet the product as it is shipped. */
export function setup() {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (build.status !== 0) throw new Error('The site did not build.')
}
