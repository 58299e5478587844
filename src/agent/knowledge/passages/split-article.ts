import {
  type ArticleSource,
  type Passage,
  splitSentences,
} from '#agent/knowledge/passages/passage.ts'
import { quoteFigures } from '#content/facts/quoted-figures.ts'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const CODE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$/gm
/** A drawn figure and its data: `<BarFigure` to the line that closes it. */
const DRAWING = /^<[A-Z][\s\S]*?^\/>$/gm
const IMPORT = /^(?:import|export) .*$/gm
const HEADING = /^(#{2,6}) +(.+)$/
const TABLE_ROW = /^\s*\|/
const TABLE_RULE = /^[\s|:-]+$/
const LIST_MARK = /^\s*(?:[-*]|\d+\.)\s+/
const QUOTE_MARK = /^\s*>\s?/
const LEFT_OVER = /[{}<>`]/

const DROPPED = /[^\p{L}\p{N}\s_-]/gu

/** The anchor that the site gives to a heading. */
export function toAnchor(heading: string): string {
  return heading.trim().toLowerCase().replaceAll(DROPPED, '').replaceAll(/\s/g, '-')
}

/** Markdown marks off, words kept. */
function strip(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*{1,2}([^*]+)\*{1,2}/g, '$1')
    .replaceAll(/`([^`]*)`/g, '$1')
    .trim()
}

/** One line of the front matter, without quotes. */
function readField(frontMatter: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(frontMatter) ?? []
  return value.trim().replace(/^(["'])(.*)\1$/, '$2')
}

type Section = { heading: string; lines: string[] }

function splitSections(body: string): Section[] {
  const sections: Section[] = [{ heading: '', lines: [] }]
  for (const line of body.split('\n')) {
    const [, , heading] = HEADING.exec(line) ?? []
    if (heading !== undefined) sections.push({ heading: strip(heading), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

function readTable(lines: readonly string[]): string {
  return lines
    .filter((line) => TABLE_ROW.test(line) && !TABLE_RULE.test(line))
    .map((line) => strip(line.replaceAll('|', ' ')))
    .join(' ')
}

/** Paragraphs are parted by empty lines, and a list's entries by their marks. */
function readSentences(lines: readonly string[]): string[] {
  const paragraphs: string[] = ['']
  for (const line of lines.filter((candidate) => !TABLE_ROW.test(candidate))) {
    if (line.trim() === '' || LIST_MARK.test(line)) paragraphs.push('')
    const words = line.replace(QUOTE_MARK, '').replace(LIST_MARK, '')
    paragraphs.push(`${paragraphs.pop() ?? ''} ${words}`)
  }
  return paragraphs.flatMap((paragraph) => splitSentences(strip(paragraph)))
}

/** The passages of an article: its summary, then one for each heading. Code and drawings are left out. */
export function splitArticle({ slug, source }: ArticleSource): Passage[] {
  const [whole = '', frontMatter = ''] = FRONT_MATTER.exec(source) ?? []
  const title = readField(frontMatter, 'title')
  const summary = readField(frontMatter, 'summary')
  const url = `/library/${slug}`
  const keywords = `${slug.replaceAll('-', ' ')} ${readTags(frontMatter)}`
  const prose = source.slice(whole.length).replaceAll(CODE, '').replaceAll(DRAWING, '')
  const sections = splitSections(quoteFigures(prose).replaceAll(IMPORT, ''))
  const overview = {
    title,
    heading: '',
    url,
    sentences: splitSentences(summary),
    notes: '',
    keywords,
  }
  return [
    overview,
    ...sections.map(({ heading, lines }) => ({
      title,
      heading,
      url: heading === '' ? url : `${url}#${toAnchor(heading)}`,
      sentences: readSentences(lines).filter((sentence) => !LEFT_OVER.test(sentence)),
      notes: readTable(lines),
      keywords,
    })),
  ].filter(({ sentences, notes }) => sentences.length > 0 || notes !== '')
}

/** In one line or one below the other. */
function readTags(frontMatter: string): string {
  const [, tags = ''] = /^tags:([\s\S]*?)(?=^\w|$(?![\s\S]))/m.exec(frontMatter) ?? []
  return tags.replaceAll(/[[\],\s-]+/g, ' ')
}
