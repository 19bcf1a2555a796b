import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { rulesByRight } from '@saki/domain/requests/requestKind'

import type { Address } from '../lib/pageAddress.ts'

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
export function isPaid(kind: CatalogueRequest): boolean {
  return kind.madeAs === 'annuity' || rulesByRight(kind).some(([, { fees = [] }]) => fees.length > 0)
}

/** The page where requests of this kind are made. */
export function pageOfRequest(kind: CatalogueRequest): RequestPage {
  return pageOfFlow[kind.workflow] ?? (isPaid(kind) ? '/user-docx/tp/berbayar' : '/user-docx/tp/tdkberbayar')
}

/** Address of the form of a kind, with the number of a case filled in. Kinds made as a filing begin with the filing's first page. */
export function addressOfRequest(kind: CatalogueRequest, number?: string): Address<RequestPage | '/buat-pengajuan'> {
  if (kind.madeAs === 'filing') return { to: '/buat-pengajuan' }
  return { to: pageOfRequest(kind), search: { jenis: kind.id, ...(number !== undefined && { nomor: number }) } }
}
