import type { Tables } from '@saki/db'
import type { Insertable } from 'kysely'

import type { Services } from '../../services.ts'
import { insertOfficeDocument } from './documents.sql.ts'
import { storeWithRow } from './storeWithRow.ts'

export type NewOfficeDocument = Insertable<Tables['officeDocument']>

/** Stores an office document. If it exists already, the earlier one is kept and these bytes are removed. */
export async function storeOfficeDocument(
  services: Pick<Services, 'db' | 'files'>,
  bytes: Uint8Array,
  document: Omit<NewOfficeDocument, 'objectKey'>,
): Promise<void> {
  await storeWithRow(
    services,
    (objects) => objects.put(bytes),
    async (tx, objectKey, objects) => {
      if (!(await insertOfficeDocument(tx, { ...document, objectKey }))) objects.discard(objectKey)
    },
  )
}
