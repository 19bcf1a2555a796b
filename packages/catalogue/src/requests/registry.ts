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

/** Whether a process with this workflow is a request. */
export function isRequestFlow(flowId: string): boolean {
  return requestWorkflows.some(({ id }) => id === flowId)
}

/** The kind with this USERDOC_TYP; undefined for an unknown one and for answers to letters. `among`: the kinds known. */
export function findRequest(
  code: string,
  among: readonly CatalogueRequest[] = requestKinds,
): CatalogueRequest | undefined {
  return among.find(({ id }) => id === code)
}

/** The kind that has this form; undefined for forms of applications and of answers. */
export function requestOfForm(formTyp: string): CatalogueRequest | undefined {
  return requestKinds.find(({ form }) => form.id === formTyp)
}

/** The kinds that the law of a right knows, in the order of their codes. */
export function requestsOfRight(
  applTyp: string,
  among: readonly CatalogueRequest[] = requestKinds,
): CatalogueRequest[] {
  return among.filter(({ rules }) => Object.hasOwn(rules, applTyp))
}
