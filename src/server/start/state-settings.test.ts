import { expect, test } from 'vitest'
import { retentionTexts, services } from '#content/pages/security.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createSettingsWriter } from '#server/start/state-settings.ts'

const NOW = new Date('2026-11-28T10:00:00Z')
const stated = services.filter(({ id }) => id !== 'hosting')
const page = [...stated, ...Object.values(retentionTexts)].map(({ unknown }) => unknown).join('\n')

function write(path: string, variables: Record<string, string>, text = page) {
  return createSettingsWriter(parseEnv(variables), NOW)(path, () => text)?.split('\n')
}

test('without configuration no service gets data but the website that is named, and nothing expires early', () => {
  expect(write('/security', {})).toEqual([
    'Not in use',
    'Not in use: our own program answers, on this server',
    'Not in use',
    'Not in use',
    'Not in use',
    'Not in use',
    'Not in use',
    'In use',
    'Until deleted. This site sets no retention period',
    '365 days on this site',
    '1,095 days on this site',
    '1,095 days on this site',
  ])
})

test('every service that is configured is said to be in use', () => {
  const variables = {
    SMTP_URL: 'smtps://user:secret@mail.example',
    MAIL_FROM: 'hello@firm.example',
    LLM_PROVIDER: 'anthropic',
    LLM_API_KEY: 'secret',
    CALENDLY_URL: 'https://calendly.com/firm/call',
    HUBSPOT_TOKEN: 'secret',
    SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/secret',
    LEAD_WEBHOOK_URL: 'https://firm.example/leads',
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    NETWORK_LOOKUP_URL: 'https://network.example/{ip}?key=secret',
    RETENTION_DAYS: '90',
  }
  expect(write('/security.md', variables)).toEqual([
    'In use',
    'In use: Anthropic',
    'In use',
    'In use',
    'In use',
    'In use',
    'In use: network.example',
    'In use',
    'Until 90 days without activity, or until deleted',
    '90 days on this site',
    '90 days on this site',
    '1,095 days on this site',
  ])
})

test('a model at another address is not said to be the provider’s', () => {
  const variables = {
    LLM_PROVIDER: 'openai',
    LLM_API_KEY: 'k',
    LLM_BASE_URL: 'https://x.example/v1',
  }
  expect(write('/security', variables)).toContain('In use: a model at an address we chose')
})

test('without enrichment neither websites nor networks are looked up', () => {
  const variables = { ENRICHMENT: 'off', NETWORK_LOOKUP_URL: 'https://network.example/{ip}' }
  expect(write('/security', variables)?.slice(6, 8)).toEqual(['Not in use', 'Not in use'])
})

test('security.txt expires a year from the start; other files stay as they were built', () => {
  const file = 'Contact: mailto:a@b.example\nExpires: 2020-01-01T00:00:00.000Z\nPolicy: x'
  expect(write('/.well-known/security.txt', {}, file)?.[1]).toBe(
    'Expires: 2027-11-28T10:00:00.000Z',
  )
  expect(write('/about', {})).toBeUndefined()
})

test('no text that is put in place of another can be mistaken for a part of a third', () => {
  const texts = page.split('\n')
  for (const text of texts) {
    expect(texts.filter((other) => other.includes(text))).toEqual([text])
    expect(text).not.toMatch(/[<>&"'*_`|\\[\]]/)
  }
})
