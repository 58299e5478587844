import { expect, test } from 'vitest'
import { defuseFormula } from '#server/features/inbox/export/compose-csv.ts'

test.each([
  '=HYPERLINK("http://evil.example","Open")',
  '+1+cmd|’ /C calc’!A0',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\tplain',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '−1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '"=1+1',
  "'=1+1",
  '“=1+1',
  '" =1+1',
  '\u0000=1+1',
])('%j starts no formula', (text) => {
  expect(defuseFormula(text)).toBe(`'${text.replace(/^([\t\r\n])(?==)/, "$1'")}`)
})

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x; =1+1', "x; '=1+1"],
  ['x\n=1+1', "x\n'=1+1"],
  ['x\t"=1+1', 'x\t"\'=1+1'],
])('%j starts none in a cell that another program makes of it', (text, defused) => {
  expect(defuseFormula(text)).toBe(defused)
})

test.each(['', 'Harbor Freight Co', 'a=b', 'dana@harbor.example', '3-4 people', "O'Neil", '10 %'])(
  '%j stays as it is',
  (text) => {
    expect(defuseFormula(text)).toBe(text)
  },
)

test('a long text takes no longer than its length', () => {
  const text = `${' "'.repeat(50_000)}x`
  const startedAt = performance.now()
  expect(defuseFormula(text)).toBe(text)
  expect(defuseFormula(`;${' '.repeat(100_000)}`)).toHaveLength(100_001)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
