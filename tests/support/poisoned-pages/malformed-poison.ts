import {
  buildPage,
  HONEST_FINDINGS,
  POISONED_URL,
  type PoisonedPage,
} from '#tests/support/poisoned-pages/poisoned-page.ts'

/** As long as the fetcher lets a page be. */
const HTML_MAX_CHARS = 524_288
const POISON = /[<>{}\ufffd]|undefined|polluted|Ã|script|evil/i

const page = (name: string, html: string, honest?: readonly string[]) =>
  ({
    name,
    url: POISONED_URL,
    html: html.slice(0, HTML_MAX_CHARS),
    poison: POISON,
    honest,
  }) satisfies PoisonedPage

const repeat = (length: number, build: (index: number) => string) =>
  Array.from({ length }, (_, index) => build(index)).join('')
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`

/** Pages that are broken, or built to cost time and memory. */
export const malformedPoison: readonly PoisonedPage[] = [
  page('a hundred thousand nested elements', buildPage({ body: '<b>'.repeat(100_000) })),
  page('a hundred thousand nested divisions', buildPage({ body: '<div>'.repeat(100_000) })),
  page(
    'thirty thousand nested divisions',
    buildPage({ body: '<div>'.repeat(30_000) }),
    HONEST_FINDINGS,
  ),
  page('tables within tables', buildPage({ body: '<table><tr><td>'.repeat(33_000) })),
  page('a table of loose text', buildPage({ body: `<table>${'<b>evil'.repeat(60_000)}` })),
  page('sixty thousand formats', buildPage({ body: repeat(60_000, (index) => `<b i${index}>`) })),
  page(
    'formats that are opened again in each paragraph',
    buildPage({ body: `<p>${repeat(300, (index) => `<b id=${index}>`)}${'<p>x'.repeat(120_000)}` }),
  ),
  page(
    'ends of what was never opened',
    buildPage({ body: '<span>'.repeat(40_000) + '</x>'.repeat(60_000) }),
  ),
  page('one tag as long as a page', `<title>Harbour Lane</title><p ${'a'.repeat(524_000)}>`),
  page(
    'sixty thousand attributes',
    `<title>Harbour Lane</title><p ${repeat(60_000, (index) => `a${index} `)}>x`,
    ['name: Harbour Lane'],
  ),
  page('nothing but text', `<title>Harbour Lane</title>${'a1 '.repeat(174_000)}`, [
    'name: Harbour Lane',
  ]),
  page('one word as long as a page', `<title>Harbour Lane</title>${'a'.repeat(520_000)}`, [
    'name: Harbour Lane',
  ]),
  page(
    'a hundred thousand spaces and commas',
    `<title>Harbour Lane</title><style>${',.a'.repeat(60_000)}</style>${' ,'.repeat(100_000)}`,
    ['name: Harbour Lane'],
  ),
  page(
    'a hundred thousand references',
    buildPage({ body: `<p>${'&amp;&lt;&#x41;'.repeat(30_000)}` }),
    HONEST_FINDINGS,
  ),
  page(
    'broken structured data',
    buildPage({
      head:
        jsonLd('{"@type":"Organization","name":') +
        jsonLd('') +
        jsonLd('null') +
        jsonLd('[[1,"a"],{"@type":[null,7,{}]}]'),
    }),
    HONEST_FINDINGS,
  ),
  page(
    'deep structured data',
    buildPage({
      head:
        jsonLd(`${'[{"@graph":'.repeat(15_000)}1`) +
        jsonLd('['.repeat(90_000) + ']'.repeat(90_000)) +
        jsonLd(`${'{"publisher":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    }),
  ),
  page(
    'wide structured data',
    buildPage({
      head: jsonLd(
        `[${repeat(9_000, (index) => `{"@type":"Thing${index}"},`)}{"@type":"Organization","name":"Evil"}]`,
      ),
    }),
    HONEST_FINDINGS,
  ),
  page(
    'keys of prototypes',
    buildPage({
      head: `<meta name="__proto__" content="polluted"><meta name="constructor" content="polluted">${jsonLd('{"__proto__":{"@type":"Organization","name":"Polluted"},"constructor":{"prototype":{"polluted":true}},"@type":"constructor"}')}${jsonLd('{"@type":"Organization","__proto__":{"name":"Polluted","description":"We are polluted all day long."}}')}`,
    }),
    HONEST_FINDINGS,
  ),
  page(
    'letters lost on the way',
    buildPage({
      head: '<meta name="description" content="Harbour Lane zÃ¤hlt zu den groÃŸen Kanzleien."><meta property="og:description" content="Harbour \ufffd\ufffd Lane drafts deeds and wills."><meta name="application-name" content="Harbour L\ufffdne">',
      body: '\u0000\u0001<p>We have\u0000 40 employees</p>\ud800',
    }),
  ),
  page('a page of nothing', ''),
  page('half a page', buildPage({}).slice(0, 150), ['name: Harbour Lane']),
]
