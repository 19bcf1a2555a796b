import { randomUUID } from 'node:crypto'

import { deskRequestTabs } from '@saki/contracts/deskRequests'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { wrongInRequestLists } from '../../testing/keptLists.ts'
import { pdfText } from '../../testing/pdfText.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { ownerOf, startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { actOnRequest } from '../../testing/requests.ts'
import { requestSamples } from '../../testing/requestSamples.ts'

/** Number of the grant, after payment and verification. */
const GRANT_NBR = 3
const REASON = 'Putusan salah berkas.'

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, budi, officer } = play)
})
afterAll(() => portal.close())

/** Transfers a mark of Sari to Budi; returns the decided process with what may be undone. */
async function transferred(name: string) {
  const number = await play.registeredMark(name)
  const data = { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Budi Santoso')] }
  const { SUBMISSION_NBR } = await play.granted({ kind: 'PH', numbers: [number], as: budi, slots: ['PGH'], data })
  const [one] = (await play.detail(SUBMISSION_NBR, budi)).CASES
  if (!one) throw new Error('no case')
  expect(await ownerOf(portal, number)).toBe(budi.userId)
  return { number, SUBMISSION_NBR, query: { PROC_TYP: one.PROC_TYP, PROC_NBR: one.PROC_NBR } }
}

type Query = { PROC_TYP: string; PROC_NBR: number }
const look = async ({ PROC_TYP, PROC_NBR }: Query) =>
  (await portal.ask('officeRequest', { as: officer, query: { PROC_TYP, PROC_NBR } })).body

async function undo(process: Query, over: { key?: string; as?: TestActor; ROW_VERSION?: number } = {}) {
  const { UNDO, CASES } = await look(process)
  const { PROC_TYP, PROC_NBR } = process
  const body = {
    PROC_TYP,
    PROC_NBR,
    ACTION_NBR: UNDO?.ACTION_NBR ?? GRANT_NBR,
    REASON,
    ROW_VERSION: CASES[0]?.ROW_VERSION ?? 0,
  }
  const { key = randomUUID(), as = officer, ROW_VERSION = body.ROW_VERSION } = over
  return portal.ask('officeUndoAction', { as, key, body: { ...body, ROW_VERSION } })
}

const logOf = async (number: string) => {
  const { rows } = await sql<{ changes: { field: string; oldValue: string; newValue: string }[]; reason: string }>`
    select l.changes, l.reason from change_log l join application a using (application_id)
     where a.application_number = ${number} order by log_change_nbr`.execute(portal.db)
  return rows
}

describe('an undone transfer', () => {
  test('gives the case back to the former owner, with each change told again the other way round', async () => {
    const { number, SUBMISSION_NBR, query } = await transferred('KOPI BALIK')
    expect(await undo(query)).toMatchObject({ status: 200, body: { err: '' } })
    expect(await ownerOf(portal, number)).toBe(sari.userId)
    const offers = await portal.ask('requestOffers', { as: sari, query: { patentId: number } })
    expect(offers.body).toMatchObject({ RELATION: 'OWNER', OWNER_NAMES: 'Sari Wulandari' })
    const [there, back] = await logOf(number)
    expect(back?.reason).toBe(REASON)
    expect(back?.changes).toEqual(
      there?.changes.map((one) => ({ ...one, oldValue: one.newValue, newValue: one.oldValue })),
    )
    expect((await play.detail(SUBMISSION_NBR, budi)).CASES).toMatchObject([{ STATE: 'verification', LETTERS: [] }])
  })

  test('puts a mandate that the transfer had ended in force again', async () => {
    const number = await play.registeredMark('KOPI KUASA')
    const agent = await makeConsultant(portal)
    await sql`
      insert into mandate (principal_id, agent_user_id, application_id, power, valid_from, created_at)
      select ${sari.userId}, ${agent.userId}, application_id, 'file', '2026-01-01', now() from application where application_number = ${number}`.execute(
      portal.db,
    )
    const inForce = async () => {
      const { rows } = await sql`
        select from mandate join application using (application_id) where application_number = ${number} and revoked_at is null`.execute(
        portal.db,
      )
      return rows.length
    }
    const data = { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Budi Santoso')] }
    const { SUBMISSION_NBR } = await play.granted({ kind: 'PH', numbers: [number], as: budi, slots: ['PGH'], data })
    expect(await inForce()).toBe(0)
    const [one] = (await play.detail(SUBMISSION_NBR, budi)).CASES
    expect((await undo(one ?? { PROC_TYP: '', PROC_NBR: 0 })).status).toBe(200)
    expect(await inForce()).toBe(1)
  })

  test('stays when the register has changed since, and says so', async () => {
    const { number, query } = await transferred('KOPI LANJUT')
    const data = { NEW_DATA: [samplePerson('Budi Kurnia')] }
    await play.granted({ kind: 'PN', numbers: [number], as: budi, slots: ['BKT'], data })
    expect(await look(query)).toMatchObject({ UNDO: null, UNDO_WHY_NOT: 'CHANGED' })
    expect(await undo(query)).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    expect(await ownerOf(portal, number)).toBe(budi.userId)
  })

  test('is undone once per key, not with a stale version, and by nobody but officers', async () => {
    const { number, query } = await transferred('KOPI SEKALI')
    expect(await undo(query, { as: budi })).toMatchObject({ status: 403 })
    expect(await undo(query, { ROW_VERSION: 1 })).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect(await ownerOf(portal, number)).toBe(budi.userId)
    const { UNDO, CASES } = await look(query)
    const body = { ...query, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON, ROW_VERSION: CASES[0]?.ROW_VERSION ?? 0 }
    const key = randomUUID()
    const [first, again] = [
      await portal.ask('officeUndoAction', { as: officer, key, body }),
      await portal.ask('officeUndoAction', { as: officer, key, body }),
    ]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(await logOf(number)).toHaveLength(2)
  })
})

test('an undone extract is no longer to be had, and the request waits for an officer, as each tab counts', async () => {
  const number = await play.registeredMark('KOPI PETIK')
  const page = await play.received({ kind: 'PT', numbers: [number], as: sari })
  const [issued] = page.CASES
  expect(issued).toMatchObject({ STATE: 'granted', LETTERS: [{ OFFIDOC_TYP: 'PTK' }] })
  if (!issued) throw new Error('no case')
  expect((await undo(issued)).status).toBe(200)
  expect((await play.detail(page.SUBMISSION_NBR)).CASES).toMatchObject([{ HELD_WHY: 'UNDONE', LETTERS: [] }])
  const listed = await portal.ask('officeRequests', { as: officer, query: { tab: 'HELD' } })
  expect(listed.body.data.map(({ SUBMISSION_NBR }) => SUBMISSION_NBR)).toContain(page.SUBMISSION_NBR)
  for (const tab of deskRequestTabs) {
    const { body } = await portal.ask('officeRequests', { as: officer, query: { tab, size: 100 } })
    expect([tab, body.TABS.find(({ TAB }) => TAB === tab)?.COUNT]).toEqual([tab, body.data.length])
  }
})

test('afterwards the lists of requests keep what is computed', async () => {
  expect(await wrongInRequestLists(portal.db)).toEqual([])
})

test('the letter of a licence that was recorded, undone and recorded again names it once', async () => {
  const number = await play.registeredMark('KOPI LISENSI')
  const licence = { kind: 'LI', numbers: [number], as: sari, ...requestSamples.LI?.('MARK') }
  const { SUBMISSION_NBR } = await play.granted(licence)
  const [one] = (await play.detail(SUBMISSION_NBR, sari)).CASES
  if (!one) throw new Error('no case')
  expect((await undo(one)).status).toBe(200)
  const [again] = (await look(one)).CASES
  expect((await actOnRequest(portal, officer, again ?? one, 'GRANT')).body).toMatchObject({ STATE: 'granted' })
  const [letter] = (await look(one)).LETTERS
  const { bytes } = await portal.ask('getPDFDoc', { as: officer, params: { id: letter?.DOC_ID ?? '' } })
  const text = (await pdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ')
  expect(text.match(/Semula: –/g)).toHaveLength(1)
  expect(text).not.toContain('Menjadi: –')
})
