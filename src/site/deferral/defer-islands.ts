import { hashContent } from '#site/content-security.ts'

const SCRIPT = /<script>([\s\S]*?)<\/script>/g
const ISLAND = /<astro-island [^>]*>/g
/** Astro's markup of an island: its element, and the script that waits until it is visible. */
const STARTS = /customElements\.define\("astro-island"|new Event\("astro:visible"\)/
/** Far enough that an island is ready when it comes to sight. */
const AHEAD_PX = 300

export type Deferred = { page: string; start: string }

/**
 * Takes the start of islands out of a page whose islands all wait to be seen.
 * @param locate names the file that will hold the start.
 * @returns the page, which loads that file when an island comes near, or null for any other page.
 */
export function deferIslands(page: string, locate: (start: string) => string): Deferred | null {
  const islands = page.match(ISLAND) ?? []
  if (islands.length === 0 || !islands.every((tag) => tag.includes(' client="visible"')))
    return null
  const starts = [...page.matchAll(SCRIPT)].filter(([, text = '']) => STARTS.test(text))
  const start = starts.map(([, text]) => text).join('\n')
  if (!start.includes('customElements')) throw new Error('Astro starts its islands in another way')
  const loader = composeLoader(locate(start))
  const [first, ...others] = starts
  let deferred = page.replace(first?.[0] ?? '', () => `<script type="module">${loader}</script>`)
  for (const [script] of others) deferred = deferred.replace(script, '')
  return { page: allow(deferred, first?.[1] ?? '', loader), start }
}

function allow(page: string, former: string, script: string): string {
  const hash = `'${hashContent(former)}'`
  if (!page.includes(hash)) throw new Error('The policy of a page does not name its island')
  return page.replace(hash, () => `'${hashContent(script)}'`)
}

/** An island is drawn without a box, so what is in it is observed. A file that did not come is asked for again. */
function composeLoader(address: string): string {
  const load = `e.some(e=>e.isIntersecting)&&(o.disconnect(),import("${address}").catch(()=>setTimeout(w,2e3)))`
  const watch = 'document.querySelectorAll("astro-island>*").forEach(e=>o.observe(e))'
  return `let o=new IntersectionObserver(e=>{${load}},{rootMargin:"${AHEAD_PX}px"}),w=()=>${watch};w()`
}
