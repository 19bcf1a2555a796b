import { DAY_MS } from '@saki/domain/dates/durations'
import { viennaDivision } from '@saki/domain/marks/viennaCode'
import { useCallback, useMemo } from 'react'

import { useCall } from '../lib/queries.ts'
import { useWords } from '../ui/useWords.ts'

/** Categories and divisions of the Vienna classification; names are Indonesian for Indonesian readers, otherwise English. `isAsked`: whether they are needed. */
export function useViennaNames(isAsked: boolean) {
  const { language } = useWords()
  const { data } = useCall('viennaClasses', {}, { staleTime: DAY_MS, enabled: isAsked })
  const classes = useMemo(
    () =>
      (data ?? []).map((row) => ({
        code: row.VIENNA_CLASS_CODE,
        name: language === 'id' ? row.VIENNA_NAME : row.VIENNA_NAME_EN,
      })),
    [data, language],
  )
  const byCode = useMemo(() => new Map(classes.map(({ code, name }) => [code, name])), [classes])
  /** Name of a category, or of the division of a code; '' until it is known. */
  const nameOf = useCallback((code: string) => byCode.get(code) ?? byCode.get(viennaDivision(code)) ?? '', [byCode])
  return { classes, nameOf, nameLanguage: language === 'id' ? 'id' : 'en' }
}
