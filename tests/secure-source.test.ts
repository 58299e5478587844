import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What SECURITY.md says of the code itself: rules that no request could show to hold. */
const sources = globSync('src/**/*.{ts,tsx,astro,mdx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .toSorted((first, second) => first.file.localeCompare(second.file))

const MAKES_MARKUP_OR_CODE =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|set:html|document\.write|\beval\(|new Function\b|set(?:Timeout|Interval)\(\s*['"`]/g
const SEES_ENVIRONMENT = /import\.meta\.env(?:\.\w+)?|process\.env\b/g

/** Each place in which it stands, as "file: words". */
function listPlaces(pattern: RegExp, isAsked = (_file: string) => true): string[] {
  return sources
    .filter(({ file }) => isAsked(file))
    .flatMap(({ file, text }) => (text.match(pattern) ?? []).map((words) => `${file}: ${words}`))
}

test('there is code to read', () => {
  expect(sources.length).toBeGreaterThan(500)
})

test('no text becomes markup or code', () => {
  // JSON that the build makes of our own words, and a script that is a constant.
  const ofBuild = 'src/site/layouts/PageHead.astro: set:html'
  expect(listPlaces(MAKES_MARKUP_OR_CODE)).toEqual([ofBuild, ofBuild, ofBuild])
})

test.each([
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  'element.innerHTML = text',
  'element.outerHTML += text',
  "element.insertAdjacentHTML('beforeend', text)",
  'document.write(text)',
  'eval(text)',
  'new Function(text)',
  "setTimeout('run()', 1)",
])('knows what makes markup or code of a text: %s', (text) => {
  expect(text.match(MAKES_MARKUP_OR_CODE)).toHaveLength(1)
})

test('what was signed or keyed is compared in constant time', () => {
  const signing = listPlaces(/\bcreateHmac\(/g).map((place) => place.split(':')[0])
  const comparing = listPlaces(/\btimingSafeEqual\(/g).map((place) => place.split(':')[0])
  expect(comparing).toEqual([
    'src/server/features/bookings/webhooks-routes.ts',
    'src/server/features/conversations/manage-key.ts',
    'src/server/features/staff/auth/limit-sign-ins.ts',
    'src/server/features/staff/auth/password.ts',
    'src/server/platform/metrics/routes.ts',
  ])
  expect(signing.length).toBeGreaterThan(2)
  expect(signing.filter((file) => !comparing.includes(file))).toEqual([])
})

test('what nobody may guess is made of 32 bytes of chance from the system, and of none else', () => {
  const made = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\brandomBytes\((\w+)\)/g)].map(([, size = '']) => {
      const [, bytes = size] = new RegExp(`const ${size} = (\\d+)`).exec(text) ?? []
      return `${file}: ${bytes}`
    }),
  )
  expect(made).toEqual([
    'src/server/features/staff/auth/load-auth-secret.ts: 32',
    // A salt is no secret.
    'src/server/features/staff/auth/password.ts: 16',
    // On top of a port that is open to this machine alone.
    'src/server/platform/db/embedded/cluster-layout.ts: 24',
    'src/server/start/open-product.ts: 32',
  ])
  expect(listPlaces(/\bMath\.random\(/g)).toEqual([])
})

test('what is built for browsers sees the address of the site, and nothing else of the environment', () => {
  const isBuilt = (file: string) => !file.startsWith('src/server/')
  expect(listPlaces(SEES_ENVIRONMENT, isBuilt)).toEqual([
    'src/site/seo/site-url.ts: import.meta.env.SITE',
  ])
  const build = readFileSync('astro.config.ts', 'utf8')
  expect(build.match(SEES_ENVIRONMENT)).toEqual(['process.env'])
  expect(build).toContain('const { SITE_URL, API_PORT } = process.env')
})
