/**
 * The light tokens of styles/tokens.css in sRGB, for what cannot read CSS: images drawn at build,
 * the manifest and the browser's own frame. A test keeps them equal.
 */
export const lightColors = {
  paper: '#f9f7f3',
  ink: '#161b24',
  soft: '#535862',
  line: '#dad7d0',
  signal: '#d33e25',
} as const

export const darkPaper = '#0f131b'
