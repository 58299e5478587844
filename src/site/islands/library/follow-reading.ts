/** A section counts as read from when its heading passes this share of the window's height. */
const READING_LINE = 0.3

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-article-sections] a')]
const headings = links.map((link) =>
  document.getElementById(decodeURIComponent(link.hash.slice(1))),
)

function markCurrent(): void {
  const line = innerHeight * READING_LINE
  const current = headings.findLastIndex(
    (heading) => heading && heading.getBoundingClientRect().top < line,
  )
  for (const [index, link] of links.entries()) {
    if (index === current) link.ariaCurrent = 'true'
    else link.removeAttribute('aria-current')
  }
}

let isWaiting = false
addEventListener(
  'scroll',
  () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      markCurrent()
    })
  },
  { passive: true },
)
markCurrent()
