import { letterRights, type LetterRight } from '@saki/catalogue/letters/letterType'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { sql } from 'kysely'

import { casesWithin } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import type { Session } from '../../session.ts'

export interface NamedCase {
  applicationId: number
  patentId: string | null
  right: LetterRight
}

/** Finds a case by its application or submission number: officers any case, others their own and those of mandates. Throws NotFound. */
export async function findNamedCase(
  { db, session }: Pick<Asked, 'db'> & { session: Session },
  ref: string,
): Promise<NamedCase> {
  const named = parseCaseRef(ref)
  if (!named) throw new NotFound('case', ref)
  const within = session.role === 'office' ? sql`true` : casesWithin(session)
  const is =
    named.kind === 'patent' ? sql`a.patent_id = ${named.patentId}` : sql`a.submission_nbr = ${named.submissionNbr}`
  const { rows } = await sql<{ applicationId: number; patentId: string | null; applTyp: string }>`
    select a.application_id as "applicationId", a.patent_id as "patentId", a.appl_typ as "applTyp"
      from application a where ${is} and a.reopened_at is null and ${within}`.execute(db)
  const [found] = rows
  const right = letterRights.find((each) => each === found?.applTyp)
  if (!found || !right) throw new NotFound('case', ref)
  return { applicationId: found.applicationId, patentId: found.patentId, right }
}
