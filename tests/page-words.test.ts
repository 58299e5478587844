import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Attributes that are read out or shown. */
const SHOWN = new Set([
  'action',
  'alt',
  'aria-description',
  'aria-label',
  'caption',
  'help',
  'label',
  'lead',
  'meaning',
  'nothing',
  'placeholder',
  'text',
  'title',
])
const TWO_WORDS = /\p{L}[\p{L}’'-]*\s+\p{L}/u

/** Texts of two words or more that a reader sees or hears: in elements, and in attributes that are shown. */
function listWords(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const take = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (TWO_WORDS.test(line)) found.push(line)
  }
  const visit = (node: ts.Node, isShown: boolean): void => {
    if (isShown) take(readText(node))
    // What a template holds is read with it.
    if (isShown && ts.isTemplateExpression(node)) return
    const isShownWithin = showsWithin(node, parsed) ?? isShown
    ts.forEachChild(node, (child) => visit(child, isShownWithin))
  }
  visit(parsed, false)
  return found
}

/** Whether what stands in a node is shown; undefined where that depends on what the node stands in. */
function showsWithin(node: ts.Node, file: ts.SourceFile): boolean | undefined {
  if (ts.isJsxAttribute(node)) return SHOWN.has(node.name.getText(file))
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return true
  // A call decides by itself what becomes of its arguments; what it draws is an element of its own.
  if (ts.isCallExpression(node) || ts.isFunctionLike(node) || isComparison(node)) return false
  return undefined
}

function isComparison(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false
  const { kind } = node.operatorToken
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  )
}

/** The written part of a text; a value within it counts as no word. */
function readText(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ')
}

const UNSEEN_CALLS = /^(?:console|logger|deps\.logger)\??\.|Error$|^z\.|^describe$/
const UNSEEN_TAGS = /^sql\b/
/** Markup, styles, and policies: no sentence holds these. */
const CODE_SIGNS = /[{}=]|'self'|'none'|^local\(/

/** The same in a module without markup: every text of two words or more that is not told to machines alone. */
function listModuleWords(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isUnseen(node, parsed)) return
    const line = readText(node)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (TWO_WORDS.test(line) && !CODE_SIGNS.test(line)) found.push(line)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

function isUnseen(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return UNSEEN_CALLS.test(node.expression.getText(file))
  }
  return ts.isTaggedTemplateExpression(node) && UNSEEN_TAGS.test(node.tag.getText(file))
}

const SAMPLES: readonly (readonly [string, readonly string[]])[] = [
  ['<p>Read the log</p>', ['Read the log']],
  ['<p>Read</p>', []],
  ['<p>{text}</p>', []],
  ["<p>{isOn ? 'It is on' : 'Off'}</p>", ['It is on']],
  [`<p>{\`\${count} calls today\`}</p>`, ['… calls today']],
  ["<p>{say('so it is')}</p>", []],
  ['<p>{rows.map((row) => <b>{row} is new here</b>)}</p>', ['is new here']],
  ['<img alt="A small map" src="a b" />', ['A small map']],
  ['<input placeholder={isOn ? "Your first name" : text} />', ['Your first name']],
  ['<Part lead="Read the log" id="a b" />', ['Read the log']],
  ['<p className="grid gap-2">One</p>', []],
  ["<p className={isOn ? 'grid gap' : 'flex gap'}>One</p>", []],
  ["<>{state === 'not yet' ? null : text}</>", []],
]

test.each(SAMPLES)('%s holds %j', (jsx, words) => {
  expect(listWords('Sample.tsx', `const sample = ${jsx}`)).toEqual(words)
})

test.each([
  ["const said = 'Read the log'", ['Read the log']],
  [`const said = \`\${count} calls today\``, ['… calls today']],
  [`const said = html\`<p class="a b">\${text} is kept</p>\``, ['… is kept']],
  ["throw new Error('There is no log.')", []],
  ["console.warn('toast not shown', text)", []],
  ['sql`select id from logs`', []],
  ["type Part = 'one part' | 'other part'", []],
  ["const policy = `img-src 'self' data:`", []],
])('the module %s holds %j', (module, words) => {
  expect(listModuleWords('sample.ts', module)).toEqual(words)
})

const isProduct = (file: string) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file)
const readSource = (file: string) => readFileSync(file, 'utf8')

/** What they hold is made at build time for machines, or names of places. */
const FOR_MACHINES =
  /^src\/site\/(?:pages|pruning|search|seo|styles|deferral|fonts)\/|\/(?:place-names|name-time-zone|zone-index|content\.config|content-security)\.ts$/
/** Modules of the server that write emails or pages. */
const COMPOSES = /mail-text\.ts'|from 'hono\/html'/

test('no module of the site, and none of the server that writes emails or pages, holds a text of its own', () => {
  const inSite = globSync('src/site/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isProduct(file) && !FOR_MACHINES.test(file))
  const inServer = globSync('src/server/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isProduct(file) && COMPOSES.test(readSource(file)))
  expect(inSite.length).toBeGreaterThan(100)
  expect(inServer.length).toBeGreaterThan(5)
  const held = [...inSite, ...inServer]
    .map((file) => [file, listModuleWords(file, readSource(file))] as const)
    .filter(([, words]) => words.length > 0)
  expect(held, 'Move these to src/content.').toEqual([])
})

test('no component holds a text of its own', () => {
  const files = globSync('src/site/**/*.tsx')
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isProduct)
  expect(files.length).toBeGreaterThan(100)
  const held = files
    .map((file) => [file, listWords(file, readSource(file))] as const)
    .filter(([, words]) => words.length > 0)
  expect(held, 'Move these to src/content.').toEqual([])
})
