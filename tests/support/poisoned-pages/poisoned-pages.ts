import { linkedPoison } from '#tests/support/poisoned-pages/linked-poison.ts'
import { malformedPoison } from '#tests/support/poisoned-pages/malformed-poison.ts'
import type { PoisonedPage } from '#tests/support/poisoned-pages/poisoned-page.ts'
import { wordedPoison } from '#tests/support/poisoned-pages/worded-poison.ts'

/** Pages that want more from their reader than to be read. */
export const poisonedPages: readonly PoisonedPage[] = [
  ...wordedPoison,
  ...linkedPoison,
  ...malformedPoison,
]
