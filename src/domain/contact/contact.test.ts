import { expect, test } from 'vitest'
import { toMailLink, toPhoneLink } from '#domain/contact/contact-links.ts'
import { readEmail } from '#domain/contact/email-address.ts'
import { readPhone } from '#domain/contact/phone-number.ts'
import { cleanLine, cleanText } from '#domain/contact/typed-text.ts'
import { hasKnownEnding, readWebHost } from '#domain/contact/web-host.ts'

test.each([
  ['müller@acmebuild.com', 'müller@acmebuild.com'],
  ['josé@acmebuild.com', 'josé@acmebuild.com'],
  ['jose\u0301@acmebuild.com', 'josé@acmebuild.com'],
  ['al&lee@acmebuild.com', 'al&lee@acmebuild.com'],
  ['o’brien@acme.com', "o'brien@acme.com"],
  ['ana@bücher-berg.de', 'ana@bücher-berg.de'],
  ['ana@xn--bcher-berg-9db.de', 'ana@bücher-berg.de'],
  ['ana@xn--e1afmkfd.xn--p1ai', 'ana@пример.рф'],
  ['иван@пример.рф', 'иван@пример.рф'],
  ['山田@例え.jp', '山田@例え.jp'],
  [' Ana@AcmeBuild.COM\u00a0', 'ana@acmebuild.com'],
  ['\u200bana@acme\u00adbuild.com\ufeff', 'ana@acmebuild.com'],
  ['ana@acmebuild.com.', 'ana@acmebuild.com'],
  ['ana＠acmebuild.com', 'ana@acmebuild.com'],
  ['ops+ny_1%x@mail.acme.example', 'ops+ny_1%x@mail.acme.example'],
])('%j is the address %j', (text, email) => {
  expect(readEmail(text)).toBe(email)
})

test.each([
  'boss?bcc=x@evil-post.com',
  'a b@acme.com',
  'a@b@acme.com',
  'ana@acme',
  'ana@localhost',
  'ana@127.0.0.1',
  'ana@[127.0.0.1]',
  'ana@acme..com',
  'ana@-acme.com',
  'ana@acme_build.com',
  '.ana@acme.com',
  'an..a@acme.com',
  '@acme.com',
  'ana@',
  'ana@acme.com, lee@acme.com',
  'ana@acme.com\nbcc: x@evil.com',
  `${'ü'.repeat(33)}@acme.com`,
  `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
  '',
])('%j is no address', (text) => {
  expect(readEmail(text)).toBeNull()
})

test('a host with letters that look like Latin ones keeps its xn-- form', () => {
  expect(readEmail('ana@аcme.com')).toBe('ana@xn--cme-5cd.com')
})

test('nothing in an address can become a header of a letter', () => {
  expect(toMailLink("o'b&x%0abcc@acme.com")).toBe("mailto:o'b%26x%250abcc@acme.com")
})

test.each([
  ['(212) 555-0188', '+12125550188'],
  ['212.555.0188', '+12125550188'],
  ['+44 20 7946 0958', '+442079460958'],
  ['(415) 555-0137 ext. 12', '+14155550137 ext. 12'],
  ['415 555 0137 x12', '+14155550137 ext. 12'],
  ['415-555-0137 #12', '+14155550137 ext. 12'],
  ['\u200e(212)\u00a0555-0188\u200f', '+12125550188'],
])('%j is the number %j', (text, phone) => {
  expect(readPhone(text)).toBe(phone)
})

test.each(['555', 'call me', '12345678901234567890', 'call (212) 555-0188 now', ''])(
  '%j is no number',
  (text) => {
    expect(readPhone(text)).toBeNull()
  },
)

test('a number is dialed with its extension', () => {
  expect(toPhoneLink('+14155550137 ext. 12')).toBe('tel:+14155550137;ext=12')
  expect(toPhoneLink('+442079460958')).toBe('tel:+442079460958')
})

test.each([
  ['https://www.AcmeBuild.com/about?x=1', 'acmebuild.com'],
  ['münchen-brau.de', 'münchen-brau.de'],
  ['xn--mnchen-brau-thb.de', 'münchen-brau.de'],
  ['bücher。example', 'bücher.example'],
  ['acme.com:8080', 'acme.com'],
])('%j is the host %j', (text, host) => {
  expect(readWebHost(text)).toBe(host)
})

test.each(['acme', '10.0.0.1', 'http://user@evil.com', 'a b.com', 'acme.c0m', ''])(
  '%j is no host',
  (text) => {
    expect(readWebHost(text)).toBeNull()
  },
)

test('an ending is known or not', () => {
  expect(hasKnownEnding('münchen-brau.de')).toBe(true)
  expect(hasKnownEnding('done.then')).toBe(false)
})

test('what nobody sees is no text', () => {
  expect(cleanLine('\u200b')).toBe('')
  expect(cleanLine(' \u00a0\ufeff\u200d ')).toBe('')
  expect(cleanLine('Ana\u202e\nLee\t')).toBe('Ana Lee')
  expect(cleanText(' one\r\ntwo\u2028three ')).toBe('one\ntwo\nthree')
})

test('joined letters stay joined', () => {
  expect(cleanLine('می\u200cخواهم 👩\u200d💻')).toBe('می\u200cخواهم 👩\u200d💻')
})
