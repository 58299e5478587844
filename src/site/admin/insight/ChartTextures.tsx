/** Once per page; charts and their legends refer to them by id. */
export function ChartTextures() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <Hatch id="chart-bad" colour="var(--chart-bad)" path="M0 6 6 0" />
        <Hatch id="chart-warn" colour="var(--chart-warn)" path="M0 3h6" />
        <Hatch id="chart-soft" colour="var(--chart-soft)" path="M0 0 6 6" />
        <Hatch id="chart-coming" colour="var(--chart-main)" path="M3 0v6" />
      </defs>
    </svg>
  )
}

function Hatch({ id, colour, path }: { id: string; colour: string; path: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path d={path} stroke={colour} strokeWidth="1.5" strokeLinecap="square" />
    </pattern>
  )
}
