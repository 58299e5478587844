import { describe, expect, test } from 'vitest'
import { isPublicAddress } from '#server/features/enrichment/fetch/find-addresses.ts'

describe('an address', () => {
  test.each([
    '93.184.215.14',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '168.63.129.15',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('of the open internet is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::127.0.0.1',
    '::5db8:d70e',
    '::ffff:127.0.0.1',
    '::ffff:93.184.215.14',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '100::1',
    '2001:0:4136:e378:8000:63bf:80ff:fffe',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:5db8:d70e::',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('of anything else is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['', 'acme.com', '127.1', '8.8', '0x8.8.8.8', '134744072', '8.8.8.8:80', '[2606::1]'])(
    'that is none is not: "%s"',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )
})
