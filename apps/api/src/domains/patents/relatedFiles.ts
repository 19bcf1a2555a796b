import type { Db } from '@saki/db'
import { findState } from '@saki/domain/workflow/definition'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import { named, workflowOfProcess } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { findVisibleCase, type VisibleCase } from './patents.sql.ts'

interface RelatedRow {
  role: 'PARENT' | 'CHILD'
  /** Kind of the request that split the file; null: a divisional filed as such. */
  kind: string | null
  /** Made by a refusal in part. */
  isRefused: boolean
  number: string
  title: string
  filingDate: LegalDate | null
  flowId: string | null
  flowVersion: number | null
  state: string | null
}

/** Files that a case was made from by a division, transfer, change of type or refusal in part, and those made from it, in the order of their numbers. */
async function listRelated(db: Db, applicationId: number): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    with related as (
      select 'PARENT' as role, a.split_from as id, r.kind, a.split_by is null as refused from application a left join request r on r.request_id = a.split_by where a.application_id = ${applicationId} and a.split_from is not null
      union all
      select 'CHILD', c.application_id, r.kind, c.split_by is null from application c left join request r on r.request_id = c.split_by where c.split_from = ${applicationId}
      union all
      select 'PARENT', p.application_id, null, false from application_patent d join application p on p.application_number = d.parent_application_number where d.application_id = ${applicationId}
      union all
      select 'CHILD', d.application_id, null, false from application p join application_patent d on d.parent_application_number = p.application_number where p.application_id = ${applicationId}
    )
    select r.role, r.kind, r.refused as "isRefused", a.application_number as number, a.title, a.filing_date as "filingDate", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state
      from related r join application a on a.application_id = r.id
      left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number is not null order by a.application_number`.execute(db)
  return rows
}

/**
 * The related files of a case. Parties of the case get the numbers of all, without title, date and state of those that they may not read and that are not
 * public; strangers get the public ones only.
 */
export async function relatedFiles(
  db: Db,
  { applicationId, isFull }: VisibleCase,
  asker: Session | null,
  language: Language,
) {
  const rows = await listRelated(db, applicationId)
  const found = await Promise.all(
    rows.map(async (row) => {
      const isKnown = (await findVisibleCase(db, asker, { applicationNumber: row.number })) !== undefined
      if (!isKnown && !isFull) return []
      const type = row.isRefused ? 'REFUSAL' : row.kind === 'PH' ? 'TRANSFER' : row.kind === 'UJ' ? 'TYPE' : 'DIVISION'
      return [
        {
          RELATIONSHIP_TYP: type,
          RELATIONSHIP_NAME: say(language, `viewer:related.${type}.${row.role}`),
          RELATIONSHIP_ROLE: row.role,
          PATENT_ID: row.number,
          TITLE: isKnown ? row.title : '',
          FILING_DATE: isKnown ? row.filingDate : null,
          STATUS_NAME: isKnown ? stateName(row, language) : '',
        },
      ]
    }),
  )
  return found.flat()
}

function stateName({ flowId, flowVersion, state }: RelatedRow, language: Language): string {
  if (flowId === null || flowVersion === null || state === null) return ''
  const found = findState(workflowOfProcess({ flowId, flowVersion, state }), state)
  return found ? named(language, found.text).name : ''
}
