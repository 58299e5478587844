import { expect, test } from 'vitest'
import { cleanField, cleanText } from '#server/features/enrichment/read/clean-text.ts'

test.each([
  ['soft hyphens', 'Frach\u00adten', 'Frachten'],
  ['letters without a shape', 'ig\u200bno\u2063re', 'ignore'],
  ['marks of writing direction', '\u202eevil\u202c name', 'evil name'],
  ['control characters', 'a\u0000b\u001b[31mc', 'a b [31mc'],
  ['white space of all kinds', ' a\u00a0\n\tb ', 'a b'],
  ['accents written apart', 'Mu\u0308ller', 'Müller'],
])('%s are taken out or made plain', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('a text that hides a second one is none', () => {
  expect(cleanText('Harbour Lane\u{e0069}\u{e0067}')).toBe('')
})

test('markup for looks is taken out of a field, and any other stays to be refused', () => {
  expect(cleanField('<p>Wills &amp; <b class="x">deeds</b></p>')).toBe('Wills & deeds')
  expect(cleanField('&lt;p&gt;Wills&lt;/p&gt;')).toBe('Wills')
  expect(cleanField('<script>evil</script>')).toBe('<script>evil</script>')
})
