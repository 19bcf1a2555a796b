import type { CaseRow } from '@saki/contracts/caseRow'

type Row = Pick<CaseRow, 'TURN' | 'DAYS_LEFT'>

/** Text key of the group of a row: the reader's turn, or not. */
export const turnGroup = ({ TURN }: Pick<Row, 'TURN'>) => (TURN === 'YOU' ? 'applications:mine' : 'applications:others')

/** Rows that are the reader's turn first, nearest deadline first, without deadline last; the others as they come. */
export function mineFirst<R extends Row>(rows: readonly R[]): R[] {
  const place = ({ TURN, DAYS_LEFT }: Row) =>
    TURN === 'YOU' ? (DAYS_LEFT ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER
  return rows.toSorted((one, other) => place(one) - place(other))
}

const PRESSING = 7

/** SUBMISSION_NBR of the row with the nearest deadline of the reader's turn, of those at most seven days away; undefined if there is none. */
export function firstDeadline(rows: readonly (Row & Pick<CaseRow, 'SUBMISSION_NBR'>)[]): string | undefined {
  const [first] = mineFirst(rows)
  const isPressing = first?.TURN === 'YOU' && first.DAYS_LEFT !== null && first.DAYS_LEFT <= PRESSING
  return isPressing ? first.SUBMISSION_NBR : undefined
}
