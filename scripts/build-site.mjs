import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fail, ROOT } from './ensure-installed.mjs'

const DIST = path.join(ROOT, 'dist')
const STAMP = '.build-stamp'
const SOURCES = ['src/agent', 'src/content', 'src/domain', 'src/site']
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
  const fingerprint = fingerprintSources()
  if (readStamp() === fingerprint) return
  console.log('Building the site …')
  const aside = `${DIST}.new-${process.pid}`
  const result = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', aside, '--silent'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      // What visitors get is the same whoever started the build: a test would have left React's development code in it.
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

function fingerprintSources() {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.env.SITE_URL ?? '', process.version]))
  const files = SOURCES.flatMap((folder) => listFiles(path.join(ROOT, folder)))
  for (const file of [...files, ...CONFIGURATION.map((name) => path.join(ROOT, name))].sort()) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readStamp() {
  try {
    return readFileSync(path.join(DIST, STAMP), 'utf8')
  } catch {
    return undefined
  }
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
  for (const file of listFiles(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const body = readFileSync(file)
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, brotliOptions))
    writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
  }
}
