import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress, widenToNetwork } from '#server/platform/http/client-address.ts'

async function read(socketAddress: string, forwarded: string | null, trusted: string[] = []) {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(readClientAddress(c, trusted)))
  const bindings = { incoming: { socket: { remoteAddress: socketAddress } } }
  const headers = new Headers(forwarded === null ? [] : [['x-forwarded-for', forwarded]])
  return (await app.request('/', { headers }, bindings)).text()
}

test.each([
  ['no proxy, no header', '203.0.113.9', null, [], '203.0.113.9'],
  ['no proxy, a forged header', '203.0.113.9', '1.1.1.1', [], '203.0.113.9'],
  ['a proxy', '10.0.0.1', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
  [
    'a proxy, and a header forged before it',
    '10.0.0.1',
    '1.1.1.1, 203.0.113.9',
    ['10.0.0.1'],
    '203.0.113.9',
  ],
  ['two proxies', '10.0.0.1', '203.0.113.9, 10.0.0.2', ['10.0.0.0/8'], '203.0.113.9'],
  ['a proxy that sent rubbish', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
  ['a proxy that sent nothing', '10.0.0.1', null, ['10.0.0.1'], '10.0.0.1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.9', null, [], '203.0.113.9'],
  ['a mapped proxy', '::ffff:10.0.0.1', '203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
  ['a mapped address in hexadecimal', '::ffff:cb00:7109', null, [], '203.0.113.9'],
  ['an address with its port', '10.0.0.1', '203.0.113.9:5000', ['10.0.0.1'], '203.0.113.9'],
  ['IPv6 with brackets and port', '10.0.0.1', '[2001:db8::1]:9', ['10.0.0.1'], '2001:db8:0:0::/64'],
  ['rubbish before a proxy', '10.0.0.1', '1.1.1.1, x, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.2'],
  ['a number for an address', '10.0.0.1', '3405803785', ['10.0.0.1'], '10.0.0.1'],
  ['an address in octal', '10.0.0.1', '0313.0.0161.011', ['10.0.0.1'], '10.0.0.1'],
  ['only trusted addresses', '10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
  ['a proxy by IPv6', '::1', '203.0.113.9', ['::1'], '203.0.113.9'],
])('%s', async (_name, socketAddress, forwarded, trusted, expected) => {
  expect(await read(socketAddress, forwarded, trusted)).toBe(expected)
})

test('all spellings and all addresses of one IPv6 network are one client', async () => {
  const spellings = [
    '2001:db8:0:1::1',
    '2001:0db8:0000:0001:0000:0000:0000:0001',
    '2001:DB8:0:1:ffff:ffff:ffff:ffff',
    '2001:db8::1:0:0:0:5',
    'fe80::1%eth0',
  ]
  const clients = await Promise.all(spellings.map((address) => read(address, null)))
  expect(clients).toEqual([...Array<string>(4).fill('2001:db8:0:1::/64'), 'fe80:0:0:0::/64'])
})

test('a network holds the addresses that one customer changes between', () => {
  const addresses = ['203.0.113.9', '2001:db8:7:1::/64', 'fe80:0:0:0::/64', 'unknown']
  expect(addresses.map(widenToNetwork)).toEqual([
    '203.0.113.0/24',
    '2001:db8:7:0::/48',
    'fe80:0:0:0::/48',
    'unknown',
  ])
})

test('no other header says who a client is', async () => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(readClientAddress(c, ['10.0.0.1'])))
  const headers = {
    forwarded: 'for=1.1.1.1',
    'x-real-ip': '1.1.1.1',
    'cf-connecting-ip': '1.1.1.1',
    'true-client-ip': '1.1.1.1',
    'x-client-ip': '1.1.1.1',
  }
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  expect(await (await app.request('/', { headers }, bindings)).text()).toBe('10.0.0.1')
})

test('two headers of a kind are read as one list, from its end', async () => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(readClientAddress(c, ['10.0.0.1'])))
  const headers = new Headers([
    ['x-forwarded-for', '1.1.1.1'],
    ['x-forwarded-for', '203.0.113.9'],
  ])
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  expect(await (await app.request('/', { headers }, bindings)).text()).toBe('203.0.113.9')
})

test('ten thousand claimed addresses are one client', async () => {
  const clients = new Set<string>()
  for (let index = 0; index < 10_000; index += 1) {
    const claimed = `${index % 256}.${index >> 8}.7.7`
    clients.add(await read('203.0.113.9', claimed))
    clients.add(await read('10.0.0.1', `${claimed}, 203.0.113.9`, ['10.0.0.1']))
  }
  expect([...clients]).toEqual(['203.0.113.9'])
})
