import { expect, test } from 'vitest'
import { splitArticle, toAnchor } from '#agent/knowledge/passages/split-article.ts'

const SOURCE = `---
id: 8
title: "A robot: worth keeping"
summary: Robots and agents fail differently. One of them is ours.
slug: a-robot
tags: [rpa, exceptions]
---

One robot still runs. It copies [exchange rates](/calculator) at *seven*.

## What each is poor at?

| Step | Robot |
| --- | --- |
| Reads | poorly |

- Robots **type**.
- Agents drift.

<TraceFigure
  caption="Not text"
  steps={[{ mark: 'act', text: 'Not a sentence.' }]}
/>

\`\`\`ts
const secret = 'Not a sentence either.'
\`\`\`

A pilot costs {auditAndPilotPrice} with an audit.
`

const passages = splitArticle({ slug: 'a-robot', source: SOURCE })

test('the summary comes first, then one passage for each heading with its anchor', () => {
  expect(passages.map(({ url, heading }) => [url, heading])).toEqual([
    ['/library/a-robot', ''],
    ['/library/a-robot', ''],
    ['/library/a-robot#what-each-is-poor-at', 'What each is poor at?'],
  ])
  expect(passages[0]?.title).toBe('A robot: worth keeping')
  expect(passages[0]?.sentences).toEqual([
    'Robots and agents fail differently.',
    'One of them is ours.',
  ])
})

test('links and emphasis leave their words, drawings and code leave nothing', () => {
  expect(passages[1]?.sentences[1]).toBe('It copies exchange rates at seven.')
  expect(JSON.stringify(passages)).not.toContain('Not a sentence')
})

test('a table is searched and not quoted, a list is quoted entry by entry', () => {
  expect(passages[2]?.notes).toContain('Reads   poorly')
  expect(passages[2]?.sentences.slice(0, 2)).toEqual(['Robots type.', 'Agents drift.'])
})

test('a figure in braces is written out', () => {
  expect(passages[2]?.sentences.at(-1)).toMatch(/^A pilot costs between \$[\d,]+ and \$[\d,]+ with/)
})

test.each([
  ['Lines 3 and 4: why', 'lines-3-and-4-why'],
  ['When was it wrong?', 'when-was-it-wrong'],
  ['05:50', '0550'],
  ['1. Locating a failure', '1-locating-a-failure'],
])('“%s” has the anchor %s', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor)
})
