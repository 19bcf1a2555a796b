import { linesOfPart } from './parts.ts'
import { OBJECT_LIST } from './manifest.ts'

/**
 * Every object that cannot be made again, with size and hash as the rows say: what was received and what the office issued. Copies of
 * pictures for showing are made anew from the originals. The bytes of an infected file of a draft are gone on purpose.
 */
export const storedObjectsQuery = `
  select distinct on (key) key, encode(sha256, 'hex'), size from (
    select object_key as key, sha256, size_bytes as size from stored_file
     where scan_state <> 'infected' or application_id is not null
    union all select object_key, sha256, size_bytes from office_document
    union all select object_key, sha256, size_bytes from application_form
    union all select object_key, sha256, size_bytes from gazette_issue where object_key is not null) kept
   order by key`

export interface StoredObject {
  key: string
  sha256: string
  size: number
}

/** The list as a backup has it. */
export async function* listedObjects(folder: string): AsyncGenerator<StoredObject> {
  for await (const line of linesOfPart(folder, OBJECT_LIST)) {
    const [key = '', sha256 = '', size = ''] = line.split('\t')
    yield { key, sha256, size: Number(size) }
  }
}
