import plugin from 'tailwindcss/plugin'

/** Of Familjen Grotesk, in percent of its size. */
const ASCENT = 102.5
const DESCENT = 22.5

const ARIAL = "local('Arial'), local('Liberation Sans'), local('Arimo')"
const ARIAL_BOLD = "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')"

/** `size`: width of the home page's text in Familjen Grotesk ÷ in this face, in percent, measured in Chromium. */
const FACES = [
  { family: 'Familjen fallback', source: ARIAL, weight: '400 500', size: 93.75 },
  { family: 'Familjen fallback', source: ARIAL_BOLD, weight: '501 600', size: 89.99 },
  { family: 'Familjen fallback', source: ARIAL_BOLD, weight: '601 900', size: 91.05 },
  // Android.
  { family: 'Roboto fallback', source: "local('Roboto')", weight: '400 500', size: 94.26 },
  { family: 'Roboto fallback', source: "local('Roboto Bold')", weight: '501 600', size: 96.18 },
  { family: 'Roboto fallback', source: "local('Roboto Bold')", weight: '601 900', size: 97.25 },
  // Linux without any of those: DejaVu Sans runs far wider.
  { family: 'DejaVu fallback', source: "local('DejaVu Sans')", weight: '400', size: 82.6 },
  { family: 'DejaVu fallback', source: "local('DejaVu Sans')", weight: '401 500', size: 84.9 },
  { family: 'DejaVu fallback', source: "local('DejaVu Sans Bold')", weight: '501 600', size: 76.1 },
  { family: 'DejaVu fallback', source: "local('DejaVu Sans Bold')", weight: '601 900', size: 76.6 },
]

const percent = (share: number) => `${Math.round(share * 10) / 10}%`

/** Text paints in these until the web fonts arrive, at the same width and height, so that nothing moves. */
// biome-ignore lint/style/noDefaultExport: what Tailwind loads as a plugin.
export default plugin(({ addBase }) => {
  for (const { family, source, weight, size } of FACES) {
    addBase({
      '@font-face': {
        'font-family': `'${family}'`,
        src: source,
        'font-weight': weight,
        'size-adjust': `${size}%`,
        'ascent-override': percent((ASCENT / size) * 100),
        'descent-override': percent((DESCENT / size) * 100),
        'line-gap-override': '0%',
      },
    })
  }
})
