import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import type { Services } from '@saki/api/services'
import { demoPassword } from '@saki/api/start/demoLogin'
import { startTestPortal, type TestActor, type TestPortal } from '@saki/api/testing/portal'
import { designRegistration } from '@saki/catalogue/rights/designs/registration.workflow'
import { markRegistration } from '@saki/catalogue/rights/marks/registration.workflow'
import { patentRegistration, simplePatentRegistration } from '@saki/catalogue/rights/patents/registration.workflow'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'
import { automaticAction, nextState } from '@saki/domain/workflow/nextState'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { describeRequests, NOW } from './requests/describeRequests.ts'
import { seedDemo } from './seedDemo.ts'

let portal: TestPortal
let services: Services
const people = new Map<string, TestActor>()
const as = (name: string): TestActor => {
  const actor = people.get(name)
  if (!actor) throw new Error(`nobody called ${name}`)
  return actor
}

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  services = { ...portal.services, log: portal.app.log }
  await seedDemo(services)
  for (const [n, name] of ['sari', 'konsultan', 'umk', 'baru', 'petugas'].entries()) {
    const actor: TestActor = {
      userId: 0,
      email: `${name}@contoh.id`,
      password: demoPassword,
      cookies: {},
      ip: `10.9.0.${n}`,
    }
    const reply = await portal.ask('login', { as: actor, body: { EMAIL: actor.email, LOGIN_PASSWORD: demoPassword } })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    people.set(name, { ...actor, userId: await userId(actor.email) })
  }
})
afterAll(() => portal.close())

async function userId(email: string): Promise<number> {
  return (await portal.db.selectFrom('app_user').select('user_id').where('email', '=', email).executeTakeFirstOrThrow())
    .user_id
}
const cases = async (name: string) =>
  (await portal.ask('getPatents', { as: as(name), query: { size: 100, client: as(name).userId } })).body
const row = <R>(rows: R[], wanted: (row: R) => boolean): R => {
  const found = rows.find(wanted)
  if (!found) throw new Error('no such row')
  return found
}

describe('seedDemo', () => {
  test('no case waits to be found: searches have all of them at the first request', async () => {
    const waiting = await sql<{ id: number }>`
      select application_id as id from register_waiting union all select application_id from mark_waiting`.execute(
      portal.db,
    )
    expect(waiting.rows).toEqual([])
    const found = await portal.ask('searchRegister', { as: as('sari'), query: { q: 'botol lipat' } })
    expect(found.body.data.map(({ TITLE, IND_PUBLIC }) => [TITLE, IND_PUBLIC])).toEqual([['Botol Lipat', 'N']])
  })

  test('Sari has three designs, a mark, a patent and a simple patent in different states, four drafts, three unread letters', async () => {
    const { data, total } = await cases('sari')
    expect(total).toBe(6)
    expect(data.map((c) => c.STATUS_CODE).toSorted()).toEqual(['120', '255', '300', '315', '370', '430'])
    const letter = row(data, (c) => c.STATUS_CODE === '315')
    expect(Math.abs((letter.DAYS_LEFT ?? 0) - 53)).toBeLessThanOrEqual(2)
    expect(row(data, (c) => c.STATUS_CODE === '300')).toMatchObject({
      NEXT_STEP_CODE: 'pay',
      DUE_DATE: legalDateOf(new Date(NOW)),
    })
    const drafts = (await portal.ask('getPatentTemp', { as: as('sari'), query: {} })).body
    expect(drafts.data.map((d) => [d.TITLE, d.ERROR_COUNT > 0])).toEqual([
      ['Teko Kopi Gerabah', true],
      ['KOPI SENJA', true],
      ['Kursi Lesehan Rotan', true],
      ['Saringan Ampas Kopi dari Serat Bambu', true],
    ])
    const { userId: id } = as('sari')
    expect((await portal.ask('getInboxUnreads', { as: as('sari'), params: { userId: id } })).body).toEqual([
      { TOTAL: 3 },
    ])
    const inbox = (await portal.ask('getInbox', { as: as('sari'), query: {} })).body
    expect(inbox.total).toBeGreaterThan(3)
  })

  test('the unfinished draft has six pictures and five of eight steps done', async () => {
    const list = (await portal.ask('getPatentTemp', { as: as('sari'), query: {} })).body.data
    const tempId = row(list, (d) => d.TITLE === 'Teko Kopi Gerabah').TEMP_ID
    const [draft] = (await portal.ask('getPatentTemp', { as: as('sari'), query: { TEMP_ID: tempId } })).body.data
    expect(draft?.FILES?.filter((f) => f.SPECDOC_TYP === 'GDI')).toHaveLength(6)
    const openSteps = new Set(
      [...(draft?.ERRORS ?? []), ...(draft?.WARNINGS ?? []).filter((w) => w.LEVEL === 'LATER')].map(
        (issue) => issue.STEP,
      ),
    )
    expect([...openSteps].toSorted()).toEqual(['attachments', 'check', 'design'])
    expect(draft?.VERSIONS).toHaveLength(2)
  })

  test('the consultant has 41 designs, 26 marks and eleven patents of clients, each with her as representative', async () => {
    const { data, total } = await cases('konsultan')
    expect([total, new Set(data.map((c) => c.TITLE)).size]).toEqual([78, 78])
    expect(data.filter((c) => c.RIGHT === 'T')).toHaveLength(26)
    expect(data.filter((c) => c.RIGHT === 'P')).toHaveLength(11)
    const { rows } = await sql<{ cases: number; clients: number }>`
      select count(*)::int as cases, count(distinct owner_names)::int as clients from application a join application_party p using (application_id)
       where a.owner_id = ${as('konsultan').userId} and p.party_role = 'representative' and p.person->>'AGENT_NOTES' = '0903-2016'`.execute(
      portal.db,
    )
    expect(rows[0]?.cases).toBe(78)
    expect(rows[0]?.clients).toBeGreaterThan(12)
  })

  test('the register has the consultant and more than twenty others; the office granted her role, and a client gave her a mandate', async () => {
    const agents = await portal.db.selectFrom('agent').select('consultant_nbr').execute()
    expect(agents.length).toBeGreaterThan(24)
    const { userId: id } = as('konsultan')
    const [own] = (await portal.ask('getAgentUser', { as: as('konsultan'), query: { userId: id } })).body.data
    expect(own).toMatchObject({ NOTES: '0903-2016', AGENT_CODE: 903, REQUEST: { STATUS: 'GRANTED' } })
    const all = (await portal.ask('getPatents', { as: as('konsultan'), query: { size: 100 } })).body
    expect(all.CLIENTS).toEqual([{ USER_ID: as('umk').userId, USER_NAME: 'Umi Kulsum' }])
    expect(all.total).toBe(81)
    const [fresh] = (await portal.ask('getAgentUser', { as: as('baru'), query: { userId: as('baru').userId } })).body
      .data
    expect(fresh).toMatchObject({ AGENT_CODE: null, REQUEST: null })
  })

  test('the small enterprise pays its own tariff and has an expired code; the new consultant has nothing', async () => {
    const { data } = await cases('umk')
    expect(data.map((c) => c.NEXT_STEP_CODE).toSorted()).toEqual(['administrative_check', 'formality_check', 'reissue'])
    const paid = row(data, (c) => c.PATENT_ID !== null && c.RIGHT === 'D')
    const bills = (await portal.ask('getPayments', { as: as('umk'), query: { patentId: paid.PATENT_ID ?? '' } })).body
    expect(bills.map((b) => [b.AMOUNT, b.STATUS])).toEqual([[250_000, 'PAID']])
    expect((await cases('baru')).total).toBe(0)
  })

  test('every state of designs and marks has a case, and every process has the state its actions lead to', async () => {
    const { rows } = await sql<{
      flowId: string
      state: string
      due: string | null
      flow: { action: string; from: string; to: string; role: never; due: string | null; day: string; at: string }[]
    }>`
      select p.flow_id as "flowId", p.state, p.due_date as due, (select json_agg(json_build_object('action', a.action, 'from', a.from_state, 'to', a.to_state, 'role', a.actor_role,
               'due', a.due_date, 'day', a.action_date, 'at', a.captured_at) order by a.action_nbr)
        from process_action a where (a.proc_typ, a.proc_nbr) = (p.proc_typ, p.proc_nbr)) as flow from process p`.execute(
      portal.db,
    )
    const patents: Workflow[] = [patentRegistration, simplePatentRegistration]
    for (const flow of [designRegistration, markRegistration, ...patents] as Workflow[]) {
      const own = rows.filter(({ flowId }) => flowId === flow.id)
      for (const { state, due, flow: actions } of own) {
        let folded = flow.start
        for (const taken of actions) {
          expect(taken.from).toBe(folded)
          expect(nextState(flow, folded, taken.action, taken.role)).toMatchObject({ ok: true, state: taken.to })
          expect(legalDateOf(new Date(taken.at))).toBe(taken.day)
          folded = taken.to
        }
        expect([folded, actions.at(-1)?.due ?? null]).toEqual([state, due])
        const next = automaticAction(
          flow,
          state,
          actions.map((taken) => taken.action),
        )
        if (next && due !== null) expect(due >= legalDateOf(new Date(NOW))).toBe(true)
      }
      const shown = [...new Set([flow.start, ...own.map((r) => r.state)])].toSorted()
      if (patents.includes(flow)) expect(shown.length).toBeGreaterThan(3)
      // The file of a partial refusal that was taken back is left out: it exists only after an undo.
      else
        expect(shown).toEqual(
          Object.keys(flow.states)
            .filter((state) => state !== 'rejoined')
            .toSorted(),
        )
      expect(own.flatMap((r) => r.flow).every((a) => actionOf(flow, a.action))).toBe(true)
    }
    expect(new Set(rows.map(({ flowId }) => flowId).filter((id) => id.endsWith('-registration'))).size).toBe(4)
    expect(rows.map(({ flowId }) => flowId)).toContain('patent-registration-2016')
    const unpaid = await sql`select 1 from application where application_number is null`.execute(portal.db)
    expect(unpaid.rows.length).toBeGreaterThan(3)
  })

  test('numbers increase with time without a gap; nothing is in the future', async () => {
    const { rows } = await sql<{
      typ: string
      year: number
      nbr: number
      last: number
      filed: string
      counter: number
    }>`
      select file_typ as typ, file_ser as year, file_nbr as nbr, filing_date as filed, c.last_nbr as counter
        from application a join number_counter c using (file_typ, file_seq, file_ser) order by file_ser, file_nbr`.execute(
      portal.db,
    )
    for (const name of new Set(rows.map((r) => `${r.typ} ${r.year}`))) {
      const series = rows.filter((r) => `${r.typ} ${r.year}` === name)
      expect(series.map((r) => r.nbr)).toEqual(series.map((_, i) => i + 1))
      expect(series.at(-1)?.counter).toBe(series.length)
      expect(series.map((r) => r.filed)).toEqual(series.map((r) => r.filed).toSorted())
    }
    const future =
      await sql`select 1 from process_action where captured_at > ${NOW} union all select 1 from application where submitted_at > ${NOW}
      union all select 1 from bill where issued_at > ${NOW} union all select 1 from inbox_item where first_read_at > ${NOW}
      union all select 1 from stored_file where uploaded_at > ${NOW} union all select 1 from mail where sent_at is null or sent_at > ${NOW}
      union all select 1 from tariff where legal_ref = 'Tarif contoh'`.execute(portal.db)
    expect(future.rows).toEqual([])
  })

  test('every file is complete, and changeable cases share no file', async () => {
    const files = await portal.db
      .selectFrom('stored_file')
      .select(['object_key', 'sha256', 'size_bytes'])
      .groupBy(['object_key', 'sha256', 'size_bytes'])
      .execute()
    for (const file of files) {
      const bytes = await buffer(await services.files.open(file.object_key))
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        file.size_bytes,
        file.sha256.toString('hex'),
      ])
    }
    const { rows } = await sql`select 1 from stored_file f left join application a using (application_id)
      where a.application_number is null and exists (select from stored_file o where o.file_id <> f.file_id and (o.object_key = f.object_key or o.thumb_key = f.thumb_key))`.execute(
      portal.db,
    )
    expect(rows).toEqual([])
  })

  test.each(['sari', 'konsultan', 'umk'])('every case of %s has payments, files and a history', async (name) => {
    for (const { PATENT_ID, SUBMISSION_NBR, RIGHT, FILE_TYP, FILE_SEQ, FILE_SER, FILE_NBR } of (await cases(name))
      .data) {
      const ref = PATENT_ID ?? SUBMISSION_NBR
      const bills = await portal.ask('getPayments', { as: as(name), query: { patentId: ref } })
      expect(bills.status).toBe(200)
      const pictures = await portal.ask('getListImageSpecDoc', { as: as(name), query: { fileId: ref } })
      expect(pictures.body.filter((f) => f.SPECDOC_TYP === 'GDI')).toHaveLength(RIGHT === 'D' ? 7 : 0)
      if (RIGHT === 'P') expect(pictures.body.filter((f) => f.SPECDOC_TYP === 'DES')).toHaveLength(1)
      if (RIGHT === 'T') expect(pictures.body.filter((f) => f.SPECDOC_TYP === 'TTD')).toHaveLength(1)
      if (PATENT_ID === null) continue
      expect(row(bills.body, (b) => b.STATUS === 'PAID').RECEIPT_DOC_ID).not.toBeNull()
      const params = { fileTyp: FILE_TYP, fileSeq: FILE_SEQ, fileSer: String(FILE_SER), fileNbr: String(FILE_NBR) }
      expect((await portal.ask('getListWorkflowCust', { as: as(name), params })).status).toBe(200)
      expect((await portal.ask('getStatusWorkflow', { as: as(name), params })).status).toBe(200)
    }
  })

  test('every published mark with a picture has Vienna codes, by which the register finds it', async () => {
    const { body } = await portal.ask('searchRegister', { as: as('sari'), query: { q: 'wina:6.1' } })
    expect(body.data.map((one) => one.TITLE)).toContain('GERABAH SENJA')
    const { rows } = await sql<{ lacking: string }>`
      select a.title as lacking from application a join application_mark m using (application_id) join register_entry e using (application_id)
       where m.sign_wcode <> 'WORD' and e.vienna_codes = '{}'`.execute(portal.db)
    expect(rows).toEqual([])
  })

  test('a second start changes nothing', async () => {
    const count = async () =>
      (
        await sql<{
          n: string
        }>`select concat_ws(' ', (select count(*) from app_user), (select count(*) from application),
      (select count(*) from process_action), (select count(*) from stored_file), (select count(*) from draft)) as n`.execute(
          portal.db,
        )
      ).rows[0]?.n
    const before = await count()
    await seedDemo(services)
    expect(await count()).toBe(before)
  })
})

describeRequests(() => portal)
