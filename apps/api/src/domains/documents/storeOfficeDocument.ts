import type { OfficeDocumentTable } from '@saki/db/schema'
import type { Insertable } from 'kysely'

import type { Services } from '../../services.ts'
import { insertOfficeDocument } from './documents.sql.ts'
import { storeWithRow } from './storeWithRow.ts'

export type NewOfficeDocument = Insertable<OfficeDocumentTable>

/** Keeps a document the office made. Where another maker was first, theirs stays and these bytes go. */
export async function storeOfficeDocument(
  services: Pick<Services, 'db' | 'files'>,
  bytes: Uint8Array,
  document: Omit<NewOfficeDocument, 'object_key'>,
): Promise<void> {
  await storeWithRow(
    services,
    (objects) => objects.put(bytes),
    async (tx, object_key, objects) => {
      if (!(await insertOfficeDocument(tx, { ...document, object_key }))) objects.discard(object_key)
    },
  )
}
