import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/**
 * Finds nginx, or installs Debian's as root.
 * @returns {string | null} its program; null where there is none and none may be installed
 */
export function ensureNginx() {
  const found = findNginx()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('Installing Debian’s nginx-light …')
  const apt = (/** @type {string[]} */ words) =>
    spawnSync('apt-get', ['-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The run level of a rescue system: the package starts no service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  apt(['update'])
  apt(['install', '-y', '--no-install-recommends', 'nginx-light'])
  return findNginx()
}

function findNginx() {
  const places = [process.env.NGINX_PATH, ...KNOWN_PLACES]
  return places.find((place) => place && existsSync(place)) ?? null
}
