import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerWithClaims, publishAnswered } from '../../testing/patentTexts.ts'
import { playActions } from '../../testing/playedCases.ts'
import { patentWith, registerPatent, samplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { textPdf } from '../../testing/textPdfs.ts'
import { readClaims } from './readClaims.ts'

let portal: TestPortal
let owner: TestActor
let stranger: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  await portal.services.jobs.work('read_claims', async ({ applicationId }) => void asked.push(applicationId))
  owner = await portal.register()
  stranger = await portal.register()
})
afterAll(() => portal.close())

/** Files a patent whose file in a slot has these bytes. */
async function fileWith(slot: string, bytes: Buffer, patent = samplePatent(), pages = 1) {
  const number = await registerPatent(portal, owner, patent, slot === 'GAB' ? { GAB: pages } : { DES: 14, KLM: pages })
  const key = await portal.services.files.put(bytes)
  const { rows } = await sql<{ id: number }>`
    update stored_file f set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
      from application a where a.application_id = f.application_id and a.application_number = ${number} and f.specdoc_typ = ${slot}
    returning f.application_id as id`.execute(portal.db)
  return { number, applicationId: rows[0]?.id ?? 0 }
}
const claimsOf = async (patentId: string, as = owner) =>
  (await portal.ask('getPatentDetailClaims', { as, query: { patentId } })).body
const stateOf = async (patentId: string, as = owner) => {
  const { body } = await portal.ask('getPatentDetailBySection', {
    as,
    params: { section: 'patent' },
    query: { patentId },
  })
  return 'CLAIMS_STATE' in body ? body.CLAIMS_STATE : undefined
}
const read = (applicationId: number) => readClaims({ ...portal.services, log: portal.app.log }, applicationId)
/** Applications whose claims were queued to be read. */
const asked: number[] = []
const queued = (applicationId: number) => asked.filter((id) => id === applicationId).length
/** Pages that show these words, within the page. */
const claimsPdf = (...pages: string[]) =>
  Buffer.from(
    textPdf(...pages)
      .toString('latin1')
      .replaceAll('50 700 Td', '50 500 Td'),
    'latin1',
  )

test('the claims of a filed PDF are read with their pages, as a tree, and only once', async () => {
  const bytes = claimsPdf('1. Alat pengering biji kopi.', '2. Alat sesuai klaim 1, yang bulat.')
  const { number, applicationId } = await fileWith('KLM', bytes, samplePatent(), 2)
  expect(queued(applicationId)).toBe(1)
  expect(await stateOf(number)).toBe('WAITING')
  await read(applicationId)
  await read(applicationId)
  expect(await stateOf(number)).toBe('READ')
  expect(await claimsOf(number)).toMatchObject([
    { CLAIM_NBR: 1, IND_INDEPENDENT: 'Y', PARENT_CLAIM_NBR: null, PAGE: 1, LANGUAGE_CODE: 'ID' },
    { CLAIM_NBR: 2, IND_INDEPENDENT: 'N', PARENT_CLAIM_NBR: 1, REFERS_TO: [1], DEPTH: 1, PAGE: 2 },
  ])
  const { rows } = await sql`select file_id from claim_text where application_id = ${applicationId}`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('strangers read the claims after the publication only', async () => {
  const { number, applicationId } = await fileWith('KLM', claimsPdf('1. Alat pengering.'))
  await read(applicationId)
  const before = await portal.ask('getPatentDetailClaims', { as: stranger, query: { patentId: number } })
  expect(before.status).toBe(404)
  await playActions(portal, number, ['formality_passed', 'publish'])
  expect(await claimsOf(number, stranger)).toHaveLength(1)
  expect(await stateOf(number, stranger)).toBe('READ')
})

test('of a combined file the marked pages are read', async () => {
  const bytes = claimsPdf('Deskripsi. 1. Bukan klaim.', '1. Alat pengering.', 'Abstrak.')
  const patent = patentWith((p) => {
    p.PARTS = { DES: '1', KLM: '2', ABS: '3' }
  })
  const { number, applicationId } = await fileWith('GAB', bytes, patent, 3)
  await read(applicationId)
  expect(await claimsOf(number)).toMatchObject([{ CLAIM_NBR: 1, PAGE: 2, CLAIM_DESCRIPTION: 'Alat pengering.' }])
})

test.each([
  ['a PDF without text', claimsPdf(''), 'SCAN'],
  ['a PDF without numbered claims', claimsPdf('Alat pengering biji kopi'), 'SCAN'],
  ['a broken PDF', Buffer.from('%PDF-1.4 broken'), 'SCAN'],
])('%s has no claims to show', async (_says, bytes, state) => {
  const { number, applicationId } = await fileWith('KLM', bytes)
  await read(applicationId)
  expect(await claimsOf(number)).toEqual([])
  expect(await stateOf(number)).toBe(state)
})

test('a file in quarantine is not read, and a look of a party queues the reading again', async () => {
  const { number, applicationId } = await fileWith('KLM', claimsPdf('1. Alat pengering.'))
  await sql`update stored_file set scan_state = 'scanning' where application_id = ${applicationId}`.execute(portal.db)
  await read(applicationId)
  expect(await claimsOf(number)).toEqual([])
  expect(queued(applicationId)).toBe(2)
})

test('a patent filed without claims says so', async () => {
  const number = await registerPatent(portal, owner, samplePatent(), { DES: 3 })
  expect(await stateOf(number)).toBe('NONE')
})

test('claims of an answer are shown to parties as such, and strangers are told that theirs are those filed', async () => {
  const { number, applicationId } = await fileWith('KLM', claimsPdf('1. Alat pengering.'))
  await read(applicationId)
  const fromOf = async (as: TestActor) => {
    const { body } = await portal.ask('getPatentDetailBySection', {
      as,
      params: { section: 'patent' },
      query: { patentId: number },
    })
    return 'CLAIMS_FROM' in body ? body.CLAIMS_FROM : undefined
  }
  const filed = { IND_FILED: 'Y', IND_LATEST: 'Y', FILED_ON: '2026-03-02', ANSWER_STATE: null }
  expect(await fromOf(owner)).toEqual(filed)
  portal.setNow('2026-03-02T04:00:00Z')
  const before = queued(applicationId)
  await answerWithClaims(portal, { owner, officer: await portal.office() }, number, claimsPdf('1. Alat penyangrai.'))
  expect(queued(applicationId)).toBe(before + 1)
  await read(applicationId)
  const answer = { IND_FILED: 'N', IND_LATEST: 'Y', FILED_ON: '2026-03-02', ANSWER_STATE: 'received' }
  expect(await fromOf(owner)).toEqual(answer)
  expect(await claimsOf(number)).toMatchObject([{ CLAIM_DESCRIPTION: 'Alat penyangrai.' }])
  await publishAnswered(portal, number)
  expect(await fromOf(owner)).toEqual({ ...answer, ANSWER_STATE: 'accepted' })
  expect(await fromOf(stranger)).toEqual({ ...filed, IND_LATEST: 'N' })
  expect(await claimsOf(number, stranger)).toMatchObject([{ CLAIM_DESCRIPTION: 'Alat pengering.' }])
})

test('claims filed with the application are of its filing date, not of the day they were uploaded to the draft', async () => {
  const { number, applicationId } = await fileWith('KLM', claimsPdf('1. Alat pengering.'))
  await sql`update stored_file set uploaded_at = uploaded_at - interval '4 days' where application_id = ${applicationId}`.execute(
    portal.db,
  )
  const { body } = await portal.ask('getPatentDetailBySection', {
    as: owner,
    params: { section: 'patent' },
    query: { patentId: number },
  })
  expect(body).toMatchObject({ CLAIMS_FROM: { IND_FILED: 'Y', FILED_ON: '2026-03-02' } })
})
