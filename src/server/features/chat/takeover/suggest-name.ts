/** "dana.reed@firm.example" gives "Dana Reed". */
export function suggestName(email: string): string {
  const [account = ''] = email.split('@')
  const [untagged = ''] = account.split('+')
  const words = untagged.split(/[._-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || account
}
