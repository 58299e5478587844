/** As of 2026. 988 is the lifeline of the US, also by text; 112 is the emergency number of all of Europe. */
export const whoHelps =
  'in the US call or text 988, or call 911 in an emergency; in Europe call 112; elsewhere, call your local emergency number'
/** As of 2026: thehotline.org. */
export const violenceLine =
  'The National Domestic Violence Hotline listens day and night in the US: 1-800-799-7233, or text START to 88788. If somebody may look at your screen, you can delete this conversation.'
/** As of 2026: poisonhelp.hrsa.gov. */
export const poisonLine =
  'If you or they swallowed something, Poison Help in the US is 1-800-222-1222; do not wait until you feel something.'
