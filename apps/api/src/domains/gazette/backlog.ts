import type { GazetteBacklogRow } from '@saki/contracts/gazette'
import type { Db } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { publicationDayOf, regularIssueDay } from '@saki/domain/gazette/issueDay'

import { countOthers } from './collect.sql.ts'
import { issueDaysOf } from './issueDays.sql.ts'
import { publishingStates } from './publishingStates.ts'
import { countBacklog, listBacklog, type BacklogCase, type BacklogCount } from './queue.sql.ts'

/** A page of the cases that officers may publish, with the day on which each would appear. */
export async function backlogOf(
  db: Db,
  { right, queued, page, size }: { right: string; queued?: 'Y' | 'N' | undefined; page: number; size: number },
  today: LegalDate,
) {
  const days = await issueDaysOf(db, right)
  const of = { right, states: publishingStates(right) }
  const listed = { ...of, isQueued: queued === undefined ? undefined : queued === 'Y' }
  const rows = await listBacklog(db, listed, { limit: size, offset: (page - 1) * size })
  const counts = await countBacklog(db, of, today)
  const next = regularIssueDay(today, days)
  return {
    data: rows.map((row) => wireRow(row, publicationDayOf({ today, latest: row.latest }, days))),
    total: totalOf(queued, counts),
    page,
    size,
    QUEUED: counts.queued,
    OVERDUE: counts.overdue,
    OTHERS: await countOthers(db, right),
    NEXT_DATE: next,
    FOLLOWING_DATE: regularIssueDay(addDays(next, 1), { ...days, lastRegular: next }),
  }
}

function totalOf(queued: 'Y' | 'N' | undefined, counts: BacklogCount): number {
  if (queued === undefined) return counts.total
  return queued === 'Y' ? counts.queued : counts.total - counts.queued
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
