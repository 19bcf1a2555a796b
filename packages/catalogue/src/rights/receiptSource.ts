import type { DraftData } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

/** The filed case as its receipt shows it. */
export interface ReceiptSource {
  title: string
  applSubtyp: string
  /** The answers as filed. */
  data: DraftData
  locarno: readonly { code: string; name: string; product: string }[]
  mark?:
    | {
        sign: string
        name: string
        translation: string
        transliteration: string
        description: string
        colours: readonly string[]
        disclaimer: string
      }
    | undefined
  nice: readonly { code: number; heading: string; terms: readonly string[] }[]
  patent?:
    | {
        englishTitle: string
        claims: number
        pages: number
        parent: string
        pct: readonly [number: string, date: string]
        publication: readonly [number: string, date: string]
      }
    | undefined
  ipc: readonly string[]
  /** Pages of the parts in a combined document, such as `claims 12–15`. */
  parts: string
}

/** Texts in the language of the paper. */
export interface ReceiptWords {
  say: (key: TextKey, values?: Record<string, string | number>) => string
  /** A date in words. */
  day: (date: string) => string
}

export type ReceiptFact = readonly [label: TextKey, value: string]
