import { spawnSync } from 'node:child_process'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fail, ROOT, readPinnedVersion } from './ensure-installed.mjs'
import { fingerprintFiles, readStamp } from './fingerprint-files.mjs'

const DIST = path.join(ROOT, 'dist')
const STAMP = '.build-stamp'
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
  writeFileSync(path.join(aside, STAMP), fingerprint)
  rmSync(DIST, { recursive: true, force: true })
  renameSync(aside, DIST)
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
