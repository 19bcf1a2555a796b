import { prepared, tables, type Db } from '@saki/db'
import { sql } from 'kysely'

import { reachedCaseIds, talliesWithin, type Reach } from '../../access.ts'
import type { FiledCaseGroup } from '../../caseState.ts'

/** The cases of one owner with one letter of application numbers (`file_typ`) under one tab. Indexes are ordered within a share. */
export interface CaseShare {
  ownerId: number
  fileTyp: string
  group: FiledCaseGroup
  total: number
}

export interface CaseShares {
  shares: CaseShare[]
  /** Cases reached by a mandate over a single case; they are in no share. */
  singles: { caseId: number; group: FiledCaseGroup; fileTyp: string }[]
}

/** For an undefined reach, shares are summed over all owners under owner id 0. */
export const sharesQuery = (reach: Reach | undefined) => sql<CaseShare>`${prepared}
  select ${reach ? sql`k.owner_id` : sql`0`} as "ownerId", k.file_typ as "fileTyp", k.list_group as "group", sum(k.n)::int as total
    from case_tally k where ${reach ? talliesWithin(reach) : sql`true`} group by 1, 2, 3 having sum(k.n) > 0`

/** Shares and single cases within reach, from the stored counts. `reach` undefined: all cases (officers only). */
export async function listShares(db: Db, reach: Reach | undefined): Promise<CaseShares> {
  const { rows: shares } = await sharesQuery(reach).execute(db)
  const held = reach ? reachedCaseIds(reach) : []
  if (held.length === 0) return { shares, singles: [] }
  const known = new Set(shares.map(({ ownerId, fileTyp }) => `${ownerId} ${fileTyp}`))
  const rows = await tables(db)
    .selectFrom('caseList')
    .select(['applicationId as caseId', 'ownerId', 'fileTyp', 'listGroup as group'])
    .where('applicationId', 'in', held)
    .execute()
  return { shares, singles: rows.filter(({ ownerId, fileTyp }) => !known.has(`${ownerId} ${fileTyp}`)) }
}
