import { expect, test } from 'vitest'
import { isKnownTool } from '#agent/understand/text/known-tools.ts'
import { TOOL_TRACES } from '#server/features/enrichment/read/extract-tools.ts'

/** Such as run on a page by themselves; nobody names them as a tool of their work. */
const NOT_OF_THE_AGENT = ['TYPO3', 'Tawk.to', 'Google Tag Manager']

test('tools are called what the agent calls them, so that a visitor may confirm one', () => {
  const unknown = TOOL_TRACES.map(({ name }) => name).filter((name) => !isKnownTool(name))
  expect(unknown).toEqual(NOT_OF_THE_AGENT)
})

test('each tool stands there once, with hosts that can be compared', () => {
  const names = TOOL_TRACES.map(({ name }) => name)
  const hosts = TOOL_TRACES.flatMap(({ hosts }) => hosts)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(hosts).size).toBe(hosts.length)
  expect(hosts.filter((host) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))).toEqual([])
})
