import { globSync } from 'node:fs'

export type Route = {
  path: string
  /** Pages for one person or after one act, and the staff area, are kept out of search engines on purpose. */
  isIndexed: boolean
  /** Reads without a script; what it has of islands waits until it is seen. */
  isContent: boolean
  /** Stands for its kind: it is measured in every round. */
  isTypical: boolean
}

/** Each of these is an application from its first moment. */
const APPLICATIONS = new Set([
  '/diagnostic',
  '/calculator',
  '/schedule',
  '/booking',
  '/my-conversation',
])
const UNINDEXED = new Set(['/schedule', '/booking', '/my-conversation', '/thanks', '/no/such/page'])
/** The rest of the staff area answers a visitor as its login does: by leading there. */
const LOGIN = '/admin/login'
const UNKNOWN = '/no/such/page'
const TYPICAL = new Set([
  '/',
  '/about',
  '/library',
  '/library/agentic-vs-rpa',
  '/how-agents-think',
  '/calculator',
  '/diagnostic',
  LOGIN,
])
const QUICK = ['/', '/library/agentic-vs-rpa', '/diagnostic']

/** Every address of the built site that shows something to somebody who is not signed in. */
export function listRoutes(isQuick: boolean): Route[] {
  const pages = globSync('**/*.html', { cwd: 'dist' })
    .map((name) => `/${name.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '') || '/')
    .filter((path) => !path.startsWith('/admin/') && !path.endsWith('/404'))
  return [...pages.sort(), UNKNOWN, LOGIN]
    .filter((path) => !isQuick || QUICK.includes(path))
    .map((path) => ({
      path,
      isIndexed: path !== LOGIN && !UNINDEXED.has(path),
      isContent: path !== LOGIN && !APPLICATIONS.has(path),
      isTypical: TYPICAL.has(path),
    }))
}
