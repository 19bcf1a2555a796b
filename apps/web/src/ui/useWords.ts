import type { TextKey } from '@saki/texts'
import type { Language } from '@saki/texts/words'
import { useCallback, useSyncExternalStore } from 'react'

import { awaitArea, spoken, textIn, watchLanguage } from './words.ts'

export type Values = Record<string, string | number>
/** A text in the reader's language; `count` chooses the plural form. */
export type Say = (key: TextKey, values?: Values) => string

/**
 * Texts of the reader's language. The area of a key loads when the key is first used (the component suspends meanwhile); name areas used
 * only in event handlers, so that they are loaded before. `useWords('filing', 'core')`
 */
export function useWords(...areas: string[]): { say: Say; language: Language } {
  const language = useSyncExternalStore(watchLanguage, spoken, spoken)
  for (const area of areas) awaitArea(area)
  const say = useCallback<Say>(
    (key, values) => {
      awaitArea(key.slice(0, key.indexOf(':')))
      return textIn(language, key, values)
    },
    [language],
  )
  return { say, language }
}

/** The two parts of a label: the Indonesian term and, unless equal, its caption in the reader's language. */
export function useTerm(): (
  key: TextKey,
  values?: Values,
) => { term: string; caption: string | undefined; language: Language } {
  const { say, language } = useWords()
  return useCallback(
    (key, values) => {
      const caption = say(key, values)
      const term = textIn('id', key, values)
      return { term, caption: language === 'id' || caption === term ? undefined : caption, language }
    },
    [say, language],
  )
}
