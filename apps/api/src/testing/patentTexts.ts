import { createHash, randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { readWaitingTexts } from '../domains/documents/readTexts.ts'
import { indexWaitingCases } from '../domains/registerSearch/indexRegister.ts'
import { registerPatent, samplePatent } from './patents.ts'
import { takeOfficeAction } from './letters.ts'
import { playActions, playedCase } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'
import { textPdf } from './textPdfs.ts'
import { uploadAccepted } from './uploads.ts'

/** A PDF whose pages show these words, within the page. */
export const pagesPdf = (...pages: string[]): Buffer =>
  Buffer.from(
    textPdf(...pages)
      .toString('latin1')
      .replaceAll('50 700 Td', '50 500 Td'),
    'latin1',
  )

/** Files and pays a patent with these documents by slot; returns its number. */
export async function registerWithTexts(
  portal: TestPortal,
  owner: TestActor,
  files: Record<string, Buffer>,
  patent = samplePatent(),
): Promise<string> {
  const pages = Object.fromEntries(Object.keys(files).map((slot) => [slot, 3]))
  const number = await registerPatent(portal, owner, patent, pages)
  for (const [slot, bytes] of Object.entries(files)) {
    const key = await portal.services.files.put(bytes)
    await sql`
      update stored_file f set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
        from application a where a.application_id = f.application_id and a.application_number = ${number} and f.specdoc_typ = ${slot}`.execute(
      portal.db,
    )
  }
  return number
}

/** Runs the jobs that add new cases to the register and read the texts of patents that wait. */
export async function readTexts(portal: TestPortal): Promise<void> {
  await indexWaitingCases(portal.db)
  await readWaitingTexts({ ...portal.services, log: portal.app.log })
}

/** The office asks for new claims, and the owner answers with this document, by the real calls. Returns the document's id. */
export async function answerWithClaims(
  portal: TestPortal,
  { owner, officer }: { owner: TestActor; officer: TestActor },
  number: string,
  bytes: Buffer,
): Promise<string> {
  const one = await playedCase(portal, number)
  const POINT = { LIST_CODE: 'FP', OPTION_NBR: 61 }
  const at = { PATENT_ID: number, PROC_TYP: one.procTyp, PROC_NBR: one.procNbr }
  const ITEMS = [{ ...POINT, IND_OK: 'N', ACTION_OPTION_TEXT: 'Klaim kurang jelas.' }]
  const check = { ...at, ACTION_TYP: 'ASK', ITEMS }
  await done(portal.ask('offiDocInsertUpdate', { as: officer, key: randomUUID(), body: check }))
  const procid = `${one.procTyp}-${one.procNbr}`
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = (
    await done(portal.ask('getAnswerForm', { as: owner, params: { procid } }))
  ).body
  const letter = { PROC_TYP, PROC_NBR, ACTION_NBR }
  const save = (ROW_VERSION: number | null, POINTS: object[]) =>
    done(portal.ask('saveAnswer', { as: owner, body: { ...letter, ROW_VERSION, POINTS } }))
  const { TEMP_ID } = (await save(null, [])).body
  const { DOC_ID } = await uploadAccepted(portal, { as: owner, tempId: TEMP_ID, bytes, name: 'klaim.pdf', slot: 'KLM' })
  const { ROW_VERSION } = (await save(1, [{ ...POINT, TEXT: 'Klaim baru.', FILES: [DOC_ID] }])).body
  await done(portal.ask('sendAnswer', { as: owner, key: randomUUID(), body: { ...letter, ROW_VERSION } }))
  return DOC_ID
}

/** Passes the formality check of a patent with an answer, which it closes, and publishes the patent. */
export async function publishAnswered(portal: TestPortal, number: string): Promise<void> {
  await takeOfficeAction(portal, await playedCase(portal, number), { action: 'formality_passed', role: 'office' })
  await playActions(portal, number, ['publish'])
}

/** The reply of a call that must succeed. */
async function done<R extends { status: number; body: unknown }>(asked: Promise<R>): Promise<R> {
  const reply = await asked
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply
}
