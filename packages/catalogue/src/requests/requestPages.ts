import { rulesByRight } from '@saki/domain/requests/requestKind'

import type { CatalogueRequest } from './defineRequest.ts'

/** The pages where requests are made. */
export type RequestPage =
  | '/user-docx/tp/berbayar'
  | '/user-docx/tp/tdkberbayar'
  | '/user-docx/tp/banding'
  | '/customer-screen/oposisi'

const pageOfFlow: Partial<Record<CatalogueRequest['workflow'], RequestPage>> = {
  'request-appeal': '/user-docx/tp/banding',
  'request-opposition': '/customer-screen/oposisi',
}

/** Whether the law of some right asks a fee for it. Annuities are billed elsewhere, with fees of their own. */
function isPaid(kind: CatalogueRequest): boolean {
  return kind.madeAs === 'annuity' || rulesByRight(kind).some(([, { fees = [] }]) => fees.length > 0)
}

/** The page where requests of this kind are made. */
export function pageOfRequest(kind: CatalogueRequest): RequestPage {
  return pageOfFlow[kind.workflow] ?? (isPaid(kind) ? '/user-docx/tp/berbayar' : '/user-docx/tp/tdkberbayar')
}
