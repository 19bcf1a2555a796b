import type { TextKey } from '@saki/texts'

import type { CatalogueRequest } from './defineRequest.ts'
import { registeredRequests } from './registered.ts'
import {
  appealRequest,
  freeRequest,
  instantRequest,
  oppositionRequest,
  paidRequest,
  timedRequest,
} from './request.workflow.ts'
import { requestTariffs } from './tariffs.ts'

export const requestKinds = registeredRequests

/** Workflows of requests. */
export const requestWorkflows = [
  paidRequest,
  freeRequest,
  timedRequest,
  instantRequest,
  oppositionRequest,
  appealRequest,
] as const

/** The kind with this USERDOC_TYP; undefined for an unknown one and for answers to letters. */
export function findRequest(code: string): CatalogueRequest | undefined {
  return requestKinds.find(({ id }) => id === code)
}

/** The kinds that the law of a right knows, in the order of their codes. */
export function requestsOfRight(applTyp: string): CatalogueRequest[] {
  return requestKinds.filter(({ rules }) => Object.hasOwn(rules, applTyp))
}

/** Name of a tariff of requests; undefined for a code that no request uses. */
export function requestTariffName(code: string): TextKey | undefined {
  return Object.entries(requestTariffs).find(([known]) => known === code)?.[1]
}
