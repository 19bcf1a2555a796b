import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { act, seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { scanned } from '../../testing/paperScans.ts'
import { completeReasons, DEFICIENCIES } from '../../testing/reasons.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00Z'
const TODAY = '2026-03-02'

let portal: TestPortal
let owner: TestActor
let officer: TestActor
let second: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  officer = await portal.office()
  second = await portal.office()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
})

let keys = 0
const key = () => `desk-key-${(keys += 1).toString().padStart(6, '0')}`
const at = (of: NumberedTestCase) => ({ PROC_TYP: of.process.procTyp, PROC_NBR: of.process.procNbr })
const look = async (of: NumberedTestCase, as = officer) =>
  (await portal.ask('officeCase', { query: { patentId: of.patentId }, as })).body
interface Choice {
  ACTION_TYP: string
  IND_PAPER: string
  DUE_DATE: string | null
  DUE_KIND: string | null
  GENERATED_OFFIDOC: string | null
  OFFIDOC_NAME: string | null
  GROUND: string
  DESCRIPTION: string
}
const choices = async (of: NumberedTestCase, as = officer) =>
  (await portal.ask('getListAction', { params: { id: `${of.process.procTyp}-${of.process.procNbr}` }, as }))
    .body as Choice[]
/** Wire code of an action of the design workflow. */
const CODE = { ask: '', pass: '', withdraw: '' }
beforeAll(async () => {
  const { workflowOf } = await import('@saki/catalogue')
  const { actions } = workflowOf('design-registration', 1) ?? { actions: {} as Record<string, { code: string }> }
  Object.assign(CODE, {
    ask: actions['ask_correction']?.code,
    withdraw: actions['withdraw']?.code,
  })
})
const wire = ({ process: { procTyp, procNbr } }: NumberedTestCase) => ({ PROC_TYP: procTyp, PROC_NBR: procNbr })
const take = (of: NumberedTestCase, body: Record<string, unknown>, as = officer, withKey = key()) =>
  portal.ask('insertAction', {
    body: { ...at(of), ...(body['ACTION_TYP'] === CODE.ask && { POINTS: DEFICIENCIES }), ...body },
    as,
    key: withKey,
  })

describe('insertAction', () => {
  test('changes the state, delivers to the applicant’s inbox and returns the deadline', async () => {
    const { ROW_VERSION } = await look(one)
    const POINTS = [{ TITLE: 'Gambar tampak belakang buram', TEXT: 'Unggah ulang.' }]
    const { status, body } = await take(one, { ACTION_TYP: CODE.ask, NOTES: 'Mohon dilengkapi.', POINTS, ROW_VERSION })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ err: '', STATUS_CODE: '315' })
    const after = await look(one)
    expect(after.DUE_DATE).toBe(body.DUE_DATE)
    expect((after.DUE_DATE ?? '') > TODAY).toBe(true)
    expect(after.HISTORY.at(-1)).toMatchObject({
      NOTES: 'Mohon dilengkapi.',
      ACTOR: 'OFFICE',
      IND_TOLD: 'Y',
      UNDONE_BY: null,
    })
    expect(after.CHILDREN.map((child: { KIND: string }) => child.KIND)).toContain('LETTER')
    const { rows } = await sql<{
      detail: unknown
    }>`select detail from process_action where proc_nbr = ${one.process.procNbr}
      order by action_nbr desc limit 1`.execute(portal.db)
    expect(rows[0]?.detail).toMatchObject({ POINTS })
  })

  test('an action that is not open in this state is refused with 409 and changes nothing', async () => {
    const before = await look(one)
    const { status, body } = await take(one, { ACTION_TYP: 'REGISTER-ME' })
    expect([status, body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    await take(one, { ACTION_TYP: CODE.ask })
    const again = await take(one, { ACTION_TYP: CODE.ask })
    expect([again.status, again.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    expect((await look(one)).ROW_VERSION).toBe(before.ROW_VERSION + 1)
  })

  test('an applicant cannot perform an office action on the own case: 403', async () => {
    const { status, body } = await take(one, { ACTION_TYP: CODE.ask }, owner)
    expect([status, body.err]).toEqual([403, 'NOT_ALLOWED'])
    expect((await look(one)).STATUS_CODE).toBe('310')
  })

  test('an automatic action cannot be performed by an officer', async () => {
    const { status, body } = await take(one, { ACTION_TYP: 'PAY' })
    expect([status, body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
  })

  test('a stale version is refused with the current version and changes nothing', async () => {
    const { ROW_VERSION } = await look(one)
    const scan = await scanned(portal, officer, wire(one))
    await take(one, { ACTION_TYP: CODE.ask, ROW_VERSION })
    const { status, body } = await take(one, { ACTION_TYP: CODE.withdraw, NOTES: 'Surat', ...scan, ROW_VERSION })
    expect([status, body.err, body.current]).toEqual([409, 'STALE_VERSION', { ROW_VERSION: ROW_VERSION + 1 }])
    expect((await look(one)).STATUS_CODE).toBe('315')
  })

  test('of two parallel actions by officers one is recorded, the other gets STALE_VERSION', async () => {
    const { ROW_VERSION } = await look(one)
    const answers = await Promise.all(
      [officer, second].map((as) => take(one, { ACTION_TYP: CODE.ask, ROW_VERSION }, as)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.err).toBe('STALE_VERSION')
    expect((await look(one)).HISTORY).toHaveLength(2)
  })

  test('a repeat with the same key is recorded once and gets the same reply', async () => {
    const same = key()
    const [first, again] = [
      await take(one, { ACTION_TYP: CODE.ask }, officer, same),
      await take(one, { ACTION_TYP: CODE.ask }, officer, same),
    ]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await look(one)).HISTORY).toHaveLength(2)
    const other = await take(one, { ACTION_TYP: CODE.ask, NOTES: 'Lain' }, officer, same)
    expect(other.body.err).toBe('KEY_REUSED')
  })

  test.each([
    ['tomorrow', { ACTION_DATE: '2026-03-03' }, 'ACTION_DATE'],
    ['a letter of yesterday', { ACTION_DATE: '2026-03-01' }, 'ACTION_DATE'],
    ['a deadline by hand', { MANUAL_DUE_DATE: '2026-09-09' }, 'MANUAL_DUE_DATE'],
  ])('%s is refused with the field', async (_what, body, field) => {
    const answer = await take(one, { ACTION_TYP: CODE.ask, ...body })
    expect(answer.status).toBe(422)
    expect(answer.body.fields?.map(({ field: name }) => name)).toEqual([field])
    expect((await look(one)).STATUS_CODE).toBe('310')
  })

  test('an applicant’s paper is recorded as the applicant’s action and needs a note', async () => {
    const scan = await scanned(portal, officer, wire(one))
    const without = await take(one, { ACTION_TYP: CODE.withdraw, ...scan })
    expect(without.body.fields?.map(({ field }) => field)).toEqual(['NOTES'])
    const { status } = await take(one, { ACTION_TYP: CODE.withdraw, NOTES: 'Surat di loket, agenda 117', ...scan })
    expect(status).toBe(200)
    const last = (await look(one)).HISTORY.at(-1)
    expect(last).toMatchObject({ ACTOR: 'APPLICANT', NOTES: 'Surat di loket, agenda 117' })
    expect(last?.OFFICER_NAME).not.toBeNull()
  })

  test('an internal note is in no reply to the applicant', async () => {
    await take(one, { ACTION_TYP: CODE.ask, NOTES: 'Terbuka', INTERNAL_NOTE: 'Rahasia kantor' })
    expect((await look(one)).HISTORY.at(-1)?.INTERNAL_NOTE).toBe('Rahasia kantor')
    const seen = [
      await portal.ask('getListWorkflowCust', { params: one.file, as: owner }),
      await portal.ask('getInbox', { as: owner }),
      await portal.ask('getDetailWorkflow', {
        params: { procTyp: one.process.procTyp, procNbr: one.process.procNbr, actionNbr: 2 },
        as: owner,
      }),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('Rahasia')
  })

  test('an unknown process is not found', async () => {
    const { status } = await portal.ask('insertAction', {
      body: { PROC_TYP: '3', PROC_NBR: 2_000_000_000, ACTION_TYP: CODE.ask },
      as: officer,
      key: key(),
    })
    expect(status).toBe(404)
  })
})

describe('getListAction for officers', () => {
  test('shows description, ground, letter and the deadline each action would start today', async () => {
    const offered = await choices(one)
    const ask = offered.find(({ ACTION_TYP }) => ACTION_TYP === CODE.ask)
    expect(ask).toMatchObject({ IND_PAPER: 'N', DUE_KIND: 'DEADLINE', GENERATED_OFFIDOC: 'SKF' })
    expect(ask?.OFFIDOC_NAME).toContain('Kekurangan Persyaratan')
    expect(ask?.GROUND).not.toBe('')
    expect(ask?.DESCRIPTION).not.toBe('')
    const { body } = await take(one, { ACTION_TYP: CODE.ask })
    expect(body.DUE_DATE).toBe(ask?.DUE_DATE)
  })

  test('actions of the applicant are marked as paper for officers; the applicant is offered only own actions', async () => {
    expect((await choices(one)).find(({ ACTION_TYP }) => ACTION_TYP === CODE.withdraw)?.IND_PAPER).toBe('Y')
    const own = await choices(one, owner)
    expect(own.map(({ ACTION_TYP }) => ACTION_TYP)).toContain(CODE.withdraw)
    expect(own.map(({ ACTION_TYP }) => ACTION_TYP)).not.toContain(CODE.ask)
    expect(own.every(({ IND_PAPER }) => IND_PAPER === 'N')).toBe(true)
  })

  test('every offered action can be performed', async () => {
    for (const { ACTION_TYP } of await choices(one)) {
      const fresh = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
      const { status, body } = await take(fresh, {
        ACTION_TYP,
        NOTES: 'Surat di loket',
        REASONS: completeReasons('DESIGN'),
        ...(await scanned(portal, officer, wire(fresh))),
      })
      expect([ACTION_TYP, status, JSON.stringify(body)]).toEqual([ACTION_TYP, 200, JSON.stringify(body)])
    }
  })

  test('for a suspended case only actions of the applicant are offered', async () => {
    const body = { ...at(one), REASON: 'Menunggu', ROW_VERSION: (await look(one)).ROW_VERSION }
    await portal.ask('officeFreeze', { body, as: officer, key: key() })
    expect((await choices(one)).every(({ IND_PAPER }) => IND_PAPER === 'Y')).toBe(true)
  })
})

describe('officeUndoAction, officeFreeze, officeResume, officeSetDue', () => {
  const REASON = 'Salah memilih tindakan'

  test('undoing the last action restores state and deadline', async () => {
    const before = await look(one)
    await take(one, { ACTION_TYP: CODE.ask })
    const during = await look(one)
    expect(during.UNDO).toMatchObject({ ACTION_NBR: 2 })
    const body = { ...at(one), ACTION_NBR: 2, REASON, ROW_VERSION: during.ROW_VERSION }
    const undone = await portal.ask('officeUndoAction', { body, as: officer, key: key() })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    const after = await look(one)
    expect([after.STATUS_CODE, after.DUE_DATE]).toEqual([before.STATUS_CODE, before.DUE_DATE])
    expect(after.HISTORY.find((row: { ACTION_NBR: number }) => row.ACTION_NBR === 2)?.UNDONE_BY).toBe(3)
    const stale = await portal.ask('officeUndoAction', { body, as: second, key: key() })
    expect([stale.status, stale.body.err]).toEqual([409, 'STALE_VERSION'])
  })

  test('the first action of a case cannot be undone, and undoing needs a reason', async () => {
    const { ROW_VERSION, UNDO } = await look(one)
    expect(UNDO).toBeNull()
    const first = { ...at(one), ACTION_NBR: 1, REASON, ROW_VERSION }
    expect((await portal.ask('officeUndoAction', { body: first, as: officer, key: key() })).body.err).toBe(
      'ACTION_NOT_ALLOWED',
    )
    const mute = { ...first, REASON: '  ' }
    expect((await portal.ask('officeUndoAction', { body: mute, as: officer, key: key() })).status).toBe(422)
  })

  test('a suspended case shows since when and why, and its deadline moves by the days of the suspension', async () => {
    await take(one, { ACTION_TYP: CODE.ask })
    const due = (await look(one)).DUE_DATE ?? ''
    const freeze = { ...at(one), REASON: 'Menunggu putusan pengadilan', ROW_VERSION: (await look(one)).ROW_VERSION }
    expect((await portal.ask('officeFreeze', { body: freeze, as: officer, key: key() })).status).toBe(200)
    const frozen = await look(one)
    expect(frozen).toMatchObject({
      IND_FROZEN: 'Y',
      FROZEN_SINCE: TODAY,
      FROZEN_BECAUSE: 'Menunggu putusan pengadilan',
      CAN: { FREEZE: 'N', RESUME: 'Y' },
    })
    portal.setNow('2026-03-12T03:00:00Z')
    const later = await portal.office()
    const resume = { ...at(one), REASON: 'Putusan tetap', ROW_VERSION: frozen.ROW_VERSION }
    expect((await portal.ask('officeResume', { body: resume, as: later, key: key() })).status).toBe(200)
    const after = await look(one, later)
    expect(after.IND_FROZEN).toBe('N')
    expect((new Date(after.DUE_DATE ?? '').getTime() - new Date(due).getTime()) / 86_400_000).toBe(10)
  })
})

describe('officeQueue, officeTakeNext, officeAssign, officeOfficers', () => {
  const queue = async (query: Record<string, string | number>, as = officer) =>
    (await portal.ask('officeQueue', { query, as })).body
  const ids = (body: { data: { PATENT_ID: string }[] }) => body.data.map(({ PATENT_ID }) => PATENT_ID)
  const next = (as: TestActor, withKey = key()) =>
    portal.ask('officeTakeNext', { body: { KIND: 'FORMALITY' }, as, key: withKey })
  /** Assigns all free cases of other tests. */
  const emptyQueue = () =>
    sql`update process set assigned_to = ${second.userId}, assigned_at = ${new Date(NOW)} where assigned_to is null`.execute(
      portal.db,
    )

  test('cases are listed under their kind of work, nearest deadline first, and follow the state of the case', async () => {
    const before = await queue({ kind: 'FORMALITY', size: 100 })
    expect(ids(before)).toContain(one.patentId)
    expect(before.total).toBe(before.COUNTS.FORMALITY)
    const dues = before.data.map(({ DUE_DATE }: { DUE_DATE: string | null }) => DUE_DATE ?? '9999')
    expect(dues).toEqual(dues.toSorted())
    await take(one, { ACTION_TYP: CODE.ask })
    const after = await queue({ kind: 'FORMALITY', size: 100 })
    expect(ids(after)).not.toContain(one.patentId)
    expect(after.COUNTS.FORMALITY).toBe(before.COUNTS.FORMALITY - 1)
    expect(ids(await queue({ view: 'TERMS', size: 100 }))).not.toContain(one.patentId)
    const due = (await look(one)).DUE_DATE ?? ''
    portal.setNow(`${due}T03:00:00Z`)
    const then = await portal.office()
    expect(ids(await queue({ view: 'TERMS', size: 100 }, then))).toContain(one.patentId)
  })

  test('a case with an unread answer is listed under REPLY', async () => {
    await act(portal.db, one.process, {
      action: 'ask_correction',
      role: 'office',
      actorId: officer.userId,
      now: new Date(NOW),
    })
    await sql`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since, upper_proc_typ, upper_proc_nbr, upper_action_nbr)
      values ('11', nextval('process_seq')::int, ${one.applicationId}, 'letter-answer', 1, 'received', ${new Date(NOW)}, ${one.process.procTyp}, ${one.process.procNbr}, 2)`.execute(
      portal.db,
    )
    const replies = await queue({ kind: 'REPLY', size: 100 })
    expect(ids(replies)).toContain(one.patentId)
    expect(replies.data.find((row: { PATENT_ID: string }) => row.PATENT_ID === one.patentId)).toMatchObject({
      WORK: 'REPLY',
    })
    expect((await look(one)).CHILDREN).toContainEqual(expect.objectContaining({ KIND: 'REPLY', IND_HOLDS: 'Y' }))
  })

  test('filters narrow: number, law, right, officer, due', async () => {
    expect(ids(await queue({ kind: 'FORMALITY', q: one.patentId }))).toEqual([one.patentId])
    expect(ids(await queue({ kind: 'FORMALITY', q: one.patentId, law: 'UU20/2016' }))).toEqual([])
    expect(ids(await queue({ kind: 'FORMALITY', q: one.patentId, right: 'T' }))).toEqual([])
    expect(ids(await queue({ kind: 'FORMALITY', q: one.patentId, officer: 'none' }))).toEqual([one.patentId])
    expect(ids(await queue({ kind: 'FORMALITY', q: '100%_' }))).toEqual([])
    expect(ids(await queue({ kind: 'FORMALITY', q: `${one.patentId[0]}\u0301${one.patentId.slice(1)}` }))).toEqual([
      one.patentId,
    ])
    expect(ids(await queue({ kind: 'FORMALITY', q: one.patentId, dueBefore: '2020-01-01' }))).toEqual([])
  })

  test('parallel requests for the next case get different cases', async () => {
    await emptyQueue()
    const fresh = [
      await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) }),
      await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) }),
    ]
    const replies = await Promise.all([officer, second, officer].map((as) => next(as)))
    const numbers = replies.map(({ body }) => body.PATENT_ID)
    expect(numbers.filter(Boolean).toSorted()).toEqual(fresh.map(({ patentId }) => patentId).toSorted())
    expect(numbers.filter((number) => number === null)).toHaveLength(1)
  })

  test('a repeat with the same key gets the same case', async () => {
    await emptyQueue()
    const [a] = [await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })]
    const same = key()
    expect((await next(officer, same)).body.PATENT_ID).toBe(a.patentId)
    expect((await next(officer, same)).body.PATENT_ID).toBe(a.patentId)
    expect(ids(await queue({ view: 'MINE', size: 100 }))).toContain(a.patentId)
    const { rows } = await sql`select from assignment_log where proc_nbr = ${a.process.procNbr}`.execute(portal.db)
    expect(rows).toHaveLength(1)
  })

  test('a case is assigned and unassigned; a stale assignment is refused', async () => {
    const give = (USER_ID: number | null, HELD_BY: number | null, as = officer) =>
      portal.ask('officeAssign', { body: { ...at(one), USER_ID, HELD_BY, REASON: '' }, as })
    expect((await give(second.userId, null)).body).toEqual({ err: '' })
    expect((await look(one)).OFFICER).toMatchObject({ USER_ID: second.userId })
    const late = await give(officer.userId, null)
    expect([late.status, late.body.err]).toEqual([409, 'STALE_VERSION'])
    expect((await give(owner.userId, second.userId)).status).toBe(422)
    expect((await give(null, second.userId)).status).toBe(200)
    expect((await look(one)).OFFICER).toBeNull()
    const officers = (await portal.ask('officeOfficers', { as: officer })).body as { USER_ID: number }[]
    expect(officers.map(({ USER_ID }) => USER_ID)).toContain(second.userId)
    expect(officers.map(({ USER_ID }) => USER_ID)).not.toContain(owner.userId)
  })
})
