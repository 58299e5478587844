import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** Switches for a browser that drives local pages only: no sandbox as root, no talk with its maker's hosts. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the Chromium that `scripts/ensure-chromium.mjs` found. */
export function launchChromium({
  args = [],
  env,
}: Pick<LaunchOptions, 'args' | 'env'> = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...ARGUMENTS, ...args],
    env,
  })
}
