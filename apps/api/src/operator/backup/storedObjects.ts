import { linesOfPart } from './parts.ts'
import { OBJECT_LIST } from './manifest.ts'

/**
 * Query for every object that cannot be made again (received files and documents of the office), with size and hash from the rows. Leaves
 * out display copies of pictures, and infected files of drafts, whose bytes were deleted.
 */
export const storedObjectsQuery = `
  select distinct on (key) key, encode(sha256, 'hex'), size from (
    select object_key as key, sha256, size_bytes as size from stored_file
     where scan_state <> 'infected' or application_id is not null
    union all select object_key, sha256, size_bytes from office_document
    union all select object_key, sha256, size_bytes from application_form
    union all select object_key, sha256, size_bytes from gazette_issue where object_key is not null
    union all select object_key, sha256, size_bytes from open_data_file) kept
   order by key`

export interface StoredObject {
  key: string
  sha256: string
  size: number
}

/** The list of objects in a backup. */
export async function* listedObjects(folder: string): AsyncGenerator<StoredObject> {
  for await (const line of linesOfPart(folder, OBJECT_LIST)) {
    const [key = '', sha256 = '', size = ''] = line.split('\t')
    yield { key, sha256, size: Number(size) }
  }
}
