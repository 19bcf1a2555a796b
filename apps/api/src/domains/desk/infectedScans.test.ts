import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { makeVirusScanner } from '../../ports/clamdScanner.ts'
import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { eicar, startFakeClamd, type FakeClamd } from '../../testing/fakeClamd.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { newestFileIn } from '../../testing/paperParties.ts'
import { uploadScan } from '../../testing/paperScans.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { scanFile } from '../documents/scanFile.ts'
import { mailInfectedScan } from '../scans/mailInfectedScan.ts'

const NOW = '2026-03-02T03:00:00Z'

let clamd: FakeClamd
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  clamd = await startFakeClamd()
  const virus = makeVirusScanner(clamd.url, 300)
  portal = await startTestPortal({ now: NOW, ...(virus && { virus }) })
  ;[owner, officer] = [await portal.register(), await portal.office()]
})
afterAll(async () => {
  await portal.close()
  await clamd.stop()
})
beforeEach(async () => {
  clamd.manner = 'hangs up'
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
})

const infectedPdf = () => pdfFile({ extra: [`(${eicar.replaceAll('\\', '\\\\')}) % ${eicar}`] })
const scans = async () =>
  (await portal.db.selectFrom('stored_file').select('file_id').where('scan_case_id', 'is not', null).execute()).map(
    ({ file_id }) => file_id,
  )
/** Uploads a scan that waits for the scanner; returns its id. */
const waiting = async (bytes: Buffer, patentId = one.patentId) => {
  const before = await scans()
  await uploadScan(portal, officer, { patentId, bytes }).catch(() => undefined)
  return (await scans()).find((id) => !before.includes(id)) ?? 'not stored'
}
/** Scans a file as the job does. */
const judge = async (fileId: string) => {
  clamd.manner = 'correct'
  await scanFile({ ...portal.services, log: portal.app.log }, fileId, (tx, file) =>
    mailInfectedScan(tx, portal.services, file, portal.services.clock()),
  )
}
const withdraw = (SCAN_ID: string) => {
  const { procTyp: PROC_TYP, procNbr: PROC_NBR } = one.process
  const body = { PROC_TYP, PROC_NBR, ACTION_TYP: 'WDR', NOTES: 'Surat di loket', SCAN_ID }
  return portal.ask('insertAction', { as: officer, key: randomUUID(), body })
}
const open = (as: TestActor, id: string) => portal.ask('getPDFDoc', { params: { id }, as })
const historyOf = async () =>
  (await portal.ask('officeCase', { query: { patentId: one.patentId }, as: officer })).body.HISTORY

describe('with a virus scanner, the scan of a paper', () => {
  test('that has a virus is taken by no act, and nothing is recorded', async () => {
    const id = await waiting(infectedPdf())
    await judge(id)
    const { status, body } = await withdraw(id)
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['SCAN_ID']])
    expect(await historyOf()).toHaveLength(1)
    expect((await open(officer, id)).status).toBe(404)
  })

  test('that waits for the scanner is taken, and opened by nobody until it is found clean', async () => {
    const id = await waiting(pdfFile())
    expect((await withdraw(id)).status).toBe(200)
    for (const as of [officer, owner]) expect((await open(as, id)).body.err).toBe('FILE_IN_QUARANTINE')
    await judge(id)
    for (const as of [officer, owner]) expect((await open(as, id)).status).toBe(200)
  })

  test('in which a virus is found after its act is opened by nobody; the act stands', async () => {
    const id = await waiting(infectedPdf())
    expect((await withdraw(id)).status).toBe(200)
    await judge(id)
    for (const as of [officer, owner]) expect((await open(as, id)).status).not.toBe(200)
    expect((await historyOf()).map(({ SCAN_DOC_ID }) => SCAN_DOC_ID)).toEqual([null, id])
  })
})

const REASON = 'Virus ditemukan; surat asli dipindai ulang'
/** A withdrawal on paper in whose scan a virus was found later. */
async function infectedWithdrawal() {
  const former = await waiting(infectedPdf())
  expect((await withdraw(former)).status).toBe(200)
  await judge(former)
  clamd.manner = 'correct'
  const [row] = (await historyOf()).filter(({ SCAN_DOC_ID }) => SCAN_DOC_ID !== null)
  return { former, actionNbr: row?.ACTION_NBR ?? 0 }
}
const clean = async (as = officer, patentId = one.patentId) =>
  (await uploadScan(portal, as, { patentId, name: 'bersih.pdf' })).body.DOC_ID
const replace = (ACTION_NBR: number, SCAN_ID: string, more: object = {}, as = officer, key: string = randomUUID()) => {
  const { procTyp: PROC_TYP, procNbr: PROC_NBR } = one.process
  return portal.ask('officeScanReplace', {
    as,
    key,
    body: { PROC_TYP, PROC_NBR, ACTION_NBR, SCAN_ID, REASON, ...more },
  })
}
const rowOf = async (actionNbr: number) => (await historyOf()).find(({ ACTION_NBR }) => ACTION_NBR === actionNbr)

test('a virus in the scan of a recorded paper is mailed once to the officer who uploaded it, and not before an act took the scan', async () => {
  const infectedMails = async () => (await portal.mails()).filter(({ kind }) => kind === 'scanInfected')
  const before = (await infectedMails()).length
  await judge(await waiting(infectedPdf()))
  expect((await infectedMails()).length).toBe(before)
  clamd.manner = 'hangs up'
  const scan = await waiting(infectedPdf())
  await withdraw(scan)
  await judge(scan)
  await judge(scan)
  const mails = await infectedMails()
  expect([mails.length - before, mails[0]?.to_address]).toEqual([1, officer.email])
  expect(mails[0]?.subject).toContain(one.patentId)
})

describe('a scan in the place of an infected one', () => {
  test('is opened by the owner and officers, and the act names the former one with who replaced it, when and why', async () => {
    const { former, actionNbr } = await infectedWithdrawal()
    expect(await rowOf(actionNbr)).toMatchObject({ SCAN_DOC_ID: former, IND_SCAN_INFECTED: 'Y', FORMER_SCANS: [] })
    const scan = await clean()
    const key = randomUUID()
    const both = await Promise.all([1, 2].map(() => replace(actionNbr, scan, {}, officer, key)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const as of [officer, owner]) expect((await open(as, scan)).status).toBe(200)
    expect((await open(await portal.register(), scan)).status).toBe(404)
    expect((await open(owner, former)).status).not.toBe(200)
    expect(await rowOf(actionNbr)).toMatchObject({
      SCAN_DOC_ID: scan,
      IND_SCAN_INFECTED: 'N',
      FORMER_SCANS: [{ FILE_NAME: 'surat.pdf', REASON }],
    })
  })

  test('is told to the owner in the inbox and by mail with the reason, and leaves the state of the case', async () => {
    const { actionNbr } = await infectedWithdrawal()
    const stateOf = async () =>
      (await portal.ask('officeCase', { query: { patentId: one.patentId }, as: officer })).body.STATUS_NAME
    const [state, mails] = [await stateOf(), (await portal.mails()).length]
    await replace(actionNbr, await clean())
    const last = (await historyOf()).at(-1)
    expect([last?.ACTION_TYP, last?.IND_TOLD, await stateOf()]).toEqual(['NOTE', 'Y', state])
    expect(last?.NOTES).toContain(REASON)
    const told = (await portal.mails()).slice(0, (await portal.mails()).length - mails)
    expect(told.map(({ to_address }) => to_address)).toEqual([owner.email])
  })

  test('is refused while the present one can be opened or waits for the scanner', async () => {
    const scan = await waiting(pdfFile())
    await withdraw(scan)
    const nbr = (await historyOf()).at(-1)?.ACTION_NBR ?? 0
    const other = await waiting(pdfFile())
    expect((await replace(nbr, other)).body.err).toBe('ACTION_NOT_ALLOWED')
    await judge(scan)
    expect((await replace(nbr, other)).body.err).toBe('ACTION_NOT_ALLOWED')
    expect((await rowOf(nbr))?.SCAN_DOC_ID).toBe(scan)
  })

  test('is refused to others than officers of cases, without a reason, of another case or officer, and for an act without a scan', async () => {
    const { actionNbr } = await infectedWithdrawal()
    const [scan, finance, colleague] = [await clean(), await portal.office(), await portal.office()]
    await sql`insert into officer (user_id, section, roles) values (${finance.userId}, 'finance', '{finance}')`.execute(
      portal.db,
    )
    const other = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
    for (const as of [finance, owner]) expect((await replace(actionNbr, scan, {}, as)).status).toBe(403)
    expect((await replace(actionNbr, scan, { REASON: ' ' })).status).toBe(422)
    for (const foreign of [await clean(officer, other.patentId), await clean(colleague)])
      expect((await replace(actionNbr, foreign)).body.fields?.[0]?.field).toBe('SCAN_ID')
    expect((await replace(1, scan)).status).toBe(404)
    expect((await replace(actionNbr, scan)).status).toBe(200)
  })
})

test('the opponent of a mark opens the scan in the place of the infected one of the own paper, and is told', async () => {
  const opponent = await portal.register()
  const number = await publishedMark(portal, owner, 'KOPI SENJA')
  const { procTyp: PROC_TYP, procNbr: PROC_NBR } = await playedCase(portal, number)
  const former = await waiting(infectedPdf(), number)
  const act = { ACTION_TYP: 'OPP', NOTES: 'Agenda 117' }
  const body = { PROC_TYP, PROC_NBR, ...act, SCAN_ID: former, PARTY: { AS: 'ACCOUNT', NAMED: opponent.email } }
  expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
  await judge(former)
  const scan = await clean(officer, number)
  const { HISTORY } = (await portal.ask('officeCase', { query: { patentId: number }, as: officer })).body
  const nbr = HISTORY.find(({ SCAN_DOC_ID }) => SCAN_DOC_ID === former)?.ACTION_NBR ?? 0
  const asked = { PROC_TYP, PROC_NBR, ACTION_NBR: nbr, SCAN_ID: scan, REASON }
  const before = (await portal.mails()).length
  expect((await portal.ask('officeScanReplace', { as: officer, key: randomUUID(), body: asked })).status).toBe(200)
  expect((await open(opponent, scan)).status).toBe(200)
  const file = await newestFileIn(portal, number)
  const seen = await portal.ask('dispute', {
    as: opponent,
    query: { PROC_TYP: file.PROC_TYP, PROC_NBR: file.PROC_NBR },
  })
  expect(seen.body.EXHIBITS).toMatchObject([{ NBR: 1, FILE: { ID: scan } }])
  const detail = await portal.ask('requestDetail', { as: opponent, query: { SUBMISSION_NBR: file.SUBMISSION_NBR } })
  expect(JSON.stringify(detail.body)).toContain(scan)
  const told = (await portal.mails()).slice(0, (await portal.mails()).length - before)
  expect(told.map(({ to_address }) => to_address).toSorted()).toEqual([owner.email, opponent.email].toSorted())
})
