import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/** A regular expression of the server's own code, and the file that holds or builds it. */
export type Expression = { source: string; flags: string; file: string }

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = 'src/{agent,content,contract,domain,server}/**/*.ts'
/** Who builds an expression: not what only turns one into another. */
const OWN_FRAME =
  /src\/(?:agent|content|contract|domain|server)\/(?!.*loosen-apostrophes)[\w/.-]+\.ts/

type File = { name: string; text: string }

function listFiles(): File[] {
  return globSync(SOURCES, { cwd: ROOT })
    .filter((name) => !/\.test\.ts$|\/testing\//.test(name))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }))
}

function listLiterals({ name, text }: File): Expression[] {
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file: name })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest))
  return found
}

/** Every expression that stands in the server's own code, each once. */
export function collectLiterals(): Expression[] {
  return dropRepeated(listFiles().flatMap(listLiterals))
}

function dropRepeated(all: readonly Expression[]): Expression[] {
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()]
}

/** Notes every expression that our own modules build until `stop` is called. */
function recordBuilt(): { built: Expression[]; stop: () => void } {
  const built: Expression[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, words, newTarget) {
      const made: RegExp = Reflect.construct(target, words, newTarget)
      const caller = new Error('to see who builds it').stack?.split('\n').slice(2).join('\n') ?? ''
      const file = OWN_FRAME.exec(caller.split('node_modules')[0] ?? '')?.[0]
      if (file !== undefined) built.push({ source: made.source, flags: made.flags, file })
      return made
    },
  })
  return {
    built,
    stop: () => {
      globalThis.RegExp = original
    },
  }
}

/**
 * Every expression of the server's own code: literals as they stand in the sources, and built ones as they are made
 * while the modules load and while `work` runs. Call it before anything else loads these modules.
 */
export async function collectExpressions(work: () => Promise<void>): Promise<Expression[]> {
  const files = listFiles()
  const { built, stop } = recordBuilt()
  try {
    for (const { name, text } of files) {
      if (/\bRegExp\(/.test(text)) await import(pathToFileURL(path.join(ROOT, name)).href)
    }
    await work()
  } finally {
    stop()
  }
  return dropRepeated([...files.flatMap(listLiterals), ...built])
}
