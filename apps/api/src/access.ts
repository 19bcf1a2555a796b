import { applications } from '@saki/catalogue'
import { ANSWER_FORM } from '@saki/catalogue/formality/formalityOf'
import type { Db } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { allows, mayBegin, powerOver, type MandateRight, type Power } from '@saki/domain/agents/mandate'
import { sql, type RawBuilder } from 'kysely'

import { caseOwner, draftOwner, type CaseOrDraft, type OwnedThing } from './access.sql.ts'
import { numberLetters, rightOfLetter } from './caseState.ts'
import { AppError, NotFound } from './errors.ts'
import type { HeldMandate, Session } from './session.ts'

/**
 * The one place that says whose drafts, filings, files, bills and letters somebody may read or change: their own, and those of whoever
 * gave them a mandate, as far as it goes. The session's mandates are the ones in force at this request.
 */
export type Asker = Pick<Session, 'userId' | 'mandates'>

/** Somebody who acts for nobody else: the demonstration, and jobs. */
export function ownerAlone(userId: number): Asker {
  return { userId, mandates: [] }
}

/**
 * The account under which a thing is to be looked for: the principal's when a mandate reaches it, else the asker's own, under which
 * things of others are not found, just as things that are nowhere. Asks nothing of the database for people without mandates. Throws
 * NOT_MANDATED when the mandate lets the asker see the thing but not do this.
 */
export async function inNameOf(db: Db, asker: Asker, named: CaseOrDraft, power: Power): Promise<number> {
  if (asker.mandates.length === 0) return asker.userId
  return (await ownerWithin(db, asker, named, power)) ?? asker.userId
}

/**
 * The same where a reply kept for repeats stands before the search: a consultant, whose mandate may have ended since, gets NotFound here
 * instead of the kept reply.
 */
export async function inNameOfFound(db: Db, asker: Session, named: CaseOrDraft, power: Power): Promise<number> {
  if (asker.userTyp !== CONSULTANT_TYPE) return asker.userId
  const ownerId = await ownerWithin(db, asker, named, power)
  if (ownerId === undefined) throw new NotFound('thing', named)
  return ownerId
}

async function ownerWithin(db: Db, asker: Asker, named: CaseOrDraft, power: Power): Promise<number | undefined> {
  const found = 'tempId' in named || 'fileId' in named ? await draftOwner(db, named) : await caseOwner(db, named)
  if (!found || found.ownerId === asker.userId) return found?.ownerId
  const held = heldOver(asker, found)
  if (held === undefined) return undefined
  if (!allows(held, power)) throw new AppError('NOT_MANDATED', `${power} for ${found.ownerId}`)
  return found.ownerId
}

/**
 * The widest power a mandate gives over somebody else's thing; undefined without one. An answer that was not sent is hidden from a
 * mandate to read.
 */
export function heldOver({ mandates }: Asker, thing: OwnedThing): Power | undefined {
  const { ownerId, fileTyp, formTyp, caseId, isUnsentAnswer = false } = thing
  const right = fileTyp === null ? mandateRightOfForm(formTyp) : rightOfLetter(fileTyp)
  const held = right && powerOver(mandates, { ownerId, right, caseId })
  return held && isUnsentAnswer && !allows(held, 'prepare') ? undefined : held
}

/** Whether the asker may do this with a thing already found: its owner may everything. */
export function maySo(asker: Asker, thing: OwnedThing, power: Power): boolean {
  if (thing.ownerId === asker.userId) return true
  const held = heldOver(asker, thing)
  return held !== undefined && allows(held, power)
}

/** For whom a new draft is begun: the asker, or a principal whose mandate lets drafts of this form be made. NotFound for anybody else. */
export function beginsFor(asker: Asker, onBehalfOf: number | undefined, formTyp: string): number {
  if (onBehalfOf === undefined || onBehalfOf === asker.userId) return asker.userId
  const right = mandateRightOfForm(formTyp)
  if (!right || !mayBegin(asker.mandates, onBehalfOf, right)) throw new NotFound('user', onBehalfOf)
  return onBehalfOf
}

/** What a list shows: everything the asker may read, or one client's; undefined of an officer is everybody's. */
export interface Reach extends Asker {
  client?: number | undefined
}

/** The reach narrowed to one client, who must be the asker or a principal; NotFound for everybody else. */
export function reachOf(asker: Asker, client: number | undefined): Reach {
  const known = client === undefined || client === asker.userId || asker.mandates.some((m) => m.principalId === client)
  if (!known) throw new NotFound('user', client)
  return { userId: asker.userId, mandates: asker.mandates, client }
}

/** Condition on `application` under the alias a. Without mandates it is the comparison its index is made for. */
export function casesWithin(reach: Reach): RawBuilder<unknown> {
  const { owners, whole, keys } = grantsOf(reach)
  if (isAlone(reach, owners)) return sql`a.owner_id = ${reach.userId}`
  return sql`a.owner_id = any(${owners}::int[]) and (a.owner_id = any(${whole}::int[])
    or a.owner_id || ' ' || a.file_typ = any(${keys}::text[]) or a.owner_id || ' ' || a.application_id = any(${keys}::text[]))`
}

/** The same on `case_tally` under the alias k, whose rows know of no single case: those of mandates for one case are `casesHeld`. */
export function talliesWithin(reach: Reach): RawBuilder<unknown> {
  const { owners, whole, keys } = grantsOf(reach)
  if (isAlone(reach, owners)) return sql`k.owner_id = ${reach.userId}`
  return sql`k.owner_id = any(${owners}::int[]) and (k.owner_id = any(${whole}::int[]) or k.owner_id || ' ' || k.file_typ = any(${keys}::text[]))`
}

/** Cases within reach by a mandate for that one case. */
export function casesHeld(reach: Reach): number[] {
  return grantsOf(reach).caseIds
}

/**
 * The same for `draft`; a mandate for one case reaches the draft it was filed from. Answers being written to letters of the office are
 * drafts too, and stand with their letters.
 */
export function draftsWithin(reach: Reach): RawBuilder<unknown> {
  const { owners, whole, keys, caseIds } = grantsOf(reach)
  const isFiling = sql`draft.form_typ <> ${ANSWER_FORM.id}`
  if (isAlone(reach, owners)) return sql`draft.owner_id = ${reach.userId} and ${isFiling}`
  return sql`draft.owner_id = any(${owners}::int[]) and ${isFiling} and (draft.owner_id = any(${whole}::int[])
    or draft.owner_id || ' ' || draft.form_typ = any(${keys}::text[])
    or draft.temp_id in (select temp_id from application where application_id = any(${caseIds}::bigint[]) and reopened_at is null))`
}

/**
 * Condition on `inbox_item` under the alias i: letters addressed to the reader, and copies of those the reader may still read for a
 * principal. What came while a mandate held is gone with it.
 */
export function lettersWithin(asker: Asker): RawBuilder<unknown> {
  const { owners, whole, keys } = grantsOf(asker)
  if (isAlone(asker, owners)) return sql`i.user_id = ${asker.userId} and i.addressee_id = ${asker.userId}`
  return sql`i.user_id = ${asker.userId} and (i.on_behalf_of is null or i.on_behalf_of = any(${whole}::int[])
    or i.on_behalf_of = any(${owners}::int[]) and exists (
      select from process ip join application ia on ia.application_id = ip.application_id
       where ip.proc_typ = i.proc_typ and ip.proc_nbr = i.proc_nbr
         and (ia.owner_id || ' ' || ia.file_typ = any(${keys}::text[]) or ia.owner_id || ' ' || ia.application_id = any(${keys}::text[]))))`
}

/** The same on `inbox_tally` under the alias k, whose rows know of no single case. */
export function letterTalliesWithin(asker: Asker): RawBuilder<unknown> {
  const { owners, whole, keys } = grantsOf(asker)
  if (isAlone(asker, owners)) return sql`k.user_id = ${asker.userId} and k.addressee_id = ${asker.userId}`
  return sql`k.user_id = ${asker.userId} and (k.addressee_id = any(${whole}::int[])
    or k.addressee_id = any(${owners}::int[]) and k.addressee_id || ' ' || k.file_typ = any(${keys}::text[]))`
}

/** Whose letters the asker may have: the asker's own, and copies for principals. */
export function addresseesOf(asker: Asker): number[] {
  return grantsOf(asker).owners
}

/** Mandates as conditions compare them. */
interface Grants {
  /** Everybody whose things may be among them. */
  owners: number[]
  /** Those of whom everything is. */
  whole: number[]
  /** Owner with a letter of application numbers, a form or a case: `1003 A`, `1003 design-filing`, `1003 41`. */
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

/** The right a form files for; undefined for a form nobody can file. */
export function mandateRightOfForm(formTyp: string | null): MandateRight | undefined {
  return Object.values(applications).find(({ form }) => form.id === formTyp)?.right
}

function formsOf(right: MandateRight): string[] {
  return [...new Set(Object.values(applications).flatMap((kind) => (kind.right === right ? [kind.form.id] : [])))]
}

/** Whom the asker acts for, each once, as lists of clients name them. */
export function clientsOf({ mandates }: Asker): { USER_ID: number; USER_NAME: string }[] {
  const names = new Map(mandates.map(({ principalId, principalName }) => [principalId, principalName]))
  return [...names].map(([USER_ID, USER_NAME]) => ({ USER_ID, USER_NAME })).toSorted(byName)
}

const byName = (a: { USER_NAME: string }, b: { USER_NAME: string }) => a.USER_NAME.localeCompare(b.USER_NAME, 'id')

/** The client a thing belongs to, as rows name it; null for the asker's own. */
export function clientNamed(
  { userId, mandates }: Asker,
  ownerId: number,
): { USER_ID: number; USER_NAME: string } | null {
  if (ownerId === userId) return null
  const held = mandates.find(({ principalId }) => principalId === ownerId)
  return held ? { USER_ID: ownerId, USER_NAME: held.principalName } : null
}
