import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isComposing } from '#site/lib/is-composing.ts'

/** A key such as "j" and what it does. It is taken from the browser unless the action says `false`. */
type KeyTable = Readonly<Record<string, (() => unknown) | undefined>>

/** Keys that work wherever the focus is, except where somebody types. */
export function usePageKeys(table: KeyTable): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = table[event.key] ?? table[readLatinKey(event)]
    if (action === undefined || !isMeantForPage(event)) return
    if (action() !== false) event.preventDefault()
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

/** A press anywhere else closes what lies over the page. */
export function useOutsidePress(inside: RefObject<HTMLElement | null>, act: () => void): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !inside.current?.contains(target)) act()
  })
  useEffect(() => {
    const handle = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', handle)
    return () => document.removeEventListener('pointerdown', handle)
  }, [])
}

const LETTER_CODE = /^Key([A-Z])$/
const PRINTABLE_ASCII = /^[ -~]$/

/** The key of a US keyboard at the same place, where the layout writes another script: "о" is on the key of "j". */
export function readLatinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (PRINTABLE_ASCII.test(key)) return key
  const [, letter] = LETTER_CODE.exec(code) ?? []
  if (letter !== undefined) return letter.toLowerCase()
  return code === 'Slash' ? '/' : key
}

function isMeantForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event)) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  // Escape leads out of a line of text; a list that is open closes with it, and a letter belongs to what is typed.
  if (event.key === 'Escape') return !isTakenUp(event.target)
  return areKeysOn() && !isTypedInto(event.target)
}

function isTakenUp(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(TEXTAREA|SELECT)$/.test(target.tagName)
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

const STORED_AT = 'loopwright-keys'
const OFF = 'off'

const listeners = new Set<() => void>()

/** Single letters as commands can be switched off: whoever dictates would otherwise set them off by speaking. */
function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED_AT) !== OFF
  } catch {
    // Storage is forbidden here; nothing can have been switched off.
    return true
  }
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(watch, areKeysOn)
}

export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED_AT)
    else localStorage.setItem(STORED_AT, OFF)
  } catch {
    // Then the choice cannot be kept, and the keys stay as they are.
  }
  for (const notify of listeners) notify()
}

function watch(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Where a list box would go from `current` on this key; null when it is not one of its keys. */
export function findTargetIndex(key: string, current: number, count: number): number | null {
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowDown: Math.min(current + 1, last),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: last,
  }
  return targets[key] ?? null
}
