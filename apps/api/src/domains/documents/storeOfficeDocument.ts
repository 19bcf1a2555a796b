import type { Tables } from '@saki/db'
import type { Insertable } from 'kysely'

import type { Services } from '../../services.ts'
import { insertOfficeDocument } from './documents.sql.ts'
import { storeWithRow } from './storeWithRow.ts'

export type NewOfficeDocument = Insertable<Tables['officeDocument']>

/** Stores an office document from bytes or a finished local file. If it exists already, the earlier one is kept and these bytes are removed. */
export async function storeOfficeDocument(
  services: Pick<Services, 'db' | 'files'>,
  made: Uint8Array | { path: string },
  document: Omit<NewOfficeDocument, 'objectKey'>,
): Promise<void> {
  await storeWithRow(
    services,
    (objects) => ('path' in made ? objects.adopt(made.path) : objects.put(made)),
    async (tx, objectKey, objects) => {
      if (!(await insertOfficeDocument(tx, { ...document, objectKey }))) objects.discard(objectKey)
    },
  )
}
