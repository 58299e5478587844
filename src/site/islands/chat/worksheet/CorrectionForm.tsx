import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { correctionWords } from '#content/chat/score.ts'
import {
  authorityWords,
  factLabels,
  factUnits,
  industryWords,
  timelineWords,
} from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'
import type { Signal } from '#domain/score-card.ts'
import { Button } from '#site/components/Button.tsx'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import type { Facts, KnownFact, ScoreCard } from '#site/islands/chat/api/reply.ts'

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

type ChoiceProps = React.ComponentProps<'select'> & { choices: Readonly<Record<string, string>> }

type CorrectionFormProps = { fact: CardFact; onClose: () => void; onCorrect: CorrectFact }

/** Stands in the place of the fact. What was typed stays until it is saved, whatever happens to the call. */
export function CorrectionForm({ fact, onClose, onCorrect }: CorrectionFormProps) {
  const { slot } = fact
  const [typed, setTyped] = useState(() => formatTyped(fact))
  const [problem, setProblem] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'save' | 'forget' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  useEffect(() => focusField(form.current), [])

  async function correct(value: string | null) {
    if (busyWith !== null) return
    setBusyWith(value === null ? 'forget' : 'save')
    setProblem(null)
    const refused = await onCorrect(slot, value)
    setBusyWith(null)
    if (refused === null) return onClose()
    setProblem(refused)
    focusField(form.current)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return setProblem('Enter what is right, or choose “Forget this”.')
    if (typed === formatTyped(fact)) return onClose()
    void correct(typed)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && busyWith === null) onClose()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Correct: ${factLabels[slot]}`}
      className="card my-1 grid gap-3 p-4"
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <div className="field gap-1.5">
        <label htmlFor={id}>{factLabels[slot]}</label>
        <CorrectionField
          id={id}
          slot={slot}
          typed={typed}
          isWrong={problem !== null}
          isBusy={busyWith !== null}
          onType={setTyped}
        />
        <p id={`${id}-unit`} className="text-(length:--text-small) text-soft empty:hidden">
          {factUnits[slot] ?? (slot === 'tools' ? correctionWords.toolNames : null)}
        </p>
        <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
          {problem}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" className="button-small" aria-busy={busyWith === 'save'}>
          {busyWith === 'save' ? 'Saving…' : 'Save'}
        </Button>
        <Button
          look="quiet"
          className="button-small"
          aria-busy={busyWith === 'forget'}
          onClick={() => void correct(null)}
        >
          {busyWith === 'forget' ? 'Forgetting…' : correctionWords.forget}
        </Button>
        <button
          type="button"
          className="link ml-1 inline-flex min-h-11 cursor-pointer items-center text-small text-soft"
          onClick={onClose}
        >
          Cancel
        </button>
      </div>
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('input, select, textarea')
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** A known value as it would be typed into its field. */
function formatTyped({ value }: CardFact): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toFixed(2)))
  return typeof value === 'string' ? value : value.join(', ')
}

/** The field of one fact: a choice, some lines, or a line with its unit below. */
function CorrectionField({ id, slot, typed, isWrong, isBusy, onType }: CorrectionFieldProps) {
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

/** A fact that stands on the card, and can be corrected there. */
export type CardFact = KnownFact & { slot: Slot }

/** The facts that a signal rests on alone; savings rest on the hours above them, too. */
const SLOTS_OF_SIGNAL: Readonly<Record<Signal, readonly Slot[]>> = {
  manual_hours: ['manual_hours'],
  savings_potential: ['hourly_rate'],
  pain_severity: ['pain'],
  timeline_urgency: ['timeline'],
  budget_readiness: ['budget'],
  decision_authority: ['authority'],
  company_size_fit: ['team_size'],
  tool_stack_fit: ['tools', 'tool_count'],
  error_burden: ['error_rate'],
  industry_fit: ['industry'],
}

function isSlot(name: string): name is Slot {
  return Object.hasOwn(factLabels, name)
}

/** A number of tools that only counts the names beside it says nothing of its own. */
function isMereCount({ slot, value }: CardFact, { tools }: Facts): boolean {
  return slot === 'tool_count' && Array.isArray(tools?.value) && tools.value.length === value
}

/** Everything known, in the order of the labels. */
function listKnown(facts: Facts): CardFact[] {
  return Object.keys(factLabels)
    .filter(isSlot)
    .flatMap((slot) => {
      const fact = facts[slot]
      return fact === undefined || fact.value === null ? [] : [{ ...fact, slot }]
    })
    .filter((fact) => !isMereCount(fact, facts))
}

/** The facts under one signal of the card. */
export function listSignalFacts(signal: string, facts: Facts): CardFact[] {
  const slots = Object.hasOwn(SLOTS_OF_SIGNAL, signal) ? SLOTS_OF_SIGNAL[signal as Signal] : []
  return listKnown(facts).filter(({ slot }) => slots.includes(slot))
}

/** Known facts that no signal on the card shows: person, company, and figures that earn no points alone. */
export function listOtherFacts(scoreCard: ScoreCard | null, facts: Facts): CardFact[] {
  const shown = (scoreCard?.signals ?? []).flatMap(({ name }) => listSignalFacts(name, facts))
  const slots = new Set(shown.map(({ slot }) => slot))
  return listKnown(facts).filter(({ slot }) => !slots.has(slot))
}

/** Slots that the visitor refused, or whose value they took back. */
export function listLeftOut(facts: Facts): Slot[] {
  return Object.keys(factLabels)
    .filter(isSlot)
    .filter((slot) => facts[slot]?.value === null && facts[slot]?.quote !== '')
}
