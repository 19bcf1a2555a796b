import type { TextKey } from '@saki/texts'

import { TwoNames } from './TwoNames.tsx'
import { useTerm, type Values } from './useWords.ts'

interface LabelProps {
  /** A text key. */
  k: TextKey
  values?: Values
  /** As in TwoNames. */
  stacked?: boolean
}

/** A text in the reader's language with the Indonesian term as its caption. */
export function Label({ k, values, stacked = false }: LabelProps) {
  const { term, caption } = useTerm()(k, values)
  return <TwoNames name={term} own={caption} stacked={stacked} />
}
