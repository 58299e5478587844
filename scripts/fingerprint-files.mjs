import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './ensure-installed.mjs'

/**
 * One word for what something is built from: another as soon as a byte of it differs.
 * @param {{ folders: readonly string[], files: readonly string[], circumstances: readonly string[] }} sources
 */
export function fingerprintFiles({ folders, files, circumstances }) {
  const hash = createHash('sha256').update(JSON.stringify(circumstances))
  for (const name of [...folders.flatMap(listNames), ...files].sort()) {
    hash.update(name).update(readFileSync(path.join(ROOT, name)))
  }
  return hash.digest('hex')
}

/**
 * Without the tests beside the code: they are no part of what is built.
 * @param {string} folder
 * @returns {string[]}
 */
function listNames(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) !== '' && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
}

/** @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
