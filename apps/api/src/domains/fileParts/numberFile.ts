import { createHash, randomUUID } from 'node:crypto'

import { tables, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, type DraftData } from '@saki/domain/forms/form'
import { numberWidth } from '@saki/domain/ids/applicationNumber'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { INSTANT_MARK, NUMBER_MARK } from '../../numberMarks.ts'
import type { Services } from '../../services.ts'
import { issueSplitNumber } from './splitNumber.sql.ts'

interface Unnumbered {
  parent: { applicationNumber: string; title: string; filingDate: LegalDate }
  /** Number of the request that makes it; '' for a decision of the office. */
  submission: string
  now: Date
  applicationId: number
  ownerId: number
  /** Mail to its owner. */
  mail: { subject: TextKey; body: TextKey; values?: Record<string, string> }
}

/** Gives a file made from another the next number of its series and the filing date of its parent, with the entry of the filing log and a mail to its owner. */
export async function numberFile(
  tx: Db,
  services: Services,
  { parent, submission, now, applicationId, ownerId, mail }: Unnumbered,
): Promise<string> {
  const { fileTyp, fileSeq, idempotencyKey, snapshot } = await tables(tx)
    .selectFrom('application')
    .select(['fileTyp', 'fileSeq', 'idempotencyKey', 'snapshot'])
    .where('applicationId', '=', applicationId)
    .$narrowType<{ snapshot: DraftData }>()
    .executeTakeFirstOrThrow()
  const width = numberWidth(fileTyp)
  if (width === undefined) throw new Error(`no number width for file type ${fileTyp}`)
  const owner = await findOwner(tx, ownerId)
  const values = {
    name: owner.fullName,
    title: parent.title,
    parent: parent.applicationNumber,
    submission,
    number: NUMBER_MARK,
    date: parent.filingDate,
    ...mail.values,
  }
  const mailId = randomUUID()
  const number = await issueSplitNumber(tx, {
    applicationId,
    fileTyp,
    fileSeq,
    splitOn: legalDateOf(now),
    filingDate: parent.filingDate,
    width,
    now,
    // Sorted keys without blanks (RFC 8785), as of a filing.
    entry: JSON.stringify({
      documents: rowsOf(snapshot, 'FILES').map((file) => file['SHA256']),
      keyHash: createHash('sha256').update(idempotencyKey).digest('hex'),
      legalDate: parent.filingDate,
      number: NUMBER_MARK,
      parent: parent.applicationNumber,
      receivedAt: INSTANT_MARK,
      type: fileTyp,
      v: 1,
    }),
    mail: {
      mailId,
      userId: ownerId,
      address: owner.email,
      subject: say(owner.locale, mail.subject, values),
      body: say(owner.locale, mail.body, values),
    },
  })
  await services.jobs.enqueue(tx, 'send_mail', { mailId })
  return number
}

function findOwner(tx: Db, userId: number) {
  return tables(tx)
    .selectFrom('appUser')
    .select(['email', 'locale', 'fullName'])
    .where('userId', '=', userId)
    .$narrowType<{ locale: Language }>()
    .executeTakeFirstOrThrow()
}
