import { setTimeout } from 'node:timers/promises'

import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { Services } from '../../../services.ts'
import { publicCase } from '../publicCase.ts'
import { findPublicRecord } from '../publicCase.sql.ts'
import {
  addDigests,
  insertOpenFile,
  keepDigests,
  listDigests,
  type OpenFileRow,
  type OpenIssue,
} from './openData.sql.ts'
import { digestOf, openRecord, removedRecord, xmlEnd, xmlStart, type OpenRecord } from './openRecord.ts'
import { GzipFile } from './gzipFile.ts'

export type OpenDataServices = Pick<Services, 'db' | 'files' | 'env'>

/** Cases that are read at the same time. */
const AT_ONCE = 4
/** Share of the time in which cases are read; in the rest people are answered. A full issue of a large register takes hours. */
const BUSY = 0.25

interface PartCases {
  issue: OpenIssue
  ids: readonly number[]
  /** In the transaction that publishes the part: marks its cases as written. False when another process did, so that this part is dropped. */
  take: (tx: Db) => Promise<boolean>
}

/**
 * Writes the records of these cases into a file of JSON lines and one of XML, and names them in one transaction with what marks the cases as
 * written. A process that is killed before leaves at most two objects that no row names. Cases of a day whose record did not change are left out.
 */
export async function makePart(services: OpenDataServices, now: Date, { issue, ids, take }: PartCases): Promise<void> {
  const { db, files, env } = services
  const known = await listDigests(db, ids)
  const given = new Map<number, Buffer>()
  const removed: number[] = []
  const part = issue.parts + 1
  const name = `saki-${issue.issue}-${String(part).padStart(3, '0')}`
  const written = { jsonl: new GzipFile(files.tempDir), xml: new GzipFile(files.tempDir) }
  const write = async ({ json, xml }: OpenRecord) => {
    await written.jsonl.write(json)
    await written.xml.write(xml)
  }
  try {
    await written.xml.write(xmlStart(issue.issue, part))
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const began = performance.now()
      const records = await Promise.all(some.map((id) => recordOf(db, id, env.publicBaseUrl, now)))
      await setTimeout((performance.now() - began) * (1 / BUSY - 1))
      for (const [at, id] of some.entries()) {
        const record = records[at]
        const before = known.get(id)
        if (record) {
          const digest = digestOf(record)
          if (!issue.isFull && before?.digest.equals(digest)) continue
          given.set(id, digest)
          await write(record)
        } else if (before && !issue.isFull) {
          removed.push(id)
          await write(removedRecord(before.applicationNumber))
        }
      }
    }
    const records = given.size + removed.length
    await written.xml.write(xmlEnd(records))
    const rows: OpenFileRow[] = []
    if (records > 0)
      for (const kind of ['jsonl', 'xml'] as const) {
        const { size, sha256 } = await written[kind].end()
        const objectKey = await files.adopt(written[kind].path)
        rows.push({ fileName: `${name}.${kind}.gz`, records, objectKey, size, sha256 })
      }
    await transact(db, async (tx) => {
      if (!(await take(tx))) throw new Error(`another process made part ${name}`)
      for (const row of rows) await insertOpenFile(tx, issue.issue, row)
      if (issue.isFull) await addDigests(tx, given)
      else await keepDigests(tx, given, removed)
    })
  } finally {
    await Promise.all([written.jsonl.discard(), written.xml.discard()])
  }
}

/** The record of a case as everybody may see it now; undefined when it is not public. */
async function recordOf(db: Db, applicationId: number, base: string, now: Date): Promise<OpenRecord | undefined> {
  const record = await findPublicRecord(db, { applicationId })
  return record && openRecord(await publicCase(db, record, { language: 'id', today: legalDateOf(now) }), base)
}
