import type { Db } from '@saki/db'
import type { Power } from '@saki/domain/agents/mandate'
import { sql } from 'kysely'

import { mayActOn, type Asker } from '../../access.ts'

interface NamedCase {
  ownerId: number
  fileTyp: string
  caseId: number
}

/**
 * Owner of a request for the person who made it, or for somebody whose mandate allows `power` in each of its cases. Undefined for other
 * people's requests and unknown numbers.
 */
export async function requestOwner(
  db: Db,
  asker: Asker,
  submissionNbr: string,
  power: Power,
): Promise<number | undefined> {
  const { rows } = await sql<NamedCase>`
    select r.owner_id as "ownerId", a.file_typ as "fileTyp", a.application_id as "caseId"
      from request r join request_case c using (request_id) join application a using (application_id)
     where r.submission_nbr = ${submissionNbr}`.execute(db)
  const [first] = rows
  if (!first || first.ownerId === asker.userId) return first?.ownerId
  return rows.every((one) => mayActOn(asker, { ...one, formTyp: null }, power)) ? first.ownerId : undefined
}
