import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { findRequest } from '@saki/catalogue/requests/registry'

import { Invalid } from '../../errors.ts'
import { isCarriedOut } from '../requests/effects/carryOut.ts'

/** Whether the portal can carry out a kind; the others are made at the counter or elsewhere. */
export function isMadeHere({ madeAs, effects }: CatalogueRequest): boolean {
  return madeAs === undefined && effects.every(isCarriedOut)
}

/** The kind with this code, if it has a form in the portal. Throws Invalid otherwise. */
export function kindToMake(code: string): CatalogueRequest {
  const kind = findRequest(code)
  if (!kind || !isMadeHere(kind)) throw new Invalid([{ field: 'USERDOC_TYP', message: 'errors:field.wrong' }])
  return kind
}

/** The kind of a stored request. Throws when the catalogue lacks it; no kind may be removed while requests of it exist. */
export function kindOf(code: string): CatalogueRequest {
  const kind = findRequest(code)
  if (!kind) throw new Error(`no kind of request ${code}`)
  return kind
}
