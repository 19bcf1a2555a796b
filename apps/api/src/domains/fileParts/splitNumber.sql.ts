import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

export interface SplitNumbering {
  applicationId: number
  fileTyp: string
  fileSeq: string
  /** Day of the division, whose year is in the number. */
  splitOn: LegalDate
  /** Filing date of the parent, which the file keeps. */
  filingDate: LegalDate
  width: number
  now: Date
  /** Canonical JSON of the log entry with the placeholders. */
  entry: string
  mail: { mailId: string; userId: number; address: string; subject: string; body: string }
}

/** Issues the number of a file split off and dates it like its parent. The row of the series stays locked until the commit. */
export async function issueSplitNumber(tx: Db, n: SplitNumbering): Promise<string> {
  const { mail } = n
  const { rows } = await sql<{ number: string }>`
    select issue_number(${n.applicationId}, ${n.fileTyp}, ${n.fileSeq}, ${n.splitOn}, ${n.width}, ${n.now}, ${n.entry},
                        ${mail.mailId}, ${mail.userId}, ${mail.address}, 'file_split', ${mail.subject}, ${mail.body}) as number`.execute(
    tx,
  )
  const number = rows[0]?.number
  if (number === undefined) throw new Error(`application ${n.applicationId} got no number`)
  await tables(tx)
    .updateTable('application')
    .set({ filingDate: n.filingDate })
    .where('applicationId', '=', n.applicationId)
    .execute()
  return number
}
