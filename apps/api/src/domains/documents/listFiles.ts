import type { FileRow } from '@saki/contracts/fileRow'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { findOwnerId } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import {
  findOwnApplication,
  findOwnDraft,
  listFilesOfApplication,
  listFilesOfDraft,
  listShownPictures,
  listSlots,
  listUnfiledOfSlot,
  type StoredFile,
} from './documents.sql.ts'
import { listChecks } from './fileChecks.sql.ts'
import { fileRow } from './fileRow.ts'

interface ListRequest extends Pick<HandlerInput, 'db' | 'language'> {
  session: Session
}

/**
 * Files of a draft or case the asker may read, in order; of a published case of somebody else, and for officers of any, its pictures. `fileId`: a TEMP_ID, application number or
 * submission number. Throws NotFound.
 */
export async function listFiles(
  asked: ListRequest,
  fileId: string,
  specdocTyp: string | undefined,
): Promise<FileRow[]> {
  const own = await ownFiles(asked, fileId)
  const files = own ?? (await shownPictures(asked, fileId))
  if (!files) throw new NotFound('draft or case', fileId)
  const wanted = files.filter((f) => specdocTyp === undefined || f.specdocTyp === specdocTyp)
  const rows = await rowsOf(
    asked,
    wanted.map((file) => ({ file, fileId })),
  )
  return own ? rows : rows.map(publicFile)
}

async function shownPictures({ db, session }: ListRequest, fileId: string): Promise<StoredFile[] | undefined> {
  const ref = parseCaseRef(fileId)
  return ref?.kind === 'number' ? listShownPictures(db, ref.applicationNumber, session.role === 'office') : undefined
}

/** A published picture without what only the parties know: its file name, who sent it, and the checks. */
function publicFile(row: FileRow): FileRow {
  return { ...row, CHECK: undefined, FILE_NAME: row.SPECDOC_NAME, UPLOADED_BY: '', REMARKS: null }
}

/** Most files listed without naming a draft. */
const MOST_OF_SLOT = 100

/** Files of a slot in all unfiled drafts of the asker, newest first. FILE_ID is the TEMP_ID of each one's draft. */
export async function listFilesOfSlot(asked: ListRequest, specdocTyp: string): Promise<FileRow[]> {
  const files = await listUnfiledOfSlot(asked.db, asked.session.userId, specdocTyp, MOST_OF_SLOT)
  return rowsOf(
    asked,
    files.map((file) => ({ file, fileId: file.tempId ?? '' })),
  )
}

async function rowsOf(
  { db, language, session }: ListRequest,
  found: readonly { file: StoredFile; fileId: string }[],
): Promise<FileRow[]> {
  const slots = await listSlots(db)
  const checks = await listChecks(
    db,
    found.map(({ file }) => file.fileId),
  )
  return found.map(({ file, fileId }) => {
    const check = checks.get(file.fileId)
    const row = fileRow(file, { fileId, slots, language, asker: session })
    return check ? { ...row, CHECK: { CHECKED_AT: check.checkedAt.toISOString(), FINDINGS: check.findings } } : row
  })
}

async function ownFiles({ db, session }: ListRequest, fileId: string): Promise<StoredFile[] | undefined> {
  const ref = parseCaseRef(fileId)
  const application = ref && (await findOwnApplication(db, await findOwnerId(db, session, { ref }, 'read'), ref))
  if (application) return listFilesOfApplication(db, application.applicationId)
  const draft = await findOwnDraft(db, await findOwnerId(db, session, { tempId: fileId }, 'read'), fileId)
  if (!draft || draft.deletedAt) return undefined
  return listFilesOfDraft(db, fileId)
}
