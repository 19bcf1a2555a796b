import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { draftDesign, fileTestDesign, notify, sampleDesign } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pruneDrafts } from './pruneDrafts.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
const NOON = '2026-03-02T05:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
  budi = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOON))

const save = (body: object, as = sari, key: string = randomUUID()) =>
  portal.ask('savePermohonan', { as, key, body: { FORM_TYP: 'design-filing', ...body } })
const count = async (table: 'draft' | 'application' | 'bill', where: ReturnType<typeof sql>) =>
  Number(
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(portal.db))
      .rows[0]?.n,
  )

describe('savePermohonan', () => {
  test('the form of a request is neither saved nor filed as an application', async () => {
    const refused = { status: 422, body: { fields: [{ field: 'FORM_TYP' }] } }
    expect(await save({ FORM_TYP: 'request-JK' })).toMatchObject(refused)
    const { TEMP_ID } = (await save(sampleDesign('Botol Minum Lipat'))).body
    const changed = { FORM_TYP: 'request-JK', TEMP_ID, ROW_VERSION: 1, IND_SUBMIT: 'Y' }
    expect(await save(changed)).toMatchObject(refused)
  })

  test('the first save makes a draft with a random name and returns its errors and the fee', async () => {
    const saved = await save({
      FILING: { APPL_TYP: 'DESIGN', APPL_SUBTYP: 'SET', PAYER_CATEGORY: 'UMK' },
      TECHNICAL: { TITLE: 'Kursi' },
    })
    expect(saved.status).toBe(200)
    expect(saved.body.TEMP_ID).toMatch(/^D-[a-z2-7]{32}$/)
    expect(saved.body).toMatchObject({
      err: '',
      ROW_VERSION: 1,
      TOTAL_AMOUNT: 550_000,
      SUBMISSION_NBR: null,
      BILLING_CODE: null,
      SAVED_AT: '2026-03-02T05:00:00.000Z',
    })
    expect(saved.body.COMPLETE_PCT).toBeLessThan(100)
    expect(saved.body.ERRORS.map((issue) => issue.PATH)).toEqual(
      expect.arrayContaining(['OWNERS', 'FILES.GDI', 'DECLARATIONS']),
    )
    expect(saved.body.FEES[0]).toMatchObject({
      QTY: 1,
      UNIT_AMOUNT: 550_000,
      AMOUNT: 550_000,
      LEGAL_REF: expect.stringContaining('PP 45/2024'),
    })
    const { rows } = await sql<{
      title: string
    }>`select title from draft where temp_id = ${saved.body.TEMP_ID}`.execute(portal.db)
    expect(rows[0]?.title).toBe('Kursi')
  })

  test('unknown fields, wrong types and too long texts are refused by field name, and nothing is stored', async () => {
    const before = await count('draft', sql`true`)
    const refused = await save({
      TECHNICAL: { TITLE: 'x'.repeat(255), FILING_DATE: '2020-01-01' },
      OWNERS: [{ PERSON_NAME: 7 }],
      FILING: { PATENT_ID: 'A00202600001' },
    })
    expect(refused.status).toBe(422)
    expect(refused.body.err).toBe('INVALID')
    expect(refused.body.fields?.map((fault) => fault.field).toSorted()).toEqual([
      'FILING.PATENT_ID',
      'OWNERS.0.PERSON_NAME',
      'TECHNICAL.FILING_DATE',
      'TECHNICAL.TITLE',
    ])
    expect((await save({ PATENT_ID: 'A00202600001' })).status).toBe(422)
    expect(await count('draft', sql`true`)).toBe(before)
  })

  test.each([
    ['a zero byte', '\u0000'],
    ['an unpaired surrogate', '\ud800'],
    ['a line break in a title', 'a\nb'],
    ['a direction override', 'fdp\u202e.exe'],
  ])('%s is refused with 422', async (_says, TITLE) => {
    expect((await save({ TECHNICAL: { TITLE } })).status).toBe(422)
    expect((await save({ TECHNICAL: { TITLE: 'x' }, DEVICE: TITLE.slice(0, 2) })).status).toBe(
      TITLE.startsWith('fdp') ? 200 : 422,
    )
  })

  test('a save from an older version answers with the stored state and changes nothing', async () => {
    const first = await save({ TECHNICAL: { TITLE: 'Satu' }, DEVICE: 'Laptop' })
    const { TEMP_ID } = first.body
    const second = await save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: 'Dua' }, DEVICE: 'Ponsel' })
    expect(second.body.ROW_VERSION).toBe(2)
    const stale = await save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: 'Tiga' } })
    expect(stale.status).toBe(409)
    expect(stale.body.err).toBe('STALE_VERSION')
    expect(stale.body.current).toEqual({
      ROW_VERSION: 2,
      DATA: { TECHNICAL: { TITLE: 'Dua' } },
      UPDATED_AT: '2026-03-02T05:00:00.000Z',
      DEVICE: 'Ponsel',
    })
    const again = await save({ TEMP_ID, ROW_VERSION: 2, TECHNICAL: { TITLE: 'Tiga' } })
    expect(again.body.ROW_VERSION).toBe(3)
  })

  test('of many concurrent saves from one version exactly one succeeds', async () => {
    const { TEMP_ID } = (await save({ TECHNICAL: { TITLE: 'Awal' } })).body
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: `Judul ${i}` } })),
    )
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('repeats with one key make one draft and get the same reply; other contents are refused', async () => {
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => save({ TECHNICAL: { TITLE: 'Kunci' } }, sari, key)),
    )
    expect(new Set(replies.map(({ bytes }) => bytes.toString()))).toHaveLength(1)
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await count('draft', sql`title = 'Kunci'`)).toBe(1)
    const other = await save({ TECHNICAL: { TITLE: 'Lain' } }, sari, key)
    expect([other.status, other.body.err]).toEqual([422, 'KEY_REUSED'])
    expect((await portal.ask('savePermohonan', { as: sari, body: { FORM_TYP: 'design-filing' } })).body.err).toBe(
      'KEY_MISSING',
    )
  })

  test("other people's drafts answer 404", async () => {
    const { TEMP_ID } = (await save({ TECHNICAL: { TITLE: 'Rahasia' } })).body
    expect((await save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: 'Curi' } }, budi)).status).toBe(404)
    const { body } = await draftDesign(portal, sari)
    expect((await portal.ask('savePermohonan', { as: budi, key: randomUUID(), body })).status).toBe(404)
  })

  test('the two hundred and first open draft of a user is refused', async () => {
    const many = await portal.register()
    await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, row_version, created_at, updated_at)
      select 'D-many' || i, ${many.userId}, 'design-filing', 1, '{}', 1, ${new Date(NOON)}, ${new Date(NOON)} from generate_series(1, 199) i`.execute(
      portal.db,
    )
    expect((await save({ TECHNICAL: { TITLE: '200' } }, many)).status).toBe(200)
    const refused = await save({ TECHNICAL: { TITLE: '201' } }, many)
    expect([refused.status, refused.body.err]).toEqual([409, 'TOO_MANY_DRAFTS'])
  })

  test('filing freezes the answers and issues a code valid to the end of the day in Jakarta', async () => {
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(filed.status).toBe(200)
    expect(filed.body).toMatchObject({
      err: '',
      TEMP_ID,
      ERRORS: [],
      COMPLETE_PCT: 100,
      TOTAL_AMOUNT: 800_000,
      PATENT_ID: null,
      BILLING_EXPIRES_AT: '2026-03-02T16:59:59.000Z',
    })
    expect(filed.body.SUBMISSION_NBR).toMatch(/^TRX-2026-\d{6}$/)
    expect(filed.body.BILLING_CODE).toMatch(/^820260612?\d{7,8}$/)
    const { rows } = await sql<Record<string, unknown>>`
      select a.form_typ, a.form_version, a.file_typ, a.file_seq, a.law_code, a.title, a.owner_names, a.payer_category, a.application_number, a.filing_date,
             jsonb_array_length(a.snapshot -> 'FILES') as files, a.snapshot #>> '{FILES,0,SHA256}' as sha, a.snapshot #>> '{TECHNICAL,TITLE}' as snapped,
             (select count(*)::int from stored_file f where f.application_id = a.application_id) as attached,
             (select string_agg(party_role || ' ' || person_name, ', ' order by party_role) from application_party p where p.application_id = a.application_id) as parties,
             (select string_agg(locarno_class_code, ',') from application_locarno l where l.application_id = a.application_id) as classes,
             (select submitted_at is not null from draft d where d.temp_id = a.temp_id) as submitted
        from application a where submission_nbr = ${filed.body.SUBMISSION_NBR}`.execute(portal.db)
    expect(rows[0]).toMatchObject({
      form_typ: 'design-filing',
      form_version: 1,
      file_typ: 'A',
      file_seq: '00',
      law_code: 'UU31/2000',
      title: 'Botol Minum Lipat',
      owner_names: 'Sari Wulandari',
      payer_category: 'UMUM',
      application_number: null,
      filing_date: null,
      files: 7,
      sha: expect.stringMatching(/^[0-9a-f]{64}$/),
      snapped: 'Botol Minum Lipat',
      attached: 7,
      parties: 'applicant Sari Wulandari, designer Budi Santoso',
      classes: '09-01',
      submitted: true,
    })
  })

  test('two hundred concurrent submits file exactly once and get the same reply', async () => {
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        portal.ask('savePermohonan', {
          as: { ...sari, cookies: { ...sari.cookies } },
          key: i % 2 ? key : randomUUID(),
          body,
        }),
      ),
    )
    expect(
      replies.filter(({ status }) => status !== 200).map(({ status, body: problem }) => [status, problem.err]),
    ).toEqual([])
    expect(new Set(replies.map(({ bytes }) => bytes.toString()))).toHaveLength(1)
    expect(await count('application', sql`temp_id = ${TEMP_ID}`)).toBe(1)
    expect(
      await count('bill', sql`application_id = (select application_id from application where temp_id = ${TEMP_ID})`),
    ).toBe(1)
  })

  test('a repeat gets the bytes of the first reply, also after payment; the same key with other contents is refused', async () => {
    const { body } = await draftDesign(portal, sari)
    const key = randomUUID()
    const first = await portal.ask('savePermohonan', { as: sari, key, body })
    await notify(portal, { BILLING_CODE: first.body.BILLING_CODE, AMOUNT: 800_000 })
    portal.setNow('2026-03-02T07:00:00Z')
    const repeat = await portal.ask('savePermohonan', { as: sari, key, body, headers: { 'accept-language': 'ar' } })
    expect(repeat.bytes.equals(first.bytes)).toBe(true)
    const other = await portal.ask('savePermohonan', { as: sari, key, body: { ...body, TECHNICAL: { TITLE: 'Lain' } } })
    expect([other.status, other.body.err]).toEqual([422, 'KEY_REUSED'])
    const another = await draftDesign(portal, sari)
    expect((await portal.ask('savePermohonan', { as: sari, key, body: another.body })).body.err).toBe('KEY_REUSED')
  })

  test('a filed draft cannot be saved or filed with other contents', async () => {
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    const first = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    const saved = await save({ ...body, IND_SUBMIT: 'N', TECHNICAL: { TITLE: 'Berubah' } })
    expect([saved.status, saved.body.err]).toEqual([409, 'ALREADY_FILED'])
    const filed = await save({ ...body, TECHNICAL: { ...sampleDesign().TECHNICAL, TITLE: 'Berubah' } })
    expect([filed.status, filed.body.err, filed.body.current]).toEqual([
      409,
      'ALREADY_FILED',
      { SUBMISSION_NBR: first.body.SUBMISSION_NBR, PATENT_ID: null },
    ])
    expect(await count('application', sql`temp_id = ${TEMP_ID}`)).toBe(1)
  })

  test('a draft without pictures is saved but not filed', async () => {
    const { TEMP_ID } = (await save({ TECHNICAL: { TITLE: 'Tanpa gambar' } })).body
    const refused = await save({ TEMP_ID, ROW_VERSION: 1, IND_SUBMIT: 'Y', ...sampleDesign('Tanpa gambar 2') })
    expect([refused.status, refused.body.err]).toEqual([422, 'NOT_COMPLETE'])
    expect(refused.body.fields?.map((fault) => fault.field)).toEqual(['FILES.GDI'])
    expect(refused.body.current).toMatchObject({ TEMP_ID, ROW_VERSION: 2, SUBMISSION_NBR: null })
    expect(await count('application', sql`temp_id = ${TEMP_ID}`)).toBe(0)
    expect(await count('draft', sql`temp_id = ${TEMP_ID} and title = 'Tanpa gambar 2' and submitted_at is null`)).toBe(
      1,
    )
  })

  test.each([
    ['a city of another province', { CITY_CODE: '3171' }, 'OWNERS.0.CITY_CODE'],
    ['an unknown province', { STATE_CODE: '99', CITY_CODE: '9901' }, 'OWNERS.0.STATE_CODE'],
  ])('%s is not filed', async (_says, place, field) => {
    const design = sampleDesign()
    const { body } = await draftDesign(portal, sari, {
      ...design,
      OWNERS: [{ ...design.OWNERS[0], ...place } as (typeof design.OWNERS)[number]],
    })
    const refused = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(refused.status).toBe(422)
    expect(refused.body.fields?.map((fault) => fault.field)).toContain(field)
  })

  test.each([
    [
      'an unknown Locarno class',
      { LOCARNO: [{ LOCARNO_CLASS_CODE: '09-77', PRODUCT_TITLE: 'x' }] },
      'LOCARNO.0.LOCARNO_CLASS_CODE',
    ],
    [
      'an unknown country',
      {
        PRIORITIES: [{ COUNTRY_CODE: 'QQ', PRIORITY_APPL_ID: '1', PRIORITY_DATE: '2026-02-01' }],
        FILING: { ...sampleDesign().FILING, PRIORITY_CLAIMED: 'Y' },
      },
      'PRIORITIES.0.COUNTRY_CODE',
    ],
  ])('%s is not filed', async (_says, change, field) => {
    const { body } = await draftDesign(portal, sari, { ...sampleDesign(), ...change })
    const refused = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(refused.status).toBe(422)
    expect(refused.body.fields?.map((fault) => fault.field)).toContain(field)
  })

  test('a future tariff is not used; a fee of zero settles at once and the reply has the number', async () => {
    await sql`insert into tariff values ('DESIGN_SET', 'PENDIDIKAN', '2026-06-01', null, 0, 'application', 'test')`.execute(
      portal.db,
    )
    const free = {
      ...sampleDesign(),
      FILING: { ...sampleDesign().FILING, APPL_SUBTYP: 'SET', PAYER_CATEGORY: 'PENDIDIKAN' },
    }
    expect((await fileTestDesign(portal, sari, free)).TOTAL_AMOUNT).toBe(550_000)
    portal.setNow('2026-06-01T00:00:00Z')
    const again = await portal.register()
    const { body } = await draftDesign(portal, again, free)
    const key = randomUUID()
    const filed = await portal.ask('savePermohonan', { as: again, key, body })
    expect(filed.body).toMatchObject({
      TOTAL_AMOUNT: 0,
      BILLING_CODE: null,
      PATENT_ID: expect.stringMatching(/^A002026\d{5}$/),
    })
    expect((await portal.ask('savePermohonan', { as: again, key, body })).bytes.equals(filed.bytes)).toBe(true)
    const { rows } = await sql<{
      filing_date: string
      status: string
    }>`select filing_date, b.status from application a join bill b using (application_id)
      where a.application_number = ${filed.body.PATENT_ID}`.execute(portal.db)
    expect(rows).toEqual([{ filing_date: '2026-06-01', status: 'paid' }])
  })
})

describe('getPatentTemp', () => {
  test('lists own open drafts, newest save first; returns one with files and versions by its id', async () => {
    const rina = await portal.register()
    const first = await draftDesign(portal, rina)
    portal.setNow('2026-03-02T06:00:00Z')
    const second = (await save({ TECHNICAL: { TITLE: 'Kedua' }, DEVICE: 'Tablet' }, rina)).body
    const listed = await portal.ask('getPatentTemp', { as: rina })
    expect(listed.body).toMatchObject({ total: 2, page: 1, size: 10 })
    expect(listed.body.data.map((row) => row.TEMP_ID)).toEqual([second.TEMP_ID, first.TEMP_ID])
    expect(listed.body.data[1]).toMatchObject({
      COMPLETE_PCT: 100,
      // The eighth step, the declaration, is not done.
      STEPS_DONE: 7,
      STEPS_TOTAL: 8,
      ERROR_COUNT: 0,
      STEP: '',
      STATUS: 'STORED_TEMP',
      FILE_TYP: 'A',
      DELETED: 'N',
    })
    expect(listed.body.data[0]).not.toHaveProperty('DATA')
    const one = await portal.ask('getPatentTemp', { as: rina, query: { TEMP_ID: first.TEMP_ID } })
    expect(one.body.data[0]).toMatchObject({
      DATA: { TECHNICAL: { TITLE: 'Botol Minum Lipat' } },
      VERSIONS: [{ ROW_VERSION: 1, DEVICE: '' }],
    })
    expect(one.body.data[0]?.FILES).toHaveLength(7)
    expect((await portal.ask('getPatentTemp', { as: budi, query: { TEMP_ID: first.TEMP_ID } })).status).toBe(404)
    expect((await portal.ask('getPatentTemp', {})).status).toBe(401)
  })

  test('finds drafts of the caller by words of the title without their marks', async () => {
    const rina = await portal.register()
    for (const [who, TITLE] of [
      [rina, 'Kafé Señor'],
      [rina, 'Rumah 100%'],
      [budi, 'Kafé Budi'],
    ] as const)
      await save({ TECHNICAL: { TITLE } }, who)
    const found = async (q: string) => {
      const { body } = await portal.ask('getPatentTemp', { as: rina, query: { q } })
      return { total: body.total, titles: body.data.map((row) => row.TITLE) }
    }
    expect(await found('KAFE sen')).toEqual({ total: 1, titles: ['Kafé Señor'] })
    expect(await found('rúmah')).toEqual({ total: 1, titles: ['Rumah 100%'] })
    expect(await found('%')).toEqual({ total: 1, titles: ['Rumah 100%'] })
    expect((await found('')).total).toBe(2)
  })

  test('a filed draft is not listed; by its id it has the submission number', async () => {
    const filed = await fileTestDesign(portal, sari)
    const one = await portal.ask('getPatentTemp', { as: sari, query: { TEMP_ID: filed.TEMP_ID } })
    expect(one.body.data[0]).toMatchObject({
      STATUS: 'WAITING_PAYMENT',
      SUBMISSION_NBR: filed.SUBMISSION_NBR,
      BILLING_CODE: filed.BILLING_CODE,
    })
    const listed = await portal.ask('getPatentTemp', { as: sari, query: { size: 100 } })
    expect(listed.body.data.map((row) => row.TEMP_ID)).not.toContain(filed.TEMP_ID)
  })

  test('open drafts of an owner, newest first, are read without a sequential scan', async () => {
    await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, row_version, created_at, updated_at)
      select 'D-plan' || i, ${budi.userId}, 'design-filing', 1, '{}', 1, ${new Date(NOON)}, ${new Date(NOON)} from generate_series(1, 3000) i`.execute(
      portal.db,
    )
    await sql`analyze draft`.execute(portal.db)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select temp_id from draft where owner_id = ${sari.userId} and submitted_at is null
      and deleted_at is null order by updated_at desc, temp_id limit 10`.execute(portal.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
    await sql`delete from draft where temp_id like 'D-plan%'`.execute(portal.db)
  })
})

describe('getDraftVersion', () => {
  test('a saved version can be read for thirty days', async () => {
    const { TEMP_ID } = (await save({ TECHNICAL: { TITLE: 'Lama' } })).body
    await save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: 'Baru' } })
    const ask = (as: TestActor) => portal.ask('getDraftVersion', { as, query: { TEMP_ID, ROW_VERSION: 1 } })
    expect((await ask(sari)).body).toMatchObject({ ROW_VERSION: 1, DATA: { TECHNICAL: { TITLE: 'Lama' } } })
    expect((await ask(budi)).status).toBe(404)
    await pruneDrafts(portal.db, new Date('2026-03-31T05:00:00Z'))
    expect((await ask(sari)).status).toBe(200)
    await pruneDrafts(portal.db, new Date('2026-04-01T05:00:01Z'))
    expect((await ask(sari)).status).toBe(404)
    expect((await portal.ask('getPatentTemp', { as: sari, query: { TEMP_ID } })).body.data[0]?.DATA).toEqual({
      TECHNICAL: { TITLE: 'Baru' },
    })
  })
})

describe('draftBin', () => {
  test('moves a draft to the bin and back, but not drafts of others or filed ones', async () => {
    const { TEMP_ID } = (await save({ TECHNICAL: { TITLE: 'Buang' } })).body
    const bin = (IND_DELETED: 'Y' | 'N', as = sari, id = TEMP_ID) =>
      portal.ask('draftBin', { as, body: { TEMP_ID: id, IND_DELETED } })
    const inList = async (IND_DELETED: 'Y' | 'N') =>
      (await portal.ask('getPatentTemp', { as: sari, query: { size: 100, IND_DELETED } })).body.data.some(
        (row) => row.TEMP_ID === TEMP_ID,
      )
    expect((await bin('Y', budi)).status).toBe(404)
    expect((await bin('Y')).body).toEqual({ err: '' })
    expect([await inList('N'), await inList('Y')]).toEqual([false, true])
    expect((await save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: 'x' } })).status).toBe(404)
    expect((await bin('N')).body).toEqual({ err: '' })
    expect([await inList('N'), await inList('Y')]).toEqual([true, false])
    const filed = await fileTestDesign(portal, sari)
    expect((await bin('Y', sari, filed.TEMP_ID)).status).toBe(404)
  })
})

describe('reopenPermohonan', () => {
  test('closes the code and frees the draft with its files, which may be filed again under another number', async () => {
    const { body: oldBody } = await draftDesign(portal, sari)
    const oldKey = randomUUID()
    const filed = (await portal.ask('savePermohonan', { as: sari, key: oldKey, body: oldBody })).body
    const { SUBMISSION_NBR, TEMP_ID } = filed
    const reopen = (as: TestActor, key: string = randomUUID()) =>
      portal.ask('reopenPermohonan', { as, key, body: { SUBMISSION_NBR } })
    expect((await reopen(budi)).status).toBe(404)
    const key = randomUUID()
    const reopened = await reopen(sari, key)
    expect(reopened.body).toEqual({ err: '', TEMP_ID, ROW_VERSION: 1 })
    expect((await reopen(sari, key)).bytes.equals(reopened.bytes)).toBe(true)
    const draft = (await portal.ask('getPatentTemp', { as: sari, query: { TEMP_ID } })).body.data[0]
    expect(draft).toMatchObject({ STATUS: 'STORED_TEMP', SUBMISSION_NBR: null, ERROR_COUNT: 0 })
    expect(draft?.FILES).toHaveLength(7)
    const late = await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000 })
    expect(late.body.OUTCOME).toBe('closed_code')

    const old = await portal.ask('savePermohonan', { as: sari, key: oldKey, body: oldBody })
    expect(old.body.err).toBe('KEY_REUSED')
    const anew = await save({ TEMP_ID, ROW_VERSION: 1, IND_SUBMIT: 'Y', ...sampleDesign('Botol Minum Lipat Dua') })
    expect(anew.status).toBe(200)
    expect(anew.body.SUBMISSION_NBR).not.toBe(SUBMISSION_NBR)
    expect((await notify(portal, { BILLING_CODE: anew.body.BILLING_CODE, AMOUNT: 800_000 })).body.OUTCOME).toBe(
      'settled',
    )
    expect(
      (
        await portal.ask('reopenPermohonan', {
          as: sari,
          key: randomUUID(),
          body: { SUBMISSION_NBR: anew.body.SUBMISSION_NBR },
        })
      ).body.err,
    ).toBe('BILL_NOT_OPEN')
  })

  test('of a payment and a reopening at once exactly one succeeds', async () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      const filed = await fileTestDesign(portal, sari)
      const [paid, reopened] = await Promise.all([
        notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000 }),
        portal.ask('reopenPermohonan', { as: sari, key: randomUUID(), body: { SUBMISSION_NBR: filed.SUBMISSION_NBR } }),
      ])
      expect([paid.body.OUTCOME, reopened.status]).toEqual(
        reopened.status === 200 ? ['closed_code', 200] : ['settled', 409],
      )
    }
  })
})
