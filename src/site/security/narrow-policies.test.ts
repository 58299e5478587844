import { expect, test } from 'vitest'
import { hashContent } from '#site/content-security.ts'
import { narrowPolicy } from '#site/security/narrow-policies.ts'

const used = hashContent('use()')
const style = hashContent('p{margin:0}')
const toast = hashContent('.toast{}')
const foreign = hashContent('elsewhere()')

const compose = (scripts: string, styles: string) =>
  `<head><meta http-equiv="content-security-policy" content="base-uri 'none'; script-src ${scripts}; style-src ${styles};"></head>` +
  '<style media="all">p{margin:0}</style><script type="module">use()</script>'

test('a page’s policy keeps the hashes of what it holds and of what comes later, and no others', () => {
  const page = compose(`'self' '${foreign}' '${used}'`, `'self' '${foreign}' '${style}' '${toast}'`)
  expect(narrowPolicy(page, [toast])).toBe(
    compose(`'self' '${used}'`, `'self' '${style}' '${toast}'`),
  )
})

test('a directive that ends with a hash of another page stays closed', () => {
  const page = compose(`'self' '${used}' '${foreign}'`, `'self' '${style}' '${foreign}'`)
  expect(narrowPolicy(page, [])).toBe(compose(`'self' '${used}'`, `'self' '${style}'`))
})

test('sources that are no hashes are kept', () => {
  const page = compose(`'self' 'wasm-unsafe-eval' '${used}'`, `'self' '${style}'`)
  expect(narrowPolicy(page, [])).toBe(page)
})

test('a page without a policy stays as it is', () => {
  expect(narrowPolicy('<p>x</p>', [])).toBe('<p>x</p>')
})
