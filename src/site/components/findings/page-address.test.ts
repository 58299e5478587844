import { expect, test } from 'vitest'
import { readPageAddress, shortenAddress } from '#site/components/findings/page-address.ts'

test.each([
  ['https://acme.com', 'https://acme.com/'],
  ['http://acme.com/about?x=1', 'http://acme.com/about?x=1'],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)//https://acme.com', null],
  ['data:text/html,hello', null],
  ['/contact', null],
  ['//acme.com', null],
  ['acme.com', null],
  ['', null],
])('“%s” is linked as %s', (address, linked) => {
  expect(readPageAddress(address)).toBe(linked)
})

test.each([
  ['https://acme.com/', 'acme.com'],
  ['https://acme.com/about/team', 'acme.com/about/team'],
  ['https://acme.com:8443/?page=2', 'acme.com:8443/?page=2'],
  ['no address', 'no address'],
])('“%s” is read as “%s”', (address, words) => {
  expect(shortenAddress(address)).toBe(words)
})
