import { demoPassword } from '@saki/api/start/demoLogin'
import type { TestActor, TestPortal } from '@saki/api/testing/portal'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

/** The instant at which seedDemo.test.ts seeds: a Friday noon in Jakarta. */
export const NOW = '2026-11-20T05:00:00Z'
const HALF_YEAR = { from: '2026-05-01', to: '2026-11-20' }

async function logIn(portal: TestPortal, email: string): Promise<TestActor> {
  const actor: TestActor = { userId: 0, email, password: demoPassword, cookies: {}, ip: '10.9.1.1' }
  const reply = await portal.ask('login', { as: actor, body: { EMAIL: email, LOGIN_PASSWORD: demoPassword } })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  const id = await portal.db
    .selectFrom('app_user')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { ...actor, userId: id.user_id }
}

/** Tests of requests in the demonstration that `seeded` returns; they only read. Part of seedDemo.test.ts, which seeds it. */
export const describeRequests = (seeded: () => TestPortal) =>
  describe('requests of the demonstration', () => {
    let portal: TestPortal
    let sari: TestActor
    let ratna: TestActor
    let umi: TestActor
    let officer: TestActor
    let commission: TestActor

    beforeAll(async () => {
      portal = seeded()
      const named = (name: string) => logIn(portal, `${name}@contoh.id`)
      sari = await named('sari')
      ratna = await named('konsultan')
      umi = await named('umk')
      officer = await named('petugas')
      commission = await named('banding')
    })

    const listed = async (as: TestActor, query: Record<string, string | number> = {}) =>
      (await portal.ask('requestList', { as, query: { size: 100, ...query } })).body

    test('Sari has a request in every group, in rights of every kind but one that is simple', async () => {
      const { data, GROUPS } = await listed(sari)
      expect(GROUPS.filter(({ COUNT }) => COUNT === 0)).toEqual([])
      expect(new Set(data.map(({ APPL_TYP }) => APPL_TYP))).toEqual(
        new Set(['DESIGN', 'MARK', 'PATENT', 'SIMPLE_PATENT']),
      )
      expect(new Set(data.map(({ USERDOC_TYP }) => USERDOC_TYP)).size).toBeGreaterThan(9)
    })

    test('every state of a request that is verified has one', async () => {
      const { rows } = await sql<{ state: string }>`
      select distinct p.state from request_case c join process p using (proc_typ, proc_nbr) where p.flow_id in ('request-paid', 'request-free')`.execute(
        portal.db,
      )
      expect(rows.map(({ state }) => state).toSorted()).toEqual([
        'awaiting_completeness',
        'granted',
        'refused',
        'submitted',
        'verification',
        'withdrawn',
      ])
      const unpaid = (await listed(sari, { group: 'UNPAID' })).data
      expect(unpaid.map(({ BILL_STATUS }) => BILL_STATUS)).toEqual(['BILLED'])
    })

    test('Sari must complete one request: its letter is open', async () => {
      const { data } = await listed(sari, { group: 'ACTION' })
      expect(data).toHaveLength(1)
      const { body } = await portal.ask('requestDetail', {
        as: sari,
        query: { SUBMISSION_NBR: data[0]?.SUBMISSION_NBR ?? '' },
      })
      const [one] = body.CASES
      const form = await portal.ask('getAnswerForm', {
        as: sari,
        params: { procid: `${one?.PROC_TYP}-${one?.PROC_NBR}` },
      })
      expect(form.body.POINTS).toHaveLength(1)
    })

    test('documents are issued with the payment, to the person who asked', async () => {
      const { rows } = await sql<{ typ: string; documents: number }>`
      select r.kind as typ, count(l.letter_id)::int as documents from request r join request_case c using (request_id)
        left join letter l on l.proc_typ = c.proc_typ and l.proc_nbr = c.proc_nbr where r.kind in ('PT', 'SS', 'SD', 'HP') and r.received_on is not null
       group by r.kind`.execute(portal.db)
      expect(rows.map(({ typ }) => typ).toSorted()).toEqual(['HP', 'PT', 'SD', 'SS'])
      const asked = await sql<{ missing: number }>`
      select count(*)::int as missing from request r join request_case c using (request_id) join process p using (proc_typ, proc_nbr)
       where r.kind in ('PT', 'SS', 'SD', 'HP') and r.received_on is not null and p.state <> 'granted'`.execute(
        portal.db,
      )
      expect(asked.rows[0]?.missing).toBe(0)
      const { data } = (await portal.ask('getUserDocuments', { as: sari, query: { kind: 'RECEIPT', size: 50 } })).body
      expect(data.length).toBeGreaterThan(8)
    })

    test('requests are spread over the months, of several kinds and rights', async () => {
      const { COUNTS } = (
        await portal.ask('requestStatistics', { as: ratna, query: { from: '2025-12-01', to: '2026-11-20' } })
      ).body
      expect(new Set(COUNTS.map(({ MONTH }) => MONTH)).size).toBeGreaterThan(10)
      expect(new Set(COUNTS.map(({ RIGHT }) => RIGHT)).size).toBe(3)
      expect(new Set(COUNTS.map(({ GROUP }) => GROUP))).toEqual(
        new Set(['UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED']),
      )
      const forClient = await portal.ask('requestStatistics', {
        as: ratna,
        query: { ...HALF_YEAR, client: umi.userId },
      })
      expect(forClient.body.COUNTS.reduce((sum, { COUNT }) => sum + COUNT, 0)).toBe(6)
    })

    test('an opposition is answered, another one is served and waits', async () => {
      const states = async (as: TestActor) =>
        (await listed(as, { kind: 'OP' })).data.map(({ STATUS_NAME }) => STATUS_NAME)
      expect([await states(sari), await states(umi)]).toEqual([['Sanggahan Diterima'], ['Menunggu Sanggahan']])
      const against = (await portal.ask('disputesAgainst', { as: ratna, query: {} })).body
      expect(against.total).toBeGreaterThanOrEqual(2)
    })

    test('the Commission has a new appeal, one before the panel, and decided ones', async () => {
      const { TABS } = (await portal.ask('appealQueue', { as: commission, query: {} })).body
      expect(TABS.map(({ TAB, COUNT }) => [TAB, COUNT > 0])).toEqual([
        ['NEW', true],
        ['HEARING', true],
        ['ENDED', true],
      ])
      const decided = (await portal.ask('appealQueue', { as: commission, query: { tab: 'ENDED', q: 'MUNGGUR' } })).body
        .data
      const query = { PROC_TYP: decided[0]?.PROC_TYP ?? '', PROC_NBR: decided[0]?.PROC_NBR ?? 0 }
      const { body } = await portal.ask('appealCase', { as: commission, query })
      expect([body.DECIDED?.OUTCOME, body.DECIDED?.DECISION_DATE]).toEqual(['REJECTED', '2026-10-09'])
    })

    test('every tab of the desk has work, and annuities paid twice are held', async () => {
      const { TABS } = (await portal.ask('officeRequests', { as: officer, query: {} })).body
      expect(TABS.filter(({ COUNT }) => COUNT === 0)).toEqual([])
      const held = (await portal.ask('officeAnnuitiesHeld', { as: officer, query: {} })).body.data
      expect(held.map(({ PAYER_NAME, HELD_WHY }) => [PAYER_NAME, HELD_WHY])).toEqual([['Sari Wulandari', 'YEAR']])
      const due = (await portal.ask('annuitiesDue', { as: ratna, query: {} })).body
      expect(due.map(({ STATUS }) => STATUS)).toEqual(expect.arrayContaining(['GRACE', 'DUE']))
    })

    test('nothing is in the future', async () => {
      const { rows } = await sql`select 1 from request where submitted_at > ${NOW} or received_at > ${NOW}
      union all select 1 from letter where issued_at > ${NOW} union all select 1 from draft where updated_at > ${NOW}`.execute(
        portal.db,
      )
      expect(rows).toEqual([])
    })
  })
