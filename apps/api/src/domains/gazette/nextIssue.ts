import type { NextIssue, PlannedEntry } from '@saki/contracts/gazette'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { publicationDayOf, regularIssueDay } from '@saki/domain/gazette/issueDay'
import type { Language } from '@saki/texts'

import { composePlanned, type ComposedEntry } from './composeEntries.ts'
import { entryFacts, untilLine } from './entryFacts.ts'
import { issueDaysOf } from './issueDays.sql.ts'
import { planIssue } from './planIssue.ts'
import { countLacking, listQueued } from './queue.sql.ts'

/** A page of the next issue of a right as it would be printed on its day: the weekly one, or an extra one that a last day by law asks for. */
export async function nextIssue(
  db: Db,
  { right, page, size, language }: { right: string; page: number; size: number; language: Language },
  now: Date,
): Promise<NextIssue> {
  const { day, kind } = await nextDayOf(db, right, legalDateOf(now))
  const planned = await planIssue(db, { right, kind, day })
  const incoming = planned?.incoming ?? []
  const rows = await composePlanned(db, { incoming, day }, { after: (page - 1) * size, most: size })
  return {
    NAME: planned?.name ?? null,
    KIND: kind,
    PUBLICATION_DATE: day,
    LACKING: await countLacking(db, right),
    data: rows.map((entry) => wireEntry(entry, language)),
    total: incoming.length,
    page,
    size,
  }
}

/** The first day on which a queued case is published; without one the day of the weekly issue. */
async function nextDayOf(
  db: Db,
  right: string,
  today: LegalDate,
): Promise<{ day: LegalDate; kind: 'regular' | 'extra' }> {
  const days = await issueDaysOf(db, right)
  const regular = regularIssueDay(today, days)
  const wanted = (await listQueued(db, right)).map(({ latest }) => publicationDayOf({ today, latest }, days))
  const day = wanted.reduce((first, each) => (each < first ? each : first), regular)
  return { day, kind: day === regular ? 'regular' : 'extra' }
}

function wireEntry({ content, lacks }: ComposedEntry, language: Language): PlannedEntry {
  const [picture] = content.kind === 'CORRECTION' ? [] : content.pictures
  return {
    PATENT_ID: content.applicationNumber,
    KIND: content.kind,
    TITLE: content.title,
    FACTS: entryFacts(content, language).map(({ label, values }) => ({ LABEL: label, VALUES: values })),
    UNTIL: untilLine(content, language),
    IMG_URL: picture ? `/api/getIMGDoc/${picture.fileId}?size=thumb` : null,
    LACKS: lacks,
    IND_QUEUED: content.kind === 'PUBLICATION' ? 'Y' : 'N',
  }
}
