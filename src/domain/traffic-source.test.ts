import { expect, test } from 'vitest'
import { nameSource } from '#domain/traffic-source.ts'

const ownHost = 'www.loopwright.example'

test.each([
  ['nothing', '', '', 'direct'],
  ['the word that a browser without a referrer gets', '', 'direct', 'direct'],
  ['a search', '', 'https://www.google.com/search?q=x', 'google.com'],
  ['a bare host', '', 'news.ycombinator.com', 'news.ycombinator.com'],
  ['our own page', '', 'https://loopwright.example/pricing', 'direct'],
  ['a campaign over its referrer', 'Spring News', 'https://t.co/x', 'spring-news'],
  ['an app', '', 'android-app://com.slack/', 'com.slack'],
  ["a person's address", 'maya@harbor.example', '', 'other'],
  ['an id that follows a person', '0f8fad5b-d9cb-469f-a165-70867728950e', '', 'other'],
  ['a phone number', 'call-14155550100', '', 'other'],
  ['a sentence of markup', '<script>alert(1)</script>', '', 'other'],
  ['a name beyond the limit', 'a'.repeat(61), '', 'other'],
  ['an address that is none', '', 'https://', 'other'],
])('%s is filed under one word', (_, utmSource, referrer, expected) => {
  expect(nameSource({ utmSource, referrer, ownHost })).toBe(expected)
})
