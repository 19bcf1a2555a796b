import type { FileRow } from '@saki/contracts/documents'
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
  listSlots,
  type StoredFile,
} from './documents.sql.ts'
import { listChecks } from './fileChecks.sql.ts'
import { fileRow } from './fileRow.ts'

interface ListRequest extends Pick<HandlerInput, 'db' | 'language'> {
  session: Session
}

/** Files of a draft or case the asker may read, in order. `fileId`: a TEMP_ID, application number or submission number. Throws NotFound. */
export async function listFiles(
  asked: ListRequest,
  fileId: string,
  specdocTyp: string | undefined,
): Promise<FileRow[]> {
  const files = await filesOf(asked, fileId)
  const context = {
    fileId,
    slots: await listSlots(asked.db),
    language: asked.language,
    asker: asked.session,
  }
  const wanted = files.filter((f) => specdocTyp === undefined || f.specdocTyp === specdocTyp)
  const ids = wanted.map((file) => file.fileId)
  const checks = await listChecks(asked.db, ids)
  return wanted.map((file) => {
    const check = checks.get(file.fileId)
    const row = fileRow(file, context)
    return check ? { ...row, CHECK: { CHECKED_AT: check.checkedAt.toISOString(), FINDINGS: check.findings } } : row
  })
}

async function filesOf({ db, session }: ListRequest, fileId: string): Promise<StoredFile[]> {
  const ref = parseCaseRef(fileId)
  const application = ref && (await findOwnApplication(db, await findOwnerId(db, session, { ref }, 'read'), ref))
  if (application) return listFilesOfApplication(db, application.applicationId)
  const draft = await findOwnDraft(db, await findOwnerId(db, session, { tempId: fileId }, 'read'), fileId)
  if (!draft || draft.deletedAt) throw new NotFound('draft or case', fileId)
  return listFilesOfDraft(db, fileId)
}
