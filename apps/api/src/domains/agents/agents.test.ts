import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeConsultant, seedAgent } from '../../testing/consultants.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00.000Z'
const now = new Date(NOW)
let portal: TestPortal
let plain: TestActor
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  plain = await portal.register({ name: 'Sari Wulandari' })
  officer = await portal.office()
  await seedAgent(portal.db, {
    code: 903,
    number: '0903-2016',
    name: 'Ratna Kusuma, S.H.',
    email: 'kantor@kusuma.contoh.id',
    now,
  })
})
afterAll(() => portal.close())

const rowOf = (actor: TestActor) =>
  portal.db.selectFrom('app_user').selectAll().where('user_id', '=', actor.userId).executeTakeFirstOrThrow()
const formOf = (NOTES: string, PERSONNAME = 'Ratna Kusuma') => ({
  NOTES,
  PERSONNAME,
  ADDRESSSTREET: 'Jalan Kaliurang Km 5',
  TELEPHONE: '0274 588 214',
  EMAIL: 'kantor@kusuma.contoh.id',
})
const bind = (as: TestActor, note: string, userId = as.userId, body = {}) =>
  portal.ask('setAgentCode', { query: { note, userId }, body, as })
const requests = async (state = 'open') =>
  (await portal.ask('officeConsultantRequests', { query: { state, size: 100 }, as: officer })).body.data
async function decide(actor: TestActor, IND_GRANT: 'Y' | 'N', REASON = '', as = officer) {
  const request = (await requests()).find((each) => each.USER_ID === actor.userId)
  if (!request) throw new Error('no such request')
  const { KIND, USER_ID, REQUESTED_AT } = request
  return portal.ask('officeDecideConsultant', { body: { KIND, USER_ID, REQUESTED_AT, IND_GRANT, REASON }, as })
}

describe('the consultant’s own calls', () => {
  const own: [string, (as: TestActor) => Promise<{ status: number; body: { title: string } }>][] = [
    ['getAgentUser', (as) => portal.ask('getAgentUser', { query: { userId: as.userId }, as })],
    ['insertAgent', (as) => portal.ask('insertAgent', { key: randomUUID(), body: formOf('0903-2016'), as })],
    [
      'insertNewAgent',
      (as) => portal.ask('insertNewAgent', { key: randomUUID(), body: { fullname: 'x', notes: '0903-2016' }, as }),
    ],
    ['setAgentCode', (as) => bind(as, '0903-2016')],
  ]
  test.each(own)('%s answers 403 with the specified text to others', async (_name, ask) => {
    const { status, body } = await ask(plain)
    expect(status).toBe(403)
    expect(body).toMatchObject({ err: 'NO_CONSULTANT_ROLE' })
    const inIndonesian = await portal.ask('setAgentCode', {
      query: { note: '0903-2016', userId: plain.userId },
      as: plain,
      headers: { 'accept-language': 'id' },
    })
    expect(inIndonesian.body.title).toBe('Anda tidak memiliki role konsultan.')
  })

  test('a role in the cookie or in the body has no effect', async () => {
    const forged = { ...plain, cookies: { ...plain.cookies, saki_user: '{"USER_TYP":6,"AGENT_CODE":903}' } }
    expect((await bind(forged, '0903-2016')).status).toBe(403)
    const massive = { ...formOf('0903-2016'), USER_TYP: 6, AGENT_CODE: 903, STATUS: 'APPROVED' }
    const baru = await portal.register({ userTyp: 6 })
    expect((await portal.ask('insertAgent', { key: randomUUID(), body: massive, as: baru })).status).toBe(422)
    expect(await rowOf(baru)).toMatchObject({ agent_code: null })
  })
})

describe('getAgentCode', () => {
  const find = (notes: string, as: TestActor) => portal.ask('getAgentCode', { query: { notes }, as })

  test('returns the fields of the public register and no others', async () => {
    const { body } = await find(' 0903-2016 ', plain)
    expect(body.data).toEqual([
      {
        AGENT_CODE: 903,
        AGENT_NAME: 'Ratna Kusuma, S.H.',
        FRONT_TITLE: '',
        BACK_TITLE: '',
        OFFICE_NAME: 'Kantor Contoh',
        OFFICE_TELP: '0274 588 214',
        OFFICE_EMAIL: 'kantor@kusuma.contoh.id',
        ADDR_STREET: 'Jalan Kaliurang Km 5',
        ZIPCODE: '55281',
        STATE_CODE: '34',
        CITY_CODE: '3404',
        NOTES: '0903-2016',
      },
    ])
  })

  test.each(['0904-2016', '0903-2004', '0903-2027', "0903-2016' or 1=1", '%', ''])(
    'returns nothing for %s',
    async (notes) => {
      expect((await find(notes, plain)).body.data).toEqual([])
    },
  )

  test('allows twenty lookups a minute in all calls together', async () => {
    const curious = await portal.register()
    const statuses: number[] = []
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await find(`${1000 + i}-2016`, curious)).status)
      statuses.push((await portal.ask('agentCodeChecker', { query: { agentCode: i + 1 }, as: curious })).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBe(20)
    expect(statuses.filter((status) => status === 429).length).toBe(4)
  })
})

describe('a request to be bound to a number', () => {
  test('has no effect until the office grants it, and then allows only its asker to bind', async () => {
    const ratna = await portal.register({ name: 'Ratna Kusuma', userTyp: 6 })
    const sent = await portal.ask('insertAgent', { key: randomUUID(), body: formOf('0903-2016'), as: ratna })
    expect(sent.body).toEqual({ err: '', AGENT_CODE: 903 })
    expect(await rowOf(ratna)).toMatchObject({ agent_code: null })
    expect((await bind(ratna, '0903-2016')).body).toMatchObject({ err: 'AGENT_NOT_APPROVED' })
    const shown = (await portal.ask('getAgentUser', { query: { userId: ratna.userId }, as: ratna })).body.data[0]
    expect(shown).toMatchObject({ AGENT_CODE: null, REQUEST: { NOTES: '0903-2016', STATUS: 'PENDING', REASON: '' } })

    const request = (await requests()).find((each) => each.USER_ID === ratna.userId)
    expect(request).toMatchObject({
      KIND: 'DATA',
      NOTES: '0903-2016',
      REGISTER: { AGENT_NAME: 'Ratna Kusuma, S.H.' },
      CHECKS: { IND_FORMAT: 'Y', IND_REGISTERED: 'Y', IND_NAME: 'Y', IND_NIK: null, IND_FREE: 'Y' },
    })
    expect((await decide(ratna, 'Y', 'Cocok')).body).toEqual({ err: '' })
    expect((await portal.mails())[0]).toMatchObject({ to_address: ratna.email, kind: 'consultantNumberGranted' })
    const stranger = await portal.register({ name: 'Ratna Kusuma', userTyp: 6 })
    expect((await bind(stranger, '0903-2016')).body).toMatchObject({ err: 'AGENT_NOT_APPROVED' })
    expect((await bind(ratna, '0903-2016')).body).toEqual({ err: '' })
    expect(await rowOf(ratna)).toMatchObject({ agent_code: 903, notes: '0903-2016', user_typ: 6 })
    const mails = (await portal.mails()).filter(({ kind }) => kind.startsWith('consultantBound'))
    expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
      [ratna.email, 'kantor@kusuma.contoh.id'].toSorted(),
    )
    expect((await bind(ratna, '0903-2016')).body).toEqual({ err: '' })
  })

  test('for a number in use mails its holder once a day and cannot be granted', async () => {
    const holder = await makeConsultant(portal, 'Hendra Wijaya')
    const thief = await portal.register({ name: 'Hendra Wijaya', userTyp: 6 })
    expect(
      (await portal.ask('insertAgent', { key: randomUUID(), body: formOf(holder.number), as: thief })).status,
    ).toBe(200)
    expect((await bind(thief, holder.number)).body).toMatchObject({ err: 'AGENT_NOT_APPROVED' })
    expect((await bind(thief, holder.number)).body).toMatchObject({ err: 'AGENT_NOT_APPROVED' })
    const mails = (await portal.mails()).filter(({ kind }) => kind === 'consultantTried')
    expect(mails.map(({ to_address }) => to_address)).toEqual([holder.email])
    expect(mails[0]?.body).not.toContain(thief.email)
    expect((await decide(thief, 'Y', 'SK 12/2026')).body).toMatchObject({ err: 'AGENT_TAKEN' })
    expect((await decide(thief, 'N', 'Nomor milik orang lain')).body).toEqual({ err: '' })
    expect((await rowOf(thief)).agent_code).toBeNull()
    const audited = await sql<{ what: string }>`
      select what from agent_audit where actor_id = ${thief.userId} order by audit_id`.execute(portal.db)
    expect(audited.rows.map(({ what }) => what)).toEqual([
      'number_requested',
      'holder_told',
      'number_refused',
      'number_refused',
    ])
  })

  test('by another name than the register’s cannot be granted, whatever the form says', async () => {
    await seedAgent(portal.db, { code: 905, number: '0905-2016', name: 'Dewi Anggraini', now })
    const other = await portal.register({ name: 'Bukan Dewi', userTyp: 6 })
    await portal.ask('insertAgent', { key: randomUUID(), body: formOf('0905-2016', 'Dewi Anggraini'), as: other })
    expect((await decide(other, 'Y', 'SK 12/2026')).body).toMatchObject({ err: 'AGENT_MISMATCH' })
    expect((await decide(other, 'N', 'Nama berbeda')).body).toEqual({ err: '' })
    const mine = await portal.ask('getAgentUser', { query: { userId: other.userId }, as: other })
    expect(mine.body.data[0]?.REQUEST).toMatchObject({ STATUS: 'REFUSED', REASON: 'Nama berbeda' })
    expect((await bind(other, '0905-2016')).body).toMatchObject({ err: 'AGENT_NOT_APPROVED' })
  })

  test('with the NIK of the register is granted under another name; with another NIK it is not', async () => {
    const married = await portal.register({ name: 'Nama Baru', userTyp: 6 })
    await seedAgent(portal.db, { code: 906, number: '0906-2016', name: 'Nama Lama', nikOf: married.userId, now })
    const namesake = await portal.register({ name: 'Nama Lama', userTyp: 6 })
    await portal.ask('insertAgent', { key: randomUUID(), body: formOf('0906-2016'), as: namesake })
    expect((await decide(namesake, 'Y')).body).toMatchObject({ err: 'AGENT_MISMATCH' })
    await portal.ask('insertAgent', { key: randomUUID(), body: formOf('0906-2016'), as: married })
    expect((await decide(married, 'Y')).body).toEqual({ err: '' })
    expect((await bind(married, '0906-2016')).body).toEqual({ err: '' })
  })

  test('for an unregistered number gets a new code; the office registers it with a reason', async () => {
    const fresh = await portal.register({ name: 'Konsultan Muda', userTyp: 6 })
    const body = { fullname: 'Konsultan Muda', notes: '1999-2026' }
    const sent = await portal.ask('insertNewAgent', { key: randomUUID(), body, as: fresh })
    expect(sent.body).toEqual({ err: '', newAgentCode: expect.any(Number) })
    const again = await portal.ask('insertNewAgent', { key: randomUUID(), body, as: fresh })
    expect(again.body.newAgentCode).toBe(sent.body.newAgentCode)
    expect((await bind(fresh, '1999-2026')).body).toMatchObject({ err: 'AGENT_NOT_FOUND' })
    const bare = await decide(fresh, 'Y')
    expect(bare).toMatchObject({ status: 422, body: { fields: [{ field: 'REASON' }] } })
    expect((await decide(fresh, 'Y', 'SK HKI-12/2026')).body).toEqual({ err: '' })
    expect((await bind(fresh, '1999-2026')).body).toEqual({ err: '' })
    expect((await rowOf(fresh)).agent_code).toBe(sent.body.newAgentCode)
    const known = await portal.ask('insertNewAgent', {
      key: randomUUID(),
      body: { fullname: 'x', notes: '0903-2016' },
      as: fresh,
    })
    expect(known.body).toEqual({ err: '', agentCode: 903 })
  })

  test('is decided once, by officers other than the asker, and only in the version they read', async () => {
    const asker = await portal.register({ name: 'Wira', userTyp: 6 })
    await portal.ask('insertAgent', { key: randomUUID(), body: formOf('1888-2026', 'Wira'), as: asker })
    const seen = (await requests()).find((each) => each.USER_ID === asker.userId)
    const decision = {
      KIND: 'DATA',
      USER_ID: asker.userId,
      REQUESTED_AT: seen?.REQUESTED_AT,
      IND_GRANT: 'Y',
      REASON: 'SK 1',
    }
    for (const as of [plain, asker])
      expect((await portal.ask('officeDecideConsultant', { body: decision, as })).status).toBe(403)
    portal.setNow('2026-03-02T03:00:05.000Z')
    await portal.ask('insertAgent', { key: randomUUID(), body: formOf('1889-2026', 'Wira'), as: asker })
    portal.setNow(NOW)
    const stale = await portal.ask('officeDecideConsultant', { body: decision, as: officer })
    expect(stale.body).toMatchObject({ err: 'REQUEST_DECIDED' })
    const fresh = (await requests()).find((each) => each.USER_ID === asker.userId)
    const answers = await Promise.all(
      (['Y', 'N'] as const).map((IND_GRANT) =>
        portal.ask('officeDecideConsultant', {
          body: { ...decision, REQUESTED_AT: fresh?.REQUESTED_AT, IND_GRANT },
          as: officer,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const nobody = { ...decision, USER_ID: 999_999 }
    expect((await portal.ask('officeDecideConsultant', { body: nobody, as: officer })).status).toBe(404)

    const insider = await portal.office()
    await sql`update app_user set user_typ = 6 where user_id = ${insider.userId}`.execute(portal.db)
    expect(
      (await portal.ask('insertAgent', { key: randomUUID(), body: formOf('1890-2026'), as: insider })).body,
    ).toMatchObject({ err: '' })
    expect((await decide(insider, 'Y', 'SK 1', insider)).body).toMatchObject({ err: 'NOT_ALLOWED' })
  })
})

describe('setAgentCode', () => {
  test('answers alike for another user id and an unknown one, and for unknown numbers with the specified text', async () => {
    const ratna = await portal.register({ userTyp: 6 })
    const [theirs, nobodys] = [await bind(ratna, '0903-2016', plain.userId), await bind(ratna, '0903-2016', 999_999)]
    expect(theirs.status).toBe(404)
    expect({ ...theirs.body, id: '' }).toEqual({ ...nobodys.body, id: '' })
    const unknown = await portal.ask('setAgentCode', {
      query: { note: '0999-2016', userId: ratna.userId },
      as: ratna,
      headers: { 'accept-language': 'id' },
    })
    expect(unknown.body.title).toBe('Data kode konsultan tidak ada di database kami, silahkan hub. admin.')
  })

  test('of two accounts granted the same number, one is bound', async () => {
    await seedAgent(portal.db, { code: 907, number: '0907-2016', name: 'Kembar', now })
    const twins = [
      await portal.register({ name: 'Kembar', userTyp: 6 }),
      await portal.register({ name: 'Kembar', userTyp: 6 }),
    ]
    for (const twin of twins) {
      await portal.ask('insertAgent', { key: randomUUID(), body: formOf('0907-2016'), as: twin })
      await decide(twin, 'Y')
    }
    const answers = await Promise.all(twins.map((twin) => bind(twin, '0907-2016')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('requires the password again 15 minutes after the login', async () => {
    await seedAgent(portal.db, { code: 908, number: '0908-2016', name: 'Lama Masuk', now })
    const idle = await portal.register({ name: 'Lama Masuk', userTyp: 6 })
    await portal.ask('insertAgent', { key: randomUUID(), body: formOf('0908-2016'), as: idle })
    await decide(idle, 'Y')
    portal.setNow('2026-03-02T03:15:00.001Z')
    expect((await bind(idle, '0908-2016')).body).toMatchObject({ err: 'PASSWORD_NEEDED' })
    expect((await bind(idle, '0908-2016', idle.userId, { LOGIN_PASSWORD: 'salah' })).status).toBe(422)
    expect((await rowOf(idle)).agent_code).toBeNull()
    expect((await bind(idle, '0908-2016', idle.userId, { LOGIN_PASSWORD: idle.password })).body).toEqual({ err: '' })
    portal.setNow(NOW)
  })
})

describe('the role', () => {
  test('is requested with a number and granted with it', async () => {
    const asker = await portal.register({ name: 'Laras Ayu', notes: '0910-2016' })
    await seedAgent(portal.db, { code: 910, number: '0910-2016', name: 'Laras Ayu', now })
    expect((await requests()).find((each) => each.USER_ID === asker.userId)).toMatchObject({
      KIND: 'ROLE',
      NOTES: '0910-2016',
    })
    expect((await decide(asker, 'Y')).body).toEqual({ err: '' })
    expect(await rowOf(asker)).toMatchObject({ user_typ: 6, agent_code: null })
    const mails = (await portal.mails()).filter(({ to_address }) => to_address === asker.email)
    expect(mails[0]?.kind).toBe('consultantRoleGranted')
    expect((await bind(asker, '0910-2016')).body).toEqual({ err: '' })
    const granted = await sql<{ decided_by: number }>`
      select decided_by from user_typ_request where user_id = ${asker.userId} and granted`.execute(portal.db)
    expect(granted.rows).toEqual([{ decided_by: officer.userId }])
  })

  test('is not granted with another person’s number', async () => {
    const asker = await portal.register({ name: 'Orang Lain', notes: '0903-2016' })
    expect((await decide(asker, 'Y', 'x')).body).toMatchObject({ err: 'AGENT_TAKEN' })
    expect((await decide(asker, 'N')).status).toBe(422)
    expect((await decide(asker, 'N', 'Bukan nomor Anda')).body).toEqual({ err: '' })
    expect((await rowOf(asker)).user_typ).toBe(1)
  })

  test('the profile of a bound consultant keeps its number', async () => {
    const bound = await makeConsultant(portal)
    const { body } = await portal.ask('getUserDataDetail', { params: { id: bound.userId }, as: bound })
    const [profile] = body
    const place = await sql<Record<string, string>>`
      select c.state_code as "STATE_CODE", c.city_code as "CITY_CODE", d.district_code as "DISTRICT_CODE", v.village_code as "VILLAGE_CODE"
        from region_village v join region_district d using (district_code) join region_city c using (city_code) limit 1`.execute(
      portal.db,
    )
    const {
      EMAIL: _e,
      USER_ID: _u,
      USER_TYPE_NAME: _t,
      STATE_NAME: _s,
      CITY_NAME: _c,
      DISTRICT_NAME: _d,
      VILLAGE_NAME: _v,
      WILAYAH: _w,
      ...own
    } = profile ?? ({} as NonNullable<typeof profile>)
    const changed = {
      ...own,
      ...place.rows[0],
      GENDER: 'Perempuan',
      TELEPHONE: '0812 3456 7890',
      ADDR_STREET: 'Jalan 1',
      ZIPCODE: '55281',
      NOTES: '0903-2016',
    }
    const answer = await portal.ask('updateProfile', { body: changed, as: bound })
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: 'NOTES' }] } })
    expect((await portal.ask('updateProfile', { body: { ...changed, NOTES: bound.number }, as: bound })).status).toBe(
      200,
    )
  })
})

describe('getAgentUserData', () => {
  let trap: Server
  let connections = 0
  let trapPort = 0
  beforeAll(async () => {
    trap = createServer((_question, response) => response.end('{}')).on('connection', () => (connections += 1))
    await new Promise<void>((ready) => trap.listen(0, '127.0.0.1', ready))
    trapPort = (trap.address() as AddressInfo).port
  })
  afterAll(() => void trap.close())
  const askFor = (url: string, as: TestActor, of = portal) => of.ask('getAgentUserData', { query: { url }, as })

  test('without an external register, the built-in one is used', async () => {
    const as = await portal.register()
    for (const url of ['0903-2016', `${portal.services.env.publicBaseUrl}/agents/0903-2016`]) {
      expect((await askFor(url, as)).body).toMatchObject({ response: 'success', AGENT_CODE: 903, NOTES: '0903-2016' })
    }
    expect((await askFor('0999-2016', as)).body).toEqual({ response: 'failed' })
  })

  test('no connection is opened to the URL in the request', async () => {
    const as = await portal.register()
    const urls = [
      `http://127.0.0.1:${trapPort}/0903-2016`,
      `http://127.0.0.1:${trapPort}/agents/0903-2016`,
      `http://localhost:${trapPort}/0903-2016`,
      `http://[::1]:${trapPort}/0903-2016`,
      `http://0x7f.1:${trapPort}/0903-2016`,
      `http://2130706433:${trapPort}/0903-2016`,
      `http://127.0.0.1:3101@127.0.0.1:${trapPort}/agents/0903-2016`,
      `${portal.services.env.publicBaseUrl}@127.0.0.1:${trapPort}/agents/0903-2016`,
      `//127.0.0.1:${trapPort}/agents/0903-2016`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      `gopher://127.0.0.1:${trapPort}/_x`,
    ]
    for (const url of urls) expect((await askFor(url, as)).body, url).toEqual({ response: 'failed' })
    await pause(50)
    expect(connections).toBe(0)
  })

  test('with an external register, only that one is queried, only by number, and only its fields are returned', async () => {
    const asked: (string | undefined)[] = []
    const register = createServer((question, response) => {
      asked.push(`${question.method} ${question.url}`)
      const body = { AGENT_NAME: 'Dari Luar', NOTES: '0903-2016', OFFICE_NAME: 'Kantor Luar', NIK: '3402' }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((ready) => register.listen(0, '127.0.0.1', ready))
    const base = `http://127.0.0.1:${(register.address() as AddressInfo).port}/daftar`
    const external = await startTestPortal({ now: NOW, agentRegistryUrl: base })
    const as = await external.register()
    const { body } = await askFor(`${base}/0903-2016`, as, external)
    expect(body).toMatchObject({ response: 'success', AGENT_NAME: 'Dari Luar', OFFICE_NAME: 'Kantor Luar' })
    expect(body).not.toHaveProperty('NIK')
    for (const url of [
      `http://127.0.0.1:${trapPort}/daftar/0903-2016`,
      `${base}/../x/0903-2016`,
      `${base}/0903-2016?a=b`,
    ])
      expect((await askFor(url, as, external)).body).toEqual({ response: 'failed' })
    expect(asked).toEqual(['GET /daftar/0903-2016'])
    expect(connections).toBe(0)
    await external.close()
    register.close()
  })
})
