import type { patentsCalls } from '@saki/contracts/patents'
import type { CaseRow } from '@saki/contracts/caseRow'
import { startOfDay } from '@saki/domain/dates/legalDate'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'

import { mandatePowerOver } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import type { Session } from '../../session.ts'
import { clausesOfNumbers, type SoughtNumbers } from '../registerSearch/clausesOfNumbers.ts'
import { visibilityOf } from '../registerSearch/registerReply.ts'
import { searchRegister } from '../registerSearch/searchRegister.ts'
import { caseRowsQuery } from './caseList.sql.ts'
import { caseRow } from './caseRow.ts'
import { scopeOf, type CaseRecord } from './patents.sql.ts'

interface OldSearch extends SoughtNumbers {
  contain?: string | undefined
}

/** Whether one of the parameters of the old search is given. */
export const asksRegister = ({ contain, regnbr, filenbr, fileser }: OldSearch): boolean =>
  Boolean(contain || regnbr || filenbr || fileser)

type Asked = Pick<
  HandlerInput<(typeof patentsCalls)['getPatents']>,
  'query' | 'session' | 'db' | 'now' | 'language' | 'services' | 'request'
>

/** One page of cases of the register by the parameters of the old search, newest first. Of cases of others only what is public. Throws Invalid, TOO_MANY. */
export async function findInRegister(asked: Asked) {
  const { query, session, db, now, language, services } = asked
  countSearch(asked)
  const { page, size, right } = query
  const search = {
    query: [...parseRegisterQuery(query.contain ?? '').query, ...clausesOfNumbers(query)],
    filters: {
      right: right === undefined ? undefined : [right],
      year: query.year === undefined ? undefined : [query.year],
    },
  }
  const found = await searchRegister(services.searchDb, search, visibilityOf(session), { page, size, sort: '-filed' })
  const ids = found.rows.map(({ applicationId }) => applicationId)
  const { rows } = await caseRowsQuery(session.userId, ids).execute(db)
  return {
    data: rows.map((row) => forReader(row, session, caseRow(row, { session, language, now }))),
    total: found.total,
    page,
    size,
    ...(found.isCapped && { TOTAL_CAPPED: 'Y' as const }),
  }
}

/** Bill, reference and instant of submission are the parties' own; others get none of them. */
function forReader(record: CaseRecord, session: Session, row: CaseRow): CaseRow {
  const isParty = record.ownerId === session.userId || mandatePowerOver(session, scopeOf(record)) !== undefined
  if (isParty || session.role === 'office') return row
  return {
    ...row,
    SUBMISSION_NBR: '',
    REFERENCE: '',
    SUBMITTED_AT: startOfDay(record.filingDate ?? '1900-01-01').toISOString(),
    AMOUNT_OUTSTANDING: 0,
    BILLING_EXPIRES_AT: null,
    DUE_DATE: null,
    DAYS_LEFT: null,
    UNREAD_COUNT: 0,
    TURN: row.TURN === 'YOU' ? 'NONE' : row.TURN,
    NEXT_STEP: '',
    ACTIONS: ['VIEW'],
  }
}
