/** The firm's mark in a field of 24 × 24, drawn as lines: a loop that almost closes. */
export const logoPaths = ['M3 4.5V10h5.5', 'M3.6 9.6A9 9 0 1 0 12 3'] as const
