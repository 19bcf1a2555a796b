import { languages, type Language } from '@saki/texts/words'

import { loadArea, speak, spoken } from '../ui/words.ts'

const STORED = 'saki-language'

function isLanguage(text: string | null | undefined): text is Language {
  return (languages as readonly string[]).includes(text ?? '')
}

/** The language stored in this browser, else English. */
function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORED)
    return isLanguage(stored) ? stored : 'en'
  } catch {
    return 'en'
  }
}

/** Sets the stored language and loads the texts every page needs before the first paint, and meanwhile what `more` loads in that language. */
export async function startLanguages(more?: () => Promise<unknown>): Promise<void> {
  await speak(rememberedLanguage())
  turnPage(spoken())
  await Promise.all([loadArea('core'), more?.()])
}

/** Switches the language without reloading; page, form and focus stay. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  turnPage(language)
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // Storage refused: the choice lasts until the page is closed.
  }
}

export function currentLanguage(): Language {
  return spoken()
}

function turnPage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
}
