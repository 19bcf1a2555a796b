import { legalDateOf } from '@saki/domain/dates/legalDate'

import { paperBytes } from './downloads.ts'
import type { PaperRequest } from './papers.ts'
import type { PaperRow } from './papers.sql.ts'
import type { ArchivedDocument } from './sendArchive.ts'

/** Documents of cases for an archive. */
export function archivedPapers(
  asked: Pick<PaperRequest, 'db' | 'services'>,
  papers: readonly PaperRow[],
): ArchivedDocument[] {
  return papers.map((paper) => ({ paper, locate: () => paperBytes(asked, paper) }))
}

/** File name of an archive of chosen documents. */
export function archiveName(count: number, now: Date): string {
  return `SAKI-${legalDateOf(now)}-${count}.zip`
}
