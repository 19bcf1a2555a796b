import { createHash, randomBytes } from 'node:crypto'

import { formOf } from '@saki/catalogue'
import type { applicationPapersCalls } from '@saki/contracts/applicationPapers'
import type { Db } from '@saki/db'
import type { Power } from '@saki/domain/agents/mandate'
import { DAY_MS, daysBefore } from '@saki/domain/dates/durations'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { longDateText, paperTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { findOwnerId } from '../../access.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { claimPaper, findFrozen, getForm, insertForm, listForms, listMoments } from './applicationForm.sql.ts'
import { findOwnApplication, listFilesOfApplication, listSlots } from './documents.sql.ts'
import { renderSheet } from './sheetData.ts'
import { storeWithRow } from './storeWithRow.ts'
import { assertStored } from './verifiedBytes.ts'

type Calls = typeof applicationPapersCalls

/** Limit per case and 24 hours, because versions are never deleted. */
const VERSIONS_A_DAY = 20

/**
 * Generates a new version of the application form from the snapshot of the filing. Received files, the receipt and earlier
 * versions do not change. Idempotent per key: a repeat returns the version made first, or throws FILE_MISSING when the store has
 * lost it. Throws NotFound, PAPER_IN_WORK while another form of the same person is being made, and TOO_MANY after 20 versions in
 * 24 hours.
 */
export async function regenerateForm(asked: HandlerInput<Calls['regenerateappldoc']>) {
  const { services, session, now, key, body } = asked
  const { applicationId } = await ownCase(asked, body.PATENT_ID, 'prepare')
  const once = { userId: session.userId, key, call: 'regenerateappldoc', request: body, now }
  const reply = await storeWithRow(
    services,
    async () => {},
    (tx, _stored, objects) =>
      onceOnly(tx, once, async () => {
        if (!(await claimPaper(tx, session.userId)))
          throw new AppError('PAPER_IN_WORK', String(session.userId), { retryAfter: 5 })
        await assertFewToday(tx, applicationId, now)
        const { bytes, pages, number } = await renderForm({ ...services, db: tx }, applicationId, now)
        const made = await insertForm(tx, {
          docId: randomBytes(18).toString('base64url'),
          applicationId,
          fileName: `${say('id', 'papers:sheet.fileName', { number })}.pdf`,
          sizeBytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest(),
          pages,
          objectKey: await objects.put(bytes),
          madeAt: now,
          madeBy: session.userId,
        })
        return { err: '' as const, DOC_ID: made.docId, VERSION: made.version }
      }),
  )
  const { objectKey, sizeBytes } = await getForm(services.db, reply.DOC_ID)
  await assertStored(services, { key: objectKey, size: sizeBytes })
  return reply
}

async function assertFewToday(tx: Db, applicationId: number, now: Date): Promise<void> {
  const made = await listMoments(tx, applicationId, daysBefore(now, 1))
  const first = made.at(VERSIONS_A_DAY - 1)
  if (!first) return
  const retryAfter = Math.max(1, Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000))
  throw new AppError('TOO_MANY', `forms of ${applicationId}`, { retryAfter })
}

async function renderForm(services: Pick<Services, 'db' | 'documents' | 'log'>, applicationId: number, now: Date) {
  const { db } = services
  const frozen = await findFrozen(db, applicationId)
  const form = formOf(frozen.formTyp, frozen.formVersion)
  if (!form) throw new Error(`no form ${frozen.formTyp} version ${frozen.formVersion}`)
  const number = frozen.applicationNumber ?? frozen.submissionNbr
  const made = await renderSheet(services, {
    form,
    data: frozen.snapshot as DraftData,
    files: await listFilesOfApplication(db, applicationId),
    slots: await listSlots(db),
    day: legalDateOf(frozen.submittedAt),
    now,
    withIdNumbers: false,
    number,
    facts: [
      ['receipt:number', frozen.applicationNumber ?? ''],
      ['receipt:submissionNumber', frozen.submissionNbr],
      ['receipt:filingDate', frozen.filingDate ? longDateText(frozen.filingDate, 'id') : ''],
      ['receipt:submitted', paperTimeText(frozen.submittedAt)],
    ],
  })
  return { ...made, number }
}

/** Versions of a case's form, newest first. Throws NotFound. */
export async function listCaseForms(asked: HandlerInput<Calls['getApplicationForms']>) {
  const { applicationId } = await ownCase(asked, asked.params.patentId, 'read')
  return (await listForms(asked.db, applicationId)).map((form) => ({
    DOC_ID: form.docId,
    VERSION: form.version,
    FILE_NAME: form.fileName,
    SIZE: form.sizeBytes,
    PAGES: form.pages,
    SHA256: form.sha256.toString('hex'),
    MADE_AT: form.madeAt.toISOString(),
    MADE_BY: form.madeByName,
  }))
}

async function ownCase({ db, session }: { db: HandlerInput['db']; session: Session }, reference: string, power: Power) {
  const ref = parseCaseRef(reference)
  const found = ref && (await findOwnApplication(db, await findOwnerId(db, session, { ref }, power), ref))
  if (!found) throw new NotFound('case', reference)
  return found
}
