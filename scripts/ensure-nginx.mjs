import { ensureDebianProgram } from './ensure-debian-program.mjs'

const KNOWN_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** @returns {string | null} the program; null where there is none and none may be installed */
export function ensureNginx() {
  return ensureDebianProgram({
    debianPackage: 'nginx-light',
    places: [process.env.NGINX_PATH, ...KNOWN_PLACES],
  })
}
