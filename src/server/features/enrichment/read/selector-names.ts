import { readCssName } from '#server/features/enrichment/read/css-pieces.ts'

const NAME = /[.#](?:[a-z_\u0080-\uffff]|-(?=[a-z_\u0080-\uffff-]))[\w\u0080-\uffff-]{0,79}/gi
/** Holds while somebody points at something, or of what CSS itself adds: the text is seen otherwise. */
const PASSING =
  /::|:(?:hover|active|focus|visited|target|checked|disabled|empty|before|after|first-l)/i
const ALTERNATIVES = /:(?:is|where|any|matches|-webkit-any|-moz-any)$/i
const ALTERNATIVES_MAX_CHARS = 14

/** A list of selectors without what stands in brackets, but for the alternatives in ":is()" and its like. */
function openBrackets(list: string): string {
  let opened = ''
  let depth = 0
  for (const sign of list) {
    const isOpening = sign === '(' || sign === '['
    const opensAlternatives =
      depth === 0 && ALTERNATIVES.test(opened.slice(-ALTERNATIVES_MAX_CHARS))
    if (isOpening && !(sign === '(' && opensAlternatives)) depth += 1
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    else if (!isOpening && depth === 0) opened += sign
  }
  return opened
}

/**
 * The class or id, as ".name" or "#name", by which each selector of a list finds its elements. Of several classes the
 * last stands for all: rather too much is taken for hidden than too little. `parents` are the names that "&" means.
 */
export function listSelectorNames(list: string, parents: readonly string[]): string[] {
  const found = new Set<string>()
  let namesParents = false
  for (const selector of openBrackets(list).split(',')) {
    if (PASSING.test(selector)) continue
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    const names = last.match(NAME) ?? []
    const name = names.find((written) => written.startsWith('#')) ?? names.at(-1)
    if (name !== undefined) found.add(readCssName(name))
    else if (last.includes('&')) namesParents = true
  }
  return [...found, ...(namesParents ? parents : [])]
}
