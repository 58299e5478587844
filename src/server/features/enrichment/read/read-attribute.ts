import type { DefaultTreeAdapterTypes } from 'parse5'

export function readAttribute(
  { attrs }: Pick<DefaultTreeAdapterTypes.Element, 'attrs'>,
  name: string,
): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}
