import { expect, test } from 'vitest'
import { processArticles } from '#site/lib/process-articles.ts'

async function render(markdown: string): Promise<string> {
  const renderer = await processArticles().createRenderer({})
  const { code } = await renderer.render(markdown)
  return code.replaceAll(/\s*\n\s*/g, '')
}

test('a table scrolls by keyboard and its headers name their columns', async () => {
  const html = await render('| Step | Hours |\n| --- | ---: |\n| Brief | 2 |')
  expect(html).toContain('<div class="scroller" tabindex="0" role="group" aria-label="Table">')
  expect(html).toContain('<th scope="col">Step</th><th class="text-right" scope="col">Hours</th>')
  expect(html).toContain('<td>Brief</td><td class="text-right">2</td>')
  expect(html).not.toContain('style=')
})

test('where the corner is empty, the first cell of a row names the row', async () => {
  const html = await render('| | Reads |\n| --- | --- |\n| Writer | Brief |\n| Launch | Case |')
  expect(html).toContain('<td></td><th scope="col">Reads</th>')
  expect(html).toContain('<th scope="row">Writer</th><td>Brief</td>')
  expect(html).toContain('<th scope="row">Launch</th><td>Case</td>')
})
