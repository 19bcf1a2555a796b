import type { TextKey } from '@saki/texts'

import { AppError } from '../../errors.ts'

/** Why: words about any file, or about a sequence listing. */
export type Reason = Extract<TextKey, `files:${string}` | `patents:st26.${string}`>

/** A file the portal does not take: 422 FILE_REFUSED with the reason at the field FILE, in the asker's language. */
export function refuseFile(reason: Reason, values: Record<string, string | number> = {}): AppError {
  return new AppError('FILE_REFUSED', `${reason} ${JSON.stringify(values)}`, {
    fields: [{ field: 'FILE', message: reason, values }],
  })
}

/** Whole numbers as written in Indonesia and everywhere in the portal: 5.242.880. */
export function groupedNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
