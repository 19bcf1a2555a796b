import { lawOf, workflowFor, type Right } from '@saki/catalogue'
import { transact } from '@saki/db'
import { formatApplicationNumber } from '@saki/domain/ids/applicationNumber'
import type { Workflow } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'

import { openProcess, type ProcessKey } from '../../domains/workflow/recordAction.ts'
import { actIn } from '../../domains/workflow/takeAction.ts'
import type { Services } from '../../services.ts'

export interface PlannedCase {
  n: number
  applTyp: Right
  day: string
  /** Days of the first filing abroad and of the international filing. */
  priority?: string
  international?: string
}

export interface SimulatedCase {
  applicationId: number
  key: ProcessKey
  flow: Workflow
}

const series = {
  PATENT: ['P', '00', 'patent-filing'],
  SIMPLE_PATENT: ['S', '00', 'patent-filing'],
  DESIGN: ['A', '00', 'design-filing'],
  MARK: ['D', 'ID', 'mark-filing'],
} as const

/** Files and pays a case on its day under the law of that day: process, first action, number. */
export async function fileCase(
  services: Services,
  ownerId: number,
  planned: PlannedCase,
  now: Date,
): Promise<SimulatedCase> {
  const { applTyp, day, n } = planned
  const [fileTyp, fileSeq, formTyp] = series[applTyp]
  const lawCode = lawOf(applTyp, day)
  const flow = workflowFor(applTyp, lawCode)
  const number = { fileTyp, fileSeq, fileSer: Number(day.slice(0, 4)), fileNbr: n + 1 }
  return transact(services.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with d as (insert into draft (temp_id, owner_id, form_typ, form_version, data, title, row_version, created_at, updated_at, submitted_at)
        values (${`sim${n}`}, ${ownerId}, ${formTyp}, 1, '{}', '', 1, ${now}, ${now}, ${now}) returning temp_id)
      insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq, appl_typ,
                               law_code, title, payer_category, owner_names, submitted_at)
      select temp_id, ${ownerId}, ${`sim${n}`}, ${`TRX-SIM-${n}`}, ${formTyp}, 1, '{"FILING":{}}', ${fileTyp}, ${fileSeq}, ${applTyp}, ${lawCode},
             ${`Perkara ${n}`}, 'UMUM', 'Sari Wulandari', ${now} from d returning application_id as id`.execute(tx)
    const applicationId = rows[0]?.id ?? 0
    await sql`insert into application_party (application_id, party_role, seq_num, person, person_name)
      values (${applicationId}, 'applicant', 1, '{"PERSON_NAME":"Sari Wulandari"}', 'Sari Wulandari')`.execute(tx)
    if (planned.priority)
      await sql`insert into application_priority values (${applicationId}, 1, 'JP', 'JP-1', ${planned.priority})`.execute(
        tx,
      )
    if (fileSeq === 'ID')
      await sql`insert into application_mark (application_id, sign_wcode, mark_name) values (${applicationId}, 'WORD', ${`MEREK ${n}`})`.execute(
        tx,
      )
    if (applTyp === 'PATENT' || applTyp === 'SIMPLE_PATENT')
      await sql`insert into application_patent (application_id, pct_appl_id, pct_appl_date)
        values (${applicationId}, ${planned.international ? 'PCT/IB2023/000001' : null}, ${planned.international ?? null}::date)`.execute(
        tx,
      )
    const key = await openProcess(tx, { applicationId, flowId: flow.id, flowVersion: flow.version, now })
    await actIn(tx, services, key, { action: 'payment_received', role: 'system', actorId: null, actionDate: day, now })
    await sql`update application set application_number = ${formatApplicationNumber(number)}, file_ser = ${number.fileSer}, file_nbr = ${number.fileNbr}, filing_date = ${day}::date,
      received_at = ${now} where application_id = ${applicationId}`.execute(tx)
    return { applicationId, key, flow }
  })
}
