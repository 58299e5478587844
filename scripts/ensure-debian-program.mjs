import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds a program, or installs Debian's as root.
 * @param {{ debianPackage: string, places: readonly (string | undefined)[] }} program where it may lie
 * @returns {string | null} its place; null where there is none and none may be installed
 */
export function ensureDebianProgram({ debianPackage, places }) {
  const find = () => places.find((place) => place && existsSync(place)) ?? null
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log(`Installing Debian’s ${debianPackage} …`)
  runApt(['update'])
  runApt(['install', '-y', '--no-install-recommends', debianPackage])
  return find()
}

/** @param {string[]} words */
function runApt(words) {
  spawnSync('apt-get', ['-qq', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The run level of a rescue system: a package starts no service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
