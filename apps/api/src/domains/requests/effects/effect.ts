import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import type { RequestEffect, Requester } from '@saki/domain/requests/requestKind'

import type { Services } from '../../../services.ts'
import type { ActionResult, ActionKey } from '../../workflow/recordAction.ts'
import type { RequestableCase } from '../cases.sql.ts'

/** What an effect is carried out for: a request in one case, received on a day. */
export interface EffectAsked {
  kind: CatalogueRequest
  request: { requestId: number; submissionNbr: string; ownerId: number; data: DraftData }
  /** The case, locked. */
  one: RequestableCase
  /** Action of the case that the request leads to on the day of receipt; undefined for kinds without one. */
  action: string | undefined
  /** Relation of the requester to the case. */
  relation: Requester
  /** Legal day from which the request counts. */
  receivedOn: LegalDate
  /** Action of the request's process that carries it out. */
  by: ActionKey
  /** The officer who granted it; null: the system, with the receipt. */
  officerId: number | null
  /** Of an approved grant the officer who proposed it. */
  proposedBy?: number | undefined
  reason: string
  now: Date
}

/** An action taken in the case, with the letter it issued. */
export type CarriedOut = ActionResult & { letterId?: string | null }

/** Carries out an effect in the caller's transaction; returns the actions taken in the case. */
export type CarryOut<E extends RequestEffect = RequestEffect> = (
  tx: Db,
  services: Services,
  asked: EffectAsked,
  effect: E,
) => Promise<CarriedOut[]>
