import { authorityWords, factUnits, industryWords, timelineWords } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'
import type { CardFact } from '#site/islands/chat/score/card-facts.ts'

type CorrectionFieldProps = {
  id: string
  slot: Slot
  typed: string
  isWrong: boolean
  isBusy: boolean
  onType: (typed: string) => void
}

const CHOICES: Readonly<Partial<Record<Slot, Readonly<Record<string, string>>>>> = {
  timeline: timelineWords,
  authority: authorityWords,
  industry: industryWords,
}
type InputHints = { inputMode?: 'decimal' | 'email' | 'tel' | 'url'; autoComplete?: string }
const HINTS: Readonly<Partial<Record<Slot, InputHints>>> = {
  contact_name: { autoComplete: 'name' },
  company_name: { autoComplete: 'organization' },
  company_website: { inputMode: 'url' },
  email: { inputMode: 'email', autoComplete: 'email' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
}
const TYPED_MAX_CHARS = 240

/** A known value as it would be typed into its field. */
export function formatTyped({ value }: CardFact): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toFixed(2)))
  return typeof value === 'string' ? value : value.join(', ')
}

/** The field of one fact: a choice, some lines, or a line with its unit below. */
export function CorrectionField({
  id,
  slot,
  typed,
  isWrong,
  isBusy,
  onType,
}: CorrectionFieldProps) {
  const shared = {
    id,
    value: typed,
    className: 'input',
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-unit ${id}-problem`,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  }
  const choices = CHOICES[slot]
  if (choices) return <Choice {...shared} choices={choices} />
  const line = { ...shared, readOnly: isBusy, maxLength: TYPED_MAX_CHARS }
  if (slot === 'pain') return <textarea rows={3} {...line} />
  const number: InputHints = factUnits[slot] === undefined ? {} : { inputMode: 'decimal' }
  return <input type="text" autoComplete="off" {...number} {...HINTS[slot]} {...line} />
}

type ChoiceProps = React.ComponentProps<'select'> & { choices: Readonly<Record<string, string>> }

function Choice({ choices, ...select }: ChoiceProps) {
  return (
    <select {...select}>
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words.charAt(0).toUpperCase() + words.slice(1)}
        </option>
      ))}
    </select>
  )
}
