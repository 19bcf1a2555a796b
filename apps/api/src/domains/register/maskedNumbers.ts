import type { FormRow } from '@saki/domain/forms/form'

import { masked } from '../../masked.ts'

const ID_NUMBER = 'INDI_PERSON_ID_NBR'

const numberIn = (row: FormRow): string => {
  const value = row[ID_NUMBER]
  return typeof value === 'string' ? value : ''
}

/** Rows of people with identity numbers masked to their last four characters; other rows are as they were. */
export function withMaskedNumbers(rows: readonly FormRow[]): FormRow[] {
  return rows.map((row) => (numberIn(row) === '' ? row : { ...row, [ID_NUMBER]: masked(numberIn(row)) }))
}

/**
 * Corrected rows with the present number in place of a masked one, which the officer did not change. Of the present rows with
 * that mask the one of the same name is taken, then that of the same place, then the first; a masked number that no present row has stays as it is.
 */
export function withWholeNumbers(rows: readonly FormRow[], present: readonly FormRow[]): FormRow[] {
  return rows.map((row, at) => {
    const shown = numberIn(row)
    if (!shown.startsWith('*')) return row
    const alike = present.filter((one) => masked(numberIn(one)) === shown)
    const same =
      alike.find((one) => one['PERSON_NAME'] === row['PERSON_NAME']) ??
      alike.find((one) => one === present[at]) ??
      alike[0]
    return same ? { ...row, [ID_NUMBER]: numberIn(same) } : row
  })
}
