import { encode } from 'uqr'

const QUIET_MODULES = 4

/** Dark on light in both themes: that is what cameras read. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET_MODULES
  return (
    <svg
      role="img"
      aria-label="QR code for the authenticator app"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-card"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={drawModules(data)} fill="#000" />
    </svg>
  )
}

function drawModules(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h1v1h-1z` : '')),
    )
    .join('')
}
