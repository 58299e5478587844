/** A page that is kept as pictures. `ready` names what it shows once its island has its data. */
export type ShownPage = { address: string; ready?: string }

export const SHOWN_PAGES: readonly ShownPage[] = [
  { address: '/' },
  { address: '/systems' },
  { address: '/consulting' },
  { address: '/case-studies' },
  { address: '/library' },
  { address: '/library/marketing-campaign-automation' },
  { address: '/library/compliance-automation-fintech' },
  { address: '/library/healthcare-operations-workflow' },
  { address: '/library/manufacturing-supply-chain' },
  // Two diagrams, a table and code on one page.
  { address: '/library/vector-databases-agent-memory' },
  { address: '/library/three-layers-agentic-design' },
  { address: '/about' },
  { address: '/diagnostic', ready: '[role=log] time' },
  { address: '/why-not-rpa' },
  { address: '/why-not-custom-dev' },
  { address: '/why-not-consulting' },
  { address: '/why-not-low-code' },
  { address: '/pricing' },
  { address: '/careers' },
  { address: '/calculator' },
  { address: '/how-agents-think' },
  { address: '/questions' },
  { address: '/sample-audit' },
  { address: '/security' },
  { address: '/privacy' },
  { address: '/terms' },
  { address: '/admin/login', ready: 'input[type=password]' },
  { address: '/schedule', ready: 'input[type=radio]' },
  // Without a key: it says how to find one.
  { address: '/booking', ready: '#main h1' },
  { address: '/my-conversation', ready: '#main h1' },
  { address: '/thanks' },
  { address: '/no/such/page' },
]

/** How a page is looked at; `scale` pixels of it become one of the picture. */
export type View = { name: string; width: number; theme: 'light' | 'dark'; scale: number }

/**
 * Text and layout are the same in both themes, and text at all widths: the finest picture holds the figures, the
 * next one the phone's layout, the coarse ones what they alone can show. Finer ones of all would take tenfold room.
 */
export const VIEWS: readonly View[] = [
  // Dark before light: the change of theme draws all anew before the fine picture is taken.
  { name: '1440-dark', width: 1440, theme: 'dark', scale: 6 },
  { name: '1440-light', width: 1440, theme: 'light', scale: 2 },
  { name: '820-dark', width: 820, theme: 'dark', scale: 10 },
  { name: '820-light', width: 820, theme: 'light', scale: 5 },
  { name: '390-dark', width: 390, theme: 'dark', scale: 10 },
  { name: '390-light', width: 390, theme: 'light', scale: 4 },
]

/** "/library/agentic-vs-rpa" → "library-agentic-vs-rpa". */
export function nameFolder(address: string): string {
  return address.slice(1).replaceAll('/', '-') || 'home'
}
