import { DAY_MS } from '@saki/domain/dates/durations'
import { useCallback, useMemo } from 'react'

import type { Answer } from '../lib/ask.ts'
import { useCall } from '../lib/queries.ts'
import { useWords } from '../ui/useWords.ts'

type NiceClass = Answer<'niceClasses'>[number]
const none: NiceClass[] = []

/** The 45 Nice classes with their names in the reader's language. */
export function useNiceClasses() {
  const { language } = useWords()
  const { data = none, isPending, error, refetch } = useCall('niceClasses', {}, { staleTime: DAY_MS })
  const byCode = useMemo(() => new Map(data.map((row) => [row.NICE_CLASS_CODE, row])), [data])
  /** A class in everyday Indonesian words; `caption`: the same in the reader's language, undefined for Indonesian. */
  const wordsOf = useCallback(
    (code: string): { term: string; caption: string | undefined; kind: NiceClass['KIND'] | undefined } => {
      const row = byCode.get(code)
      const own = { id: undefined, en: row?.ABOUT_EN, ar: row?.ABOUT_AR }[language]
      return { term: row?.ABOUT_ID ?? '', caption: own, kind: row?.KIND }
    },
    [byCode, language],
  )
  /** The first two things that a class names, in the reader's language. */
  const briefOf = useCallback(
    (code: string) => {
      const { term, caption } = wordsOf(code)
      return (caption ?? term).split(', ').slice(0, 2).join(', ')
    },
    [wordsOf],
  )
  /** The full heading of the class in the reader's language. */
  const headingOf = useCallback(
    (code: string) => {
      const row = byCode.get(code)
      return row && { id: row.HEADING_ID, en: row.HEADING_EN, ar: row.HEADING_AR }[language]
    },
    [byCode, language],
  )
  return { classes: data, isPending, error, retry: () => void refetch(), wordsOf, briefOf, headingOf }
}
export type NiceClassesState = ReturnType<typeof useNiceClasses>
