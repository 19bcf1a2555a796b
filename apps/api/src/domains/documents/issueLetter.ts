import { randomBytes } from 'node:crypto'

import { letterRights, type LetterRight, type LetterType } from '@saki/catalogue/letters/letterType'
import { letterMark, letterNumber, letterTypeOf, type LetterCode } from '@saki/catalogue/letters/letterTypes'
import type { Db } from '@saki/db'
import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { newVerifyCode } from '@saki/domain/ids/verifyCode'
import { say } from '@saki/texts/say'

import { actionAt } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import { contentOf } from './contentOf.ts'
import { countIssuedLetters, insertLetter, markWithdrawn } from './letter.sql.ts'
import { findActionFact, findCaseFacts, type LetterFacts } from './letterFacts.sql.ts'
import { letterFileName } from './letterFileName.ts'
import { pointsOf } from './letterPoints.ts'
import { registerRight, renewRight, unregisterRight } from './registerRight.ts'

interface ActionKey {
  procTyp: string
  procNbr: number
  actionNbr: number
}

/** What a letter is issued by, with or without an action of a process. */
export interface LetterWanted {
  /** A code of the catalogue; some turn into another type when the case has had one already. */
  letterTyp: string
  applicationId: number
  /** The addressee's deadline; never a day the office sets itself. */
  dueDate: LegalDate | null
  ground: string
  actionDate: LegalDate
  now: Date
  notes: string
  /** POINTS or ITEMS of a deficiency letter among other things. */
  detail: Record<string, unknown>
}
export interface IssuedLetter {
  letterId: string
  docNumber: string
}
type Outlet = Pick<Services, 'env' | 'jobs'>

/** The record of a mark's renewal, which moves the end of its term. */
const RENEWAL = 'SPP'
/** Origin of all documents of the office, first part of their key. */
export const ORIGIN = 'ID'

/**
 * Writes the letter of an action, in its transaction: number, code to verify it by and everything that stands on it, frozen; a
 * certificate also enters the right in the register. The PDF is made after the commit. Throws for a type the catalogue does not have and
 * for a case without a number.
 */
export function issueLetter(tx: Db, services: Outlet, wanted: LetterWanted & ActionKey): Promise<IssuedLetter> {
  const { procTyp, procNbr, actionNbr } = wanted
  return writeLetter(tx, services, wanted, { action: { procTyp, procNbr, actionNbr }, issuedBy: null })
}

/** The same for a letter that no action issues, such as an extract. */
export async function writeLetter(
  tx: Db,
  services: Outlet,
  wanted: LetterWanted,
  by: { action: ActionKey | null; issuedBy: number | null },
): Promise<IssuedLetter> {
  const { applicationId, actionDate, now } = wanted
  const { type, nth } = await typeFor(tx, wanted)
  const { facts, right, registrationNbr } = await entered(tx, wanted, type)
  const docNumber = letterNumber(type, right, facts.patentId, nth)
  const verifyCode = newVerifyCode(randomBytes(12))
  const said = await sayings(tx, wanted, type, right, by.action)
  const given = { ...said, type, right, number: docNumber, verifyCode, publicBase: services.env.publicBaseUrl }
  const content = await contentOf(tx, facts, given)
  const letterId = randomBytes(18).toString('base64url')
  const named = letterMark({ ...type, mark: type.code }, nth)
  await insertLetter(tx, {
    ...by,
    letterId,
    ori: ORIGIN,
    ser: yearOf(actionDate),
    docNumber,
    applicationId,
    letterTyp: type.code,
    title: content.title,
    fileName: letterFileName({ number: facts.patentId, date: actionDate, type: named, reference: facts.reference }),
    content,
    issuedOn: actionDate,
    issuedAt: now,
    // A day something lasts until is not the addressee's.
    dueDate: type.due === 'until' ? null : (said.dueDate ?? null),
    registrationNbr,
    verifyCode,
  })
  await services.jobs.enqueue(tx, 'make_letter', { letterId })
  return { letterId, docNumber }
}

/** What this letter says of its own action: day, ground, points. */
async function sayings(tx: Db, wanted: LetterWanted, type: LetterType, right: LetterRight, action: ActionKey | null) {
  const act = action && (await actOf(tx, action))
  const day = type.due && (wanted.dueDate ?? (type.due === 'remedy' ? (act?.remedyDue ?? null) : null))
  return {
    issuedOn: wanted.actionDate,
    dueDate: day ?? undefined,
    ground: wanted.ground || type.ground?.[right] || '',
    act: act?.name ?? '',
    points: pointsOf(wanted.detail),
    notes: wanted.notes,
  }
}

/** The case as the letter finds it, after what the letter itself does to the register. */
async function entered(tx: Db, { applicationId, actionDate }: LetterWanted, type: LetterType & { code: LetterCode }) {
  const found = await findCaseFacts(tx, applicationId)
  if (!found) throw new Error(`application ${applicationId} has no number`)
  const right = rightOfCase(found)
  const register = type.kind === 'certificate' ? await registerRight(tx, found, right, actionDate) : undefined
  const renewed = type.code === RENEWAL ? await renewRight(tx, found) : undefined
  const facts: LetterFacts = { ...found, ...register, ...(renewed && { expirationDate: renewed }) }
  return { facts, right, registrationNbr: register?.registrationNbr ?? null }
}

/** The type meant, and which one of it in this case. */
async function typeFor(tx: Db, { letterTyp, applicationId }: LetterWanted) {
  const named = letterTypeOf(letterTyp)
  if (!named) throw new Error(`no letter ${letterTyp}`)
  const before = await countIssuedLetters(tx, applicationId, named.code)
  const later = named.again && before.standing > 0 ? letterTypeOf(named.again) : undefined
  if (!later) return { type: named, nth: before.issued + 1 }
  return { type: later, nth: (await countIssuedLetters(tx, applicationId, later.code)).issued + 1 }
}

/** Throws for a right nobody can have filed. */
export function rightOfCase({ applTyp }: Pick<LetterFacts, 'applTyp'>): LetterRight {
  const right = letterRights.find((each) => each === applTyp)
  if (!right) throw new Error(`no letters for ${applTyp}`)
  return right
}

/** The name of an action, and the last day of the remedy against it: only what asks for something leaves one. */
async function actOf(tx: Db, key: ActionKey): Promise<{ name: string; remedyDue: LegalDate | null } | null> {
  const found = await findActionFact(tx, key)
  if (!found) return null
  const action = actionAt(found, found.action)
  return { name: say('id', action.text), remedyDue: action.asks ? found.dueDate : null }
}

/**
 * Takes back the letter of an action that is undone: the paper stays, whoever verifies it is told that it no longer counts. A right
 * leaves the register with its certificate, and a renewed term becomes what it was.
 */
export async function withdrawLetter(tx: Db, action: ActionKey, at: { now: Date; why: string }): Promise<void> {
  const withdrawn = await markWithdrawn(tx, action, at)
  if (!withdrawn) return
  if (withdrawn.registration_nbr) await unregisterRight(tx, withdrawn.application_id, withdrawn.registration_nbr)
  const facts = withdrawn.letter_typ === RENEWAL ? await findCaseFacts(tx, withdrawn.application_id) : undefined
  if (facts) await renewRight(tx, facts, -1)
}
