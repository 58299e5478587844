import { useEffect, useSyncExternalStore } from 'react'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'

/** `say` gives the words of the visitor's language for English ones, or the English ones where there are no others. */
export type Speech = {
  /** For `Intl`. */
  locale: string
  say: (english: string) => string
  dollars: (value: number) => string
}

function compose(locale: string, say: Speech['say']): Speech {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return { locale, say, dollars: (value) => format.format(value) }
}

const ENGLISH = compose('en-US', (english) => english)
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']

let speech = ENGLISH
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Speech): void {
  speech = next
  for (const listener of listeners) listener()
}

/** The words of the page in the language of the conversation. */
export function useSay(): Speech {
  return useSyncExternalStore(
    subscribe,
    () => speech,
    () => ENGLISH,
  )
}

/** The language of a message's words, for its element; none where it is not known. */
export function markLanguage(language: string | null): {
  lang?: string
  dir: 'rtl' | 'ltr' | 'auto'
} {
  if (language === null) return { dir: 'auto' }
  return { lang: language, dir: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr' }
}

/** The language that a model holds the conversation in, by its newest reply. */
export function findLanguage({ entries }: Pick<ChatState, 'entries'>): string {
  const newest = entries.findLast(
    ({ role, type }) => role === 'assistant' && type !== 'booking_widget',
  )
  return newest?.metadata.language ?? 'en'
}

const FIGURE = /\d+(?:[.,]\d+)*/g

/** Loads the words of a language, and shows them once they are there. English needs none. */
export function useLanguage(language: string): void {
  useEffect(() => {
    let isCurrent = true
    if (language === 'en') change(ENGLISH)
    else
      loadSpeech(language).then(
        (loaded) => isCurrent && change(loaded),
        // English words are better than none.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [language])
  useEffect(() => () => change(ENGLISH), [])
}

export async function loadSpeech(language: string): Promise<Speech> {
  const { TRANSLATED, translations } = await import('#content/chat/translations.ts')
  const column = (TRANSLATED as readonly string[]).indexOf(language)
  if (column < 0) return ENGLISH
  const find = (english: string) =>
    Object.hasOwn(translations, english) ? translations[english]?.[column] : undefined
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return compose(language, (english) => {
    const whole = find(english)
    if (whole !== undefined) return whole
    const figures = [...english.matchAll(FIGURE)].map(([figure]) =>
      number.format(Number(figure.replaceAll(',', ''))),
    )
    const pattern = find(english.replaceAll(FIGURE, '{n}'))
    return pattern?.replaceAll('{n}', () => figures.shift() ?? '') ?? english
  })
}
