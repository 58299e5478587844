import { useSyncExternalStore } from 'react'
import { alertWords } from '#content/staff/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import { goToAddress } from '#site/admin/parts/address.ts'

export type AlertKind = 'sound' | 'notification'

const STORED_AT = 'loopwright-alerts'
/** Between two tones. */
const QUIET_MS = 3_000
/** In which other tabs of this browser leave the tone to the first. */
const LOCK_MS = 1_000

const listeners = new Set<() => void>()
let memory = ''
let audio: AudioContext | null = null
let lastToneMs = 0

/** Which alerts this browser gives, as one text: none unless somebody asked for it here. */
export function useAlertKinds(): readonly AlertKind[] {
  return readKinds(useSyncExternalStore(watch, readStored))
}

/** A notification needs the person's consent, for which the browser asks. @returns whether it is as it was wished. */
export async function switchAlert(kind: AlertKind, isOn: boolean): Promise<boolean> {
  if (isOn && kind === 'notification' && !(await isNotificationAllowed())) return false
  const others = readKinds(readStored()).filter((one) => one !== kind)
  store((isOn ? [...others, kind] : others).join(','))
  if (isOn && kind === 'sound') playTone()
  return true
}

type Event = { what: NonNullable<StaffNews['what']>; name: string | null; href: string }

/** Tells the person at this browser of what a visitor did, in the ways that they chose. */
export function giveAlert({ what, name, href }: Event): void {
  const kinds = readKinds(readStored())
  if (kinds.includes('sound')) playOnce()
  // Whoever looks at this page sees it change.
  if (kinds.includes('notification') && !document.hasFocus()) showNotification({ what, name, href })
}

function showNotification({ what, name, href }: Event): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  // The same tag in several tabs is one notification.
  const notification = new Notification(alertWords.happened[what](name ?? alertWords.visitor), {
    tag: href,
  })
  notification.addEventListener('click', () => {
    window.focus()
    goToAddress(href)
    notification.close()
  })
}

async function isNotificationAllowed(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Of several tabs one sounds. */
function playOnce(): void {
  if (!('locks' in navigator)) {
    playTone()
    return
  }
  void navigator.locks.request('loopwright-tone', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    playTone()
    await new Promise((resolve) => setTimeout(resolve, LOCK_MS))
  })
}

/** Hz and seconds of two short tones. */
const TONES = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.14 },
]
const TONE_SECONDS = 0.3
const LOUDNESS = 0.12

function playTone(): void {
  if (!('AudioContext' in window) || Date.now() - lastToneMs < QUIET_MS) return
  lastToneMs = Date.now()
  audio ??= new AudioContext()
  void audio.resume()
  for (const { pitch, at } of TONES) {
    const start = audio.currentTime + at
    const gain = new GainNode(audio, { gain: LOUDNESS })
    gain.gain.setValueAtTime(LOUDNESS, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS)
    const tone = new OscillatorNode(audio, { frequency: pitch })
    tone.connect(gain).connect(audio.destination)
    tone.start(start)
    tone.stop(start + TONE_SECONDS)
  }
}

function readKinds(text: string): readonly AlertKind[] {
  return (['sound', 'notification'] as const).filter((kind) => text.split(',').includes(kind))
}

function readStored(): string {
  try {
    return localStorage.getItem(STORED_AT) ?? ''
  } catch {
    return memory
  }
}

function store(text: string): void {
  memory = text
  try {
    localStorage.setItem(STORED_AT, text)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const notify of listeners) notify()
}

function watch(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
