/** The key code while an input method processes a key, in place of the key's own (UI Events, 7.3.1). */
const PROCESSED_KEY = 229

type ComposingEvent = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Whether a key belongs to an input method: Enter then accepts a composed word. Safari sends that Enter after the end of
 * the composition, where `isComposing` is false again and only the code tells.
 */
export const isComposing = (event: ComposingEvent): boolean =>
  event.isComposing || event.keyCode === PROCESSED_KEY
