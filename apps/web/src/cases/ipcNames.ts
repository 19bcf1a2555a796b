import { DAY_MS } from '@saki/domain/dates/durations'

import { useCall } from '../lib/queries.ts'
import { useWords } from '../ui/useWords.ts'

/** Lengths of the codes of sections, classes and subclasses. */
const LENGTHS = [1, 3, 4]

/** Names of the subclasses of these symbols, without the whole table: Indonesian for Indonesian readers, otherwise English. */
export function useIpcNames(symbols: readonly string[]) {
  const { language } = useWords()
  const codes = [...new Set(symbols.flatMap((symbol) => LENGTHS.map((length) => symbol.slice(0, length))))].join()
  const { data } = useCall(
    'ipcClasses',
    { query: { codes } },
    { staleTime: DAY_MS, enabled: codes !== '', placeholderData: (before) => before },
  )
  const isIndonesian = language === 'id'
  /** The name of its subclass, or of its class or section when the edition lacks it; '' until it is known. */
  const nameOf = (symbol: string): string => {
    const deepest = data?.findLast(({ IPC_SYMBOL }) => symbol.startsWith(IPC_SYMBOL))
    return (isIndonesian ? deepest?.IPC_NAME : deepest?.IPC_NAME_EN) ?? ''
  }
  /** Whether the edition lacks its subclass; false until it is known. */
  const isUnknown = (symbol: string): boolean =>
    data !== undefined && !data.some(({ IPC_SYMBOL }) => IPC_SYMBOL === symbol.slice(0, 4))
  return { nameOf, isUnknown, nameLanguage: isIndonesian ? 'id' : 'en' }
}
