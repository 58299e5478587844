import type { ReactElement } from 'react'

type Part = ReactElement | boolean | null | undefined

/**
 * Children that may stand beside others: elements, and never bare text. A browser's translator puts elements of its own
 * in the place of text, and React then looks in vain for what it wants to change or to take away (React issue 11538).
 */
export type OnlyElements = Part | readonly Part[]
