import type { patentsCalls } from '@saki/contracts/patents'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { titleChain, type TitleStep } from '@saki/domain/register/titleChain'

import type { HandlerInput } from '../../implement.ts'
import { listFiledAndPresentOwners, listOwnerChanges, type LoggedOwners } from './assignments.sql.ts'
import type { VisibleCase } from './patents.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

type Call = (typeof patentsCalls)['getViewAssignment']
const TRANSFER = 'PH'

/** The chain of title of a case, oldest first. Strangers get no numbers of requests. */
export async function viewAssignment({ query, session, db, now }: HandlerInput<Call>) {
  const { page, size, PATENT_ID, DATE_FROM, DATE_TO } = query
  const record = await visibleCaseOf(db, session, PATENT_ID)
  const steps = await chainOf(record, { db, now })
  const wanted = steps.filter(
    ({ from }) => (DATE_FROM === undefined || from >= DATE_FROM) && (DATE_TO === undefined || from <= DATE_TO),
  )
  return {
    data: wanted.slice((page - 1) * size, page * size).map((step) => wireStep(step, record, step === steps[0])),
    total: wanted.length,
    page,
    size,
  }
}

async function chainOf(
  { applicationId, filingDate }: VisibleCase,
  { db, now }: Pick<HandlerInput<Call>, 'db' | 'now'>,
): Promise<TitleStep<LoggedOwners>[]> {
  const { filed, present, submittedOn } = await listFiledAndPresentOwners(db, applicationId)
  const changes = await listOwnerChanges(db, applicationId)
  const start = { on: filingDate ?? submittedOn, owners: filed }
  return titleChain(start, changes, { on: legalDateOf(now), owners: present })
}

function wireStep(step: TitleStep<LoggedOwners>, { isFull, importedAt }: VisibleCase, isFirst: boolean) {
  const { change, from, before, after, gap } = step
  const named = (names: readonly string[]) => names.join('; ')
  return {
    DOC_NUMBER: change?.docNumber ?? (isFull ? (change?.reference ?? '') : ''),
    RECORDAL_DATE: from,
    OLD_OWNERS: named(before),
    NEW_OWNERS: named(after),
    KIND: kindOf(change, isFirst, importedAt !== null),
    HOW: change?.kind === TRANSFER ? change.how : '',
    GAP: gap && { FROM: gap.since, TO: gap.until },
  }
}

function kindOf(change: LoggedOwners | null, isFirst: boolean, isImported: boolean) {
  if (isFirst) return isImported ? ('IMPORT' as const) : ('FILING' as const)
  if (!change) return 'UNKNOWN' as const
  if (change.kind === TRANSFER) return 'TRANSFER' as const
  return change.kind === null ? ('CORRECTION' as const) : ('NAME' as const)
}
