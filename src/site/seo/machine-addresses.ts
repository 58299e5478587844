/** The address of a page's share image; below, that of its Markdown twin. */
export function toSharePath(pagePath: string): string {
  return `/share${nameFile(pagePath)}.png`
}

export function toMarkdownPath(pagePath: string): string {
  return `${nameFile(pagePath)}.md`
}

/** The home page has no name of its own in its address. */
function nameFile(pagePath: string): string {
  return pagePath === '/' ? '/index' : pagePath
}
