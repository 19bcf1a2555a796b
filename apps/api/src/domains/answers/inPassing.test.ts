import { randomUUID } from 'node:crypto'

import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { registerPatent, samplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { takeAction } from '../workflow/takeAction.ts'

const FILED = '2026-11-20T05:00:00Z'
let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: FILED })
  sari = await portal.register()
})
afterAll(() => portal.close())

async function at(day: string): Promise<Date> {
  portal.setNow(`${day}T05:00:00Z`)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
  return portal.services.clock()
}

/** A patent published on 21 May 2028 with a request for examination. */
async function published(): Promise<{ key: ProcessKey; take: Take }> {
  portal.setNow(FILED)
  const patent = samplePatent()
  patent.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
  const patentId = await registerPatent(portal, sari, patent)
  const { proc_typ, proc_nbr } = await portal.db
    .selectFrom('application')
    .select(['proc_typ', 'proc_nbr'])
    .where('application_number', '=', patentId)
    .executeTakeFirstOrThrow()
  const key = { procTyp: proc_typ ?? '', procNbr: proc_nbr ?? 0 }
  const take: Take = async (role, action, day, notes = '') => {
    const now = await at(day)
    const services = { ...portal.services, log: portal.app.log }
    return takeAction(services, key, { action, role, actorId: null, actionDate: legalDateOf(now), now, notes })
  }
  await take('office', 'formality_passed', '2026-12-10')
  await take('system', 'publish', '2028-05-22')
  return { key, take }
}
type Take = (
  role: 'office' | 'system' | 'public',
  action: string,
  day: string,
  notes?: string,
) => ReturnType<typeof takeAction>

const formOf = ({ procTyp, procNbr }: ProcessKey) =>
  portal.ask('getAnswerForm', { as: sari, params: { procid: `${procTyp}-${procNbr}` } })

async function send(key: ProcessKey) {
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = (await formOf(key)).body
  const letter = { PROC_TYP, PROC_NBR, ACTION_NBR }
  const POINTS = [{ LIST_CODE: 'LAIN', OPTION_NBR: 0, TEXT: 'Keberatan tidak berdasar.', FILES: [] }]
  await portal.ask('saveAnswer', { as: sari, body: { ...letter, ROW_VERSION: null, POINTS } })
  return portal.ask('sendAnswer', { as: sari, key: randomUUID(), body: { ...letter, ROW_VERSION: 1 } })
}

test('an objection against a published patent can be answered on its last day without stopping the case (UU 13/2016 art. 49)', async () => {
  const { key, take } = await published()
  await take('public', 'object', '2028-06-01', 'Invensi ini sudah dikenal.')
  const { body } = await formOf(key)
  expect(body).toMatchObject({
    KIND: 'objection',
    ANSWERABLE: 'open',
    POINTS: [{ TEXT: 'Invensi ini sudah dikenal.' }],
  })
  const read = async () =>
    (await portal.ask('getInbox', { as: sari, query: { size: 100 } })).body.data.find(
      ({ ACTION_NBR, PROC_NBR }) => ACTION_NBR === body.ACTION_NBR && PROC_NBR === key.procNbr,
    )
  expect(await read()).toMatchObject({ NEXT: 'ANSWER', DUE_DATE: body.DUE_DATE })
  const waiting = await portal.ask('getLettersToAnswer', { as: sari })
  expect(waiting.body.map(({ ACTION_NBR }) => ACTION_NBR)).toContain(body.ACTION_NBR)
  await at(body.DUE_DATE ?? '')
  const sent = await send(key)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  expect((await formOf(key)).body).toMatchObject({ ANSWERABLE: 'sent', STATUS_NAME: body.STATUS_NAME })
  expect(await read()).toMatchObject({ NEXT: 'NONE', TODO_TEXT: '' })
  // The examination begins automatically: this answer needs no examination and does not stop the case.
  expect((await take('system', 'begin_examination', '2028-11-23')).state).toBe('substantive_examination')
})

test('on the day after the last day, the objection cannot be answered and is no longer listed', async () => {
  const { key, take } = await published()
  await take('public', 'object', '2028-06-01', 'Tidak baru.')
  const due = (await formOf(key)).body.DUE_DATE ?? ''
  const dayAfter = new Date(new Date(`${due}T05:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10)
  await at(dayAfter)
  expect((await formOf(key)).body.ANSWERABLE).toBe('late')
  const waiting = await portal.ask('getLettersToAnswer', { as: sari })
  expect(waiting.body.filter(({ PROC_NBR }) => PROC_NBR === key.procNbr)).toEqual([])
  expect(await send(key)).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
})
