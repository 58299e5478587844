import { isIP } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPageFetcher } from '#server/features/enrichment/fetch/create-page-fetcher.ts'
import { fixtureCertificate } from '#tests/support/fixture-certificate.ts'
import { PUBLIC_ADDRESS, startFixtureWebsites } from '#tests/support/fixture-websites.ts'
import { listHostileAddresses, listHostileNames } from '#tests/support/hostile-addresses.ts'

type Websites = Awaited<ReturnType<typeof startFixtureWebsites>>
const never = new AbortController().signal
const refused = { kind: 'failed', failure: 'refused' }
const REDIRECTS = [301, 302, 303, 307, 308]
const NAMES: Record<string, readonly string[]> = {
  localhost: ['127.0.0.1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  '7f000001.nip.io': ['127.0.0.1'],
  'xn--80ak6aa92e.com': ['127.0.0.1'],
  'loops.com': ['127.0.0.1'],
  'loops-six.com': ['::1'],
  'mapped.com': ['::ffff:127.0.0.1'],
  'mapped-public.com': ['::ffff:93.184.215.14'],
  'embedded.com': ['::7f00:1'],
  'six-to-four.com': ['2002:7f00:1::'],
  'teredo.com': ['2001:0:4136:e378:8000:63bf:80ff:fffe'],
  'nat.com': ['64:ff9b::7f00:1'],
  'beyond.com': ['4000::1'],
  'zone.com': ['fe80::1%eth0'],
  'azure.com': ['168.63.129.16'],
  'alibaba.com': ['100.100.100.200'],
  'oracle.com': ['192.0.0.192'],
  'metadata.com': ['169.254.169.254'],
  'nothing.com': ['0.0.0.0'],
  'nonsense.com': ['127.1'],
  'both.com': [PUBLIC_ADDRESS, '127.0.0.1'],
  'both-reversed.com': ['10.0.0.1', PUBLIC_ADDRESS],
  'both-families.com': [PUBLIC_ADDRESS, 'fd00::1'],
  'ours.com': ['93.184.216.99'],
}

describe('addresses that are not of the open internet', () => {
  let web: Websites
  let inside: Websites
  beforeEach(async () => {
    web = await startFixtureWebsites()
    inside = await startFixtureWebsites()
  })
  afterEach(() => Promise.all([web.close(), inside.close()]))

  /** Whatever is not the one public address leads inside, as it would on a machine in a network. */
  function create(resolve = resolveNames) {
    return createPageFetcher({
      siteUrl: 'https://www.loopwright.com',
      resolve: async (hostname) => (hostname === 'www.loopwright.com' ? [] : resolve(hostname)),
      route: (address, port) =>
        address === PUBLIC_ADDRESS
          ? web.route(address, port)
          : { address: '127.0.0.1', port: inside.port },
      listOwnAddresses: () => ['93.184.216.99'],
      certificateAuthority: fixtureCertificate.cert,
      limits: { totalMs: 15_000, connectMs: 10_000, lookupMs: 10_000 },
    })
  }

  async function resolveNames(hostname: string): Promise<readonly string[]> {
    if (hostname === 'acme.com' || hostname === 'example.com') return [PUBLIC_ADDRESS]
    if (isIP(hostname)) return [hostname]
    const addresses = NAMES[hostname]
    if (addresses === undefined) throw new Error('ENOTFOUND')
    return addresses
  }

  test('are refused as what a visitor names, however they are spelled', async () => {
    const { fetchPage } = create()
    for (const input of [...listHostileAddresses(inside.port), ...listHostileNames()]) {
      expect([input, await fetchPage(input, never)]).toEqual([input, refused])
    }
    expect(inside.connections + web.connections).toBe(0)
  })

  test('are refused by the host in them alone', async () => {
    const { fetchPage } = create()
    for (const input of listHostileAddresses(inside.port)) {
      const host = /^[a-z]+:[/\\]*(?:[^@/]*@)?([^/\\]*)/.exec(input)?.[1] ?? ''
      if (/^(?:example|acme)\.com/.test(host)) continue
      expect([host, await fetchPage(host, never)]).toEqual([host, refused])
      const bare = host.replace(/:\d+$/, '')
      expect([bare, await fetchPage(bare, never)]).toEqual([bare, refused])
    }
    expect(inside.connections + web.connections).toBe(0)
  })

  test('are refused as what is not even text', async () => {
    const { fetchPage } = create()
    for (const input of [undefined, null, 7, {}, ['acme.com'], new URL('http://127.0.0.1/')]) {
      expect(await fetchPage(input as string, never)).toEqual(refused)
    }
  })

  function redirectTo(location: string, status: number) {
    web.behave = (_visit, response) => {
      response.writeHead(status, { location: Buffer.from(location).toString('latin1') }).end()
    }
  }

  test('are refused behind a redirect, however they are spelled', async () => {
    const { fetchPage } = create()
    // A header cannot carry a line break.
    const locations = listHostileAddresses(inside.port).filter((text) => !/[\t\n]/.test(text))
    for (const [index, location] of locations.entries()) {
      redirectTo(location, REDIRECTS[index % REDIRECTS.length] ?? 302)
      expect([location, await fetchPage('acme.com', never)]).toEqual([location, refused])
    }
    expect(inside.connections).toBe(0)
  })

  test.each(REDIRECTS)('are refused behind every kind of redirect: %i', async (status) => {
    const { fetchPage } = create()
    for (const location of ['http://127.0.0.1/', '//127.0.0.1', 'file:///etc/passwd', '//[::1]']) {
      redirectTo(location, status)
      expect([location, await fetchPage('acme.com', never)]).toEqual([location, refused])
    }
    expect(inside.connections).toBe(0)
  })

  test('are refused behind a name, when only one of its answers is such', async () => {
    const { fetchPage } = create()
    for (const name of Object.keys(NAMES)) {
      expect([name, await fetchPage(name, never)]).toEqual([name, refused])
    }
    expect(inside.connections + web.connections).toBe(0)
  })

  test('are refused behind a redirect to a name that leads to them', async () => {
    const { fetchPage } = create()
    for (const name of Object.keys(NAMES)) {
      web.behave = (_visit, response) => {
        response.writeHead(302, { location: `//${name}/` }).end()
      }
      expect([name, await fetchPage('acme.com', never)]).toEqual([name, refused])
    }
    expect(inside.connections).toBe(0)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'are never reached through a name that turns to them after %i look-ups',
    async (goodLookups) => {
      let lookups = 0
      const { fetchPage } = create(async () => {
        lookups += 1
        return lookups > goodLookups ? ['127.0.0.1'] : [PUBLIC_ADDRESS]
      })
      for (let page = 1; page <= 12; page += 1) {
        const { kind } = await fetchPage('acme.com', never)
        expect(kind).toBe(page > goodLookups ? 'failed' : 'page')
      }
      expect(inside.connections).toBe(0)
      expect(web.connections).toBe(goodLookups)
    },
  )

  test('are never reached through a name that turns to them between redirects', async () => {
    for (let goodLookups = 1; goodLookups <= 3; goodLookups += 1) {
      let lookups = 0
      const { fetchPage } = create(async () => {
        lookups += 1
        return lookups > goodLookups ? ['127.0.0.1'] : [PUBLIC_ADDRESS]
      })
      web.behave = (_visit, response) => {
        response.writeHead(302, { location: '/again' }).end()
      }
      const failure = goodLookups < 3 ? 'refused' : 'redirects'
      expect(await fetchPage('acme.com', never)).toEqual({ kind: 'failed', failure })
    }
    expect(inside.connections).toBe(0)
  })
})
