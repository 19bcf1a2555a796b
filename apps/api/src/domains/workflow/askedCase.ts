import { parseProcessId } from '@saki/domain/ids/processId'
import { numberWidth } from '@saki/domain/ids/applicationNumber'
import type { Db } from '@saki/db'

import { NotFound } from '../../errors.ts'
import type { Session } from '../../session.ts'
import { findCaseOfProcess, findCaseProcess, findChildProcess, type CaseProcess } from './cases.sql.ts'
import type { ProcessKey } from './process.sql.ts'

export interface FileSegments {
  fileNbr: string
  fileSeq: string
  fileTyp: string
  fileSer: string
}

/** The case of a file key. Throws NotFound when it does not exist or the asker may not read it. */
export async function caseAt(db: Db, asker: Session, segments: FileSegments): Promise<CaseProcess> {
  const key = { ...segments, fileNbr: Number(segments.fileNbr), fileSer: Number(segments.fileSer) }
  const found = numberWidth(key.fileTyp) === undefined ? undefined : await findCaseProcess(db, asker, key)
  if (!found) throw new NotFound('case', segments)
  return found
}

/** A process of a case, of any kind. Throws NotFound when it does not exist or the asker may not read its case. */
export async function processAt(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess> {
  const found = await findCaseOfProcess(db, asker, { procTyp: key.procTyp.toUpperCase(), procNbr: key.procNbr })
  if (!found) throw new NotFound('process', key)
  return found
}

/** The same by its id, PROC_TYP-PROC_NBR. */
export async function processNamed(db: Db, asker: Session, text: string): Promise<CaseProcess> {
  const key = parseProcessId(text)
  if (!key) throw new NotFound('process', text)
  return processAt(db, asker, key)
}

/** A child process of a case. Throws NotFound, also for a case's own process. */
export async function childAt(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess> {
  const found = await findChildProcess(db, asker, { procTyp: key.procTyp.toUpperCase(), procNbr: key.procNbr })
  if (!found) throw new NotFound('process', key)
  return found
}
