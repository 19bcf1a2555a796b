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
