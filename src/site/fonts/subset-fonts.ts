import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'

/** Made anew by every build and never committed; astro.config.ts points its font families here. */
export const FONT_FOLDER = '.cache/fonts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const LATIN_1 = Array.from({ length: 95 }, (_, index) => String.fromCharCode(161 + index)).join('')
const PUNCTUATION = '–—‘’“”„…•′″€™−×÷≤≥≈±·→←↑↓'

type Subset = {
  source: string
  target: string
  text: string
  weights: { min: number; max: number }
  keepFeatures: string[]
}

// Body text sets names of people and firms, so it keeps Latin-1; labels and figures do not need it.
const subsets: readonly Subset[] = [
  {
    source: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    target: 'familjen-grotesk.woff2',
    text: ASCII + LATIN_1 + PUNCTUATION,
    weights: { min: 400, max: 650 },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  },
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    target: 'geist-mono.woff2',
    text: ASCII + PUNCTUATION,
    weights: { min: 400, max: 600 },
    keepFeatures: ['kern', 'ccmp', 'mark'],
  },
]

async function writeSubset(subset: Subset, root: URL): Promise<void> {
  const source = await readFile(fileURLToPath(import.meta.resolve(subset.source)))
  const font = await subsetFont(source, subset.text, {
    targetFormat: 'woff2',
    keepFeatures: subset.keepFeatures,
    variationAxes: { wght: subset.weights },
    noHinting: true,
  })
  const target = new URL(`${FONT_FOLDER}/${subset.target}`, root)
  // In one step: a build and a running `astro dev` may read and write at the same time.
  const aside = new URL(`${target.href}.${process.pid}`)
  await writeFile(aside, font)
  await rename(aside, target)
}

/** Cuts both typefaces down to the characters and weights this site sets (look.md, "Type": two files, 36 KB at most). */
export function subsetFonts(): AstroIntegration {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        await mkdir(new URL(`${FONT_FOLDER}/`, config.root), { recursive: true })
        await Promise.all(subsets.map((subset) => writeSubset(subset, config.root)))
      },
    },
  }
}
