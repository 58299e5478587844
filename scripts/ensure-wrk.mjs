import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN_PLACES = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk']

/**
 * Finds wrk, which asks for pages as fast as they come, or installs Debian's as root.
 * @returns {string | null} its program; null where there is none and none may be installed
 */
export function ensureWrk() {
  const found = findWrk()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('Installing Debian’s wrk …')
  const apt = (/** @type {string[]} */ words) =>
    spawnSync('apt-get', ['-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt(['update'])
  apt(['install', '-y', '--no-install-recommends', 'wrk'])
  return findWrk()
}

function findWrk() {
  return KNOWN_PLACES.find((place) => existsSync(place)) ?? null
}
