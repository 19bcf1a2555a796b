import type { disputesCalls, Opposable, RegisteredCase as WireEntry } from '@saki/contracts/disputes'
import { findRequest } from '@saki/catalogue/requests/registry'
import { workflows } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { reachOf } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { requestedFor } from '../afterFiling/casesToChoose.ts'
import { judgeOffer, wireOffer } from '../afterFiling/offers.ts'
import { listTariffs } from '../payments/fees.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { listEntries, type ListedEntry } from '../requests/registerEntries.sql.ts'
import { servedRight } from '../requests/servedPaper.ts'

type Calls = typeof disputesCalls

/** Entries shown at once; more words find the others. */
const SHOWN = 10
/** Objections to marks and designs, and views on patents. */
const KINDS = ['OP', 'PD'].flatMap((code) => findRequest(code) ?? [])
/** Actions of cases that oppositions lead to. */
const opposing = new Set(KINDS.flatMap(({ rules }) => Object.values(rules).flatMap((rule) => rule.actions ?? [])))
/** States from which an opposition is possible, as `flow state`. */
const opposable = workflows.flatMap((flow) =>
  Object.entries(flow.actions).flatMap(([key, { from }]) =>
    opposing.has(key) ? from.map((state) => `${flow.id} ${state}`) : [],
  ),
)

/** An entry with its picture, if the reader may see it. */
export function wireEntry(entry: ListedEntry, mayShow: boolean): WireEntry {
  const IMG_URL = entry.imageId !== null && mayShow ? `/api/getIMGDoc/${entry.imageId}?size=thumb` : null
  return { ...servedRight(entry), IMG_URL }
}

/** Published applications of others in a state of their publication, with whether and until when they may be opposed today. */
export async function opposableCases({
  query,
  session,
  db,
  now,
}: HandlerInput<Calls['opposableCases']>): Promise<Opposable[]> {
  const today = legalDateOf(now)
  const wanted = { ownerId: session.userId, words: query.q, states: opposable, most: SHOWN }
  const entries = (await listEntries(db, wanted)).filter(
    ({ isPublic, ownerId }) => isPublic && ownerId !== session.userId,
  )
  const cases = await listRequestable(db, { ids: entries.map(({ applicationId }) => applicationId) })
  const facts = await factsOfCases(db, cases, today)
  const tariffs = await listTariffs(db)
  return entries.flatMap((entry): Opposable[] => {
    const one = cases.find(({ applicationId }) => applicationId === entry.applicationId)
    const about = one && facts.get(one.applicationId)
    const kind = KINDS.find(({ rules }) => Object.hasOwn(rules, entry.applTyp))
    if (!one || !about || !kind) return []
    // A consultant of the owner would oppose a client.
    const { isActing } = requestedFor(session, one)
    const chosen = {
      one,
      facts: about,
      relation: isActing ? 'representative' : 'third',
      refusal: null,
      undecided: [],
      goods: [],
      pictures: [],
    } as const
    const OFFER = wireOffer(kind, judgeOffer(kind, chosen, today), chosen, tariffs, today)
    return [{ ...wireEntry(entry, true), PUBLICATION_DATE: one.published, OFFER }]
  })
}

/** Earlier rights: the named numbers, else the person's own by words. Throws NotFound for a client without a mandate. */
export async function registerEntries({
  query,
  session,
  db,
}: HandlerInput<Calls['registerEntries']>): Promise<WireEntry[]> {
  const ownerId = reachOf(session, query.client).client ?? session.userId
  const numbers = query.numbers
    ?.split(',')
    .map((number) => number.trim().toUpperCase())
    .filter(Boolean)
    .slice(0, 50)
  const found = numbers
    ? await listEntries(db, { ownerId, numbers, most: 2 * numbers.length })
    : await listEntries(db, { ownerId, isOwn: true, words: query.q ?? '', most: SHOWN })
  return found.map((entry) => wireEntry(entry, entry.isPublic || entry.ownerId === session.userId))
}
