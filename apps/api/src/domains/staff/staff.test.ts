import { randomUUID } from 'node:crypto'

import { officeRoles, type OfficeRole } from '@saki/domain/office/officeRoles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-08-10T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let administrator: TestActor
let officer: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  administrator = await portal.office()
  officer = await portal.office()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  await sql`delete from officer_absence`.execute(portal.db)
  await sql`delete from officer`.execute(portal.db)
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
})

const staffOf = async (as = administrator) => (await portal.ask('officeStaff', { as, query: {} })).body
const rowOf = async ({ userId }: TestActor) => (await staffOf()).STAFF.find(({ USER_ID }) => USER_ID === userId)
const save = (who: TestActor, roles: readonly OfficeRole[], more: object = {}, as = administrator) =>
  portal.ask('officeStaffSave', {
    as,
    key: randomUUID(),
    body: { USER_ID: who.userId, NIP: '', SECTION: 'general', ROLES: [...roles], ROW_VERSION: 0, ...more },
  })
const take = (ACTION_TYP: string, as: TestActor) =>
  portal.ask('insertAction', {
    as,
    key: randomUUID(),
    body: { PROC_TYP: one.process.procTyp, PROC_NBR: one.process.procNbr, ACTION_TYP, NOTES: 'Agenda 117' },
  })
const away = (who: TestActor, more: object = {}, as = who) =>
  portal.ask('officeAbsence', {
    as,
    key: randomUUID(),
    body: {
      USER_ID: who.userId,
      FROM_DATE: '2026-08-10',
      TO_DATE: '2026-08-14',
      REASON: 'leave',
      SUBSTITUTE_ID: null,
      ...more,
    },
  })

describe('roles', () => {
  test('an account without roles of its own has all of them, and says so', async () => {
    expect(await rowOf(officer)).toMatchObject({ IND_DIVIDED: 'N', ROLES: [...officeRoles], ROW_VERSION: 0 })
    expect((await take('PUB', officer)).status).toBe(200)
  })

  test.each<[OfficeRole, number]>([
    ['formality', 200],
    ['register', 403],
    ['head', 200],
    ['examinerDesign', 403],
    ['examinerMark', 403],
    ['finance', 403],
    ['approver', 403],
    ['administrator', 403],
  ])(
    'with the role %s, publishing a design whose formalities are checked is answered %i, from the next request on',
    async (role, status) => {
      expect((await save(officer, [role])).status).toBe(200)
      const reply = await take('PUB', officer)
      expect(reply.status).toBe(status)
      if (status === 403) expect(reply.body.err).toBe('ROLE_NEEDED')
    },
  )

  test('calls for one role refuse all others and change nothing', async () => {
    await save(
      officer,
      officeRoles.filter((role) => role !== 'administrator'),
    )
    const body = { DAY: '2027-03-03', KIND: 'NATIONAL', NAME_ID: 'Hari Uji', IND_PROVISIONAL: 'N' } as const
    const reply = await portal.ask('officeHolidaySave', { as: officer, key: randomUUID(), body })
    expect(reply).toMatchObject({ status: 403, body: { err: 'ROLE_NEEDED' } })
    const { rows } = await sql`select from holiday where day = '2027-03-03'`.execute(portal.db)
    expect(rows).toEqual([])
    expect((await save(officer, officeRoles, { ROW_VERSION: 1 }, officer)).body.err).toBe('ROLE_NEEDED')
  })

  test('a change names who made it, what changed and why, and is refused when another came first', async () => {
    expect((await save(officer, ['formality'], { NIP: '198804122019032003', REASON: 'Mutasi' })).status).toBe(200)
    expect((await save(officer, ['finance'])).body.err).toBe('STALE_VERSION')
    const { CHANGES } = await staffOf()
    expect(CHANGES[0]).toMatchObject({
      REASON: 'Mutasi',
      CHANGES: expect.arrayContaining([{ FIELD: 'roles', OLD_VALUE: '', NEW_VALUE: '["formality"]' }]),
    })
    expect(await rowOf(officer)).toMatchObject({ NIP: '198804122019032003', ROLES: ['formality'], ROW_VERSION: 1 })
  })

  test('the last administrator keeps the role, also when two give it up at the same time', async () => {
    const both = await Promise.all([save(administrator, ['head']), save(officer, ['head'], {}, officer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const refused = both.find(({ status }) => status === 422)
    expect(refused?.body.fields?.[0]?.field).toBe('ROLES')
  })
})

describe('accounts', () => {
  const add = (EMAIL: string, as = administrator) =>
    portal.ask('officeStaffAdd', {
      as,
      key: randomUUID(),
      body: { EMAIL, USER_NAME: 'Dewi Lestari', NIP: '', SECTION: 'mark', ROLES: ['examinerMark'] },
    })

  test('a new officer chooses the password by the mailed link and logs in with the given roles only', async () => {
    const EMAIL = 'dewi.lestari@kantor.id'
    expect((await add(EMAIL)).status).toBe(200)
    const mail = (await portal.mails()).find(({ to_address }) => to_address === EMAIL)
    expect(mail).toMatchObject({ kind: 'officeAccount' })
    const TOKEN = new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    const password = 'Padi-Menguning-77'
    const chosen = { TOKEN, LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: password }
    expect((await portal.ask('resetPassword', { body: chosen })).status).toBe(200)
    const reply = await portal.ask('login', { body: { EMAIL, LOGIN_PASSWORD: password } })
    expect(reply.body).toMatchObject({ ROLE: 'office', OFFICE_ROLES: ['examinerMark'] })
  })

  test('an address that has an account is refused, and that account stays as it was', async () => {
    const reply = await add(owner.email.toUpperCase())
    expect(reply).toMatchObject({ status: 422, body: { fields: [{ field: 'EMAIL' }] } })
    const { rows } = await sql<{ role: string }>`select role from app_user where user_id = ${owner.userId}`.execute(
      portal.db,
    )
    expect(rows[0]?.role).toBe('applicant')
  })

  test('closing ends sessions and returns cases to the queue; opened again, the officer may log in', async () => {
    const leaving = await portal.office()
    const { procTyp, procNbr } = one.process
    const hand = { PROC_TYP: procTyp, PROC_NBR: procNbr, USER_ID: leaving.userId, HELD_BY: null, REASON: '' }
    expect((await portal.ask('officeAssign', { as: administrator, body: hand })).status).toBe(200)
    expect((await rowOf(leaving))?.CASES).toBe(1)
    const close = (IND_ACTIVE: 'Y' | 'N') =>
      portal.ask('officeStaffClose', {
        as: administrator,
        key: randomUUID(),
        body: { USER_ID: leaving.userId, IND_ACTIVE, REASON: 'Pensiun' },
      })
    expect((await close('N')).status).toBe(200)
    expect((await close('N')).body.err).toBe('CONFLICT')
    expect((await portal.ask('officeStaff', { as: leaving, query: {} })).status).toBe(401)
    const { rows } = await sql<{ assigned_to: number | null }>`
      select assigned_to from process where proc_typ = ${procTyp} and proc_nbr = ${procNbr}`.execute(portal.db)
    expect(rows[0]?.assigned_to).toBeNull()
    const log = await sql<{ reason: string }>`
      select reason from assignment_log where proc_nbr = ${procNbr} and new_officer is null`.execute(portal.db)
    expect(log.rows).toEqual([{ reason: 'Pensiun' }])
    const login = { EMAIL: leaving.email, LOGIN_PASSWORD: leaving.password }
    expect((await portal.ask('login', { body: login, as: { ...leaving, cookies: {} } })).status).not.toBe(200)
    expect((await close('Y')).status).toBe(200)
    expect((await portal.ask('login', { body: login, as: { ...leaving, cookies: {} } })).status).toBe(200)
  })

  test('an applicant is no account of the office', async () => {
    expect((await save(owner, ['finance'])).status).toBe(404)
    expect((await away(officer, { USER_ID: owner.userId }, administrator)).status).toBe(404)
    expect((await away(officer, { SUBSTITUTE_ID: owner.userId })).body.fields?.[0]?.field).toBe('SUBSTITUTE_ID')
  })
})

describe('absences', () => {
  const mine = async (as: TestActor) =>
    (await portal.ask('officeQueue', { as, query: { view: 'MINE', size: 10, page: 1 } })).body

  test('the substitute sees the cases on every day of the absence and on no other', async () => {
    const { procTyp, procNbr } = one.process
    const hand = { PROC_TYP: procTyp, PROC_NBR: procNbr, USER_ID: officer.userId, HELD_BY: null, REASON: '' }
    await portal.ask('officeAssign', { as: administrator, body: hand })
    await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
    const days = { FROM_DATE: '2026-08-11', TO_DATE: '2026-08-12', SUBSTITUTE_ID: administrator.userId }
    expect((await away(officer, days)).status).toBe(200)
    const seen: [string, number][] = []
    for (const instant of [
      '2026-08-11T16:59:59Z',
      '2026-08-10T16:59:59Z',
      '2026-08-12T16:59:59Z',
      '2026-08-12T17:00:00Z',
    ]) {
      portal.setNow(instant)
      const { data, COUNTS } = await mine(administrator)
      expect(COUNTS.MINE).toBe(data.length)
      seen.push([instant, data.filter(({ PATENT_ID }) => PATENT_ID === one.patentId).length])
    }
    expect(seen).toEqual([
      ['2026-08-11T16:59:59Z', 1],
      ['2026-08-10T16:59:59Z', 0],
      ['2026-08-12T16:59:59Z', 1],
      ['2026-08-12T17:00:00Z', 0],
    ])
  })

  test('everybody notes the own absence; that of others only heads and administrators', async () => {
    await save(officer, ['formality'])
    expect((await away(officer)).status).toBe(200)
    expect((await away(administrator, {}, officer)).body.err).toBe('ROLE_NEEDED')
    expect((await away(administrator, { SUBSTITUTE_ID: officer.userId })).body.fields?.[0]?.field).toBe('SUBSTITUTE_ID')
    const noted = (await rowOf(officer))?.ABSENCES[0]
    expect(noted).toMatchObject({ FROM_DATE: '2026-08-10', REASON: 'leave', SUBSTITUTE: null })
    const end = (as: TestActor) =>
      portal.ask('officeAbsenceEnd', { as, key: randomUUID(), body: { ABSENCE_ID: noted?.ABSENCE_ID ?? 0 } })
    const colleague = await portal.office()
    await save(colleague, ['formality'])
    expect((await end(colleague)).body.err).toBe('ROLE_NEEDED')
    expect(await rowOf(officer)).toMatchObject({ IND_ABSENT: 'Y' })
    expect((await end(officer)).status).toBe(200)
    expect((await end(officer)).status).toBe(404)
    expect(await rowOf(officer)).toMatchObject({ IND_ABSENT: 'N', ABSENCES: [] })
  })

  test('noted twice at the same time, it is noted once', async () => {
    const both = await Promise.all([away(officer), away(officer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})
