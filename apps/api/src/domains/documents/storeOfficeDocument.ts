import type { OfficeDocumentTable } from '@saki/db/schema'
import type { Insertable } from 'kysely'

import type { Services } from '../../services.ts'
import { insertOfficeDocument } from './documents.sql.ts'
import { storeWithRow } from './storeWithRow.ts'

export type NewOfficeDocument = Insertable<OfficeDocumentTable>

/** Stores an office document. If it exists already, the earlier one is kept and these bytes are removed. */
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
