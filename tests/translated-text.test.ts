import { globSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * A browser's translator puts elements of its own in the place of text. React keeps hold of the text that is gone: to
 * change it shows nothing, to remove it or to insert beside it throws, and the island is gone (React issue 11538).
 * Text that is the only child of an element is safe: React sets all that the element holds.
 */
const SAMPLES = [
  ['<p>{count} people</p>', true],
  ['<p>by {word}</p>', true],
  ['<p>{isOn && word}<b>on</b></p>', true],
  ["<p>{isOn ? 'on' : null}{word}</p>", true],
  ['<p>always {isOn && <b>on</b>}</p>', true],
  ['<p>always <Sample /></p>', true],
  ['<p>{slot}<b>on</b></p>', true],
  ['<p>{[word, <b key="on">on</b>]}</p>', true],
  ['<>{word}</>', true],
  ['word', true],
  ['<p>{word}</p>', false],
  ['<p>{count}</p>', false],
  ['<p>{isOn ? word : <b>on</b>}</p>', false],
  ['<p>{[count, word].join(" ")}</p>', false],
  ['<p><span>{word}</span>{isOn && <b>on</b>}</p>', false],
  ["<p><Sample />{' '}<b>on</b></p>", false],
  ['<p>always <b>{word}</b> so</p>', false],
  ['<p>{words.fixed} <b>{word}</b></p>', false],
  ['<p>{words.fixed} {word}</p>', true],
] as const

const sampleFile = path.resolve('src/site/Sample.tsx')
const sampleLines = SAMPLES.map(
  ([jsx], index) =>
    `export function Sample${index}({ count, word, isOn, slot }: Props) { return ${jsx} }`,
)
const SAMPLE_SOURCE = [
  "import type { ReactNode } from 'react'",
  'type Props = { count: number; word: string; isOn: boolean; slot: ReactNode }',
  'function Sample() { return <b /> }',
  "const words = { fixed: 'always' } as const",
  ...sampleLines,
].join('\n')

/** In articles alone, which no script draws again. */
const DRAWN_AT_BUILD = 'src/site/components/figures/QuotedFigure.tsx'

const files = globSync('src/site/{admin,components,islands}/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx') && file !== DRAWN_AT_BUILD)
  .map((file) => path.resolve(file))
const program = openProgram()
const checker = program.getTypeChecker()

test('text of islands stands in elements of its own', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(findLooseText)).toEqual([])
})

test.each(SAMPLES.map(([jsx, isLoose], index) => [jsx, isLoose, index] as const))(
  'knows loose text: %s',
  (_jsx, isLoose, index) => {
    const line = index + 5
    const found = findLooseText(sampleFile).filter((place) => place.includes(`:${line} `))
    expect(found.length > 0).toBe(isLoose)
  },
)

function openProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...others) =>
    path.resolve(file) === sampleFile
      ? ts.createSourceFile(file, SAMPLE_SOURCE, ts.ScriptTarget.ESNext, true)
      : getSourceFile(file, ...others)
  return ts.createProgram([...files, sampleFile], options, host)
}

function findLooseText(file: string): string[] {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`Not read: ${file}`)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isLoose(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push(`${path.relative('.', file)}:${line} ${node.getText().slice(0, 80)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isLoose(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node))
    return /^[A-Z]/.test(node.name?.text ?? '') && returnsText(node)
  if (ts.isJsxFragment(node)) return node.children.map(classify).some(isText)
  if (!ts.isJsxElement(node)) return false
  const children = node.children.map(classify).filter((kind) => kind !== 'nothing')
  if (children.length < 2) return children[0] === 'list with text'
  if (!children.some(isText)) return false
  return children.some((kind) => kind !== 'fixed text' && kind !== 'element')
}

function returnsText(component: ts.FunctionDeclaration): boolean {
  const signature = checker.getSignatureFromDeclaration(component)
  return signature !== undefined && classifyType(signature.getReturnType()) !== 'no text'
}

type Kind = 'nothing' | 'element' | 'fixed text' | 'text' | 'list with text' | 'no text'

function isText(kind: Kind): boolean {
  return kind === 'fixed text' || kind === 'text' || kind === 'list with text'
}

/** Blanks are left alone by translators. */
function classify(child: ts.JsxChild): Kind {
  if (ts.isJsxText(child)) return child.text.trim() === '' ? 'nothing' : 'fixed text'
  if (ts.isJsxExpression(child))
    return child.expression ? classifyValue(child.expression) : 'nothing'
  if (ts.isJsxFragment(child)) return 'no text'
  const { tagName } = ts.isJsxElement(child) ? child.openingElement : child
  return /^[a-z]/.test(tagName.getText()) ? 'element' : 'no text'
}

/** One text, written here or in `src/content` as a constant, never changes. */
function classifyValue(value: ts.Expression): Kind {
  const type = checker.getTypeAtLocation(value)
  if (!type.isStringLiteral()) return classifyType(type)
  return type.value.trim() === '' ? 'nothing' : 'fixed text'
}

/** React shows nothing for an empty text. */
function classifyType(type: ts.Type): Kind {
  const kinds = (type.isUnion() ? type.types : [type]).map((part): Kind => {
    if (part.isStringLiteral() && part.value === '') return 'no text'
    if (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any)) {
      return 'text'
    }
    const item = checker.getIndexTypeOfType(part, ts.IndexKind.Number)
    return item && classifyType(item) !== 'no text' ? 'list with text' : 'no text'
  })
  return kinds.find((kind) => kind === 'list with text') ?? kinds.find(isText) ?? 'no text'
}
