import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'

test.each([
  'https://раураl.lab-sites.com',
  'раураl.lab-sites.com',
  'our site is www.раураl.lab-sites.com',
  'https://раура\u200bl.lab-sites.com',
  'shop。раураl。lab-sites.com',
  'lab-ѕites.com',
  'https://ραγραl.com/login',
  'acme.com.раураl',
  'acme.comр',
  'acme.com\u200bр.ru',
  'раураlab dot com',
  'раураl lab (dot) com',
])('%s, whose letters are of two alphabets, gives no website', (text) => {
  expect(readSlots(text, 'company_website').company_website).toBeUndefined()
})

test.each([
  ['мы — это acme.com', 'acme.com'],
  ['acme.com, это мы', 'acme.com'],
  ['«acme.com»', 'acme.com'],
  ['we are раураl, at acme.com', 'acme.com'],
  ['мы acme dot com', 'acme.com'],
])('%s gives the website %s that stands by itself', (text, host) => {
  expect(readSlots(text, 'company_website').company_website).toBe(host)
})
