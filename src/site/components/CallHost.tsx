import { callHost, type PortraitTraits } from '#content/facts/team.ts'
import type { OnlyElements } from '#site/components/only-elements.ts'

type Props = { className?: string; children?: OnlyElements }

/** The person behind an offered call: drawn, named, and with what the call is for where no text near it says so. */
export function CallHost({ className = '', children }: Props) {
  return (
    <div className={`grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-4 ${className}`.trim()}>
      <Portrait {...callHost.portrait} />
      <div className="self-center">
        <p className="text-small text-soft">{callHost.lead}</p>
        <p className="text-h3">{callHost.name}</p>
        <p className="text-small text-soft">{callHost.role}</p>
      </div>
      {children}
    </div>
  )
}

/** Three lines: what is asked, what comes of it, and how long it takes. */
export function CallAgenda() {
  return (
    <dl className="col-span-2 grid max-w-measure gap-1.5 text-small">
      {callHost.agenda.map(({ label, text }) => (
        <div key={label} className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4">
          <dt className="text-soft">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const MIDDLE = 32
const TEMPLES = 24
const EYES = { y: 28, apart: 5 }

/** Head and shoulders in lines. */
export function Portrait({ faceWidth, hairLength, parting, hasGlasses }: PortraitTraits) {
  const [left, right] = [MIDDLE - faceWidth / 2, MIDDLE + faceWidth / 2]
  const part = MIDDLE + parting
  const ends = TEMPLES + hairLength
  const eyes = [MIDDLE - EYES.apart, MIDDLE + EYES.apart]
  const lines = [
    `M${left} ${TEMPLES}C${left} 48 ${right} 48 ${right} ${TEMPLES}`,
    `M${left} ${TEMPLES}Q${part - 3} 23 ${part} 14Q${right - 1} 17 ${right} ${TEMPLES}`,
    `M${left + 1} ${ends}Q${left - 5} ${ends} ${left - 4} ${TEMPLES}C${left - 2} 5 ${right + 2} 5 ${right + 4} ${TEMPLES}Q${right + 5} ${ends} ${right - 1} ${ends}`,
    'M28 42v5l4 5 4-5v-5M10 62C11 51 19 49 28 47M54 62C53 51 45 49 36 47',
    'M32 29l-1.5 5h2M28.5 37.5q3.5 2 7 0',
    ...eyes.map((x) => `M${x} ${EYES.y}v1`),
    ...(hasGlasses ? [`M${MIDDLE - 1.5} ${EYES.y}h3`] : []),
  ]
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-16 rounded-card border border-line fill-none stroke-ink stroke-[1.4]"
    >
      <path d={lines.join('')} />
      {hasGlasses ? eyes.map((x) => <circle key={x} cx={x} cy={EYES.y} r="3.5" />) : null}
    </svg>
  )
}
