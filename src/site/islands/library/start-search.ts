// As a file of its own without Vite's preloading, which would cost this page a script file at first view.

import { searchWords } from '#content/page-metadata.ts'
import { readAddress } from '#site/islands/library/library-address.ts'
import searchFile from '#site/islands/library/search-library.ts?worker&url'

const form = document.querySelector<HTMLFormElement>('[data-search-form]')
const status = document.querySelector('[data-search-status]')

/** The search comes when somebody goes to its field, or with an address that holds words; each try loads it anew. */
async function begin(): Promise<void> {
  try {
    await import(/* @vite-ignore */ searchFile)
    form?.removeEventListener('focusin', begin)
    form?.removeEventListener('input', begin)
  } catch {
    if (status) status.textContent = searchWords.failed
  }
}

form?.addEventListener('focusin', begin)
form?.addEventListener('input', begin)
if (readAddress('q')) void begin()
