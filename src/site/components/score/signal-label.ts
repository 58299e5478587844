export function labelSignal(name: string): string {
  return name.replaceAll('_', ' ')
}

export function labelSignalAsTitle(name: string): string {
  const label = labelSignal(name)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
