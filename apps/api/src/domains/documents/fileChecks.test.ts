import { randomUUID } from 'node:crypto'

import type { FileFinding } from '@saki/contracts/fileRow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { draftDesign, notify } from '../../testing/filings.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { makeTestDraft, uploadAccepted } from '../../testing/uploads.ts'

let portal: TestPortal
let sari: TestActor
let other: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  sari = await portal.register()
  other = await portal.register()
})
afterAll(() => portal.close())

const blurred: FileFinding = { CODE: 'filing:image.blurred', LEVEL: 'WARN', PAGE: null, VALUES: { score: 19 } }
const margin: FileFinding = {
  CODE: 'preflight:margin',
  LEVEL: 'WARN',
  PAGE: 3,
  VALUES: { side: 'left', measured: 12.5, wanted: 20 },
}
const save = (DOC_ID: string, FINDINGS: FileFinding[], as = sari) =>
  portal.ask('saveFileCheck', { as, body: { DOC_ID, FINDINGS } })
const checksOf = async (fileId: string) =>
  (await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId } })).body.map(({ CHECK }) => CHECK)

describe('saveFileCheck', () => {
  test('findings saved by one device are listed for the next; a later check replaces them', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), view: 1 })
    expect(await checksOf(tempId)).toEqual([undefined])
    expect(await save(DOC_ID, [blurred, margin])).toMatchObject({ status: 200, body: { err: '' } })
    expect(await checksOf(tempId)).toEqual([{ CHECKED_AT: '2026-03-02T03:00:00.000Z', FINDINGS: [blurred, margin] }])
    await save(DOC_ID, [])
    expect(await checksOf(tempId)).toEqual([{ CHECKED_AT: '2026-03-02T03:00:00.000Z', FINDINGS: [] }])
  })

  test('findings are copied with the draft and its files', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), view: 1 })
    await save(DOC_ID, [blurred])
    await portal.db.updateTable('draft').set({ form_typ: 'design-filing' }).where('temp_id', '=', tempId).execute()
    const body = { FROM: tempId, IND_FILES: 'Y' as const, DEVICE: 'Chrome' }
    const copied = await portal.ask('copyDraft', { as: sari, key: randomUUID(), body })
    expect((await checksOf(copied.body.TEMP_ID))[0]?.FINDINGS).toEqual([blurred])
  })

  test('another person cannot save findings for a file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), view: 1 })
    expect((await save(DOC_ID, [blurred], other)).status).toBe(404)
    expect(await checksOf(tempId)).toEqual([undefined])
  })

  test.each([
    ['a code of no check', { ...blurred, CODE: 'mail:paymentRest.body' }],
    ['a value that is too long', { ...blurred, VALUES: { score: 'x'.repeat(201) } }],
    ['a page before the first', { ...margin, PAGE: 0 }],
  ])('refuses %s', async (_says, finding) => {
    expect((await save('aaaaaaaaaaaa', [finding])).status).toBe(422)
  })
})

test('findings cannot change after filing, and officers read them with the case', async () => {
  const { TEMP_ID, body } = await draftDesign(portal, sari)
  const DOC_ID = `${TEMP_ID}-2`
  expect((await save(DOC_ID, [blurred])).status).toBe(200)
  const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
  expect((await save(DOC_ID, [])).body).toMatchObject({ err: 'ALREADY_FILED' })
  const officer = await portal.office()
  const payments = async () =>
    (await portal.ask('getPayments', { as: sari, query: { patentId: filed.body.SUBMISSION_NBR ?? '' } })).body
  const [bill] = await payments()
  await notify(portal, { BILLING_CODE: bill?.BILLING_CODE ?? null, AMOUNT: bill?.AMOUNT ?? 0 })
  const patentId = (await payments())[0]?.PATENT_ID ?? ''
  const found = await portal.ask('officeCase', { as: officer, query: { patentId } })
  expect(found.body.FINDINGS).toEqual([
    expect.objectContaining({ DOC_ID, FILE_NAME: 'tampak-2.jpg', VIEW_TYPE_ID: 2, FINDINGS: [blurred] }),
  ])
})
