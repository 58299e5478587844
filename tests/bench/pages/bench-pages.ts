import type { BenchPart } from '#tests/bench/bench-section.ts'
import { installLighthouse } from '#tests/bench/pages/install-lighthouse.ts'
import { judgePages } from '#tests/bench/pages/judge-pages.ts'
import { listRoutes, type Route } from '#tests/bench/pages/list-routes.ts'
import { measurePages } from '#tests/bench/pages/measure-pages.ts'
import { runLighthouse } from '#tests/bench/pages/run-lighthouse.ts'
import { serveWithLimitPage } from '#tests/bench/pages/serve-with-limit-page.ts'
import { tabulateGrades, tabulateWeights } from '#tests/bench/pages/tabulate-pages.ts'
import type { Weight } from '#tests/bench/pages/weigh-first-view.ts'
import { weighFirstView } from '#tests/bench/pages/weigh-first-view.ts'
import { type OwnParts, weighOwnParts } from '#tests/bench/pages/weigh-own-parts.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { findFreePort } from '#tests/support/run-product.ts'

export type Weighed = { route: Route; weight: Weight; parts: OwnParts }

const ROUNDS = 5

/** What a first visit to each page weighs, and how Lighthouse grades it beside the limit of what a page can be. */
export const benchPages: BenchPart = async ({ folder, isQuick, log }) => {
  const command = await installLighthouse()
  const debuggingPort = await findFreePort()
  const product = await serveWithLimitPage(folder)
  const browser = await launchChromium({ args: [`--remote-debugging-port=${debuggingPort}`] })
  try {
    const routes = listRoutes(isQuick)
    log(`weighing ${routes.length} pages`)
    const weighed: Weighed[] = []
    for (const route of routes) {
      const weight = await weighFirstView(browser, product.url + route.path)
      weighed.push({ route, weight, parts: weighOwnParts(route.path) })
    }
    const measured = await measurePages({
      routes,
      rounds: isQuick ? 1 : ROUNDS,
      grade: (address) =>
        runLighthouse({ command, url: product.url + address, debuggingPort, folder }),
      log,
    })
    return {
      title: 'Pages: bytes and paint',
      method: METHOD,
      tables: [tabulateWeights(weighed), tabulateGrades(measured)],
      verdicts: judgePages(weighed, measured),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

const METHOD = `Every address that a visitor can open, served by the product itself. Bytes are those of bodies as
Chromium received them, brotli where it applies, in a first visit on a phone of 412 × 823 px with an empty cache,
nothing touched. Paint is Lighthouse 13.5.0, mobile preset with simulated throttling, medians: eight pages that stand for their kind in ${ROUNDS}
rounds, all others in one, and in two more if a score of the first was below 100; the limit page (24 KB of HTML and 10 KB of inlined CSS, no script, no font) is graded after every fourth page
by the same server, and each LCP is given as a multiple of the limit's. Targets of time are held against the eight.`
