import { createHash, randomUUID } from 'node:crypto'

import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { rowsOf, type DraftData } from '@saki/domain/forms/form'
import { numberWidth } from '@saki/domain/ids/applicationNumber'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { INSTANT_MARK, NUMBER_MARK } from '../../../numberMarks.ts'
import type { Services } from '../../../services.ts'
import type { EffectAsked } from '../effects/effect.ts'
import { findRequester } from '../request.sql.ts'
import { issueSplitNumber } from './splitNumber.sql.ts'

interface Unnumbered {
  applicationId: number
  ownerId: number
  /** Mail to its owner. */
  mail: { subject: TextKey; body: TextKey; values?: Record<string, string> }
}

/** Gives a file made from another the next number of its series and the filing date of its parent, with the entry of the filing log and a mail to its owner. */
export async function numberFile(
  tx: Db,
  services: Services,
  { one, request, now }: EffectAsked,
  { applicationId, ownerId, mail }: Unnumbered,
): Promise<string> {
  const { fileTyp, fileSeq, idempotencyKey, snapshot } = await tables(tx)
    .selectFrom('application')
    .select(['fileTyp', 'fileSeq', 'idempotencyKey', 'snapshot'])
    .where('applicationId', '=', applicationId)
    .$narrowType<{ snapshot: DraftData }>()
    .executeTakeFirstOrThrow()
  const width = numberWidth(fileTyp)
  if (width === undefined) throw new Error(`no number width for file type ${fileTyp}`)
  const owner = await findRequester(tx, ownerId)
  const values = {
    name: owner.fullName,
    title: one.title,
    parent: one.applicationNumber,
    submission: request.submissionNbr,
    number: NUMBER_MARK,
    date: one.filingDate,
    ...mail.values,
  }
  const mailId = randomUUID()
  const number = await issueSplitNumber(tx, {
    applicationId,
    fileTyp,
    fileSeq,
    splitOn: legalDateOf(now),
    filingDate: one.filingDate,
    width,
    now,
    // Sorted keys without blanks (RFC 8785), as of a filing.
    entry: JSON.stringify({
      documents: rowsOf(snapshot, 'FILES').map((file) => file['SHA256']),
      keyHash: createHash('sha256').update(idempotencyKey).digest('hex'),
      legalDate: one.filingDate,
      number: NUMBER_MARK,
      parent: one.applicationNumber,
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
