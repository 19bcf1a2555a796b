import type { trademarksCalls } from '@saki/contracts/trademarks'
import { conditionOn } from '@saki/domain/search/fieldValue'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import type { RegisterClause, RegisterField, RegisterQuery } from '@saki/domain/search/registerQuery'

import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import { searchRegister } from '../registerSearch/searchRegister.ts'
import { listMarks } from './markRows.sql.ts'
import { trademarkRow } from './trademarkRow.ts'

type Asked = HandlerInput<(typeof trademarksCalls)['getTrademarks']>

/** One page of published marks, newest first, by the search of the register. Throws Invalid for a value that its field cannot have, TOO_MANY. */
export async function getTrademarks(asked: Asked) {
  const { query, services, language } = asked
  const { page, size } = query
  countSearch(asked)
  const filters = {
    right: ['T'],
    stage: query.status && [query.status],
    class: query.classes?.split(',').filter(Boolean),
  }
  const search = { query: soughtIn(query), filters }
  const found = await searchRegister(services.searchDb, search, 'public', { page, size, sort: '-filed' })
  const marks = await listMarks(
    services.searchDb,
    found.rows.map(({ applicationId }) => applicationId),
  )
  return {
    data: marks.map((mark) => trademarkRow(mark, language)),
    total: found.total,
    page,
    size,
    ...(found.isCapped && { TOTAL_CAPPED: 'Y' as const }),
  }
}

function soughtIn({ q = '', owner = '', number = '', from = '', to = '' }: Asked['query']): RegisterQuery {
  const dates = from || to ? `${from}..${to}` : ''
  return [
    ...parseRegisterQuery(q).query,
    ...clauseFor('owner', owner, 'owner'),
    ...clauseFor('anyNumber', number, 'number'),
    ...clauseFor('filed', dates, 'from'),
  ]
}

function clauseFor(field: RegisterField, text: string, parameter: string): RegisterClause[] {
  if (text === '') return []
  const condition = conditionOn(field, { text, isPhrase: false, isPrefix: false })
  if (!condition) throw new Invalid([{ field: parameter, message: 'errors:field.wrong' }])
  return [{ any: [condition], isExcluded: false }]
}
