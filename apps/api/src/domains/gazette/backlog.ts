import type { GazetteBacklogRow } from '@saki/contracts/gazette'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { publicationDayOf, regularIssueDay } from '@saki/domain/gazette/issueDay'

import { countOthers } from './collect.sql.ts'
import { issueDaysOf } from './issueDays.sql.ts'
import { publishingStates } from './publishingStates.ts'
import { countBacklog, listBacklog, type BacklogCase } from './queue.sql.ts'

/** A page of the cases that officers may publish, with the day on which each would appear. */
export async function backlogOf(
  db: Db,
  { right, page, size }: { right: string; page: number; size: number },
  today: LegalDate,
) {
  const days = await issueDaysOf(db, right)
  const of = { right, states: publishingStates(right) }
  const rows = await listBacklog(db, of, { limit: size, offset: (page - 1) * size })
  const { total, queued, overdue } = await countBacklog(db, of, today)
  return {
    data: rows.map((row) => wireRow(row, publicationDayOf({ today, latest: row.latest }, days))),
    total,
    page,
    size,
    QUEUED: queued,
    OVERDUE: overdue,
    OTHERS: await countOthers(db, right),
    NEXT_DATE: regularIssueDay(today, days),
  }
}

function wireRow(row: BacklogCase, publishedOn: LegalDate): GazetteBacklogRow {
  return {
    PATENT_ID: row.applicationNumber,
    TITLE: row.title,
    FILING_DATE: row.filingDate,
    LATEST_DATE: row.latest,
    PUBLICATION_DATE: publishedOn,
    IND_QUEUED: row.queuedAt === null ? 'N' : 'Y',
    QUEUED_BY: row.queuedBy,
    LACKS: row.lacks,
    IMG_URL: row.imageId && `/api/getIMGDoc/${row.imageId}?size=thumb`,
  }
}
