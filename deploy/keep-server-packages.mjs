import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

/** Folders whose code runs in the image. The site is built by then, and `dist` is all that is served of it. */
const RUNNING = ['src/server', 'src/agent', 'src/content', 'src/contract', 'src/domain']
const BUILT_FROM = ['src/site']
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^'#.][^']*)'/g
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/

keepServerPackages()

/** Removes what only builds the site: every package that the server's own imports do not lead to. */
function keepServerPackages() {
  const kept = new Set(['node_modules'])
  for (const name of listImportedPackages()) keepWithDependencies(name, '.', kept)
  removeOthers('node_modules', kept)
  for (const folder of BUILT_FROM) rmSync(folder, { recursive: true, force: true })
  console.log(`Kept ${kept.size - 1} packages.`)
}

function listImportedPackages() {
  const files = RUNNING.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, from = '']) => from),
  )
  return new Set(
    names.filter((name) => !isBuiltin(name)).map((name) => PACKAGE_NAME.exec(name)?.[0] ?? name),
  )
}

/**
 * @param {string} name
 * @param {string} from the folder of the package that asks for it
 * @param {Set<string>} kept folders, filled by this
 */
function keepWithDependencies(name, from, kept) {
  const folder = findPackage(name, from)
  // Those for other systems, and types that are imported as types alone, are not installed.
  if (folder === null || kept.has(folder)) return
  kept.add(folder)
  const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = description
  const optionalPeers = description.peerDependenciesMeta ?? {}
  const peers = Object.keys(peerDependencies).filter((peer) => !optionalPeers[peer]?.optional)
  const wanted = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
  for (const each of wanted) keepWithDependencies(each, folder, kept)
}

/**
 * As Node looks for it: beside the one that asks, then further out.
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function findPackage(name, from) {
  const folder = path.join(from, 'node_modules', name)
  if (existsSync(path.join(folder, 'package.json'))) return folder
  return from === '.' ? null : findPackage(name, path.dirname(from))
}

/**
 * @param {string} folder
 * @param {Set<string>} kept
 */
function removeOthers(folder, kept) {
  for (const entry of readdirSync(folder)) {
    const place = path.join(folder, entry)
    if (kept.has(place)) {
      const nested = path.join(place, 'node_modules')
      if (existsSync(nested)) removeOthers(nested, kept)
    } else if (entry.startsWith('@') && [...kept].some((one) => one.startsWith(`${place}/`))) {
      removeOthers(place, kept)
    } else {
      rmSync(place, { recursive: true, force: true })
    }
  }
}
