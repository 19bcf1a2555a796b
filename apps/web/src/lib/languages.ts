import { languages, type Language } from '@saki/texts/words'

import { loadArea, speak, spoken } from '../ui/words.ts'

const STORED = 'saki-language'

function isLanguage(text: string | null | undefined): text is Language {
  return (languages as readonly string[]).includes(text ?? '')
}

/** What this browser remembers, else English. */
function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORED)
    return isLanguage(stored) ? stored : 'en'
  } catch {
    return 'en'
  }
}

/** Starts the language this browser remembers; the words every page needs are there before the first paint. */
export async function startLanguages(): Promise<void> {
  await speak(rememberedLanguage())
  turnPage(spoken())
  await loadArea('core')
}

/** Switches in place: same page, same form, focus kept. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  turnPage(language)
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // storage refused: the choice lasts for this page
  }
}

export function currentLanguage(): Language {
  return spoken()
}

function turnPage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
}
