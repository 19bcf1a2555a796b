import { createHash } from 'node:crypto'

import { AppError } from '../../errors.ts'
import { canonicalJson } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import { storeWithRow } from '../documents/storeWithRow.ts'
import { composeEntries, type ComposedEntry } from './composeEntries.ts'
import {
  dropEntry,
  keepContents,
  listKeptEntries,
  listWaitingEntries,
  type KeptEntry,
  type WaitingEntry,
} from './entries.sql.ts'
import { closeIssue, findIssue, keepDraft, lockIssue, type IssueRow } from './issues.sql.ts'
import { publishEntry } from './publishEntry.ts'
import { renderIssue } from './renderIssue.ts'
import type { CompletedAct } from '../workflow/takeAction.ts'

/** Cases of an issue published in parallel. */
const PARALLEL = 4

export interface FinishedIssue {
  entries: number
  pages: number
}

/**
 * Lays out an issue, publishes its cases, each in a transaction of its own, and closes it. Can be interrupted at any point and run again,
 * also by two processes at once: what is done is not done twice. A case that can no longer be published is left out; its place stays empty.
 * Undefined when the issue does not exist. Throws when a case failed for another reason; the issue then stays unclosed for the next run.
 */
export async function finishIssue(
  services: Services,
  journalCode: string,
  onPublished?: (acted: CompletedAct) => void,
): Promise<FinishedIssue | undefined> {
  const issue = await findIssue(services.db, journalCode)
  if (!issue) return undefined
  if (issue.closedAt) return { entries: issue.entries, pages: issue.pages ?? 0 }
  if (!issue.objectKey && issue.kind !== 'special') await layOut(services, issue)
  await publishWaiting(services, issue, onPublished)
  return close(services, journalCode)
}

/** Renders the issue as it will be, and keeps pages and PDF before any case is published, so that letters can name their page. */
async function layOut(services: Services, issue: IssueRow): Promise<void> {
  const { db } = services
  const entries = await composeEntries(db, issue.journalCode, issue.publicationDate)
  const { bytes, pages, entryPages } = await renderIssue(services, issue, entries, { at: issue.madeAt, mark: '' })
  const laid = entries.map((entry, at) => ({ ...entry, page: entryPages[at] ?? null }))
  await storeWithRow(
    services,
    (objects) => objects.put(Buffer.from(bytes)),
    async (tx, objectKey, objects) => {
      const draft = { pages, size: bytes.length, sha256: sha256Of(bytes), objectKey }
      if (await keepDraft(tx, issue.journalCode, draft)) await keepContents(tx, issue.journalCode, laid)
      else objects.discard(objectKey)
    },
  )
}

const sha256Of = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

async function publishWaiting(
  services: Services,
  { journalCode, publicationDate }: IssueRow,
  onPublished: ((acted: CompletedAct) => void) | undefined,
): Promise<void> {
  const waiting = (await listWaitingEntries(services.db, journalCode)).values()
  const failed: unknown[] = []
  const publishNext = async (entry: WaitingEntry) => {
    try {
      const acted = await publishEntry(services, { journalCode, day: publicationDate }, entry)
      if (acted) onPublished?.(acted)
    } catch (error) {
      if (!(error instanceof AppError)) return void failed.push(error)
      services.log.warn({ err: error, applicationId: entry.applicationId, journalCode }, 'left out of the gazette')
      await dropEntry(services.db, { journalCode, position: entry.position, now: services.clock() })
    }
  }
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const entry of waiting) await publishNext(entry)
    }),
  )
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} cases of ${journalCode} not published`)
}

const isSame = (entries: readonly ComposedEntry[], kept: readonly KeptEntry[]) =>
  canonicalJson(entries.map(({ content }) => content)) === canonicalJson(kept.map(({ entry }) => entry))

/** Closes an issue whose cases are all published or left out. Its PDF is made again when an entry changed since it was laid out, such as one that was left out. */
async function close(services: Services, journalCode: string): Promise<FinishedIssue> {
  const issue = await findIssue(services.db, journalCode)
  if (!issue) throw new Error(`no issue ${journalCode}`)
  if (issue.closedAt) return { entries: issue.entries, pages: issue.pages ?? 0 }
  const { db } = services
  const entries = await composeEntries(db, journalCode, issue.publicationDate)
  const isKept = issue.objectKey !== null && isSame(entries, await listKeptEntries(db, journalCode))
  const made = isKept ? undefined : await renderIssue(services, issue, entries, { at: issue.madeAt, mark: '' })
  return storeWithRow(
    services,
    (objects) => (made ? objects.put(Buffer.from(made.bytes)) : Promise.resolve(undefined)),
    async (tx, objectKey, objects) => {
      const now = services.clock()
      const locked = await lockIssue(tx, journalCode)
      if (!locked || locked.closedAt) {
        objects.discard(objectKey ?? null)
      } else {
        if (made && objectKey) {
          objects.discard(locked.objectKey)
          await keepDraft(
            tx,
            journalCode,
            { pages: made.pages, size: made.bytes.length, sha256: sha256Of(made.bytes), objectKey },
            'again',
          )
        }
        await keepContents(tx, journalCode, entries)
        await closeIssue(tx, journalCode, { now, dataSha256: sha256Of(canonicalJson(entries)) })
      }
      const count = entries.filter(({ content }) => !content.isDropped).length
      return { entries: count, pages: made?.pages ?? issue.pages ?? 0 }
    },
  )
}
