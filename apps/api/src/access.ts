import { rightOfForm, rightsOfLetter } from '@saki/catalogue'
import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import { appealActions } from '@saki/catalogue/requests/appealDecisions'
import type { Db } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { allows, mayBegin, powerOver, type Power } from '@saki/domain/agents/mandate'
import { sql, type RawBuilder } from 'kysely'

import { caseOwner, draftOwner, type CaseOrDraft, type OwnedThing } from './access.sql.ts'
import { numberLetters, rightOfLetter } from './caseState.ts'
import { AppError, NotFound } from './errors.ts'
import type { HeldMandate, Session } from './session.ts'

/**
 * Access rules: whose drafts, filings, files, bills and letters somebody may read or change. Those are their own and, within each mandate's
 * scope, those of their principals. `mandates` are the ones in force at this request.
 */
export type Asker = Pick<Session, 'userId' | 'mandates'>

/** An asker without mandates; for demo data and jobs. */
export function ownerAlone(userId: number): Asker {
  return { userId, mandates: [] }
}

/**
 * The owner id to search with: the principal's when a mandate covers the thing, else the asker's own id, so that the query finds nothing
 * and the caller answers 404. Runs no query for people without mandates. Throws NOT_MANDATED when the mandate lets the asker see the thing
 * but not do this.
 */
export async function findOwnerId(db: Db, asker: Asker, named: CaseOrDraft, power: Power): Promise<number> {
  if (asker.mandates.length === 0) return asker.userId
  return (await findOwnerInReach(db, asker, named, power)) ?? asker.userId
}

/**
 * Like findOwnerId, for calls that look up a stored reply before they search: throws NotFound for a consultant without access, whose mandate
 * may have ended since, so that the stored reply is not returned.
 */
export async function requireOwnerId(db: Db, asker: Session, named: CaseOrDraft, power: Power): Promise<number> {
  if (asker.userTyp !== CONSULTANT_TYPE) return asker.userId
  const ownerId = await findOwnerInReach(db, asker, named, power)
  if (ownerId === undefined) throw new NotFound('thing', named)
  return ownerId
}

async function findOwnerInReach(db: Db, asker: Asker, named: CaseOrDraft, power: Power): Promise<number | undefined> {
  const found = 'tempId' in named || 'fileId' in named ? await draftOwner(db, named) : await caseOwner(db, named)
  if (!found || found.ownerId === asker.userId) return found?.ownerId
  const held = mandatePowerOver(asker, found)
  if (held === undefined) return undefined
  if (!allows(held, power)) throw new AppError('NOT_MANDATED', `${power} for ${found.ownerId}`)
  return found.ownerId
}

/** The widest power the asker's mandates give over somebody else's thing; undefined without one. Unsent answers need at least `prepare`. */
export function mandatePowerOver({ mandates }: Asker, thing: OwnedThing): Power | undefined {
  const { ownerId, fileTyp, formTyp, caseId, isUnsentAnswer = false } = thing
  const right = fileTyp === null ? mandateRightOfForm(formTyp) : rightOfLetter(fileTyp)
  const held = right === undefined ? undefined : powerOver(mandates, { ownerId, right, caseId })
  return held && isUnsentAnswer && !allows(held, 'prepare') ? undefined : held
}

/** Whether the asker may do this with a thing already found. Owners may do everything. */
export function mayActOn(asker: Asker, thing: OwnedThing, power: Power): boolean {
  if (thing.ownerId === asker.userId) return true
  const held = mandatePowerOver(asker, thing)
  return held !== undefined && allows(held, power)
}

/** Owner id for a new draft: the asker, or a principal whose mandate allows drafts of this form. Throws NotFound for anybody else. */
export function newDraftOwner(asker: Asker, onBehalfOf: number | undefined, formTyp: string): number {
  if (onBehalfOf === undefined || onBehalfOf === asker.userId) return asker.userId
  const right = mandateRightOfForm(formTyp)
  if (!right || !mayBegin(asker.mandates, onBehalfOf, right)) throw new NotFound('user', onBehalfOf)
  return onBehalfOf
}

/** What a list shows: everything the asker may read, or one client's. `client` undefined: all clients. */
export interface Reach extends Asker {
  client?: number | undefined
}

/** The reach narrowed to one client. Throws NotFound unless the client is the asker or a principal. */
export function reachOf(asker: Asker, client: number | undefined): Reach {
  const known = client === undefined || client === asker.userId || asker.mandates.some((m) => m.principalId === client)
  if (!known) throw new NotFound('user', client)
  return { userId: asker.userId, mandates: asker.mandates, client }
}

/** Condition on `application` under the alias a. Without mandates it is a plain comparison of `owner_id`, which the index serves. */
export function casesWithin(reach: Reach): RawBuilder<boolean> {
  const { owners, whole, keys } = grantsOf(reach)
  if (isAlone(reach, owners)) return sql`a.owner_id = ${reach.userId}`
  return sql`a.owner_id = any(${owners}::int[]) and (a.owner_id = any(${whole}::int[])
    or a.owner_id || ' ' || a.file_typ = any(${keys}::text[]) or a.owner_id || ' ' || a.application_id = any(${keys}::text[]))`
}

/** Actions of a case that an appeal makes. */
const appealing = Object.values(appealActions).flatMap(({ made }) => made)

/** Condition on `application` under the alias a: an appeal was received in the case, through the portal or on paper. */
export const isUnderAppeal: RawBuilder<boolean> = sql`(exists (select from process ap
    where ap.application_id = a.application_id and ap.flow_id = 'request-appeal' and ap.state not in ('awaiting_payment', 'cancelled'))
  or exists (select from process_action aa
    where aa.proc_typ = a.proc_typ and aa.proc_nbr = a.proc_nbr and aa.action = any(${appealing}::text[])))`

/** The cases whose documents an asker may read: officers all, the Appeal Commission those under appeal, others as `casesWithin`. */
export function casesReadable(asker: Session | (Reach & { role?: undefined })): RawBuilder<boolean> {
  if (asker.role === 'office') return sql`true`
  return asker.role === 'commission' ? isUnderAppeal : casesWithin(asker)
}

/** The same on `case_tally` under the alias k. The tally has no case ids: cases of mandates for one case come from `reachedCaseIds`. */
export function talliesWithin(reach: Reach): RawBuilder<boolean> {
  const { owners, whole, keys } = grantsOf(reach)
  if (isAlone(reach, owners)) return sql`k.owner_id = ${reach.userId}`
  return sql`k.owner_id = any(${owners}::int[]) and (k.owner_id = any(${whole}::int[]) or k.owner_id || ' ' || k.file_typ = any(${keys}::text[]))`
}

/** Ids of the cases reached by mandates for one case. */
export function reachedCaseIds(reach: Reach): number[] {
  return grantsOf(reach).caseIds
}

/**
 * The same on `draft`; a mandate for one case reaches the draft it was filed from. Leaves out drafts of answers to letters, which are
 * listed with their letters, and of requests after filing, which have a list of their own.
 */
export function draftsWithin(reach: Reach): RawBuilder<boolean> {
  const { owners, whole, keys, caseIds } = grantsOf(reach)
  const isFiling = sql`draft.form_typ <> ${ANSWER_FORM.id} and draft.form_typ not like 'request-%'`
  if (isAlone(reach, owners)) return sql`draft.owner_id = ${reach.userId} and ${isFiling}`
  return sql`draft.owner_id = any(${owners}::int[]) and ${isFiling} and (draft.owner_id = any(${whole}::int[])
    or draft.owner_id || ' ' || draft.form_typ = any(${keys}::text[])
    or draft.temp_id in (select temp_id from application where application_id = any(${caseIds}::bigint[]) and reopened_at is null))`
}

/**
 * The same on requests after filing: `owner` is the column of the person who asks. Their first case must be under the alias a. A mandate for
 * a right or for one case reaches the requests whose first case it covers.
 */
export function requestsWithin(reach: Reach, owner: RawBuilder<unknown>): RawBuilder<boolean> {
  const { owners, whole, keys } = grantsOf(reach)
  if (isAlone(reach, owners)) return sql`${owner} = ${reach.userId}`
  return sql`${owner} = any(${owners}::int[]) and (${owner} = any(${whole}::int[])
    or ${owner} || ' ' || a.file_typ = any(${keys}::text[]) or ${owner} || ' ' || a.application_id = any(${keys}::text[]))`
}

/**
 * Condition on `inbox_item` under the alias i: letters addressed to the reader, and copies the reader may still read for a principal.
 * Copies received under a mandate that has ended are excluded.
 */
export function lettersWithin(asker: Asker): RawBuilder<boolean> {
  const { owners, whole, keys } = grantsOf(asker)
  if (isAlone(asker, owners)) return sql`i.user_id = ${asker.userId} and i.addressee_id = ${asker.userId}`
  return sql`i.user_id = ${asker.userId} and (i.on_behalf_of is null or i.on_behalf_of = any(${whole}::int[])
    or i.on_behalf_of = any(${owners}::int[]) and exists (
      select from process ip join application ia on ia.application_id = ip.application_id
       where ip.proc_typ = i.proc_typ and ip.proc_nbr = i.proc_nbr
         and (ia.owner_id || ' ' || ia.file_typ = any(${keys}::text[]) or ia.owner_id || ' ' || ia.application_id = any(${keys}::text[]))))`
}

/** The same on `inbox_tally` under the alias k, which has no case ids. */
export function letterTalliesWithin(asker: Asker): RawBuilder<boolean> {
  const { owners, whole, keys } = grantsOf(asker)
  if (isAlone(asker, owners)) return sql`k.user_id = ${asker.userId} and k.addressee_id = ${asker.userId}`
  return sql`k.user_id = ${asker.userId} and (k.addressee_id = any(${whole}::int[])
    or k.addressee_id = any(${owners}::int[]) and k.addressee_id || ' ' || k.file_typ = any(${keys}::text[]))`
}

/** Addressees whose letters the asker may have: the asker and the principals. */
export function addresseesOf(asker: Asker): number[] {
  return grantsOf(asker).owners
}

/** Mandates as arrays for SQL conditions. */
interface Grants {
  /** Everybody who owns something within reach. */
  owners: number[]
  /** Owners whose things are all within reach. */
  whole: number[]
  /** Owner id with a number letter, a form or a case id: `1003 A`, `1003 design-filing`, `1003 41`. */
  keys: string[]
  caseIds: number[]
}

function grantsOf({ userId, mandates, client }: Reach): Grants {
  const held = mandates.filter(({ principalId }) => client === undefined || client === principalId)
  const own = client === undefined || client === userId ? [userId] : []
  const isWhole = ({ rights, caseId }: HeldMandate) => rights === null && caseId === null
  const keysOf = ({ principalId, rights, caseId }: HeldMandate) =>
    [
      ...(rights ?? []).flatMap((right) => [...numberLetters(right), ...formsOf(right)]),
      ...(caseId === null ? [] : [caseId]),
    ].map((part) => `${principalId} ${part}`)
  return {
    owners: [...new Set([...own, ...held.map(({ principalId }) => principalId)])],
    whole: [...new Set([...own, ...held.filter(isWhole).map(({ principalId }) => principalId)])],
    keys: held.flatMap(keysOf),
    caseIds: held.flatMap(({ caseId }) => caseId ?? []),
  }
}

function isAlone({ userId }: Reach, owners: number[]): boolean {
  return owners.length === 1 && owners[0] === userId
}

/** The right a form files for; undefined when no right has this form. */
export function mandateRightOfForm(formTyp: string | null): string | undefined {
  return rightOfForm(formTyp ?? '')
}

function formsOf(right: string): string[] {
  return [...new Set(rightsOfLetter(right).map(({ form }) => form.id))]
}

/** Principals of the asker, each once, sorted by name. */
export function clientsOf({ mandates }: Asker): { USER_ID: number; USER_NAME: string }[] {
  const names = new Map(mandates.map(({ principalId, principalName }) => [principalId, principalName]))
  return [...names].map(([USER_ID, USER_NAME]) => ({ USER_ID, USER_NAME })).toSorted(byName)
}

const byName = (a: { USER_NAME: string }, b: { USER_NAME: string }) => a.USER_NAME.localeCompare(b.USER_NAME, 'id')

/** The client a thing belongs to, for list rows; null for the asker's own. */
export function clientNamed(
  { userId, mandates }: Asker,
  ownerId: number,
): { USER_ID: number; USER_NAME: string } | null {
  if (ownerId === userId) return null
  const held = mandates.find(({ principalId }) => principalId === ownerId)
  return held ? { USER_ID: ownerId, USER_NAME: held.principalName } : null
}
