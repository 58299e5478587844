import { ensureDebianProgram } from './ensure-debian-program.mjs'

const KNOWN_PLACES = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk']

/**
 * wrk requests pages as fast as the server answers.
 * @returns {string | null} the program; null where there is none and none may be installed
 */
export function ensureWrk() {
  return ensureDebianProgram({ debianPackage: 'wrk', places: KNOWN_PLACES })
}
