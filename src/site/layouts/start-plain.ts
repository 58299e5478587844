import { hashContent } from '#site/content-security.ts'

/**
 * Stands in the head, before anything is painted. A first visit is painted in the fallback typefaces, and
 * settle-typefaces.ts brings ours in after that: asked for earlier they share the line with the page itself. Who comes
 * from another of our pages has them in the cache, and gets them at once. Without scripts the browser swaps by itself.
 */
export const startPlain = `(r=>{document.referrer.startsWith(location.origin+"/")?document.fonts.load("1em "+getComputedStyle(r).getPropertyValue("--font-familjen")):r.classList.add("plain-type")})(document.documentElement)`

/** The content security policy asks for it. */
export const startPlainHash = hashContent(startPlain)
