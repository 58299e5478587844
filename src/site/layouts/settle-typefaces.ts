type Block = { element: HTMLElement; heightPx: number }

/** The change of letter spacing that is allowed, in em: up to 4 % of a line's width, where a line would be won or lost otherwise. */
const SPACINGS_EM = [0.004, 0.008, 0.012, 0.016, 0.02]

/** For browsers that keep to themselves when they painted. */
const PAINTED_AFTER_MS = 1_000

/** After the first paint: loads both typefaces, and sets the page in them without moving what is in view. */
export function settleTypefaces(root = document.documentElement): void {
  if (!root.classList.contains('plain-type')) return
  let hasBegun = false
  const begin = () => {
    if (!hasBegun) void setInOwnType(root)
    hasBegun = true
  }
  // The first paint of all may be the empty page.
  const watch = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) begin()
  })
  watch.observe({ type: 'paint', buffered: true })
  setTimeout(begin, PAINTED_AFTER_MS)
}

async function setInOwnType(root: HTMLElement): Promise<void> {
  const { fonts } = document
  const styles = getComputedStyle(root)
  const families = ['--font-familjen', '--font-geist-mono']
  await Promise.allSettled(
    families.map((name) => fonts.load(`1em ${styles.getPropertyValue(name)}`)),
  )
  const blocks = listBlocks()
  root.classList.remove('plain-type')
  for (const block of blocks) holdHeight(block)
}

/** Texts that decide where things in view stand: all that begin above the lower edge. */
function listBlocks(): Block[] {
  return [...document.body.querySelectorAll<HTMLElement>(':not(svg *, script, style)')]
    .filter((element) => [...element.childNodes].some(isText))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.height && box.top < innerHeight && !isInline(element))
    .map(({ element, box }) => ({ element, heightPx: box.height }))
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim())
}

function isInline(element: Element): boolean {
  return getComputedStyle(element).display === 'inline'
}

/** A line more or less would move all below it: the letters give way, and at last the block keeps its height. */
function holdHeight({ element, heightPx }: Block): void {
  const { style } = element
  const measureGrowth = () => element.getBoundingClientRect().height - heightPx
  const direction = -Math.sign(measureGrowth())
  const { letterSpacing } = getComputedStyle(element)
  const own = letterSpacing === 'normal' ? '0px' : letterSpacing
  for (const spacing of SPACINGS_EM) {
    if (Math.abs(measureGrowth()) < 1) return
    style.letterSpacing = `calc(${own} + ${direction * spacing}em)`
  }
  if (measureGrowth() <= -1) {
    style.letterSpacing = ''
    style.minHeight = `${heightPx}px`
  }
}
