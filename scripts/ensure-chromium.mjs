import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureDebianProgram } from './ensure-debian-program.mjs'
import { fail, ROOT, runNpm } from './ensure-installed.mjs'

const CACHE = path.join(ROOT, 'node_modules/.cache/chromium')
/** A Chromium that comes as an npm package with the libraries it needs; only asked for when nothing else is there. */
const PACKAGED = '@sparticuz/chromium@153.0.0'
const FONT_CONFIGURATION = path.join(CACHE, 'fonts.conf')
/** The package's own names folders of Lambda; a Chromium that finds no font at all ends itself. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(CACHE, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(CACHE, 'fonts-cache')}</cachedir>
</fontconfig>
`
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium to drive, or installs one: Debian's as root, else the one that npm carries.
 * @returns {Promise<{ CHROMIUM_PATH: string } & Record<string, string>>} variables for the tests' environment
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright-core')
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN_PLACES]
  const program = ensureDebianProgram({ debianPackage: 'chromium', places })
  return program ? { CHROMIUM_PATH: program } : installPackagedChromium()
}

function installPackagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    fail('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.')
  }
  mkdirSync(CACHE, { recursive: true })
  if (!existsSync(path.join(CACHE, 'chromium'))) {
    console.log(`Installing ${PACKAGED} for the browser tests …`)
    writeFileSync(path.join(CACHE, 'package.json'), '{"private":true,"type":"module"}')
    runNpm(['install', '--prefix', CACHE, '--no-audit', '--no-fund', '--loglevel=error', PACKAGED])
    const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())"
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: CACHE,
      // It unpacks into the temporary folder, and its libraries only where it believes to be on Lambda.
      env: { ...process.env, TMPDIR: CACHE, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    })
  }
  writeFileSync(FONT_CONFIGURATION, FONTS)
  return {
    CHROMIUM_PATH: path.join(CACHE, 'chromium'),
    LD_LIBRARY_PATH: path.join(CACHE, 'al2023/lib'),
    FONTCONFIG_FILE: FONT_CONFIGURATION,
  }
}
