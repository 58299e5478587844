import { expect, test } from 'vitest'
import { composeTwin } from '#site/seo/markdown-twins/write-markdown-twins.ts'

const HEAD =
  '<link rel="canonical" href="https://firm.example/pricing"><link rel="alternate" type="text/markdown" href="/pricing.md"><meta name="description" content="What it costs.">'
const TOP = '# Prices\n\n> What it costs.\n\nPage: <https://firm.example/pricing>\n\n'

function twinOf(main: string): string | undefined {
  const html = `<!doctype html><html><head>${HEAD}</head><body><header>Menu</header><main><p class="sr-only">A summary.</p><h1>Prices</h1>${main}</main></body></html>`
  return composeTwin(html)?.markdown.replace(TOP, '').trimEnd()
}

test('a twin starts with title, description and the address of its page', () => {
  const twin = composeTwin(
    `<html><head>${HEAD}</head><main><h1>Prices</h1><p>One.</p></main></html>`,
  )
  expect(twin).toEqual({ path: '/pricing.md', markdown: `${TOP}One.\n` })
})

test('a page that names no twin has none', () => {
  expect(composeTwin('<html><head></head><main><h1>Thanks</h1></main></html>')).toBeNull()
})

test.each([
  ['<h2>Phases</h2><p>Four &amp; more.</p>', '## Phases\n\nFour & more.'],
  ['<p>Phase <!-- -->1<!-- --> of 4</p>', 'Phase 1 of 4'],
  [
    '<p><a href="/about">About</a> and <a href="#x">x</a></p>',
    '[About](https://firm.example/about) and [x](https://firm.example/pricing#x)',
  ],
  [
    '<p><a href="mailto:a@b.example?subject=x&amp;body=y">Write</a></p>',
    '[Write](mailto:a@b.example?subject=x&body=y)',
  ],
  ['<p><strong>Late </strong>labels, <em>sometimes</em></p>', '**Late** labels, *sometimes*'],
  ['<p>2 * 3 &lt; 7_0</p>', '2 \\* 3 &lt; 7\\_0'],
  ['<p><code>a_b</code> <q>so</q></p>', '`a_b` “so”'],
  ['<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['<ol><li><h3>Build</h3><p>Agents.</p></li></ol>', '1. **Build**\n\n   Agents.'],
  ['<ul><li>One<ul><li>Deep</li></ul></li></ul>', '- One\n\n  - Deep'],
  ['<dl><div><dd>78%</dd><dt>less work</dt></div></dl>', '- **less work**: 78%'],
  [
    '<dl><dt>now</dt><dd>1</dd><dd>2</dd><dt>after</dt><dd>3</dd></dl>',
    '- **now**: 1; 2\n- **after**: 3',
  ],
  ['<dl><dt>now</dt><dd><i></i></dd><dd>$9</dd></dl>', '- **now**: $9'],
  [
    '<table><thead><tr><th>Ship</th><th>Best</th></tr></thead><tbody><tr><td>5</td><td>a|b</td></tr></tbody></table>',
    '| Ship | Best |\n| --- | --- |\n| 5 | a\\|b |',
  ],
  ['<blockquote><p>Two</p><p>lines</p></blockquote>', '> Two\n> \n> lines'],
  ['<pre><code>a\n  b</code></pre>', '```\na\n  b\n```'],
  [
    '<figure><svg><text>x</text></svg><figcaption>What it shows</figcaption></figure>',
    '*What it shows*',
  ],
  [
    '<a href="/library/x"><h3>An essay</h3><p>Words.</p></a>',
    '### [An essay](https://firm.example/library/x)\n\nWords.',
  ],
  ['<p><span>2026</span><span>Ops</span></p>', '2026 Ops'],
  [
    '<p><span>It cuts </span><span><button aria-label="Source of 78%">78%</button><a href="#s" aria-label="Source of 78%">Source</a></span><span>, live.</span></p>',
    'It cuts 78%, live.',
  ],
  ['<p>What it costs.</p><p>More.</p>', 'More.'],
])('%s', (html, markdown) => {
  expect(twinOf(html)).toBe(markdown)
})

test.each([
  '<form><label>Name</label></form>',
  '<button>Send</button>',
  '<svg><title>Loop</title></svg>',
  '<p aria-hidden="true">decoration</p>',
  '<p hidden>Nothing found</p>',
  '<nav><a href="/x">x</a></nav>',
  '<script>let words = 1</script>',
])('%s is left out', (html) => {
  expect(twinOf(`<p>Kept.</p>${html}`)).toBe('Kept.')
})

test('a button that a description belongs to names a part of a drawing', () => {
  expect(
    twinOf('<button aria-describedby="tip">Agents<span class="block">read</span></button>'),
  ).toBe('**Agents read**')
})
