import { findRight, type RightDefinition } from '@saki/catalogue'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { tables } from '@saki/db'

import { casesReadable } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'

export interface NamedCase {
  applicationId: number
  applicationNumber: string | null
  right: RightDefinition
}

/** Finds a case by its application or submission number: officers any case, others what `casesReadable` says. Throws NotFound. */
export async function findNamedCase(
  { db, session }: Pick<HandlerInput, 'db'> & { session: Session },
  ref: string,
): Promise<NamedCase> {
  const named = parseCaseRef(ref)
  if (!named) throw new NotFound('case', ref)
  const cases = tables(db)
    .selectFrom('application as a')
    .select(['a.applicationId', 'a.applicationNumber', 'a.applTyp'])
    .where('a.reopenedAt', 'is', null)
  const visible = cases.where(casesReadable(session))
  const found = await (
    named.kind === 'number'
      ? visible.where('a.applicationNumber', '=', named.applicationNumber)
      : visible.where('a.submissionNbr', '=', named.submissionNbr)
  ).executeTakeFirst()
  const right = findRight(found?.applTyp ?? '')
  if (!found || !right) throw new NotFound('case', ref)
  return { applicationId: found.applicationId, applicationNumber: found.applicationNumber, right }
}
