import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fail, ROOT, readPinnedVersion } from './ensure-installed.mjs'
import { fingerprintFiles, readStamp } from './fingerprint-files.mjs'

const DIST = path.join(ROOT, 'dist')
const STAMP = '.build-stamp'
/** Hold files named after their content: those of two builds never collide. */
const HASHED = ['_astro', 'pagefind/fragment', 'pagefind/index']
/** For each build whose files are here, newest first, their names. A dot: it is not served. */
const BUILDS = '.builds.json'
/** A page that was opened before an update loads some of its files later. Each build adds 2 MB at most. */
const EARLIER_BUILDS = 3
const SOURCES = ['src/agent', 'src/content', 'src/contract', 'src/domain', 'src/site']
const CONFIGURATION = [
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build-site.mjs',
]
const COMPRESSIBLE = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|md)$/

/**
 * Builds the site into `dist/` unless it is there and made from these very sources.
 * A build that fails leaves the last one as it was.
 */
export async function ensureSiteIsBuilt() {
  const fingerprint = fingerprintSite()
  if (isFresh(fingerprint)) return
  console.log('Building the site …')
  const aside = `${DIST}.new-${process.pid}`
  const result = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', aside, '--silent'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      // Visitors get the same build whatever started it: started by a test, it would hold React's development code.
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  )
  if (result.status !== 0) {
    rmSync(aside, { recursive: true, force: true })
    fail('The site did not build; the message above says where.')
  }
  await compressFiles(aside)
  keepEarlierFiles(aside, DIST)
  writeFileSync(path.join(aside, STAMP), fingerprint)
  rmSync(DIST, { recursive: true, force: true })
  renameSync(aside, DIST)
}

/**
 * Copies the hashed files of the last builds beside those of this one, so that pages of theirs go on working.
 * @param {string} built
 * @param {string} last the folder of the build before, which need not exist
 */
export function keepEarlierFiles(built, last) {
  const earlier = readBuilds(last).slice(0, EARLIER_BUILDS)
  const builds = [listHashed(built), ...earlier]
  for (const name of new Set(earlier.flat())) {
    const [from, to] = [path.join(last, name), path.join(built, name)]
    if (existsSync(to) || !existsSync(from)) continue
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  writeFileSync(path.join(built, BUILDS), JSON.stringify(builds))
}

/**
 * @param {string} folder
 * @returns {string[][]}
 */
function readBuilds(folder) {
  const list = path.join(folder, BUILDS)
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'))
  return existsSync(folder) ? [listHashed(folder)] : []
}

/** @param {string} folder */
function listHashed(folder) {
  return HASHED.map((name) => path.join(folder, name))
    .filter((hashed) => existsSync(hashed))
    .flatMap((hashed) => listFiles(hashed).map((name) => path.relative(folder, name)))
}

/** True when `dist/` exists and its stamp is the hash of the sources as they are now. */
export function isSiteBuilt() {
  return isFresh(fingerprintSite())
}

/** @param {string} fingerprint */
function isFresh(fingerprint) {
  return readStamp(path.join(DIST, STAMP)) === fingerprint
}

function fingerprintSite() {
  return fingerprintFiles({
    folders: SOURCES,
    files: CONFIGURATION,
    circumstances: [process.env.SITE_URL ?? '', readPinnedVersion()],
  })
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * Writes `.br` and `.gz` beside every text file, at the highest level: it is done once, and read many times.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const files = listFiles(folder).filter((name) => COMPRESSIBLE.test(name))
  // As many at once as there are threads for it.
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, brotliOptions))
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
  )
}
