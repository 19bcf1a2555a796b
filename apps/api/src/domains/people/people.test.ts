import { randomUUID } from 'node:crypto'

import { outdatedRows, contactOfRow, rowFromContact, type Contact } from '@saki/domain/people/contacts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { draftDesign, sampleDesign, samplePerson } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
const NOON = '2026-03-02T05:00:00Z'
const company = {
  PERSON_WCODE: 'C',
  PERSON_NAME: 'PT Contoh Tbk',
  NATIONALITY_COUNTRY_CODE: 'ID',
  EMAIL: 'legal@contoh.id',
}

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
  budi = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOON))

const keep = (body: object, as = sari, key: string = randomUUID()) => portal.ask('contactSave', { as, key, body })
const book = (query: Record<string, string> = {}, as = sari) => portal.ask('addressBook', { as, query })
const save = (body: object, as = sari) =>
  portal.ask('savePermohonan', { as, key: randomUUID(), body: { FORM_TYP: 'design-filing', ...body } })
const draft = async (TEMP_ID: string, as = sari) =>
  (await portal.ask('getPatentTemp', { as, query: { TEMP_ID } })).body.data[0]?.DATA ?? {}
async function contactNow(id: string): Promise<Contact> {
  const [row] = (await book({ ids: id })).body.data
  if (!row) throw new Error('no contact')
  return { ...contactOfRow(row), CONTACT_ID: row.CONTACT_ID, ROW_VERSION: row.ROW_VERSION }
}

describe('contactSave', () => {
  test('a repeat makes no second entry; an update needs the version it started from', async () => {
    const key = randomUUID()
    const first = await keep({ ...company, PERSON_NAME: 'PT Sekali' }, sari, key)
    expect(first.body).toMatchObject({ err: '', ROW_VERSION: 1 })
    expect((await keep({ ...company, PERSON_NAME: 'PT Sekali' }, sari, key)).body.CONTACT_ID).toBe(
      first.body.CONTACT_ID,
    )
    const id = { CONTACT_ID: first.body.CONTACT_ID }
    expect((await keep({ ...id, ROW_VERSION: 1, ...company, PERSON_NAME: 'PT Dua Kali' })).body.ROW_VERSION).toBe(2)
    const stale = await keep({ ...id, ROW_VERSION: 1, ...company, PERSON_NAME: 'PT Lama' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ err: 'STALE_VERSION', current: { ROW_VERSION: 2, PERSON_NAME: 'PT Dua Kali' } })
  })

  test.each([
    ['no name', { ...company, PERSON_NAME: '  ' }, 'PERSON_NAME'],
    ['a name too long', { ...company, PERSON_NAME: 'x'.repeat(255) }, 'PERSON_NAME'],
    ['a direction override', { ...company, PERSON_NAME: 'PT \u202Etbk' }, 'PERSON_NAME'],
    ['another kind', { ...company, PERSON_WCODE: 'X' }, 'PERSON_WCODE'],
    ['a field of no person', { ...company, FIRST_NAME: 'PT' }, 'FIRST_NAME'],
  ])('%s is refused by name', async (_says, body, field) => {
    const refused = await keep(body)
    expect(refused.status).toBe(422)
    expect(refused.body.fields?.map((fault) => fault.field)).toEqual([field])
  })

  test('entries of others cannot be updated, listed or deleted', async () => {
    const { CONTACT_ID } = (await keep({ ...company, PERSON_NAME: 'PT Rahasia' })).body
    expect((await keep({ CONTACT_ID, ROW_VERSION: 1, ...company }, budi)).status).toBe(404)
    expect((await portal.ask('contactBin', { as: budi, body: { CONTACT_ID, IND_DELETED: 'Y' } })).status).toBe(404)
    expect((await book({ ids: CONTACT_ID }, budi)).body).toMatchObject({ data: [], total: 0 })
    expect((await portal.ask('addressBook', {})).status).toBe(401)
  })

  test('a user may have 2,000 entries', async () => {
    const rina = await portal.register()
    await sql`insert into contact (contact_id, owner_id, person, person_name, row_version, created_at, updated_at)
      select 'C-' || i, ${rina.userId}, '{}', 'Nama ' || i, 1, ${new Date(NOON)}, ${new Date(NOON)} from generate_series(1, 2000) i`.execute(
      portal.db,
    )
    expect((await keep(company, rina)).body.err).toBe('TOO_MANY_CONTACTS')
    await sql`analyze contact`.execute(portal.db)
    const plan = await sql<{
      'QUERY PLAN': string
    }>`explain select contact_id from contact where owner_id = ${sari.userId} and deleted_at is null
      and plain_letters(person_name) like '%contoh%' order by lower(person_name), contact_id limit 10`.execute(
      portal.db,
    )
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  })
})

describe('addressBook', () => {
  test('lists entries by name, filtered by every word, in pages', async () => {
    const rina = await portal.register()
    for (const name of ['Zaki Anwar', 'PT 100% Murni', 'anwar sadat', '山田 太郎', 'Renée Núñez'])
      await keep({ PERSON_WCODE: 'I', PERSON_NAME: name }, rina)
    const names = async (query: Record<string, string>) =>
      (await book(query, rina)).body.data.map((row) => row.PERSON_NAME)
    expect(await names({ q: 'ANWAR' })).toEqual(['anwar sadat', 'Zaki Anwar'])
    expect(await names({ q: 'anwar za' })).toEqual(['Zaki Anwar'])
    expect(await names({ q: '100%' })).toEqual(['PT 100% Murni'])
    expect(await names({ q: '%' })).toEqual(['PT 100% Murni'])
    expect(await names({ q: '太郎' })).toEqual(['山田 太郎'])
    expect(await names({ q: 'NUNEZ rene' })).toEqual(['Renée Núñez'])
    expect(await names({ q: 'ánwa\u0301r za' })).toEqual(['Zaki Anwar'])
    expect((await book({ size: '3', page: '2' }, rina)).body).toMatchObject({ total: 5, page: 2, size: 3 })
  })

  test('moves an entry to the bin and back', async () => {
    const { CONTACT_ID } = (await keep({ ...company, PERSON_NAME: 'PT Buang' })).body
    const bin = (IND_DELETED: 'Y' | 'N') => portal.ask('contactBin', { as: sari, body: { CONTACT_ID, IND_DELETED } })
    const listed = async (query = {}) =>
      (await book({ size: '100', ...query })).body.data.some((row) => row.CONTACT_ID === CONTACT_ID)
    await bin('Y')
    expect([await listed(), await listed({ IND_DELETED: 'Y' })]).toEqual([false, true])
    await bin('N')
    expect(await listed()).toBe(true)
    await bin('Y')
    await sql`update contact set deleted_at = '2026-01-30T04:00:00Z' where contact_id = ${CONTACT_ID}`.execute(
      portal.db,
    )
    expect((await bin('N')).status).toBe(404)
  })
})

describe('the address book is used in the forms', () => {
  test('a company saved once is used in three forms; after an update drafts are offered it, and a filed case is unchanged', async () => {
    const kept = (await keep({ ...company, ADDR_STREET: 'Jl. Lama 1', STATE_CODE: '34', CITY_CODE: '3402' })).body
    const row = rowFromContact({}, await contactNow(kept.CONTACT_ID))
    expect(row).not.toHaveProperty('FIRST_NAME')
    expect(row['PERSON_NAME']).toBe('PT Contoh Tbk')

    const filing = { ...sampleDesign('Teko 19'), OWNERS: [{ ...samplePerson('x'), ...row }] }
    const { body } = await draftDesign(portal, sari, filing as never)
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
    const drafts = []
    for (const section of ['OWNERS', 'INVENTORS']) {
      const saved = await save({ TECHNICAL: { TITLE: `Draf ${section}` }, [section]: [row] })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      drafts.push(saved.body.TEMP_ID)
    }

    await keep({
      CONTACT_ID: kept.CONTACT_ID,
      ROW_VERSION: 1,
      ...company,
      ADDR_STREET: 'Jl. Baru 2',
      STATE_CODE: '34',
      CITY_CODE: '3402',
    })
    const contact = await contactNow(kept.CONTACT_ID)
    for (const [at, section] of ['OWNERS', 'INVENTORS'].entries()) {
      const offered = outdatedRows(await draft(drafts[at] ?? ''), [contact])
      expect(offered).toEqual([{ section, at: 0, contact }])
      const brought = rowFromContact(row, contact)
      expect(outdatedRows({ [section]: [brought] }, [contact])).toEqual([])
    }
    const owners = await portal.ask('getOwners', { as: sari, query: { patentId: filed.body.SUBMISSION_NBR ?? '' } })
    expect(JSON.stringify(owners.body)).toContain('Jl. Lama 1')
    expect(JSON.stringify(owners.body)).not.toContain('Jl. Baru 2')
  })
})

/** The same name in one sign and in two; a name in its own order; one that reads from the right; a person of no country. */
const abroad = [
  {
    PERSON_WCODE: 'I',
    PERSON_NAME: '山田 太郎',
    NATIONALITY_COUNTRY_CODE: 'JP',
    ADDR_STREET: '東京都千代田区霞が関3-4-3',
  },
  {
    PERSON_WCODE: 'I',
    PERSON_NAME: 'فَاطِمَة الزَّهْرَاء',
    NATIONALITY_COUNTRY_CODE: 'PS',
    ADDR_STREET: 'شارع الإرسال، رام الله',
  },
  {
    PERSON_WCODE: 'I',
    PERSON_NAME: 'Rene\u0301 Ko\u0308nig',
    NATIONALITY_COUNTRY_CODE: 'XXA',
    ADDR_STREET: 'Kampung Melayu 7\nJakarta',
  },
  {
    PERSON_WCODE: 'C',
    PERSON_NAME: 'Société Générale d’Électricité S.A.',
    NATIONALITY_COUNTRY_CODE: 'FR',
    ADDR_STREET: '12 rue de la Paix\n75002 Paris, Île-de-France',
    ZIPCODE: '75002',
  },
].map((person) => ({ ...person, EMAIL: 'abroad@contoh.id', TELEPHONE: '+81312345678' }))

describe('foreign parties in the form', () => {
  test('applicants from Japan and Palestine, a stateless person and a foreign company file without province or NIK, name by name as typed', async () => {
    const design = sampleDesign('Teko 31')
    const filing = {
      ...design,
      FILING: { ...design.FILING, REPRESENTED: 'Y' },
      OWNERS: abroad,
      REPRS: [{ ...samplePerson('Konsultan Contoh'), AGENT_NOTES: '0903-2016', REPRESENTATIVE_TYP: 'A' }],
    }
    const { body, TEMP_ID } = await draftDesign(portal, sari, filing as never)
    expect((await draft(TEMP_ID))['OWNERS']).toEqual(abroad)
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
    const { rows } = await sql<{ name: Buffer; snapshot: { OWNERS: unknown } }>`
      select convert_to(p.person_name, 'UTF8') as name, a.snapshot from application a join application_party p using (application_id)
       where a.submission_nbr = ${filed.body.SUBMISSION_NBR} and p.party_role = 'applicant' order by p.seq_num`.execute(
      portal.db,
    )
    expect(rows.map(({ name }) => name.toString('hex'))).toEqual(
      abroad.map(({ PERSON_NAME }) => Buffer.from(PERSON_NAME, 'utf8').toString('hex')),
    )
    expect(rows[0]?.snapshot.OWNERS).toEqual(abroad)
  })

  test('an office is refused as a nationality, and "stateless" as a country of priority', async () => {
    const saved = await save({
      FILING: { APPL_TYP: 'DESIGN', PRIORITY_CLAIMED: 'Y' },
      OWNERS: [
        { PERSON_NAME: 'A', NATIONALITY_COUNTRY_CODE: 'EP' },
        { PERSON_NAME: 'B', NATIONALITY_COUNTRY_CODE: 'XXA' },
      ],
      PRIORITIES: [
        { COUNTRY_CODE: 'XXA', PRIORITY_APPL_ID: '1', PRIORITY_DATE: '2026-01-02' },
        { COUNTRY_CODE: 'EM', PRIORITY_APPL_ID: '1', PRIORITY_DATE: '2026-01-02' },
      ],
    })
    const refused = saved.body.ERRORS.filter(({ CODE }) => CODE === 'filing:general.notInList').map(({ PATH }) => PATH)
    expect(refused).toEqual(['OWNERS.0.NATIONALITY_COUNTRY_CODE', 'PRIORITIES.0.COUNTRY_CODE'])
  })
})
