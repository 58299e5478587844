import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureNginx } from '../../scripts/ensure-nginx.mjs'

/**
 * `nginx -t` on the proxy's configuration. Names are not looked up: what Docker answers is not known here.
 * @returns {string[] | null} what is wrong; null where there is no nginx
 */
export function checkNginx() {
  const nginx = ensureNginx()
  if (!nginx) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'lw-nginx-check-'))
  try {
    copyFileSync('deploy/nginx.conf', path.join(folder, 'nginx.conf'))
    const upstream = readFileSync('deploy/processes.conf', 'utf8')
    // Debian's may be older than `resolve` in the free nginx.
    const named = upstream.replace('app:3000 resolve', '127.0.0.1:3000')
    writeFileSync(path.join(folder, 'processes.conf'), named)
    const words = ['-t', '-q', '-e', 'stderr', '-p', `${folder}/`]
    const { status, stderr } = spawnSync(nginx, [...words, '-c', path.join(folder, 'nginx.conf')], {
      encoding: 'utf8',
      // A file: a socket, as programs hand it on, cannot be opened by name.
      stdio: ['ignore', openSync(path.join(folder, 'log'), 'a'), 'pipe'],
    })
    return status === 0 ? [] : [`nginx -t: ${stderr.trim()}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
