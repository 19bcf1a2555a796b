import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { pageOfRequest, type RequestPage } from '@saki/catalogue/requests/requestPages'

import type { Address } from '../lib/pageAddress.ts'

/** Address of the form of a kind, with the number of a case filled in. Kinds made as a filing begin with the filing's first page. */
export function addressOfRequest(kind: CatalogueRequest, number?: string): Address<RequestPage | '/buat-pengajuan'> {
  if (kind.madeAs === 'filing') return { to: '/buat-pengajuan' }
  return { to: pageOfRequest(kind), search: { jenis: kind.id, ...(number !== undefined && { nomor: number }) } }
}
