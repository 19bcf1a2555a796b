import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { splitSection } from '@saki/domain/requests/splitFaults'

import { ConflictError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { isRequestedLetter } from '../../documents/requestedContent.ts'
import { reissueCertificate } from './certificates.ts'
import { changeCorrespondence } from './changeCorrespondence.ts'
import { changeOwner } from './changeOwner.ts'
import { changeType } from './changeType.ts'
import { changeRepresentative } from './changeRepresentative.ts'
import { changeNameAddress } from './correctRegister.ts'
import type { CarriedOut, CarryOut, EffectAsked } from './effect.ts'
import { issueDocument } from './issueDocument.ts'
import { endLicence, recordLicence } from './licences.ts'
import { limitGoods } from './limitGoods.ts'
import { keepRestorePoint, standOf } from './restorePoint.sql.ts'
import { splitCase } from './splitCase.ts'
import { takeCaseAction } from './takeAction.ts'

type Carrying = { [As in RequestEffect['as']]: CarryOut<Extract<RequestEffect, { as: As }>> | undefined }

const nothing: CarryOut = () => Promise.resolve([])

/** One function for each effect. Undefined: the portal cannot carry it out, so that kinds with it are not offered. */
const carrying: Carrying = {
  takeAction: takeCaseAction,
  changeOwner,
  changeNameAddress,
  changeRepresentative,
  recordLicence,
  endLicence,
  limitGoods,
  // An officer corrects the data with the reference of the request before granting it.
  correctData: nothing,
  recordOnly: nothing,
  issueDocument,
  changeCorrespondence,
  splitCase,
  reissueCertificate: async (tx, services, asked) => {
    await reissueCertificate(tx, services, asked, asked.one, asked.by)
    return []
  },
  changeType,
  // Annuities have an order of their own.
  payAnnuities: undefined,
}

/** Effects that are not taken back: a file with a number of its own exists, another law applies, or a certificate was replaced. */
const isFinal: ReadonlySet<RequestEffect['as']> = new Set([
  'splitCase',
  'changeType',
  'reissueCertificate',
  'payAnnuities',
])

/** Whether the effects of a request can be taken back when the decision on it is undone; not when it split the file. */
export const canBeTakenBack = (kind: Pick<CatalogueRequest, 'effects'>, answers: DraftData): boolean =>
  kind.effects.every(({ as }) => !isFinal.has(as)) && splitSection(kind, answers) === undefined

/** Whether the portal can carry out an effect. */
export const isCarriedOut = (effect: RequestEffect): boolean =>
  carrying[effect.as] !== undefined && (effect.as !== 'issueDocument' || isRequestedLetter(effect.letter))

/**
 * Carries out the effects of a request in its case, in their order and in the caller's transaction. Throws ConflictError or Invalid when the
 * case does not allow one; the caller rolls back what came before.
 */
export async function carryOut(tx: Db, services: Services, asked: EffectAsked): Promise<CarriedOut[]> {
  const acted: CarriedOut[] = []
  const before = await standOf(tx, asked.one.applicationId)
  for (const effect of asked.kind.effects) {
    const carry = carrying[effect.as] as CarryOut | undefined
    if (!carry) throw new ConflictError('ACTION_NOT_ALLOWED', `${effect.as} is not carried out by the portal`)
    acted.push(...(await carry(tx, services, asked, effect)))
  }
  await keepRestorePoint(tx, asked, { before, actions: [asked.by, ...acted] })
  return acted
}
