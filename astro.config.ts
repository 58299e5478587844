import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, fontProviders } from 'astro/config'
import { site } from './src/content/site.ts'
import { contentSecurityDirectives, hashToastStyles } from './src/site/content-security.ts'
import { deferStartOfIslands } from './src/site/deferral/defer-start-of-islands.ts'
import { FONT_FOLDER, subsetFonts } from './src/site/fonts/subset-fonts.ts'
import { processArticles } from './src/site/lib/process-articles.ts'
import { prunePages } from './src/site/pruning/prune-pages.ts'
import { weighPages } from './src/site/pruning/weigh-pages.ts'
import { buildSearchIndex } from './src/site/search/build-search-index.ts'
import { narrowPolicies } from './src/site/security/narrow-policies.ts'
import { checkFacts } from './src/site/seo/check-facts.ts'
import { writeMarkdownTwins } from './src/site/seo/markdown-twins/write-markdown-twins.ts'

// The build reads the environment itself: it runs before the server and its env.ts exist.
const { SITE_URL, API_PORT } = process.env

export default defineConfig({
  site: SITE_URL || site.defaultUrl,
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Shiki writes style attributes, which the content security policy forbids.
  markdown: { syntaxHighlight: false, processor: processArticles() },
  integrations: [
    checkFacts(),
    subsetFonts(),
    react(),
    mdx(),
    writeMarkdownTwins(),
    buildSearchIndex(),
    // Before policies are narrowed to what pages hold.
    deferStartOfIslands(),
    prunePages(),
    narrowPolicies(),
    weighPages(),
  ],
  security: {
    csp: {
      directives: [...contentSecurityDirectives],
      styleDirective: { hashes: hashToastStyles() },
    },
  },
  fonts: [
    {
      name: 'Familjen Grotesk',
      cssVariable: '--font-familjen',
      provider: fontProviders.local(),
      // Ours are in styles/fallback-faces.ts: one per weight, and for systems without Arial.
      fallbacks: [],
      options: {
        variants: [
          { src: [`./${FONT_FOLDER}/familjen-grotesk.woff2`], weight: '400 650', style: 'normal' },
        ],
      },
    },
    {
      name: 'Geist Mono',
      cssVariable: '--font-geist-mono',
      provider: fontProviders.local(),
      fallbacks: [],
      options: {
        variants: [
          { src: [`./${FONT_FOLDER}/geist-mono.woff2`], weight: '400 600', style: 'normal' },
        ],
      },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Each of these would be a request of its own. They import nothing but each other, so that nothing else comes along.
            groups: [
              // No page loads one of them without the others.
              { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
              // By itself: the staff area draws it, too.
              { name: 'mark', test: /src\/site\/components\/Mark\.tsx$/ },
              // The chat needs them at once, and so does what it loads later.
              {
                name: 'chat-parts',
                test: /islands\/chat\/(?:api\/wait-for-network|worksheet\/(?:RowMark|Rolled))\.tsx?$/,
              },
              // The calculator has all three from the start; the chat loads the last two for a sheet that is written on.
              { name: 'figures', test: /\/(?:Button\.tsx|domain\/roi\.ts|facts\/pricing\.ts)$/ },
              // Before the parts that import some of them, which would take those along.
              {
                name: 'shared',
                test: /\/(?:create-uuid|is-composing|finding-words|page-address|visitor|domain\/fact)\.ts$|vite\/preload-helper/,
              },
              // Every page of the staff area has them, whoever is signed in.
              {
                name: 'staff-parts',
                test: /src\/(?:content\/staff\/records|site\/admin\/(?:keys\/use-page-keys|parts\/(?:address|StaffHeading|skeletons|kept-writing)))\.tsx?$/,
              },
              { name: 'fact-words', test: /src\/content\/(?:fact-words|describe-value)\.ts$/ },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': `http://127.0.0.1:${API_PORT || 8787}` } },
  },
})
