import type { TextKey } from '@saki/texts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export type Values = Record<string, string | number>
/** A text in the reader's language; `count` chooses the plural form. */
export type Say = (key: TextKey, values?: Values) => string

/**
 * The words of the reader's language. The area of a key loads when it is first said (the component suspends meanwhile); name the areas
 * said only in event handlers, so that they are there in time. `useWords('filing', 'core')`
 */
export function useWords(...areas: string[]): { say: Say; language: string } {
  const { i18n } = useTranslation(areas.length > 0 ? areas : ['core'])
  const language = i18n.language
  const say = useCallback<Say>(
    (key, values) => {
      const area = key.slice(0, key.indexOf(':'))
      if (!i18n.hasLoadedNamespace(area)) throw i18n.loadNamespaces(area)
      return i18n.t(key, { ...values, lng: language })
    },
    [i18n, language],
  )
  return { say, language }
}

/** A label's two parts: the Indonesian term and, unless it says the same, the reader's word for it. */
export function useTerm(): (
  key: TextKey,
  values?: Values,
) => { term: string; caption: string | undefined; language: string } {
  const { say, language } = useWords()
  const { i18n } = useTranslation()
  return useCallback(
    (key, values) => {
      const caption = say(key, values)
      const term = i18n.t(key, { ...values, lng: 'id' })
      return { term, caption: language === 'id' || caption === term ? undefined : caption, language }
    },
    [say, i18n, language],
  )
}
