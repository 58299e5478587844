import { spawn } from 'node:child_process'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

const API_PORT = '8787'

await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const port = process.env.PORT ?? '3000'
    const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`
    console.log(`Site with hot reload: ${siteUrl} (the server restarts by itself on ${API_PORT})`)
    const children = [
      run(['--watch', '--watch-preserve-output', 'src/server/start/main.ts', '--api-only'], {
        PORT: API_PORT,
        SITE_URL: siteUrl,
      }),
      run(['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], { API_PORT }),
    ]
    const stop = () => {
      for (const child of children) child.kill('SIGTERM')
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    process.on('disconnect', stop)
    for (const child of children) child.on('exit', stop)
  },
})

/**
 * @param {string[]} words
 * @param {Record<string, string>} env
 */
function run(words, env) {
  return spawn(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
}
