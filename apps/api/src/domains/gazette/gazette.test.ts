import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { act, seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { isJournalClosed } from '../workflow/officeWork.sql.ts'

let portal: TestPortal
let sari: TestActor
let officer: TestActor
const BEGUN = '2026-03-02T05:00:00Z'
beforeAll(async () => {
  portal = await startTestPortal({ now: BEGUN })
  sari = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

const period = { from: '2026-03-02', to: '2026-03-08' }
const make = (more: object = {}) =>
  portal.ask('officeGazetteMake', {
    as: officer,
    key: randomUUID(),
    body: { RIGHT: 'D', PERIOD_FROM: period.from, PERIOD_TO: period.to, ...more },
  })
const candidates = async () =>
  (await portal.ask('officeGazetteCandidates', { as: officer, query: { right: 'D', ...period } })).body.data
const close = (JOURNAL_CODE: string) =>
  portal.ask('officeGazetteClose', { as: officer, key: randomUUID(), body: { JOURNAL_CODE } })

async function published(title: string): Promise<NumberedTestCase & { actionNbr: number }> {
  const now = new Date(BEGUN)
  const filed = await seedNumbered(portal.db, { ownerId: sari.userId, now, title })
  const { actionNbr } = await act(portal.db, filed.process, {
    action: 'publish',
    role: 'office',
    actorId: officer.userId,
    now,
  })
  return { ...filed, actionNbr }
}

test('cases announced in a period are put into one issue, which is printed, closed and public', async () => {
  const [one, two] = [await published('Kursi O0 B8 l1 lipat'), await published('Lampu baca')]
  portal.setNow('2026-03-09T03:00:00Z')
  officer = await portal.office()
  expect((await candidates()).map(({ PATENT_ID }) => PATENT_ID)).toEqual([one.patentId, two.patentId])
  expect(JSON.stringify(await candidates())).not.toMatch(/Kasongan|3402116407900003|sari@|0812/)
  expect((await make({ PERIOD_TO: '2026-03-09' })).status).toBe(422)

  const made = await Promise.all([make(), make()])
  expect(made.map(({ status }) => status).sort()).toEqual([200, 422])
  const code = made.find(({ status }) => status === 200)?.body.JOURNAL_CODE ?? ''
  expect(code).toBe('BRDI-01-2026')
  expect(await candidates()).toEqual([])
  expect((await portal.ask('gazette', {})).body.data).toEqual([])
  expect((await portal.ask('gazetteIssue', { params: { code } })).status).toBe(404)
  expect(await isJournalClosed(portal.db, one.process, one.actionNbr)).toBe(false)
  const preview = await portal.ask('officeGazettePreview', { as: officer, params: { code } })
  expect(preview.status).toBe(200)

  const closed = await Promise.all([close(code), close(code)])
  expect(closed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await isJournalClosed(portal.db, one.process, one.actionNbr)).toBe(true)
  const { rows } =
    await sql`select publication_date, journal_code from application where application_id = ${one.applicationId}`.execute(
      portal.db,
    )
  expect(rows).toEqual([{ publication_date: '2026-03-02', journal_code: code }])
  expect((await portal.ask('gazette', {})).body.data).toMatchObject([
    { JOURNAL_CODE: code, NAME: 'BRDI 01/2026', ENTRIES: 2, PUBLICATION_DATE: '2026-03-09' },
  ])
  const pdf = await portal.ask('gazetteIssue', { params: { code } })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  if (process.env['GAZETTE_OUT']) await writeFile(process.env['GAZETTE_OUT'], pdf.body as unknown as Buffer)
  const list = (await portal.ask('officeGazetteIssue', { as: officer, params: { code } })).body.LIST
  expect(list.map(({ TITLE }) => TITLE)).toEqual(['Kursi O0 B8 l1 lipat', 'Lampu baca'])
})

test('an open issue can be deleted and its cases return to the candidates; a closed one cannot', async () => {
  portal.setNow(BEGUN)
  await published('Meja')
  portal.setNow('2026-03-09T03:00:00Z')
  const code = (await make()).body.JOURNAL_CODE
  const discard = (JOURNAL_CODE: string) =>
    portal.ask('officeGazetteDiscard', { as: officer, key: randomUUID(), body: { JOURNAL_CODE } })
  expect((await discard('BRDI-01-2026')).status).toBe(409)
  expect((await discard(code)).status).toBe(200)
  expect(await candidates()).toHaveLength(1)
  expect((await make()).body.JOURNAL_CODE).toBe(code)
})

test('no issue is created without announcements', async () => {
  expect((await make({ RIGHT: 'P' })).status).toBe(422)
  expect((await make({ PERIOD_FROM: '2026-03-08', PERIOD_TO: '2026-03-01' })).status).toBe(422)
})

test('a closed issue has as many pictures as its preview', async () => {
  portal.setNow('2026-03-16T03:00:00Z')
  officer = await portal.office()
  const now = new Date('2026-03-10T03:00:00Z')
  const { applicationId, process } = await seedNumbered(portal.db, { ownerId: sari.userId, now, title: 'Rak dinding' })
  const bytes = await jpeg()
  await portal.db
    .updateTable('stored_file')
    .set({
      object_key: await portal.services.files.put(bytes),
      sha256: createHash('sha256').update(bytes).digest(),
      size_bytes: bytes.length,
      mime: 'image/jpeg',
    })
    .where('application_id', '=', applicationId)
    .where('specdoc_typ', '=', 'GDI')
    .execute()
  await act(portal.db, process, { action: 'publish', role: 'office', actorId: officer.userId, now })
  const made = await make({ PERIOD_FROM: '2026-03-10', PERIOD_TO: '2026-03-15' })
  const code = made.body.JOURNAL_CODE
  const preview = await portal.ask('officeGazettePreview', { as: officer, params: { code } })
  expect((await close(code)).status).toBe(200)
  const printed = await portal.ask('gazetteIssue', { params: { code } })
  const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length
  expect([pictures(preview.bytes), pictures(printed.bytes)]).toEqual([1, 1])
})
