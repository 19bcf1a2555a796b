import { languages, type Language } from '@saki/texts/words'
import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'

const STORED = 'saki-language'
const files = import.meta.glob<{ words: Record<string, string> }>('../../../../packages/texts/src/{id,en,ar}/*.ts')

/** Words come as one small chunk per language and area, when first needed. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, area: string, done: ReadCallback) {
    const load = files[`../../../../packages/texts/src/${language}/${area}.ts`]
    if (!load) return done(new Error(`no words: ${language}/${area}`), false)
    load().then(
      (chunk) => done(null, chunk.words),
      (error: Error) => done(error, false),
    )
  },
}

export function isLanguage(text: string | null | undefined): text is Language {
  return (languages as readonly string[]).includes(text ?? '')
}

/** What this browser remembers, else English. */
export function rememberedLanguage(): Language {
  const stored = readStored(STORED)
  return isLanguage(stored) ? stored : 'en'
}

/** Starts the languages; Indonesian is always loaded beside, because labels begin with the Indonesian term. */
export async function startLanguages(): Promise<void> {
  i18next.on('languageChanged', turnPage)
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: rememberedLanguage(),
      fallbackLng: ['en', 'id'],
      supportedLngs: [...languages],
      load: 'currentOnly',
      ns: ['core'],
      defaultNS: 'core',
      keySeparator: false,
      nsSeparator: ':',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    })
}

/** Switches in place: same page, same form, focus kept. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // storage refused: the choice lasts for this page
  }
  await i18next.changeLanguage(language)
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en'
}

function turnPage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
