import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { ProcessKey } from '../workflow/recordAction.ts'
import type { OfficeCaseRecord } from './caseRecord.sql.ts'

export interface ChildRecord extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  upperActionNbr: number | null
  docTyp: string | null
  title: string | null
  /** Kind of the request after filing whose process it is; null for letters and answers. */
  request: string | null
}

/** Processes below a case: letters, answers and requests after filing. */
export function listChildren(db: Db, { applicationId, procTyp, procNbr }: OfficeCaseRecord): Promise<ChildRecord[]> {
  return tables(db)
    .selectFrom('process as c')
    .select(['c.procTyp', 'c.procNbr', 'c.flowId', 'c.flowVersion', 'c.state', 'c.stateSince', 'c.dueDate'])
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('caseDocument as o')
          .select(['o.docTyp', 'o.title'])
          .whereRef('o.applicationId', '=', 'c.applicationId')
          .whereRef('o.procTyp', '=', 'c.upperProcTyp')
          .whereRef('o.procNbr', '=', 'c.upperProcNbr')
          .whereRef('o.actionNbr', '=', 'c.upperActionNbr')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['c.upperActionNbr', 'd.docTyp', 'd.title'])
    .select((eb) =>
      eb
        .selectFrom('requestCase as q')
        .innerJoin('request as r', 'r.requestId', 'q.requestId')
        .select('r.kind')
        .whereRef('q.applicationId', '=', 'c.applicationId')
        .whereRef('q.procTyp', '=', 'c.procTyp')
        .whereRef('q.procNbr', '=', 'c.procNbr')
        .limit(1)
        .as('request'),
    )
    .where('c.applicationId', '=', applicationId)
    .where((eb) => eb.or([eb('c.procTyp', '<>', procTyp), eb('c.procNbr', '<>', procNbr)]))
    .orderBy('c.procNbr')
    .execute()
}
