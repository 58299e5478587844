import { runOnPinnedNode } from '../../scripts/run-on-pinned-node.mjs'

// `node deploy/check/check-deploy.mjs` reads and compares, in seconds; with `everything` it also takes the Dockerfile's
// steps without a container engine and starts what comes of them, in minutes: it installs all packages anew.
await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const { checkCompose } = await import('./check-compose.mjs')
    const { checkEngine } = await import('./check-engine.mjs')
    const { checkNginx } = await import('./check-nginx.mjs')
    const problems = [...checkCompose(), ...checkEngine()]
    const proxy = checkNginx()
    if (proxy === null)
      console.log('Left out: nginx -t. There is no nginx, and only root may install it.')
    problems.push(...(proxy ?? []))
    if (process.argv[2] === 'everything') {
      const { runImage } = await import('./run-image.mjs')
      problems.push(...(await runImage()))
    }
    for (const problem of problems) console.error(problem)
    if (problems.length === 0) console.log('The deployment files fit together.')
    process.exitCode = problems.length > 0 ? 1 : 0
  },
})
