import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { runProduct } from '#tests/support/run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string
  }
}

export const ADMIN = { email: 'admin@loopwright.example', password: 'correct horse battery' }

/** The product as `npm start` serves it: built, on an embedded database of its own, with one admin. */
export async function setup(project: TestProject) {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (build.status !== 0) throw new Error('The site did not build.')
  const product = await runProduct({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
  })
  project.provide('productUrl', product.url)
  return async () => {
    await product.stop()
  }
}
