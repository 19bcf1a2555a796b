import { findPatentParts } from '@saki/catalogue/rights/patents/documents'
import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { languages, type TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionsOfEffect } from '../../caseState.ts'

/** All receipt data of a case, as filed and paid. Undefined before the case has a number. */
export async function findReceiptFacts(db: Db, applicationId: number) {
  const application = await db
    .selectFrom('application')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  if (!application || application.application_number === null || application.filing_date === null) return undefined
  const [parties, priorities, locarno, mark, nice, patent, ipc, files, bill, action] = [
    await db
      .selectFrom('application_party')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('party_role')
      .orderBy('seq_num')
      .execute(),
    await db
      .selectFrom('application_priority as p')
      .innerJoin('country as c', 'c.country_code', 'p.country_code')
      .select(['c.name_id as country', 'p.priority_appl_id', 'p.priority_date'])
      .where('p.application_id', '=', applicationId)
      .orderBy('p.seq_num')
      .execute(),
    await db
      .selectFrom('application_locarno as l')
      .innerJoin('locarno_class as k', 'k.locarno_class_code', 'l.locarno_class_code')
      .select(['l.locarno_class_code', 'l.product_title', 'k.name_id', 'k.edition'])
      .where('l.application_id', '=', applicationId)
      .orderBy('l.locarno_class_code')
      .execute(),
    await db.selectFrom('application_mark').selectAll().where('application_id', '=', applicationId).executeTakeFirst(),
    await db
      .selectFrom('application_nice as n')
      .leftJoin('nice_class as k', 'k.nice_class_code', 'n.nice_class_code')
      .select(['n.nice_class_code', 'n.terms', 'k.heading_id'])
      .where('n.application_id', '=', applicationId)
      .orderBy('n.nice_class_code')
      .execute(),
    await db
      .selectFrom('application_patent')
      .selectAll()
      .where('application_id', '=', applicationId)
      .executeTakeFirst(),
    await db
      .selectFrom('application_ipc')
      .select('ipc_symbol')
      .where('application_id', '=', applicationId)
      .orderBy('seq_num')
      .execute(),
    await db
      .selectFrom('stored_file')
      .select(['specdoc_typ as slot', 'pages'])
      .where('application_id', '=', applicationId)
      .where('deleted_at', 'is', null)
      .execute(),
    await db
      .selectFrom('bill')
      .selectAll()
      .where('application_id', '=', applicationId)
      .where('status', '=', 'paid')
      .executeTakeFirst(),
    await findPaymentAction(db, application.proc_typ, application.proc_nbr),
  ]
  return {
    application: {
      ...application,
      application_number: application.application_number,
      filing_date: application.filing_date,
    },
    parties,
    priorities,
    locarno,
    mark,
    nice: nice.map(({ heading_id, ...row }) => ({ ...row, heading: heading_id ?? '' })),
    patent,
    ipc: ipc.map(({ ipc_symbol }) => ipc_symbol),
    parts: patent ? combinedParts(application.snapshot as DraftData, files) : '',
    bill,
    action,
  }
}
export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findReceiptFacts>>>

function findPaymentAction(db: Db, procTyp: string | null, procNbr: number | null) {
  if (procTyp === null || procNbr === null) return Promise.resolve(undefined)
  return db
    .selectFrom('process_action')
    .select(['proc_typ', 'proc_nbr', 'action_nbr'])
    .where('proc_typ', '=', procTyp)
    .where('proc_nbr', '=', procNbr)
    .where('action', 'in', actionsOfEffect('issueReceipt'))
    .orderBy('action_nbr')
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
