import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD, registration, solvedCaptcha } from '../../testing/people.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
})
afterAll(() => portal.close())

const account = (email: string) =>
  portal.db.selectFrom('app_user').selectAll().where('email_folded', '=', email.toLowerCase()).executeTakeFirstOrThrow()
const register = async (changes: Record<string, unknown> = {}) =>
  portal.ask('insertNewCustomer', { body: { ...(await registration(portal.services)), ...changes } })
const newestLink = async () => new URL(/https?:\S+/.exec((await portal.mails())[0]?.body ?? '')?.[0] ?? '').searchParams

describe('insertNewCustomer', () => {
  test('makes a pending applicant and mails an activation link; the NIK is stored encrypted only', async () => {
    const fields = await registration(portal.services, { email: 'Baru.Sekali@Contoh.id' })
    expect(
      await portal.ask('insertNewCustomer', { body: { ...fields, INDI_PERSON_ID_NBR: '3174 0110 0190 0777' } }),
    ).toMatchObject({ status: 200, body: { err: '' } })
    const row = await account(fields.EMAIL)
    expect(row).toMatchObject({
      status: 'pending',
      role: 'applicant',
      user_typ: 1,
      agent_code: null,
      email: 'Baru.Sekali@Contoh.id',
      wilayah: fields.WILAYAH,
    })
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    const dump = await portal.db.selectFrom('app_user').selectAll().where('user_id', '=', row.user_id).execute()
    expect(JSON.stringify(dump)).not.toContain('3174011001900777')
    expect((await portal.mails())[0]).toMatchObject({ kind: 'activation', to_address: 'Baru.Sekali@Contoh.id' })
  })

  test.each([
    ['province', '34', ['34', '']],
    ['regency', '3404', ['34', '3404']],
  ])('a %s chosen as region fills the profile as far as it says', async (_what, wilayah, regions) => {
    const as = await portal.register({ wilayah })
    const [profile] = (await portal.ask('getUserDataDetail', { as, params: { id: as.userId } })).body
    expect([profile?.STATE_CODE, profile?.CITY_CODE]).toEqual(regions)
    expect([profile?.DISTRICT_CODE, profile?.VILLAGE_CODE, profile?.WILAYAH]).toEqual(['', '', wilayah])
  })

  test('requests type 6 when a consultant number is given, without granting it', async () => {
    const fields = await registration(portal.services, { notes: '0903-2016' })
    await portal.ask('insertNewCustomer', { body: fields })
    const row = await account(fields.EMAIL)
    expect(row).toMatchObject({ user_typ: 1, agent_code: null, notes: '0903-2016' })
    const requests = await portal.db
      .selectFrom('user_typ_request')
      .selectAll()
      .where('user_id', '=', row.user_id)
      .execute()
    expect(requests).toMatchObject([{ user_typ: 6, notes: '0903-2016', granted: null }])
  })

  test('answers a known address as an unknown one and mails its owner', async () => {
    const sari = await portal.register()
    const answer = await register({ EMAIL: sari.email.toUpperCase() })
    expect(answer).toMatchObject({ status: 200, body: { err: '' } })
    expect((await portal.mails())[0]).toMatchObject({ kind: 'alreadyRegistered', to_address: sari.email })
    expect((await portal.ask('login', { body: { EMAIL: sari.email, LOGIN_PASSWORD: sari.password } })).status).toBe(200)
  })

  test('gives the same reply for a NIK in use and makes no account', async () => {
    const fields = await registration(portal.services)
    await portal.ask('insertNewCustomer', { body: fields })
    const answer = await register({ EMAIL: 'kembar@contoh.id', INDI_PERSON_ID_NBR: fields.INDI_PERSON_ID_NBR })
    expect(answer).toMatchObject({ status: 200, body: { err: '' } })
    expect((await portal.mails())[0]).toMatchObject({ kind: 'idInUse', to_address: 'kembar@contoh.id' })
    await expect(account('kembar@contoh.id')).rejects.toThrow()
  })

  test('a later registration of a pending address replaces the first with its links', async () => {
    const first = await registration(portal.services)
    await portal.ask('insertNewCustomer', { body: first })
    const old = await newestLink()
    await register({
      EMAIL: first.EMAIL,
      INDI_PERSON_ID_NBR: first.INDI_PERSON_ID_NBR,
      LOGIN_PASSWORD: 'kursi lain sama sekali',
      LOGIN_PASSWORD_CONFIRM: 'kursi lain sama sekali',
    })
    expect(
      (
        await portal.ask('activateAccount', {
          query: { userId: old.get('userId') ?? '' },
          body: { TOKEN: old.get('token'), LOGIN_PASSWORD: first.LOGIN_PASSWORD },
        })
      ).status,
    ).toBe(410)
    const link = await newestLink()
    expect(
      (
        await portal.ask('activateAccount', {
          query: { userId: link.get('userId') ?? '' },
          body: { TOKEN: link.get('token'), LOGIN_PASSWORD: 'kursi lain sama sekali' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await portal.ask('login', { body: { EMAIL: first.EMAIL, LOGIN_PASSWORD: first.LOGIN_PASSWORD } })).status,
    ).toBe(401)
  })

  test('ten registrations at once make one account without an error', async () => {
    const base = await registration(portal.services)
    const bodies = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => ({
        ...base,
        EMAIL: i % 2 ? base.EMAIL : `serentak${i}@contoh.id`,
        CAPTCHA: await solvedCaptcha(portal.services),
      })),
    )
    const answers = await Promise.all(bodies.map((body) => portal.ask('insertNewCustomer', { body })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    const rows = await portal.db
      .selectFrom('app_user')
      .select('email')
      .where(
        'email',
        'in',
        bodies.map((body) => body.EMAIL),
      )
      .execute()
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['EMAIL', { EMAIL: 'bukan alamat' }, 'Masukkan email yang benar, misalnya nama@contoh.id'],
    [
      'LOGIN_PASSWORD',
      { LOGIN_PASSWORD: 'katasandi123456', LOGIN_PASSWORD_CONFIRM: 'katasandi123456' },
      'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.',
    ],
    ['LOGIN_PASSWORD_CONFIRM', { LOGIN_PASSWORD_CONFIRM: 'lain daripada itu semua' }, 'Kedua kata sandi tidak sama'],
    ['PERSON_NAME', { PERSON_NAME: '   ' }, 'Nama harus diisi'],
    ['PERSON_NAME', { PERSON_NAME: 'Sari\0' }, 'Ada karakter yang tidak dapat disimpan. Hapus karakter itu.'],
    ['INDI_PERSON_ID_NBR', { INDI_PERSON_ID_NBR: '317401100190' }, 'Nomor KTP harus 16 angka'],
    ['INDI_PERSON_BIRTH_DATE', { INDI_PERSON_BIRTH_DATE: '2026-03-02' }, 'Tanggal lahir tidak benar'],
    ['INDI_PERSON_BIRTH_DATE', { INDI_PERSON_BIRTH_DATE: '1990-02-30' }, 'Isian ini tidak benar'],
    ['PERNYATAAN', { PERNYATAAN: 'N' }, 'Anda harus menyetujui pernyataan'],
    ['NO_CONSULTANT', { NO_CONSULTANT: '0903/2016' }, 'Tulis nomor konsultan seperti 0903-2016'],
    ['WILAYAH', { WILAYAH: '00' }, 'Wilayah harus dipilih'],
    ['USER_TYP', { USER_TYP: 6 }, 'Isian ini tidak dikenal'],
    ['ID', { ID: 1 }, 'Isian ini tidak dikenal'],
  ])('names the wrong field %s', async (field, changes, message) => {
    const answer = await register(changes)
    expect(answer).toMatchObject({ status: 422, body: { err: 'INVALID', fields: [{ field, message }] } })
  })

  test('accepts a solved challenge once, unchanged and for five minutes', async () => {
    const CAPTCHA = await solvedCaptcha(portal.services)
    expect((await register({ CAPTCHA })).status).toBe(200)
    expect((await register({ CAPTCHA })).body.err).toBe('CAPTCHA_FAILED')
    const solved = JSON.parse(Buffer.from(await solvedCaptcha(portal.services), 'base64').toString())
    const forged = {
      ...solved,
      challenge: {
        ...solved.challenge,
        parameters: { ...solved.challenge.parameters, data: { until: 2_000_000_000 } },
      },
    }
    for (const wrong of [
      'x',
      btoa('null'),
      btoa(JSON.stringify(forged)),
      btoa(JSON.stringify({ ...solved, solution: { counter: 2, derivedKey: '00' } })),
    ]) {
      expect((await register({ CAPTCHA: wrong })).body.err).toBe('CAPTCHA_FAILED')
    }
    const late = await solvedCaptcha(portal.services)
    portal.setNow('2026-03-02T03:05:00.000Z')
    expect((await register({ CAPTCHA: late })).body.err).toBe('CAPTCHA_FAILED')
  })
})

describe('activateAccount', () => {
  test('needs the mailed secret and the id it belongs to; the id alone changes nothing', async () => {
    const fields = await registration(portal.services)
    await portal.ask('insertNewCustomer', { body: fields })
    const link = await newestLink()
    const userId = Number(link.get('userId'))
    const TOKEN = link.get('token')
    for (const [id, body] of [
      [userId, {}],
      [userId + 1, { TOKEN }],
      [userId, { TOKEN: 'A'.repeat(43) }],
      [99_999_999, {}],
    ] as const) {
      expect((await portal.ask('activateAccount', { query: { userId: id }, body })).body.err).toBe('TOKEN_INVALID')
    }
    expect((await account(fields.EMAIL)).status).toBe('pending')
    const body = { TOKEN, LOGIN_PASSWORD: fields.LOGIN_PASSWORD }
    expect((await portal.ask('activateAccount', { query: { userId }, body })).body).toEqual({ err: '' })
    expect((await portal.ask('activateAccount', { query: { userId }, body })).status).toBe(410)
  })

  test('refuses a link after 24 hours', async () => {
    portal.setNow('2026-03-03T03:00:00.000Z')
    await register()
    const link = await newestLink()
    portal.setNow('2026-03-04T03:00:00.000Z')
    expect(
      (
        await portal.ask('activateAccount', {
          query: { userId: link.get('userId') ?? '' },
          body: { TOKEN: link.get('token'), LOGIN_PASSWORD: PASSWORD },
        })
      ).status,
    ).toBe(410)
  })
})

// Last test, because it moves the clock.
test('a NIK registered by somebody who never opens the link is free again after a day', async () => {
  portal.setNow('2026-04-01T03:00:00.000Z')
  const fields = await registration(portal.services)
  await portal.ask('insertNewCustomer', { body: fields })
  const asOwner = async (EMAIL: string) => {
    await register({ EMAIL, INDI_PERSON_ID_NBR: fields.INDI_PERSON_ID_NBR })
    return (await portal.mails()).find((mail) => mail.to_address === EMAIL)?.kind
  }
  portal.setNow('2026-04-02T02:59:59.000Z')
  expect(await asOwner('pemilik-nik-1@contoh.id')).toBe('idInUse')
  portal.setNow('2026-04-02T03:00:01.000Z')
  expect(await asOwner('pemilik-nik-2@contoh.id')).toBe('activation')
  expect(await account(fields.EMAIL)).toMatchObject({ personal_id_hash: null, personal_id_sealed: null })
})
