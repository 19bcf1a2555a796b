import type { TextKey } from '@saki/texts'

import { AppError } from '../../errors.ts'

/** Text key of the reason: files in general, or ST.26 sequence listings. */
export type Reason = Extract<TextKey, `files:${string}` | `patents:st26.${string}`>

/** 422 FILE_REFUSED with the reason at the field FILE. */
export function refuseFile(reason: Reason, values: Record<string, string | number> = {}): AppError {
  return new AppError('FILE_REFUSED', `${reason} ${JSON.stringify(values)}`, {
    fields: [{ field: 'FILE', message: reason, values }],
  })
}

/** A whole number with Indonesian grouping: 5.242.880. */
export function groupedNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
