import { randomBytes } from 'node:crypto'

import { findRight, type ListedRight } from '@saki/catalogue'
import type { LetterType } from '@saki/catalogue/letters/letterType'
import type { LetterCode } from '@saki/catalogue/letters/letterCodes'
import { requestTexts } from '@saki/catalogue/letters/requestTexts'
import { letterFor, letterMark, letterNumber, letterTypeOf } from '@saki/catalogue/letters/letterTypes'
import type { Db } from '@saki/db'
import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { newVerifyCode } from '@saki/domain/ids/verifyCode'
import { say } from '@saki/texts/say'

import { actionAt } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import type { SearchReport } from './searchReportShape.ts'
import { contentOf, type PaperContent } from './contentOf.ts'
import type { LetterInput } from './letterInput.ts'
import { pointsOf } from './letterPoints.ts'
import { letterText } from './letterText.ts'
import {
  countIssuedLetters,
  findActionFact,
  findCaseFacts,
  insertLetter,
  markWithdrawn,
  type LetterFacts,
  type NewLetter,
} from './letterFacts.sql.ts'
import { letterFileName } from './letterFileName.ts'
import { findSignatory, referenceRows } from './letterReferences.ts'
import { insertWaitingToPost, isByPost } from './postalLetter.sql.ts'
import { registerRight, renewRight, unregisterRight } from './registerRight.ts'

interface ActionKey {
  procTyp: string
  procNbr: number
  actionNbr: number
}

/** Data to issue a letter, with or without an action of a process. */
export interface LetterWanted {
  /** A letter type of the catalogue; some types become another one (`again`) when the case already has a letter of this type. */
  letterTyp: string
  applicationId: number
  /** Last day for the addressee; never a deadline of the office itself. */
  dueDate: LegalDate | null
  ground: string
  actionDate: LegalDate
  now: Date
  notes: string
  /** Details of the action; POINTS or ITEMS are the points of a deficiency letter. */
  detail: Record<string, unknown>
  annex?: SearchReport | undefined
}
export interface IssuedLetter {
  letterId: string
  docNumber: string
}
/** Who issues a letter and what it says. */
export interface LetterMaking {
  action: ActionKey | null
  issuedBy: number | null
  /** Person outside the case for whom alone it is; the owner's reference is then left out of its file name. */
  addresseeId?: number | null
  /** Request whose receipt it is. */
  requestId?: number
  /** Content other than that of the letter's type. */
  compose?: (tx: Db, facts: LetterFacts, given: LetterInput) => Promise<PaperContent>
}
type LetterServices = Pick<Services, 'env' | 'jobs'>

/** Letter type that records a mark's renewal and extends its term. */
const RENEWAL = 'SPP'
/** First part of the key of every office document (OFFIDOC_ORI). */
export const ORIGIN = 'ID'

/**
 * Writes the letter of an action in its transaction: number, verification code and frozen content. A certificate also registers
 * the right. The PDF is made after the commit. Throws for an unknown type and for a case without a number.
 */
export function issueLetter(tx: Db, services: LetterServices, wanted: LetterWanted & ActionKey): Promise<IssuedLetter> {
  const { procTyp, procNbr, actionNbr } = wanted
  return writeLetter(tx, services, wanted, { action: { procTyp, procNbr, actionNbr }, issuedBy: null })
}

/** Like issueLetter, also for a letter without an action, such as an extract, and for one to a person outside the case. */
export async function writeLetter(
  tx: Db,
  services: LetterServices,
  wanted: LetterWanted,
  by: LetterMaking,
): Promise<IssuedLetter> {
  const { applicationId, actionDate, now } = wanted
  const { type: common, nth } = await typeFor(tx, wanted)
  const { facts, right, registrationNbr } = await applyToRegister(tx, wanted, common)
  const act = by.compose || !by.action ? null : await actOf(tx, by.action)
  const type = {
    ...withRemedy(letterFor(common, right), right, act),
    ...(act && requestTexts(common.code, act.flowId)),
  }
  const docNumber = letterNumber(type, right, facts.applicationNumber, nth)
  const verifyCode = newVerifyCode(randomBytes(12))
  const texts = actionTexts(wanted, type, right, act)
  const addresseeId = by.addresseeId ?? null
  const goesByPost = await isByPost(tx, { applicationId, addresseeId })
  const given = {
    ...texts,
    type,
    right,
    number: docNumber,
    verifyCode,
    publicBase: services.env.publicBaseUrl,
    isByPost: goesByPost,
    references: await referenceRows(tx, type, { applicationId, action: by.action }),
    signatory: await findSignatory(tx, type.kind === 'certificate' ? 'general' : right.letters.post, actionDate),
  }
  const composed = await (by.compose ? by.compose(tx, facts, given) : contentOf(tx, services, facts, given))
  const content = withAnnex(goesByPost ? forPost(composed, type, texts.dueDate) : composed, wanted.annex)
  const named = letterMark({ ...type, mark: type.code }, nth)
  const letterId = await storeLetter(tx, services, {
    action: by.action,
    issuedBy: by.issuedBy,
    addresseeId,
    requestId: by.requestId ?? null,
    refundEventId: null,
    docNumber,
    applicationId,
    letterTyp: type.code,
    title: content.title,
    fileName: letterFileName({
      number: facts.applicationNumber,
      date: actionDate,
      type: named,
      reference: addresseeId === null ? facts.reference : '',
    }),
    content,
    issuedOn: actionDate,
    issuedAt: now,
    // `until` is the end of a period, not a deadline of the addressee.
    dueDate: type.due === 'until' ? null : (texts.dueDate ?? null),
    registrationNbr,
    verifyCode,
    goesByPost,
  })
  return { letterId, docNumber }
}

/** A written letter that has no id yet. `goesByPost`: nobody logs in for its addressee. */
export type WrittenLetter = Omit<NewLetter, 'letterId' | 'ori' | 'ser'> & { goesByPost: boolean }

/** Stores a letter, puts it on the list of those to be posted when it goes by post, and queues the making of its PDF. Returns its id. */
export async function storeLetter(
  tx: Db,
  services: LetterServices,
  { goesByPost, ...letter }: WrittenLetter,
): Promise<string> {
  const letterId = randomBytes(18).toString('base64url')
  await insertLetter(tx, { ...letter, letterId, ori: ORIGIN, ser: yearOf(letter.issuedOn) })
  if (goesByPost) await insertWaitingToPost(tx, letterId, letter.issuedAt)
  await services.jobs.enqueue(tx, 'make_letter', { letterId })
  return letterId
}

/** A letter that goes by post: whether its period runs from the posting. */
function forPost(content: PaperContent, { hasFixedDay }: LetterType, dueDate: LegalDate | undefined): PaperContent {
  if (!('after' in content) || dueDate === undefined) return content
  return { ...content, after: [letterText(hasFixedDay ? 'dayStaysByPost' : 'runsFromPosting'), ...content.after] }
}

/** The content of a letter with the annex that its head names; other papers have none. */
function withAnnex(content: PaperContent, annex: SearchReport | undefined): PaperContent {
  if (!annex || !('attachment' in content)) return content
  const annexOf = letterText('annexOf', { number: content.number })
  return { ...content, attachment: letterText('annexed', { title: annex.title }), annex, annexOf }
}

/** The letter's type with the remedy that is open against this very act, where the right names one. */
function withRemedy<T extends LetterType>(type: T, { letters }: ListedRight, act: LetterAct | null): T {
  const otherwise = letters.remedies?.[act?.action ?? '']
  return otherwise === undefined ? type : { ...type, otherwise }
}

/** Date, deadline, ground, points and notes of this letter. */
function actionTexts(wanted: LetterWanted, type: LetterType, right: ListedRight, act: LetterAct | null) {
  const day = type.due && (wanted.dueDate ?? (type.due === 'remedy' ? (act?.remedyDue ?? null) : null))
  return {
    issuedOn: wanted.actionDate,
    dueDate: day ?? undefined,
    ground: wanted.ground || (type.fromRegister ? right.letters.registerGround : ''),
    act: act?.name ?? '',
    points: pointsOf(wanted.detail),
    notes: wanted.notes,
  }
}

/** Registers or renews the right when the letter does so, and returns the facts of the case afterwards. */
async function applyToRegister(
  tx: Db,
  { applicationId, actionDate }: LetterWanted,
  type: LetterType & { code: LetterCode },
) {
  const found = await findCaseFacts(tx, applicationId)
  if (!found) throw new Error(`application ${applicationId} has no number`)
  const right = rightOfCase(found)
  const register = type.kind === 'certificate' ? await registerRight(tx, found, right, actionDate) : undefined
  const renewed = type.code === RENEWAL ? await renewRight(tx, found, right) : undefined
  const facts: LetterFacts = { ...found, ...register, ...(renewed && { expirationDate: renewed }) }
  return { facts, right, registrationNbr: register?.registrationNbr ?? null }
}

/** The letter type to issue and its ordinal in this case. */
async function typeFor(tx: Db, { letterTyp, applicationId }: LetterWanted) {
  const named = letterTypeOf(letterTyp)
  if (!named) throw new Error(`no letter ${letterTyp}`)
  const before = await countIssuedLetters(tx, applicationId, named.code)
  const later = named.again && before.inForce > 0 ? letterTypeOf(named.again) : undefined
  if (!later) return { type: named, nth: before.issued + 1 }
  return { type: later, nth: (await countIssuedLetters(tx, applicationId, later.code)).issued + 1 }
}

/** Throws for an application type without letters. */
export function rightOfCase({ applTyp }: Pick<LetterFacts, 'applTyp'>): ListedRight {
  const right = findRight(applTyp)
  if (!right) throw new Error(`no letters for ${applTyp}`)
  return right
}

/** The action of a letter. `remedyDue`: the last day of the remedy when the action asks for something, otherwise null. */
interface LetterAct {
  flowId: string
  action: string
  name: string
  remedyDue: LegalDate | null
}

/** Null when the action is unknown. */
async function actOf(tx: Db, key: ActionKey): Promise<LetterAct | null> {
  const found = await findActionFact(tx, key)
  if (!found) return null
  const action = actionAt(found, found.action)
  return {
    flowId: found.flowId,
    action: found.action,
    name: say('id', action.text),
    remedyDue: action.requiresAnswer ? found.dueDate : null,
  }
}

/**
 * Withdraws the letter of an undone action. The document is kept; its verification page says that it was withdrawn. Withdrawing a
 * certificate removes the right from the register; withdrawing a renewal restores the earlier term. Does nothing when the action
 * has no letter.
 */
export async function withdrawLetter(tx: Db, action: ActionKey, at: { now: Date; why: string }): Promise<void> {
  const withdrawn = await markWithdrawn(tx, action, at)
  if (!withdrawn) return
  if (withdrawn.registrationNbr) await unregisterRight(tx, withdrawn.applicationId, withdrawn.registrationNbr)
  const facts = withdrawn.letterTyp === RENEWAL ? await findCaseFacts(tx, withdrawn.applicationId) : undefined
  if (facts) await renewRight(tx, facts, rightOfCase(facts), -1)
}
