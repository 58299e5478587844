import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLeftMs } from '#server/platform/deadline.ts'
import { DATA_POLICY } from '#server/platform/http/security/data-headers.ts'
import { composeStaticHeaders, loadFiles } from '#server/platform/static/load-files.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'

const FILES: Record<string, string> = {
  'index.html': `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-abc=';"><h1>Home</h1>`,
  'about/index.html': '<h1>About</h1>',
  'pricing.html': '<h1>Pricing</h1>',
  'pricing.md': '# Pricing',
  'index.md': '# Home',
  'schedule/index.html': `<meta http-equiv="content-security-policy" content="connect-src 'self';"><h1>Schedule</h1>`,
  'icon.svg': '<svg><style>path{fill:red}</style></svg>',
  'admin/login/index.html': '<h1>Sign in</h1>',
  '404.html': '<h1>Page not found</h1>',
  'library/404.html': '<h1>Article not found</h1>',
  '_astro/app.Ab12.js': 'console.log(1)',
  'robots.txt': 'User-agent: *',
  '.build-stamp': 'secret',
}

let folder: string
let server: ReturnType<typeof createHttpServer>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await writeFile(
    join(folder, 'about/index.html.br'),
    brotliCompressSync(FILES['about/index.html'] ?? ''),
  )
  await writeFile(join(folder, 'about/index.html.gz'), gzipSync(FILES['about/index.html'] ?? ''))
  const app = new Hono().all('*', (c) =>
    c.text(c.req.query('left') === undefined ? `api ${c.req.path}` : String(readLeftMs())),
  )
  const files = loadFiles(folder, { siteUrl: 'http://localhost:3000' })
  server = createHttpServer({ files, app })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await closeHttpServer(server, 1_000)
  await rm(folder, { recursive: true })
})

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer }

/** By `node:http`, because `fetch` tidies the path and undoes the encoding. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  from = server,
): Promise<Answer> {
  const { port } = from.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['/', FILES['index.html'] ?? ''],
  ['/?utm_source=x', FILES['index.html'] ?? ''],
  ['/about', '<h1>About</h1>'],
  ['/%61bout', '<h1>About</h1>'],
  ['/pricing', '<h1>Pricing</h1>'],
  ['/robots.txt', 'User-agent: *'],
])('%s is served', async (path, content) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(content)
})

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/about/index.html', '/about'],
  ['/pricing.html', '/pricing'],
  ['/index.html', '/'],
])('%s leads to its one address', async (path, location) => {
  const answer = await get(path)
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe(location)
})

test('with a calendar of the firm’s own, /schedule leads there, and the campaign goes along', async () => {
  const calendlyUrl = 'https://calendly.com/firm/call?hide_gdpr_banner=1'
  const files = loadFiles(folder, { siteUrl: 'http://localhost:3000', calendlyUrl })
  const other = createHttpServer({ files, app: new Hono() })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  try {
    const read = async (path: string) => {
      const { status, headers } = await get(path, {}, 'GET', other)
      return [status, headers.location]
    }
    for (const path of ['/schedule', '/%73chedule', '/schedule?email=ana%40firm.example']) {
      expect(await read(path), path).toEqual([302, calendlyUrl])
    }
    expect(await read('/schedule?utm_source=news&utm_medium=a%0Ab')).toEqual([
      302,
      `${calendlyUrl}&utm_source=news&utm_medium=a%0Ab`,
    ])
    expect(await read('/schedule/')).toEqual([308, '/schedule'])
    expect((await read('/about'))[0]).toBe(200)
  } finally {
    await closeHttpServer(other, 1_000)
  }
})

test.each([
  '/nothing',
  '//evil.example/',
  '/404',
  '/.build-stamp',
  '/.git/HEAD',
  '/.env',
  '/_astro/',
  '/about/index.html.br',
  '/../package.json',
  '/%2e%2e/package.json',
  '/%zz',
  '/__proto__',
])('%s is not found', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toBe('<h1>Page not found</h1>')
})

test('a browser gets the best encoding that it takes', async () => {
  const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe('<h1>About</h1>')
  const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe('<h1>About</h1>')
  const plain = await get('/about')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding')
})

test('what the browser has is not sent again', async () => {
  const first = await get('/about')
  const etag = String(first.headers.etag)
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const answer = await get('/about', { 'if-none-match': known })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers.etag).toBe(etag)
  }
  expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('pages are asked for anew, named-by-content files are kept for ever', async () => {
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
  expect((await get('/_astro/app.Ab12.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('the policy of a page goes out as a header: its own, nothing beyond it, and no frame around it but our own chat', async () => {
  const read = async (path: string) => (await get(path)).headers['content-security-policy']
  expect(await read('/')).toBe(
    "default-src 'none'; script-src 'self' 'sha256-abc='; frame-src 'self'; frame-ancestors 'none'",
  )
  expect(await read('/schedule')).toBe(
    "default-src 'none'; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'",
  )
})

test('whatever states no policy may do nothing', async () => {
  const paths = ['/nothing', '/about', '/about/', '/robots.txt', '/_astro/app.Ab12.js']
  for (const path of paths) {
    expect((await get(path)).headers['content-security-policy'], path).toBe(DATA_POLICY)
  }
  const posted = await get('/about', {}, 'POST')
  expect(posted.headers['content-security-policy']).toBe(DATA_POLICY)
})

test('a drawing that is opened by itself keeps its styles and may run nothing', async () => {
  const hash = createHash('sha256').update('path{fill:red}').digest('base64')
  expect((await get('/icon.svg')).headers['content-security-policy']).toBe(
    `${DATA_POLICY}; style-src 'sha256-${hash}'`,
  )
})

test('pages carry the headers that keep them apart from other sites', async () => {
  const { headers } = await get('/')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
  const secure = loadFiles(folder, { siteUrl: 'https://firm.example' })
  expect(secure.byPath.get('/')?.plain.headers['Strict-Transport-Security']).toMatch(
    /max-age=\d{8}/,
  )
})

test('the staff area is kept out of search engines, caches, other windows and referrers', async () => {
  expect((await get('/admin/login')).headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
  })
})

test.each([
  '//evil.example/about/',
  '//evil.example/%2e%2e/about/',
  '/\\evil.example/about.html',
  '/%2f%2fevil.example/about/',
  '/%5cevil.example/about/',
  '/evil.example//about/',
  '/about%2f',
  '/about/%2e%2e/',
  '/about%00/',
  '/about;/',
  '/%0d%0aLocation:%20//evil.example/about/',
  '/.%2e/%2e./etc/passwd',
  '/..\\..\\package.json',
  '/%c0%ae%c0%ae/package.json',
  '/constructor/',
  '/__proto__.html',
])('%s leads nowhere', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.location).toBeUndefined()
})

test('a redirect stays on this site, whatever follows the path', async () => {
  expect((await get('/about/?next=//evil.example')).headers.location).toBe(
    '/about?next=//evil.example',
  )
  expect((await get('///')).headers.location).toBe('/')
})

test.each([
  ['a path of 15,000 slashes', `/${'/'.repeat(15_000)}a`, {}],
  ['5,000 known tags', '/about', { 'if-none-match': '"x",'.repeat(3_500) }],
  ['1,000 ranges', '/about', { range: `bytes=${'0-,'.repeat(4_000)}0-` }],
  ['5,000 wanted types', '/pricing', { accept: `${'a;q=1,'.repeat(2_000)}text/markdown` }],
  ['an endless encoding', '/about', { 'accept-encoding': `br ${' '.repeat(14_000)};` }],
])('%s costs nothing', async (_name, path, headers) => {
  const start = performance.now()
  const { status } = await get(path, headers)
  expect(performance.now() - start).toBeLessThan(50)
  expect([200, 404]).toContain(status)
})

test('HEAD has the headers of GET and no body', async () => {
  const answer = await get('/about', {}, 'HEAD')
  expect([answer.status, answer.body.length]).toEqual([200, 0])
  expect(answer.headers['content-length']).toBe(String(FILES['about/index.html']?.length))
})

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s on a page is refused', async (method) => {
  const answer = await get('/about', {}, method)
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('the API gets what is below /api and nothing else', async () => {
  expect((await get('/api/health')).body.toString()).toBe('api /api/health')
  expect((await get('/apiary')).status).toBe(404)
})

test('a request to the API has one deadline, which counts from when it came; staff have longer', async () => {
  const told = await Promise.all(
    ['/api/booking-slots', '/api/admin/insight?from=1', '/api/health'].map(async (path) => {
      const { body } = await get(`${path}${path.includes('?') ? '&' : '?'}left`)
      return Math.ceil(Number(body) / 1_000)
    }),
  )
  expect(told).toEqual([11, 30, 11])
})

test('a page may frame the configured calendar and no other site', () => {
  const config = { siteUrl: 'http://localhost:3000', calendlyUrl: 'https://calendly.com/firm/call' }
  const content = `<meta http-equiv="content-security-policy" content="connect-src 'self'">`
  const page = { path: '/diagnostic', extension: '.html', content }
  expect(composeStaticHeaders(page, config)['Content-Security-Policy']).toContain(
    "; frame-src 'self' https://calendly.com; ",
  )
})

test('an unknown address below a folder gets that folder’s own page', async () => {
  const answer = await get('/library/no-such-article')
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toContain('Article not found')
  expect((await get('/library/404')).status).toBe(404)
})

test('link previews may be shown by other sites, everything else only by this one', () => {
  const read = (path: string, extension: string) =>
    composeStaticHeaders({ path, extension, content: '' }, { siteUrl: 'http://localhost:3000' })[
      'Cross-Origin-Resource-Policy'
    ]
  expect(read('/share/about.png', '.png')).toBe('cross-origin')
  expect(read('/about', '.html')).toBe('same-origin')
  expect(read('/_astro/app.js', '.js')).toBe('same-origin')
})

test.each([
  'text/markdown',
  'Text/Markdown; charset=utf-8',
  'text/markdown, text/html, */*',
  'text/html;q=0.8, text/markdown;q=0.9',
])('a page asked for as %j is its Markdown twin', async (accept) => {
  const { status, headers, body } = await get('/pricing?utm_source=x', { accept })
  expect([status, body.toString()]).toEqual([200, '# Pricing'])
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-location': '/pricing.md',
    'cache-control': 'no-cache',
    vary: 'Accept',
  })
  expect((await get('/', { accept })).body.toString()).toBe('# Home')
})

test.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  '*/*',
  'text/markdown;q=0, */*',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=high',
  'text/markdownish',
])('a page asked for as %j is a page', async (accept) => {
  const { headers, body } = await get('/pricing', { accept })
  expect(body.toString()).toBe('<h1>Pricing</h1>')
  expect(headers.vary).toBe('Accept')
})

test('page and twin are told apart by caches, and a page without a twin has one content', async () => {
  const accept = 'text/markdown'
  const page = await get('/pricing')
  const twin = await get('/pricing', { accept })
  expect(twin.headers.etag).not.toBe(page.headers.etag)
  const known = { accept, 'if-none-match': String(twin.headers.etag) }
  expect((await get('/pricing', known)).status).toBe(304)
  expect((await get('/about', { accept })).body.toString()).toBe('<h1>About</h1>')
  expect((await get('/about')).headers.vary).toBe('Accept-Encoding')
})
