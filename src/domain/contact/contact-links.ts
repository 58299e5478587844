// No library is imported here: the browser loads this file.

/** Stands between the number and its extension in a stored phone number. */
export const EXTENSION = ' ext. '

/** For `href`: every character that could end the address or add a header is encoded (RFC 6068). */
export function toMailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

/** For `href`, in the form of RFC 3966. Only what `readPhone` returned is dialed. */
export function toPhoneLink(phone: string): string {
  const [number = '', extension] = phone.split(EXTENSION)
  const digits = encodeURIComponent(number).replaceAll('%2B', '+')
  return extension ? `tel:${digits};ext=${encodeURIComponent(extension)}` : `tel:${digits}`
}
