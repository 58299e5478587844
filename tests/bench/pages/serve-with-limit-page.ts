import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Product, runProduct } from '#tests/support/run-product.ts'

export const LIMIT_ADDRESS = '/limit'

/** The product on a copy of the built site that has one page more: the limit of what a page can weigh. */
export async function serveWithLimitPage(folder: string, dist = 'dist'): Promise<Product> {
  const copy = path.join(folder, 'site/dist')
  await mkdir(copy, { recursive: true })
  await cp(dist, copy, { recursive: true })
  const page = path.join(copy, `${LIMIT_ADDRESS}.html`)
  const html = allowStyle(
    await readFile(path.join(import.meta.dirname, 'limit-page.html.txt'), 'utf8'),
  )
  await writeFile(page, html)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${page}.br`, brotliCompressSync(html, options))
  return runProduct({ LOG_LEVEL: 'warn' }, path.join(folder, 'data'), path.dirname(copy))
}

/** The server lets a page do what its markup asks for, and no more. */
function allowStyle(html: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `style-src 'sha256-${hash}'; img-src 'self'; connect-src 'self'`
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}
