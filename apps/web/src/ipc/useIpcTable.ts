import { DAY_MS } from '@saki/domain/dates/durations'
import type { IpcRow } from '@saki/domain/patents/suggestIpc'
import { useMemo } from 'react'

import { useCall } from '../lib/queries.ts'
import { useWords } from '../ui/useWords.ts'

/** A section, class or subclass with its name for the reader: Indonesian for Indonesian readers, otherwise English. */
export interface NamedIpc extends IpcRow {
  name: string
}

/** The whole table, some 30 kB. `rows` is undefined until it is known. */
export function useIpcTable() {
  const { language } = useWords()
  const { data, error, refetch } = useCall('ipcClasses', {}, { staleTime: DAY_MS })
  const nameLanguage = language === 'id' ? 'id' : 'en'
  const rows = useMemo(
    () =>
      data?.map((row): NamedIpc => {
        const [nameId, nameEn] = [row.IPC_NAME, row.IPC_NAME_EN]
        const name = nameLanguage === 'id' ? nameId : nameEn
        return { code: row.IPC_SYMBOL, nameId, nameEn, words: row.WORDS, name }
      }),
    [data, nameLanguage],
  )
  return { rows, error, refetch, nameLanguage }
}
