/** Written out, and not read from the code that is tested. The articles come on top. */
export const MAIN_PAGES = [
  '/',
  '/systems',
  '/consulting',
  '/case-studies',
  '/library',
  '/about',
  '/diagnostic',
  '/why-not-rpa',
  '/why-not-custom-dev',
  '/why-not-consulting',
  '/why-not-low-code',
  '/pricing',
  '/careers',
  '/calculator',
  '/how-agents-think',
  '/questions',
  '/sample-audit',
  '/security',
  '/privacy',
  '/terms',
]

/** Those that no menu names. */
export const UNLISTED_PAGES = [
  '/admin/login',
  '/schedule',
  '/booking',
  '/my-conversation',
  '/thanks',
  '/no/such/page',
  '/library/no-such-article',
]
