import type { GazetteEntry, OfficeIssue } from '@saki/contracts/gazette'
import type { GazetteContent } from '@saki/domain/gazette/content'

import type { StoredBytes } from '../documents/storedBytes.ts'
import type { KeptEntry } from './entries.sql.ts'
import { wholeContent } from './keptContent.ts'
import type { IssueRow } from './issues.sql.ts'

const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

/** The stored PDF of an issue; undefined before it is laid out. */
export function storedBytesOf(issue: IssueRow): StoredBytes | undefined {
  if (!issue.objectKey || !issue.sha256 || issue.size === null) return undefined
  return { key: issue.objectKey, sha256: issue.sha256, size: issue.size }
}

export function wireIssue(issue: IssueRow): OfficeIssue {
  return {
    JOURNAL_CODE: issue.journalCode,
    NAME: issue.name,
    RIGHT: issue.right,
    KIND: issue.kind,
    PUBLICATION_DATE: issue.publicationDate,
    ENTRIES: issue.entries,
    PAGES: issue.pages,
    SIZE: issue.size,
    IND_CLOSED: flag(issue.closedAt !== null),
    MADE_AT: issue.madeAt.toISOString(),
    MADE_BY: issue.madeBy,
    CLOSED_AT: issue.closedAt?.toISOString() ?? null,
    SHA256: issue.closedAt ? (issue.sha256?.toString('hex') ?? null) : null,
  }
}

export function wireGazetteEntry({ page, entry }: Pick<KeptEntry, 'page' | 'entry'>): GazetteEntry {
  const whole = wholeContent(entry)
  return {
    PATENT_ID: whole.applicationNumber,
    KIND: whole.kind,
    ACTION_DATE: whole.on,
    LAST_DATE: whole.lastDay,
    PAGE: page,
    IND_DROPPED: flag(whole.isDropped),
    TITLE: whole.title,
    FILING_DATE: whole.filingDate,
    REGISTRATION_NBR: whole.registrationNumber,
    OWNERS: whole.owners.map(({ name, city, country }) => ({
      PERSON_NAME: name,
      CITY_NAME: city,
      COUNTRY_NAME: country,
    })),
    CLASSES: classesOf(whole),
    NOTE: whole.correction?.note ?? '',
    IMG_ID: whole.pictures[0]?.fileId ?? null,
  }
}

function classesOf({ goods, locarno, ipc }: GazetteContent): string {
  const nice = goods.map(({ classCode, terms }) => `${classCode}: ${terms.join('; ')}`)
  const designs = locarno.map(({ code, product }) => [code, product].filter(Boolean).join(' '))
  return [...nice, ...designs, ipc.join('; ')].filter((line) => line !== '').join('\n')
}
