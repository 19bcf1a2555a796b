import type { Db } from '@saki/db'
import { citedDocuments } from '@saki/domain/patents/citedDocuments'
import { referencesIn } from '@saki/domain/preflight/claims'
import { sql } from 'kysely'

import type { VisibleCase } from './patents.sql.ts'

/** Texts of the points of all letters of a case in force, by date. */
async function listLetterPoints(db: Db, applicationId: number): Promise<string[]> {
  const { rows } = await sql<{ point: string }>`
    select concat_ws(' ', point #>> '{title,text}', point #>> '{text,text}') as point
      from letter l, jsonb_path_query(l.content, '$.points.rows[*]') point
     where l.application_id = ${applicationId} and l.withdrawn_at is null and l.addressee_id is null
     order by l.issued_on, l.issued_at, l.offidoc_nbr`.execute(db)
  return rows.map((row) => row.point)
}

/** Patent documents named in the letters of a case; none for strangers, who may not read the letters. */
export async function refDocsOf(db: Db, { applicationId, applicationNumber, isFull }: VisibleCase) {
  if (!isFull) return []
  const points = await listLetterPoints(db, applicationId)
  const cited = citedDocuments(points, (text) => referencesIn(text).refs, applicationNumber ?? '')
  return cited.map(({ text, category, claims }, at) => ({
    REF_NBR: at + 1,
    REF_CATEG: category,
    REF_DESC: text,
    REF_CLAIMS: claims.join(', '),
  }))
}
