import { findRequest } from '@saki/catalogue/requests/registry'
import type { ListedRequest, requestsCalls } from '@saki/contracts/requests'
import { requestGroups } from '@saki/contracts/requestShapes'
import type { Db } from '@saki/db'
import { findState, type State } from '@saki/domain/workflow/definition'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { addresseesOf, clientNamed, reachOf, type Asker, type Reach } from '../../access.ts'
import { named, nextOf, numberLetters, workflowOfProcess } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { wireBillStatus } from '../payments/billStatus.ts'
import { storedNumbers } from './casesToChoose.ts'
import { groupCountsQuery, pageRowsQuery, requestsOfCaseQuery, type ListedRow } from './list.sql.ts'
import type { ListFilter } from './requestFilter.sql.ts'
import { isOfWholeAccounts, pageKeysQuery, requestSharesQuery } from './requestPage.sql.ts'
import { findRequestsByWords, type FoundRequests } from './requestWords.sql.ts'
import { groupAt } from '../../requestState.ts'

type Call = (typeof requestsCalls)['requestList']

/** Requests and drafts of requests within the asker's reach, newest first, with the number in each group. */
export async function requestList({ query, session, db, language, now }: HandlerInput<Call>) {
  const { page, size } = query
  const reach = reachOf(session, query.client)
  const filter = filterOf(query)
  const found = await findRequests(db, reach, filter)
  const { rows: groups } = await groupCountsQuery(reach, filter, found?.ids).execute(db)
  const counts = new Map(groups.map((group) => [group.place, group.total]))
  const total =
    filter.place === undefined ? groups.reduce((sum, group) => sum + group.total, 0) : (counts.get(filter.place) ?? 0)
  const rows = total <= (page - 1) * size ? [] : await listPage(db, reach, filter, { page, size, total }, found?.ids)
  return {
    data: rows.map((row) => wireRow(row, session, language, now)),
    total,
    page,
    size,
    ...(found?.isPartial && { TOTAL_CAPPED: 'Y' as const }),
    GROUPS: requestGroups.map((GROUP, place) => ({ GROUP, COUNT: counts.get(place) ?? 0 })),
  }
}

/** Requests found by words or by the number of a case; undefined without either. */
async function findRequests(db: Db, reach: Reach, filter: ListFilter): Promise<FoundRequests | undefined> {
  const { words, applicationNumber } = filter
  const byWords = words ? await findRequestsByWords(db, addresseesOf(reach), words) : undefined
  if (applicationNumber === undefined) return byWords
  const { rows } = await requestsOfCaseQuery(applicationNumber).execute(db)
  const ids = rows.map(({ id }) => id).filter((id) => !byWords || byWords.ids.includes(id))
  return { ids, isPartial: byWords?.isPartial ?? false }
}

async function listPage(
  db: Db,
  reach: Reach,
  filter: ListFilter,
  page: { page: number; size: number; total: number },
  found: readonly number[] | undefined,
): Promise<ListedRow[]> {
  const shares =
    found || isOfWholeAccounts(reach, filter) ? undefined : (await requestSharesQuery(reach, filter).execute(db)).rows
  const { rows: keys } = await pageKeysQuery(reach, filter, { shares, found }, page).execute(db)
  return (await pageRowsQuery(reach, filter, keys).execute(db)).rows
}

/** The filter of a list of requests. */
export function filterOf(query: Omit<HandlerInput<Call>['query'], 'page' | 'size' | 'client'>): ListFilter {
  return {
    place: query.group === undefined ? undefined : requestGroups.indexOf(query.group),
    kind: query.kind,
    words: query.q,
    applicationNumber: query.patentId === undefined ? undefined : storedNumbers([query.patentId])[0],
    letters: query.right === undefined ? undefined : numberLetters(query.right),
    from: query.from,
    to: query.to,
  }
}

/** A row of the list for the browser. */
export function wireRow(row: ListedRow, asker: Asker, language: Language, now: Date): ListedRequest {
  const status = requestStatusOf(row, language)
  return {
    SUBMISSION_NBR: row.submissionNbr,
    TEMP_ID: row.tempId,
    USERDOC_TYP: row.kind,
    USERDOC_NAME: say(language, findRequest(row.kind)?.text ?? 'requests:SP'),
    PATENT_ID: row.applicationNumber,
    TITLE: row.title,
    APPL_TYP: row.applTyp,
    CASE_COUNT: row.cases,
    GROUP: groupAt(row.place),
    ...status,
    DUE_DATE: row.dueDate,
    SUBMITTED_AT: row.at.toISOString(),
    RECEIVED_DATE: row.receivedOn,
    AMOUNT: row.amount ?? 0,
    BILL_STATUS: billStatusOf(row, now),
    BILLING_CODE: row.billingCode,
    BILLING_EXPIRES_AT: row.validUntil?.toISOString() ?? null,
    CLIENT: clientNamed(asker, row.ownerId),
  }
}

/** Status of the bill of a request; null without a bill. */
export function billStatusOf({ billStatus: status, validUntil }: ListedRow, now: Date): ListedRequest['BILL_STATUS'] {
  return status && validUntil ? wireBillStatus({ status, validUntil }, now) : null
}

export type RequestStatus = Pick<ListedRequest, 'STATUS_NAME' | 'STATUS_CAPTION' | 'NEXT_STEP'>

/** Words of the state of a request; drafts and annuities, which have no process, by whether they are submitted and received. */
export function requestStatusOf(row: ListedRow, language: Language): RequestStatus {
  const { flowId, flowVersion, state: key } = row
  const state: State<TextKey> | undefined =
    flowId !== null && flowVersion !== null && key !== null
      ? findState(workflowOfProcess({ flowId, flowVersion, state: key }), key)
      : undefined
  if (state) {
    const { name, caption } = named(language, state.text)
    return { STATUS_NAME: name, STATUS_CAPTION: caption, NEXT_STEP: nextOf(language, state, row.dueDate) }
  }
  const text: TextKey =
    row.submissionNbr === null
      ? 'requests:state.draft'
      : row.receivedOn === null
        ? 'requestFlow:state.awaitingPayment'
        : 'requestFlow:state.granted'
  const { name, caption } = named(language, text)
  return { STATUS_NAME: name, STATUS_CAPTION: caption, NEXT_STEP: say(language, `${text}.next` as TextKey) }
}
