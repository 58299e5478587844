/** "<id>.<token>" from the address's fragment, which browsers send to nobody. Empty when there is none. */
export function readOwnKey(hash: string): string {
  const key = hash.replace(/^#/, '')
  return /^[\w-]+\.[\w-]+$/.test(key) ? key : ''
}
