import { findRight, rightOf } from '@saki/catalogue'
import { appealActions } from '@saki/catalogue/requests/appealDecisions'
import type { AppealedDecision } from '@saki/contracts/appealedDecision'
import type { Db } from '@saki/db'
import { allows, type Power } from '@saki/domain/agents/mandate'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { formatApplicationNumber, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { actionOf, findState } from '@saki/domain/workflow/definition'
import type { CaseFacts } from '@saki/domain/requests/caseFacts'
import type { RegisteredGoods } from '@saki/domain/requests/limitGoods'
import type { PictureOfCase } from '@saki/domain/requests/splitPictures'
import type { Requester } from '@saki/domain/requests/requestKind'
import { isInGroup } from '@saki/domain/requests/stateGroups'
import type { Language } from '@saki/texts'

import { mandatePowerOver, mayActOn, type Asker } from '../../access.ts'
import { named, workflowOfProcess } from '../../caseState.ts'
import { AppError, NotFound } from '../../errors.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable, type RequestableCase } from '../requests/cases.sql.ts'
import { listUndecided, type UndecidedRequest } from '../requests/contradicting.sql.ts'
import { listGoods, wireGoods } from '../fileParts/goods.ts'
import { listPictures } from '../requests/split/splitPictures.sql.ts'
import { findRefusal } from './findRefusal.ts'

/** A case somebody may make a request in, with its relation to the requester. */
export interface ChosenCaseFacts {
  one: RequestableCase
  facts: CaseFacts
  relation: Requester
  /** The refusal that an appeal would be against; null while none may be made, and for third persons. */
  refusal: AppealedDecision | null
  /** Undecided requests of the requester in the case that dispose of the right. */
  undecided: readonly UndecidedRequest[]
  /** Goods of a mark by class; empty for other rights, third persons, and where several cases are chosen. */
  goods: readonly RegisteredGoods[]
  /** Pictures of a design; empty for other rights, and where several cases are chosen. */
  pictures: readonly PictureOfCase[]
}

/** Who asks: the account the request belongs to, and whether somebody else acts for it. */
export interface RequestedBy {
  ownerId: number
  isActing: boolean
  asker: Asker
  /** What a mandate must allow in each case of the account. */
  power: Power
}

/** Stored spelling of application numbers. Throws NotFound for one that is no application number. */
export function storedNumbers(numbers: readonly string[]): string[] {
  return numbers.map((text) => {
    const number = parseApplicationNumber(text)
    if (!number) throw new NotFound('case', text)
    return formatApplicationNumber(number)
  })
}

/**
 * Cases by their numbers, in the order named, each once. The requester's own, and published ones of others. Throws NotFound for every other
 * number and for cases of the requester that no mandate of the asker covers, so that nothing unpublished is disclosed; NOT_MANDATED for one
 * whose mandate does not allow this.
 */
export async function casesToChoose(
  db: Db,
  numbers: readonly string[],
  by: RequestedBy,
  today: LegalDate,
): Promise<ChosenCaseFacts[]> {
  const { chosen, gone } = await casesStillOpen(db, numbers, by, today)
  const [first] = gone
  if (first !== undefined) throw new NotFound('case', first)
  return chosen
}

/**
 * The same for the stored numbers of a draft: those that the requester may no longer name, because a case was transferred or a mandate ended,
 * are `gone`. Throws NOT_MANDATED.
 */
export async function casesStillOpen(
  db: Db,
  numbers: readonly string[],
  by: RequestedBy,
  today: LegalDate,
): Promise<{ chosen: ChosenCaseFacts[]; gone: string[] }> {
  const wanted = [...new Set(numbers)]
  const found = await listRequestable(db, { numbers: wanted })
  const facts = await factsOfCases(db, found, today)
  const byNumber = new Map(found.map((one) => [one.applicationNumber, one]))
  const requested = await listUndecided(
    db,
    found.map(({ applicationId }) => applicationId),
  )
  const own = requested.filter(({ ownerId }) => ownerId === by.ownerId)
  const chosen: ChosenCaseFacts[] = []
  for (const number of wanted) {
    const one = byNumber.get(number)
    const about = one && facts.get(one.applicationId)
    if (!one || !about || !mayName(one, by)) continue
    const relation = relationOf(one, by)
    const refusal = relation !== 'third' && isAppealable(about) ? await findRefusal(db, one) : null
    const goods = relation !== 'third' && wanted.length === 1 ? await goodsOf(db, one) : []
    const undecided = own.filter(({ applicationId }) => applicationId === one.applicationId)
    const pictures = wanted.length === 1 ? await picturesOf(db, one) : []
    chosen.push({ one, facts: about, relation, refusal, undecided, goods, pictures })
  }
  const open = new Set(chosen.map(({ one }) => one.applicationNumber))
  return { chosen, gone: wanted.filter((number) => !open.has(number)) }
}

async function goodsOf(db: Db, { applTyp, applicationId }: RequestableCase): Promise<RegisteredGoods[]> {
  return rightOf(applTyp).classes === 'nice' ? (await listGoods(db, applicationId)).map(wireGoods) : []
}

async function picturesOf(db: Db, { applTyp, applicationId }: RequestableCase): Promise<PictureOfCase[]> {
  return rightOf(applTyp).classes === 'locarno' ? listPictures(db, applicationId) : []
}

/** Whether the state is one from which a refusal is appealed. */
function isAppealable({ flow, state }: CaseFacts): boolean {
  return appealActions.BD.made.some((action) => actionOf(flow, action)?.from.includes(state))
}

function mayName(one: RequestableCase, { ownerId, isActing, asker, power }: RequestedBy): boolean {
  if (one.ownerId !== ownerId) return isPublic(one)
  if (!isActing) return true
  const { fileTyp, applicationId } = one
  const held = mandatePowerOver(asker, { ownerId, fileTyp, formTyp: null, caseId: applicationId })
  if (held !== undefined && !allows(held, power)) throw new AppError('NOT_MANDATED', `${power} for ${ownerId}`)
  return held !== undefined
}

/** Published or registered: anybody may know of it. */
export const isPublic = ({ published, registered }: Pick<RequestableCase, 'published' | 'registered'>): boolean =>
  published !== null || registered !== null

function relationOf({ ownerId }: RequestableCase, by: RequestedBy): Requester {
  if (ownerId !== by.ownerId) return 'third'
  return by.isActing ? 'representative' : 'owner'
}

/** For whom somebody asks in a case: for its owner under a mandate that allows to prepare, else for oneself. */
export function requestedFor(asker: Asker, one: RequestableCase): RequestedBy {
  const { ownerId, fileTyp, applicationId } = one
  const isMandated =
    ownerId !== asker.userId && mayActOn(asker, { ownerId, fileTyp, formTyp: null, caseId: applicationId }, 'prepare')
  const by = { asker, power: 'prepare' } as const
  return isMandated ? { ...by, ownerId, isActing: true } : { ...by, ownerId: asker.userId, isActing: false }
}

const relations = { owner: 'OWNER', representative: 'REPRESENTATIVE', third: 'THIRD' } as const
/** The relation as the wire says it. */
export const wireRelation = (relation: Requester) => relations[relation]

/** Answers of the section CASE of a request's form: `of` several cases, those that need more. */
export function caseAnswers(of: readonly ChosenCaseFacts[]) {
  const flag = (is: (chosen: ChosenCaseFacts) => boolean) => (of.some(is) ? ('Y' as const) : ('N' as const))
  return {
    APPL_TYP: of[0]?.one.applTyp ?? '',
    REPRESENTED: flag(
      ({ relation, one }) => relation === 'representative' || (relation === 'owner' && one.isRepresented),
    ),
    IN_FORCE: flag(({ facts: { flow, state } }) => isInGroup(flow, state, 'in_force')),
    LICENSED: flag(({ one }) => one.isLicensed),
    PARTS: of[0]?.one.parts ?? [],
    ...(of.length === 1 && of[0] && of[0].goods.length > 0 && { GOODS: [...of[0].goods] }),
    ...(of.length === 1 && of[0] && of[0].pictures.length > 0 && { PICTURES: [...of[0].pictures] }),
    ...(of.length === 1 && of[0]?.refusal && { DECISION: of[0].refusal }),
  }
}

/** What everybody may know of a case that is shown to them. */
export function wireCase(one: RequestableCase, language: Language) {
  const status = findState(workflowOfProcess(one), one.state)
  const words = status ? named(language, status.text) : { name: '', caption: '' }
  return {
    PATENT_ID: one.applicationNumber,
    TITLE: one.title,
    APPL_TYP: findRight(one.applTyp)?.id ?? one.applTyp,
    OWNER_NAMES: one.ownerNames,
    STATUS_NAME: words.name,
    STATUS_CAPTION: words.caption,
  }
}
