import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { pageOfRequest, type RequestPage } from '@saki/catalogue/requests/requestPages'

import type { Address } from '../lib/pageAddress.ts'

/** Address of the form of a kind, with the number of a case filled in. Kinds made as a filing begin with the filing's first page, which names it as the parent. */
export function addressOfRequest(kind: CatalogueRequest, number?: string): Address<RequestPage | '/buat-pengajuan'> {
  if (kind.madeAs === 'filing')
    return { to: '/buat-pengajuan', ...(number !== undefined && { search: { induk: number } }) }
  return { to: pageOfRequest(kind), search: { jenis: kind.id, ...(number !== undefined && { nomor: number }) } }
}
