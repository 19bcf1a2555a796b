import { findPatentParts } from '@saki/catalogue/rights/patents/documents'
import { type Db, tables } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { languages, type TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionsOfEffect } from '../../caseState.ts'

/** All receipt data of a case, as filed and paid. Undefined before the case has a number. */
export async function findReceiptFacts(db: Db, applicationId: number) {
  const application = await tables(db)
    .selectFrom('application')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  if (!application || application.applicationNumber === null || application.filingDate === null) return undefined
  const [parties, priorities, locarno, mark, nice, patent, ipc, files, bill, action] = [
    await tables(db)
      .selectFrom('applicationParty')
      .selectAll()
      .where('applicationId', '=', applicationId)
      .orderBy('partyRole')
      .orderBy('seqNum')
      .execute(),
    await tables(db)
      .selectFrom('applicationPriority as p')
      .innerJoin('country as c', 'c.countryCode', 'p.countryCode')
      .select(['c.nameId as country', 'p.priorityApplId', 'p.priorityDate'])
      .where('p.applicationId', '=', applicationId)
      .orderBy('p.seqNum')
      .execute(),
    await tables(db)
      .selectFrom('applicationLocarno as l')
      .innerJoin('locarnoClass as k', 'k.locarnoClassCode', 'l.locarnoClassCode')
      .select(['l.locarnoClassCode', 'l.productTitle', 'k.nameId', 'k.edition'])
      .where('l.applicationId', '=', applicationId)
      .orderBy('l.locarnoClassCode')
      .execute(),
    await tables(db)
      .selectFrom('applicationMark')
      .selectAll()
      .where('applicationId', '=', applicationId)
      .executeTakeFirst(),
    await tables(db)
      .selectFrom('applicationNice as n')
      .leftJoin('niceClass as k', 'k.niceClassCode', 'n.niceClassCode')
      .select(['n.niceClassCode', 'n.terms', 'k.headingId'])
      .where('n.applicationId', '=', applicationId)
      .orderBy('n.niceClassCode')
      .execute(),
    await tables(db)
      .selectFrom('applicationPatent')
      .selectAll()
      .where('applicationId', '=', applicationId)
      .executeTakeFirst(),
    await tables(db)
      .selectFrom('applicationIpc')
      .select('ipcSymbol')
      .where('applicationId', '=', applicationId)
      .orderBy('seqNum')
      .execute(),
    await tables(db)
      .selectFrom('storedFile')
      .select(['specdocTyp as slot', 'pages'])
      .where('applicationId', '=', applicationId)
      .where('deletedAt', 'is', null)
      .execute(),
    await tables(db)
      .selectFrom('bill')
      .selectAll()
      .where('applicationId', '=', applicationId)
      .where('status', '=', 'paid')
      .executeTakeFirst(),
    await findPaymentAction(db, application.procTyp, application.procNbr),
  ]
  return {
    application: {
      ...application,
      applicationNumber: application.applicationNumber,
      filingDate: application.filingDate,
    },
    parties,
    priorities,
    locarno,
    mark,
    nice: nice.map(({ headingId, ...row }) => ({ ...row, heading: headingId ?? '' })),
    patent,
    ipc: ipc.map(({ ipcSymbol }) => ipcSymbol),
    parts: patent ? combinedParts(application.snapshot as DraftData, files) : '',
    bill,
    action,
  }
}
export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findReceiptFacts>>>

function findPaymentAction(db: Db, procTyp: string | null, procNbr: number | null) {
  if (procTyp === null || procNbr === null) return Promise.resolve(undefined)
  return tables(db)
    .selectFrom('processAction')
    .select(['procTyp', 'procNbr', 'actionNbr'])
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('action', 'in', actionsOfEffect('issueReceipt'))
    .orderBy('actionNbr')
    .executeTakeFirst()
}

/** Page ranges of the parts in the combined file, as the applicant marked them; '' when every part has its own file. */
function combinedParts(snapshot: DraftData, files: readonly { slot: string; pages: number | null }[]): string {
  return findPatentParts(snapshot, files)
    .flatMap(({ slot, from, pages }) =>
      from === undefined
        ? []
        : [
            say(languages[0], 'patents:receipt.part', {
              part: say(languages[0], `patents:part.${slot}` as TextKey),
              from,
              to: from + (pages ?? 1) - 1,
            }),
          ],
    )
    .join('; ')
}
