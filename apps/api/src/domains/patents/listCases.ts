import type { patentsCalls } from '@saki/contracts/patents'
import { plainQuestion } from '@saki/domain/search/plainLetters'

import { knownLetter } from '../../knownLetter.ts'
import { numberLetters, type FiledCaseGroup } from '../../caseState.ts'
import { clientsOf, reachOf } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { cursorsOf, openCursor } from '../../pageCursor.ts'
import type { CaseListFilter } from './caseList.sql.ts'
import { listShares, type CaseShares } from './caseShares.sql.ts'
import { asksRegister, findInRegister } from './findInRegister.ts'
import { caseRow } from './caseRow.ts'
import { listPage } from './listPage.ts'

type ListInput = Pick<
  HandlerInput<typeof patentsCalls.getPatents>,
  'query' | 'session' | 'db' | 'now' | 'language' | 'services' | 'request'
>

/** One page of the cases within the asker's reach, or of one client, with the count of every tab. Officers get all cases with `mine=N`. */
export async function listOwnCases(asked: ListInput) {
  const { query, session, db, now, language, services } = asked
  const { page, size, sort, group, right, q, year, dueBefore } = query
  const signed = { secrets: services.secrets, readerId: session.userId }
  const order = `cases ${sort}`
  const cursor = query.cursor === undefined ? undefined : openCursor(query.cursor, { order, page }, signed)
  const reach = session.role === 'office' && query.mine === 'N' ? undefined : reachOf(session, query.client)
  const all = await listShares(db, reach)
  const letters = right === undefined ? undefined : numberLetters(knownLetter(right, 'right'))
  const chosen = sharesOf(all, group, letters, reach !== undefined)
  const filter: CaseListFilter = {
    within: reach && chosen,
    group: group === 'all' ? undefined : group,
    letters,
    words: q && plainQuestion(q),
    year,
    dueBefore,
    now,
  }
  if (asksRegister(query))
    return {
      ...(await findInRegister(asked)),
      COUNTS: countGroups(all, reach !== undefined),
      CLIENTS: clientsOf(session),
    }
  const whole = q || year || dueBefore ? undefined : countOf(chosen)
  const { rows, shown, total, isCapped } = await listPage(
    db,
    session.userId,
    filter,
    { sort, page, size, cursor },
    whole,
  )
  const data = rows.map((row) => caseRow(row, { session, language, now }))
  return {
    data,
    total,
    page,
    size,
    ...(isCapped && { TOTAL_CAPPED: 'Y' as const }),
    ...cursorsOf(shown, { order, page }, signed),
    COUNTS: countGroups(all, reach !== undefined),
    CLIENTS: clientsOf(session),
  }
}

/** The shares and single cases of one tab and right. `paysToo`: to pay is an act too; not for officers. */
function sharesOf(
  { shares, singles }: CaseShares,
  group: 'all' | FiledCaseGroup,
  letters: string[] | undefined,
  paysToo: boolean,
): CaseShares {
  const isWanted = (each: { group: FiledCaseGroup; fileTyp: string }) =>
    (group === 'all' || each.group === group || (paysToo && group === 'action' && each.group === 'payment')) &&
    (!letters || letters.includes(each.fileTyp))
  return { shares: shares.filter(isWanted), singles: singles.filter(isWanted) }
}

const countOf = ({ shares, singles }: CaseShares) => shares.reduce((sum, { total }) => sum + total, singles.length)

function countGroups({ shares, singles }: CaseShares, paysToo: boolean) {
  const counts = { all: 0, action: 0, payment: 0, running: 0, registered: 0, done: 0 }
  const counted = [...shares, ...singles.map(({ group }) => ({ group, total: 1 }))]
  for (const { group, total } of counted) {
    counts[group] += total
    counts.all += total
    if (paysToo && group === 'payment') counts.action += total
  }
  return counts
}
