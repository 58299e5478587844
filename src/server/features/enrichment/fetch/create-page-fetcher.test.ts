import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '#content/site.ts'
import { createPageFetcher } from '#server/features/enrichment/fetch/create-page-fetcher.ts'
import { fixtureCertificate } from '#tests/support/fixture-certificate.ts'
import {
  type Behave,
  PUBLIC_ADDRESS,
  SILENT_ADDRESS,
  startFixtureWebsites,
} from '#tests/support/fixture-websites.ts'

const never = new AbortController().signal
/** On a machine that is busy with other tests, nothing here may depend on how fast it is. */
const PATIENT = { totalMs: 15_000, connectMs: 10_000, lookupMs: 10_000 }
const MEBIBYTE = 1024 * 1024

let web: Awaited<ReturnType<typeof startFixtureWebsites>>
beforeEach(async () => {
  web = await startFixtureWebsites()
})
afterEach(() => web.close())

const OWN_HOST = 'www.loopwright.com'

type Options = Partial<Parameters<typeof createPageFetcher>[0]>

/** Our own name leads nowhere unless a test says so. */
function create({ resolve = async () => [PUBLIC_ADDRESS], ...options }: Options = {}) {
  return createPageFetcher({
    siteUrl: `https://${OWN_HOST}`,
    resolve: async (hostname) => (hostname === OWN_HOST ? [] : resolve(hostname)),
    route: web.route,
    listOwnAddresses: () => [],
    certificateAuthority: fixtureCertificate.cert,
    limits: PATIENT,
    ...options,
  })
}

function fail(failure: string) {
  return { kind: 'failed', failure }
}

const send =
  (body: string | Uint8Array, headers: Record<string, string> = {}): Behave =>
  (_visit, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
  }

/** A machine on which nothing listens for TLS. */
function routePlainly(address: string, port: number) {
  return port === 443 ? web.route(SILENT_ADDRESS, port) : web.route(address, port)
}

const redirect =
  (places: Record<string, string>, body = '<title>Here</title>'): Behave =>
  ({ scheme, host, path }, response) => {
    const location = places[`${scheme}://${host}${path}`]
    if (location === undefined) response.setHeader('content-type', 'text/html').end(body)
    else response.writeHead(301, { location }).end()
  }

describe('a website that answers', () => {
  test('is read over TLS, by a visitor who says who it is', async () => {
    expect(await create().fetchPage('acme.com', never)).toEqual({
      kind: 'page',
      url: 'https://acme.com/',
      html: '<title>Acme</title>',
    })
    expect(web.requests).toEqual([
      {
        host: 'acme.com',
        connection: 'close',
        'user-agent': `${site.name} (+https://www.loopwright.com/)`,
        accept: 'text/html',
        'accept-encoding': 'gzip, br',
      },
    ])
  })

  test('is read plainly where nobody answers with TLS', async () => {
    const page = await create({ route: routePlainly }).fetchPage('gamma.org', never)
    expect(page).toMatchObject({ kind: 'page', url: 'http://gamma.org/' })
    expect(web.visits.map(({ scheme }) => scheme)).toEqual(['http'])
  })

  test('is found behind www, where its bare name has no address', async () => {
    const resolve = async (hostname: string) => {
      if (hostname === 'www.acme.com') return [PUBLIC_ADDRESS]
      throw new Error('ENOTFOUND')
    }
    const page = await create({ resolve }).fetchPage('acme.com', never)
    expect(page).toMatchObject({ kind: 'page', url: 'https://www.acme.com/' })
  })

  test('is followed to its www address and its start page', async () => {
    web.behave = redirect({
      'https://acme.com/': 'https://www.acme.com/',
      'https://www.acme.com/': '/en?from=home#top',
    })
    expect(await create().fetchPage('acme.com', never)).toEqual({
      kind: 'page',
      url: 'https://www.acme.com/en?from=home#top',
      html: '<title>Here</title>',
    })
  })

  test('is followed to another domain', async () => {
    web.behave = redirect({ 'https://acme.com/': 'https://beta.com/' })
    const page = await create().fetchPage('acme.com', never)
    expect(page).toMatchObject({ kind: 'page', url: 'https://beta.com/' })
  })

  test('is read in international spelling', async () => {
    const page = await create({ route: routePlainly }).fetchPage('bücher.com', never)
    expect(page).toMatchObject({ kind: 'page', url: 'http://xn--bcher-kva.com/' })
  })

  test('is reached by its second address where nobody is at the first', async () => {
    const resolve = async () => [SILENT_ADDRESS, PUBLIC_ADDRESS]
    const route = (address: string, port: number) =>
      address === SILENT_ADDRESS
        ? { address: '127.0.0.2', port: web.route(PUBLIC_ADDRESS, port).port }
        : web.route(address, port)
    expect(await create({ resolve, route }).fetchPage('acme.com', never)).toMatchObject({
      kind: 'page',
    })
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is unpacked from %s', async (coding, pack) => {
    web.behave = send(pack('<title>Packed</title>'), { 'content-encoding': coding })
    const page = await create().fetchPage('acme.com', never)
    expect(page).toMatchObject({ html: '<title>Packed</title>' })
  })

  test('is not asked through a proxy that the environment names', async () => {
    const proxy = await startFixtureWebsites()
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy']) {
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
    }
    const page = await create().fetchPage('acme.com', never)
    vi.unstubAllEnvs()
    await proxy.close()
    expect(page.kind).toBe('page')
    expect(proxy.connections).toBe(0)
  })
})

describe('the words of a website', () => {
  const japanese = Buffer.from('93fa967b', 'hex')
  const page = (charset: string, bytes: Uint8Array) =>
    Buffer.concat([Buffer.from(`<meta charset="${charset}"><title>`), bytes])
  test.each<[string, Uint8Array, string, string]>([
    ['as the header says', japanese, 'text/html; charset=Shift_JIS', '日本'],
    ['as the page says', page('shift_jis', japanese), 'text/html', '日本'],
    ['of Windows', page('windows-1252', Buffer.from([0x93, 0x80, 0x94])), 'text/html', '“€”'],
    ['of old pages that say Latin 1', Buffer.from([0x80]), 'text/html;charset=iso-8859-1', '€'],
    ['by their byte order mark', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/html', 'Grüße'],
    [
      'by their byte order mark, whatever the header says',
      Buffer.from('\ufeffGrüße'),
      'text/html; charset=shift_jis',
      'Grüße',
    ],
    ['as UTF-8 where nothing is said', Buffer.from('Grüße'), 'text/html', 'Grüße'],
    [
      'as UTF-8 where nonsense is said',
      Buffer.from('Grüße'),
      'text/html; charset=klingon',
      'Grüße',
    ],
    [
      'as UTF-8 where it is not text',
      Buffer.from('Grüße'),
      'text/html; charset=replacement',
      'Grüße',
    ],
    [
      'with a mark for what is broken',
      Buffer.from([0x47, 0xff]),
      'text/html; charset=utf-8',
      'G\ufffd',
    ],
    ['of XHTML', Buffer.from('Grüße'), 'application/xhtml+xml', 'Grüße'],
  ])('are read %s', async (_how, bytes, type, words) => {
    web.behave = send(bytes, { 'content-type': type })
    const answer = await create().fetchPage('acme.com', never)
    expect(answer.kind === 'page' && answer.html.replace(/<.*>/, '')).toBe(words)
  })
})

describe('a website that gives no page', () => {
  test.each([204, 206, 304, 400, 403, 404, 429, 500, 503])(
    'fails with status %i',
    async (status) => {
      web.behave = (_visit, response) => {
        response.writeHead(status, { 'content-type': 'text/html' }).end()
      }
      expect(await create().fetchPage('acme.com', never)).toEqual(fail('status'))
    },
  )

  test.each([
    ['application/pdf'],
    ['application/json'],
    ['text/plain'],
    ['text/htmlx'],
    ['image/svg+xml'],
    ['nonsense'],
    [''],
  ])('fails with the type "%s"', async (type) => {
    web.behave = send('<title>Acme</title>', { 'content-type': type })
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('wrong_type'))
  })

  test('fails without a type', async () => {
    web.behave = (_visit, response) => void response.end('<title>Acme</title>')
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('wrong_type'))
  })

  test('fails where it is packed in a way that was not offered, or twice', async () => {
    for (const coding of ['deflate', 'zstd', 'gzip, gzip', 'compress']) {
      web.behave = send(gzipSync(gzipSync('<p>')), { 'content-encoding': coding })
      expect(await create().fetchPage('acme.com', never)).toEqual(fail('wrong_type'))
    }
  })

  test('fails where its packing is broken', async () => {
    web.behave = send(gzipSync('<p>'.repeat(99)).subarray(0, 20), { 'content-encoding': 'gzip' })
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('unreachable'))
  })

  test('fails where it redirects to nowhere, or round and round', async () => {
    web.behave = (_visit, response) => void response.writeHead(302).end()
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('redirects'))
    web.visits = []
    web.behave = redirect({ 'https://acme.com/': '/' })
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('redirects'))
    expect(web.visits).toHaveLength(3)
  })

  test('is asked no more than three times in all', async () => {
    let page = 0
    web.behave = (_visit, response) => {
      page += 1
      response.writeHead(307, { location: `/${page}` }).end()
    }
    const { fetchPage } = create({ route: routePlainly })
    expect(await fetchPage('gamma.org', never)).toEqual(fail('redirects'))
    // The first of the three found nobody there.
    expect(web.visits.map(({ path }) => path)).toEqual(['/', '/1'])
  })

  test('is not followed where the page itself sends on', async () => {
    const html = '<meta http-equiv="refresh" content="0;url=http://127.0.0.1/">'
    web.behave = send(html, { refresh: '0;url=http://127.0.0.1/' })
    expect(await create().fetchPage('acme.com', never)).toMatchObject({ html })
    expect(web.visits).toHaveLength(1)
  })

  test('fails where nobody is', async () => {
    const resolve = async () => [SILENT_ADDRESS]
    expect(await create({ resolve }).fetchPage('acme.com', never)).toEqual(fail('unreachable'))
  })

  test('fails where its certificate is not its own, or not to be trusted', async () => {
    expect(await create().fetchPage('gamma.org', never)).toEqual(fail('unreachable'))
    const stranger = createPageFetcher({
      siteUrl: `https://${OWN_HOST}`,
      resolve: async (hostname) => (hostname === OWN_HOST ? [] : [PUBLIC_ADDRESS]),
      route: web.route,
      limits: PATIENT,
    })
    expect(await stranger.fetchPage('acme.com', never)).toEqual(fail('unreachable'))
    expect(web.visits).toEqual([])
    expect(web.connections).toBe(2)
  })

  test.each<[string, (socket: Socket) => void]>([
    ['breaks off', (socket) => void socket.once('data', () => socket.resetAndDestroy())],
    ['ends', (socket) => void socket.once('data', () => socket.end())],
    ['speaks no TLS', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['says nothing', (socket) => void socket.resume()],
  ])('fails where what answers for TLS %s', async (_does, behave) => {
    const open = new Set<Socket>()
    const server = createServer((socket) => {
      open.add(socket.on('error', () => {}))
      behave(socket)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port: securePort } = server.address() as AddressInfo
    const route = (address: string, port: number) =>
      port === 443 ? { address: '127.0.0.1', port: securePort } : web.route(address, port)
    const { fetchPage } = create({ route, limits: { ...PATIENT, connectMs: 300 } })
    expect(await fetchPage('acme.com', never)).toEqual(fail('unreachable'))
    expect(web.connections).toBe(0)
    for (const socket of open) socket.destroy()
    server.close()
  })

  test('fails where its name is nobody’s', async () => {
    for (const resolve of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))]) {
      expect(await create({ resolve }).fetchPage('acme.com', never)).toEqual(fail('unreachable'))
    }
  })

  test('fails where the connection breaks before, in and after the headers', async () => {
    const breaks: Behave[] = [
      (_visit, _response, request) => void request.socket.destroy(),
      (_visit, _response, request) => void request.socket.end('HTTP/1.1 200 OK\r\ncontent-'),
      (_visit, response, request) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 99 })
        response.write('<title>', () => request.socket.destroy())
      },
      (_visit, _response, request) => void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    ]
    for (const behave of breaks) {
      web.behave = behave
      expect(await create().fetchPage('acme.com', never)).toEqual(fail('unreachable'))
    }
    expect(web.visits.every(({ scheme }) => scheme === 'https')).toBe(true)
  })
})

describe('a website that means harm', () => {
  const limits = { totalMs: 400, connectMs: 300, lookupMs: 200 }

  test.each([
    ['gzip', gzipSync(Buffer.alloc(200 * MEBIBYTE))],
    ['br', brotliCompressSync(Buffer.alloc(50 * MEBIBYTE))],
  ])('is stopped when its page unpacks from %s to far more', async (coding, bomb) => {
    web.behave = send(bomb, { 'content-encoding': coding })
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('too_large'))
  })

  test('is stopped when it says or sends more than half a mebibyte', async () => {
    web.behave = send(Buffer.alloc(MEBIBYTE / 2 + 1, 32))
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('too_large'))
    web.behave = (_visit, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write(Buffer.alloc(MEBIBYTE / 2, 32))
      response.end(' ')
    }
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('too_large'))
    web.behave = send(Buffer.alloc(MEBIBYTE / 2, 32))
    expect(await create().fetchPage('acme.com', never)).toMatchObject({ kind: 'page' })
  })

  test('is stopped when its page has no end', async () => {
    let written = 0
    web.behave = (_visit, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const chunk = Buffer.alloc(64 * 1024, 32)
      const goOn = () => {
        if (response.destroyed) return
        written += chunk.length
        if (response.write(chunk)) setImmediate(goOn)
        else response.once('drain', goOn)
      }
      goOn()
    }
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('too_large'))
    expect(written).toBeLessThan(16 * MEBIBYTE)
  })

  test('is stopped when it sends packed emptiness without end', async () => {
    web.behave = (_visit, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      const gzip = createGzip()
      gzip.pipe(response)
      gzip.write('<p>')
      const emptyBlock = Buffer.from('000000ffff', 'hex')
      const blocks = Buffer.concat(Array<Buffer>(2_000).fill(emptyBlock))
      gzip.flush(() => {
        const goOn = () => {
          if (response.destroyed) return
          if (response.write(blocks)) setImmediate(goOn)
          else response.once('drain', goOn)
        }
        goOn()
      })
    }
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('too_large'))
  })

  test('is stopped when it sends a byte now and then', async () => {
    web.behave = (_visit, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await create({ limits }).fetchPage('acme.com', never)).toEqual(fail('timeout'))
    await vi.waitUntil(() => web.open.size === 0)
  })

  test('is stopped when its headers come a byte now and then, or without end', async () => {
    web.behave = (_visit, _response, request) => {
      request.socket.write('HTTP/1.1 200 OK\r\n')
      const drip = setInterval(() => request.socket.write('x'), 20)
      request.socket.on('close', () => clearInterval(drip))
    }
    expect(await create({ limits }).fetchPage('acme.com', never)).toEqual(fail('timeout'))
    web.behave = (_visit, _response, request) => {
      const line = `x: ${'y'.repeat(1_000)}\r\n`
      request.socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${line.repeat(40)}`)
    }
    expect(await create().fetchPage('acme.com', never)).toEqual(fail('too_large'))
    await vi.waitUntil(() => web.open.size === 0)
  })

  test('is stopped when it sends word without end that its answer is coming', async () => {
    web.behave = (_visit, _response, request) => {
      const { socket } = request
      const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5)
      socket.on('close', () => clearInterval(drip))
    }
    expect(await create({ limits }).fetchPage('acme.com', never)).toEqual(fail('timeout'))
    await vi.waitUntil(() => web.open.size === 0)
  })

  test('is stopped when it takes the request and never answers', async () => {
    web.behave = () => {}
    expect(await create({ limits }).fetchPage('acme.com', never)).toEqual(fail('timeout'))
    await vi.waitUntil(() => web.open.size === 0)
  })

  test('is given six seconds where nothing else is said', async () => {
    const deadline = vi.spyOn(AbortSignal, 'timeout')
    await create({ limits: {} }).fetchPage('acme.com', never)
    expect(deadline.mock.calls).toEqual([[6_000]])
  })

  test('is given up when it accepts the connection and goes no further', async () => {
    const sockets = new Set<Socket>()
    const mute = createServer((socket) => {
      sockets.add(socket)
      socket.resume().on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    })
    await once(mute.listen(0, '127.0.0.1'), 'listening')
    const { port } = mute.address() as AddressInfo
    const route = () => ({ address: '127.0.0.1', port })
    const caller = new AbortController()
    const page = create({ route }).fetchPage('acme.com', caller.signal)
    await vi.waitUntil(() => sockets.size === 1)
    const start = performance.now()
    caller.abort()
    expect(await page).toEqual(fail('timeout'))
    await vi.waitUntil(() => sockets.size === 0)
    expect(performance.now() - start).toBeLessThan(1_000)
    mute.close()
  })

  test('is not read when another machine answers than was called', async () => {
    const route = (address: string, port: number) => ({
      ...web.route(address, port),
      // Leads to 127.0.0.1, as a network may lead any packet elsewhere.
      address: '0.0.0.0',
    })
    expect(await create({ route }).fetchPage('acme.com', never)).toEqual(fail('refused'))
    expect(web.visits).toEqual([])
  })

  test('is stopped when its name server never answers', async () => {
    const resolve = () => new Promise<string[]>(() => {})
    expect(await create({ resolve, limits }).fetchPage('acme.com', never)).toEqual(fail('timeout'))
    expect(web.connections).toBe(0)
  })

  test('cannot change its connection’s protocol', async () => {
    web.behave = (_visit, _response, request) => {
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n')
    }
    const { kind } = await create({ limits }).fetchPage('acme.com', never)
    expect(kind).toBe('failed')
    await vi.waitUntil(() => web.open.size === 0)
  })
})

test('the socket of an answer that is not wanted is let go of', async () => {
  web.behave = (_visit, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).write('<title>')
  }
  expect(await create().fetchPage('acme.com', never)).toEqual(fail('status'))
  await vi.waitUntil(() => web.open.size === 0)
})

describe('a fetch that is called off', () => {
  test('lets go of the socket at once', async () => {
    const caller = new AbortController()
    web.behave = (_visit, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write('<title>', () => caller.abort())
    }
    const start = performance.now()
    expect(await create().fetchPage('acme.com', caller.signal)).toEqual(fail('timeout'))
    await vi.waitUntil(() => web.open.size === 0)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test('makes no connection when its name is found too late', async () => {
    const caller = new AbortController()
    let isAsked = false
    let answer = (_addresses: readonly string[]) => {}
    const resolve = () =>
      new Promise<readonly string[]>((settle) => {
        isAsked = true
        answer = settle
      })
    const page = create({ resolve }).fetchPage('acme.com', caller.signal)
    await vi.waitUntil(() => isAsked)
    const start = performance.now()
    caller.abort()
    expect(await page).toEqual(fail('timeout'))
    // Nor does it wait for the name: that took all of `lookupMs`.
    expect(performance.now() - start).toBeLessThan(1_000)
    answer([PUBLIC_ADDRESS])
    await new Promise(setImmediate)
    expect(web.connections).toBe(0)
  })

  test('never begins when it was called off before', async () => {
    expect(await create().fetchPage('acme.com', AbortSignal.abort())).toEqual(fail('timeout'))
    expect(web.connections).toBe(0)
  })
})

describe('fetches at the same time', () => {
  test('are two at most, and one at a time for all that one owner has', async () => {
    const open: (() => void)[] = []
    web.behave = (_visit, response) => {
      open.push(() => response.setHeader('content-type', 'text/html').end('<p>'))
    }
    const begun: string[] = []
    const resolve = async (hostname: string) => {
      begun.push(hostname)
      return [PUBLIC_ADDRESS]
    }
    const { fetchPage } = create({ resolve })
    const hosts = ['acme.com', 'www.acme.com', 'beta.com', 'www.beta.com', 'shop.acme.com']
    const pages = Promise.all(hosts.map((host) => fetchPage(host, never)))
    await vi.waitUntil(() => open.length === 2)
    expect(begun).toEqual(['acme.com', 'beta.com'])
    for (let answered = 0; answered < hosts.length; answered += 1) {
      await vi.waitUntil(() => open.length > answered)
      expect(begun.length).toBeLessThanOrEqual(answered + 2)
      open[answered]?.()
    }
    expect((await pages).map(({ kind }) => kind)).toEqual(hosts.map(() => 'page'))
    expect(begun.toSorted()).toEqual(hosts.toSorted())
  })

  test('wait where one is sent on to what another reads', async () => {
    let answerBeta = () => {}
    const seen: string[] = []
    web.behave = ({ host }, response) => {
      seen.push(host)
      if (host === 'acme.com') response.writeHead(302, { location: '//beta.com/' }).end()
      else answerBeta = () => response.setHeader('content-type', 'text/html').end('<p>')
    }
    const begun: string[] = []
    const resolve = async (hostname: string) => {
      begun.push(hostname)
      return [PUBLIC_ADDRESS]
    }
    const { fetchPage } = create({ resolve })
    const beta = fetchPage('beta.com', never)
    await vi.waitUntil(() => seen.length === 1)
    const acme = fetchPage('acme.com', never)
    await vi.waitUntil(() => seen.length === 2)
    await vi.waitUntil(() => web.open.size === 1)
    expect(begun).toEqual(['beta.com', 'acme.com'])
    answerBeta()
    expect(await beta).toMatchObject({ kind: 'page' })
    await vi.waitUntil(() => seen.length === 3)
    answerBeta()
    expect(await acme).toMatchObject({ kind: 'page', url: 'https://beta.com/' })
  })

  test('end when each is sent to what the other reads', async () => {
    web.behave = ({ host }, response) => {
      const location = host === 'acme.com' ? '//beta.com/' : '//acme.com/'
      response.writeHead(302, { location }).end()
    }
    const { fetchPage } = create({ limits: { totalMs: 400 } })
    const pages = await Promise.all([fetchPage('acme.com', never), fetchPage('beta.com', never)])
    expect(pages.every(({ kind }) => kind === 'failed')).toBe(true)
  })

  test('are refused when too many wait', async () => {
    web.behave = () => {}
    const caller = new AbortController()
    const { fetchPage } = create({ limits: { ...PATIENT, pagesWaiting: 2 } })
    const hosts = ['acme.com', 'beta.com', 'www.acme.com', 'www.beta.com']
    const waiting = hosts.map((host) => fetchPage(host, caller.signal))
    expect(await fetchPage('shop.acme.com', never)).toEqual(fail('refused'))
    caller.abort()
    expect(await Promise.all(waiting)).toEqual(hosts.map(() => fail('timeout')))
  })

  test('go on after one that failed', async () => {
    web.behave = (_visit, _response, request) => void request.socket.destroy()
    const { fetchPage } = create({ limits: { ...PATIENT, pagesUnderWay: 1 } })
    for (let page = 0; page < 3; page += 1) {
      expect(await fetchPage('acme.com', never)).toEqual(fail('unreachable'))
    }
  })
})

describe('a name that leads to our own machine', () => {
  const OTHER_ADDRESS = '93.184.216.7'

  function createBeside(ownAddresses: () => Promise<readonly string[]>, now = () => 0) {
    return createPageFetcher({
      siteUrl: `https://${OWN_HOST}`,
      resolve: async (hostname) => {
        if (hostname === OWN_HOST) return ownAddresses()
        return [hostname === 'beta.com' ? OTHER_ADDRESS : PUBLIC_ADDRESS]
      },
      route: web.route,
      listOwnAddresses: () => [],
      certificateAuthority: fixtureCertificate.cert,
      limits: PATIENT,
      now,
    })
  }

  test('is refused, and so is a redirect to it', async () => {
    const { fetchPage } = createBeside(async () => ['10.0.0.7', PUBLIC_ADDRESS])
    expect(await fetchPage('acme.com', never)).toEqual(fail('refused'))
    expect(web.connections).toBe(0)
    web.behave = redirect({ 'https://beta.com/': 'https://acme.com/' })
    expect(await fetchPage('beta.com', never)).toEqual(fail('refused'))
    expect(web.visits.map(({ host }) => host)).toEqual(['beta.com'])
  })

  test('is read when ours cannot be found', async () => {
    const { fetchPage } = createBeside(() => Promise.reject(new Error('ENOTFOUND')))
    expect(await fetchPage('acme.com', never)).toMatchObject({ kind: 'page' })
  })
})
