import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listScripts } from '#tests/budgets/list-scripts.ts'

/** Bytes as sent of all scripts that are loaded before anybody does something: the frame, and the page in it. */
const BUDGETS: Readonly<Record<string, number>> = {
  AccountPage: 110_000,
  BookingsPage: 110_000,
  BriefPage: 112_000,
  Dashboard: 139_500,
  InsightPage: 115_000,
  JoinScreen: 105_000,
  LeadsPage: 117_000,
  LoginScreen: 105_000,
  OutboxPage: 110_000,
  TeamPage: 110_000,
}
const PAGES = readdirSync('dist/admin').filter((file) => file.endsWith('.html'))
const all = listScripts('dist/admin/dashboard.html')
const frame = all.filter(({ isLazy }) => !isLazy)

test('every page is the same frame', () => {
  expect(PAGES).toHaveLength(Object.keys(BUDGETS).length)
  for (const file of PAGES) {
    const scripts = listScripts(`dist/admin/${file}`)
    expect(scripts.map(({ path }) => path)).toEqual(all.map(({ path }) => path))
  }
})

test.each(Object.keys(BUDGETS))('the scripts of %s keep to their budget', (name) => {
  const scripts = listScriptsOf(name)
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0)
  const files = scripts.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
  expect(sum, files).toBeLessThanOrEqual(BUDGETS[name] ?? 0)
})

/** The frame, the page's own script, and what that imports. */
function listScriptsOf(page: string) {
  const own = all.find(({ path, isLazy }) => isLazy && path.includes(`/${page}.`))
  if (own === undefined) throw new Error(`No script is named after ${page}.`)
  return [...new Set([...frame, ...withImports(own)])]
}

function withImports(script: (typeof all)[number]): typeof all {
  const names = [...script.text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)]
  const imported = names.flatMap(([, name = '']) =>
    all.filter(({ path }) => path.endsWith(`/${name}`)),
  )
  return [script, ...imported.flatMap(withImports)]
}
