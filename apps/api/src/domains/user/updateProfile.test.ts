import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let place: Record<'STATE_CODE' | 'CITY_CODE' | 'DISTRICT_CODE' | 'VILLAGE_CODE', string>
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00.000Z' })
  const found = await sql<typeof place>`
    select c.state_code as "STATE_CODE", c.city_code as "CITY_CODE", d.district_code as "DISTRICT_CODE", v.village_code as "VILLAGE_CODE"
    from region_village v join region_district d using (district_code) join region_city c using (city_code) order by v.village_code limit 1`.execute(
    portal.db,
  )
  place = found.rows[0] ?? { STATE_CODE: '', CITY_CODE: '', DISTRICT_CODE: '', VILLAGE_CODE: '' }
})
afterAll(() => portal.close())

let numbers = 0
const profileOf = (actor: TestActor) => ({
  FULL_NAME: 'Sari Dewi Lestari',
  PERSONAL_ID: `3273015501${String((numbers += 1)).padStart(6, '0')}`,
  GENDER: 'Perempuan',
  BIRTHDAY: '1988-01-15',
  NATIONALITY_COUNTRY_CODE: 'ID',
  TELEPHONE: '0812 3456 7890',
  USER_TYP: 1,
  NOTES: '',
  ...place,
  ADDR_STREET: 'Jl. Melati 5\nRT 02',
  ZIPCODE: '10310',
  ID: actor.userId,
  AGENT_CODE: null as number | null,
})
const rowOf = (actor: TestActor) =>
  portal.db.selectFrom('app_user').selectAll().where('user_id', '=', actor.userId).executeTakeFirstOrThrow()

describe('updateProfile', () => {
  test('saves, answers with the text of the specification, and ends every session', async () => {
    const sari = await portal.register()
    const copy = { ...sari, cookies: { ...sari.cookies } }
    const profile = profileOf(sari)
    const answer = await portal.ask('updateProfile', { body: profile, as: sari })
    expect(answer).toMatchObject({
      status: 200,
      body: { err: '', USER_TYP: 1, TYPE_REQUESTED: 'N', MESSAGE: 'Berhasil: Perubahan telah berhasil disimpan.' },
    })
    expect(Object.keys(sari.cookies)).toEqual(['saki_device'])
    expect((await portal.ask('session', { as: copy })).status).toBe(401)
    await portal.ask('login', { body: { EMAIL: sari.email, LOGIN_PASSWORD: sari.password }, as: sari })
    const { body } = await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: sari })
    const { TELEPHONE: _, ...kept } = profile
    expect(body[0]).toMatchObject({
      ...kept,
      TELEPHONE: '+6281234567890',
      STATE_NAME: expect.stringMatching(/./),
      VILLAGE_NAME: expect.stringMatching(/./),
    })
  })

  test('type 6 (consultant) becomes a request and is not set', async () => {
    const sari = await portal.register()
    const answer = await portal.ask('updateProfile', {
      body: { ...profileOf(sari), USER_TYP: 6, NOTES: '0903-2016' },
      as: sari,
    })
    expect(answer.body).toMatchObject({ err: '', USER_TYP: 1, TYPE_REQUESTED: 'Y' })
    expect(await rowOf(sari)).toMatchObject({ user_typ: 1, agent_code: null, notes: '0903-2016' })
    const requests = await portal.db
      .selectFrom('user_typ_request')
      .selectAll()
      .where('user_id', '=', sari.userId)
      .execute()
    expect(requests).toMatchObject([{ user_typ: 6, granted: null }])
  })

  test.each([
    ['FULL_NAME', '', 'Nama harus diisi'],
    ['PERSONAL_ID', '', 'No ktp harus diisi'],
    ['GENDER', '', 'Jenis kelamin harus dipilih'],
    ['BIRTHDAY', '', 'Tanggal lahir harus diisi'],
    ['NATIONALITY_COUNTRY_CODE', '', 'Negara kebangsaan harus dipilih'],
    ['TELEPHONE', '', 'Nomor telepon harus diisi'],
    ['USER_TYP', '', 'Jenis pemohon harus dipilih'],
    ['STATE_CODE', '', 'Provinsi harus dipilih'],
    ['CITY_CODE', '', 'Kabupaten/kota harus dipilih'],
    ['DISTRICT_CODE', '', 'Kecamatan harus dipilih'],
    ['VILLAGE_CODE', '', 'Kelurahan harus dipilih'],
    ['ADDR_STREET', '', 'Alamat harus diisi'],
    ['ZIPCODE', '', 'Kode pos harus diisi'],
    ['NOTES', { USER_TYP: 6, NOTES: '' }, 'No Konsultan harus diisi'],
    ['NOTES', { NOTES: '12-34' }, 'Tulis nomor konsultan seperti 0903-2016'],
    ['USER_TYP', 99, 'Jenis pemohon tidak dikenal'],
    ['VILLAGE_CODE', '9999999999', 'Wilayah yang dipilih tidak cocok. Pilih lagi dari provinsi.'],
    ['BIRTHDAY', '2031-01-01', 'Tanggal lahir tidak benar'],
    ['ID', 1, 'Data akun tidak cocok dengan akun yang sedang masuk'],
    ['AGENT_CODE', 7, 'Data akun tidak cocok dengan akun yang sedang masuk'],
    ['ROLE', 'office', 'Isian ini tidak dikenal'],
    ['FULL_NAME', 'a\0b', 'Ada karakter yang tidak dapat disimpan. Hapus karakter itu.'],
  ])('refuses a wrong %s (%j) with its message and changes nothing', async (field, value, message) => {
    const sari = await portal.register()
    const before = await rowOf(sari)
    const changes = typeof value === 'object' ? value : { [field]: value }
    const answer = await portal.ask('updateProfile', { body: { ...profileOf(sari), ...changes }, as: sari })
    expect(answer.status).toBe(422)
    expect(answer.body.err).not.toBe('')
    expect(answer.body.fields).toContainEqual({ field, message })
    expect(await rowOf(sari)).toEqual(before)
    expect((await portal.ask('session', { as: sari })).status).toBe(200)
  })

  test('an empty profile is refused with all messages of the specification in its order, the same in every language', async () => {
    const sari = await portal.register()
    const empty = Object.fromEntries(Object.keys(profileOf(sari)).map((name) => [name, '']))
    const body = { ...empty, USER_TYP: 6, ID: sari.userId, AGENT_CODE: null }
    const answer = await portal.ask('updateProfile', { body, as: sari, headers: { 'accept-language': 'ar' } })
    expect(answer.body.fields?.map(({ message }: { message: string }) => message)).toEqual([
      'Nama harus diisi',
      'No ktp harus diisi',
      'Jenis kelamin harus dipilih',
      'Tanggal lahir harus diisi',
      'Negara kebangsaan harus dipilih',
      'Nomor telepon harus diisi',
      'Provinsi harus dipilih',
      'Kabupaten/kota harus dipilih',
      'Kecamatan harus dipilih',
      'Kelurahan harus dipilih',
      'Alamat harus diisi',
      'Kode pos harus diisi',
      'No Konsultan harus diisi',
    ])
  })

  test('refuses the NIK of another account', async () => {
    const [sari, budi] = [await portal.register(), await portal.register()]
    const profile = profileOf(sari)
    await portal.ask('updateProfile', { body: profile, as: sari })
    const answer = await portal.ask('updateProfile', {
      body: { ...profileOf(budi), PERSONAL_ID: profile.PERSONAL_ID },
      as: budi,
    })
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: 'PERSONAL_ID' }] } })
    expect((await portal.ask('session', { as: budi })).status).toBe(200)
  })

  test('limits the attempts to find NIKs with an account', async () => {
    const [known, curious] = [await portal.register(), await portal.register()]
    const theirs = profileOf(known)
    await portal.ask('updateProfile', { body: theirs, as: known })
    const guess = { ...profileOf(curious), PERSONAL_ID: theirs.PERSONAL_ID }
    const answers: number[] = []
    for (let i = 0; i < 22; i += 1)
      answers.push((await portal.ask('updateProfile', { body: guess, as: curious })).status)
    expect(answers).toEqual([...Array<number>(20).fill(422), 429, 429])
  })
})
