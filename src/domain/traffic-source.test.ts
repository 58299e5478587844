import { expect, test } from 'vitest'
import {
  describeReferrer,
  describeTrafficSource,
  listTrafficSources,
  nameSource,
} from '#domain/traffic-source.ts'

const ownHost = 'www.loopwright.example'

test.each([
  ['nothing', '', '', 'direct'],
  ['the word that a browser without a referrer gets', '', 'direct', 'direct'],
  ['a search', '', 'https://www.google.com/search?q=x', 'google.com'],
  ['a bare host', '', 'news.ycombinator.com', 'news.ycombinator.com'],
  ['our own page', '', 'https://loopwright.example/pricing', 'direct'],
  ['a campaign over its referrer', 'Spring News', 'https://t.co/x', 'spring-news'],
  ['the site of a network', '', 'https://www.linkedin.com/feed/', 'linkedin.com'],
  ['a campaign on it', 'LinkedIn', '', 'linkedin.com'],
  ['its short links', '', 'https://lnkd.in/abc', 'linkedin.com'],
  ['a campaign that may be an ad', 'google', '', 'google'],
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

test.each([
  ['chatgpt.com', 'ChatGPT (AI assistant)'],
  ['chat.openai.com', 'ChatGPT (AI assistant)'],
  ['perplexity', 'Perplexity (AI assistant)'],
  ['gemini.google.com', 'Gemini (AI assistant)'],
  ['google.com', 'Google (search)'],
  ['google.co.uk', 'Google (search)'],
  ['google.com.au', 'Google (search)'],
  ['google.de', 'Google (search)'],
  ['mail.google.com', 'mail.google.com'],
  ['google', 'Google (campaign)'],
  ['linkedin.com', 'LinkedIn (social)'],
  ['linkedin', 'LinkedIn (social)'],
  ['t.co', 'X (social)'],
  ['bing.com', 'Bing (search)'],
  ['duckduckgo.com', 'DuckDuckGo (search)'],
  ['spring-news', 'spring-news'],
  ['direct', 'direct'],
])('the source %s reads "%s"', (source, words) => {
  expect(describeTrafficSource(source)).toBe(words)
})

test.each([
  ['ChatGPT', ['chatgpt.com', 'chat.openai.com', 'chatgpt']],
  ['google (search)', ['google.com', 'google (search)']],
  ['google.de', ['google.de']],
  ['linkedin.com', ['linkedin.com', 'linkedin', 'lnkd.in']],
  [' Spring-News ', ['spring-news']],
])('under "%s" staff find %j', (typed, stored) => {
  expect(listTrafficSources(typed)).toEqual(stored)
})

test.each([
  ['https://chatgpt.com/c/1', 'ChatGPT (AI assistant)'],
  ['https://www.google.com/search?q=x', 'Google (search)'],
  ['news.example', 'news.example'],
  ['https://', 'https://'],
  ['direct', null],
  ['', null],
])('the referrer "%s" reads "%s"', (referrer, words) => {
  expect(describeReferrer(referrer)).toBe(words)
})
