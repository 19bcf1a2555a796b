import { createHash, randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { draftDesign, fileTestDesign, insertViews, sampleDesign, samplePerson } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pruneDrafts } from '../edits/pruneDrafts.ts'

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

const save = (body: object, as = sari) =>
  portal.ask('savePermohonan', { as, key: randomUUID(), body: { FORM_TYP: 'design-filing', ...body } })
const copy = (FROM: string, more: object = {}, as = sari, key: string = randomUUID()) =>
  portal.ask('copyDraft', { as, key, body: { FROM, ...more } })
const whole = async (TEMP_ID: string) =>
  (await portal.ask('getPatentTemp', { as: sari, query: { TEMP_ID } })).body.data[0]

describe('copyDraft', () => {
  test('a filed case is copied to a new draft with its answers as filed, without declarations and reference', async () => {
    const design = {
      ...sampleDesign('Teko asal'),
      FILING: { ...sampleDesign().FILING, PRIORITY_CLAIMED: 'Y' },
      PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: 'JP1', PRIORITY_DATE: '2025-10-01' }],
    }
    const filed = await fileTestDesign(portal, sari, design)
    const copied = await copy(filed.SUBMISSION_NBR ?? '')
    expect(copied.status, JSON.stringify(copied.body)).toBe(200)
    expect(copied.body).toMatchObject({ err: '', TITLE: 'Teko asal', ROW_VERSION: 1, FILES_COPIED: 0, LEFT_OUT: [] })
    expect(copied.body.TEMP_ID).not.toBe(filed.TEMP_ID)
    const { DECLARATIONS: _none, PRIORITIES: _claims, ...answers } = design
    const { DECLARED_NAME: _name, REFERENCE: _reference, PRIORITY_CLAIMED: _claimed, ...filing } = design.FILING
    expect((await whole(copied.body.TEMP_ID))?.DATA).toEqual({ ...answers, FILING: filing })
    expect((await whole(filed.TEMP_ID))?.STATUS).toBe('WAITING_PAYMENT')
  })

  test.each([
    ['2026-03-02T05:00:00Z', 'N'],
    ['2026-04-02T05:00:00Z', 'Y'],
  ])(
    'a filed case keeps its priority claim; the reply names it with its last day (copied %s: late %s)',
    async (at, IND_LATE) => {
      const claim = { COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: 'JP1', PRIORITY_DATE: '2025-10-01' }
      const design = sampleDesign('Teko prioritas')
      const claimed = { ...design, FILING: { ...design.FILING, PRIORITY_CLAIMED: 'Y' }, PRIORITIES: [claim] }
      const filed = await fileTestDesign(portal, sari, claimed)
      portal.setNow(at)
      await portal.ask('login', { as: sari, body: { EMAIL: sari.email, LOGIN_PASSWORD: sari.password } })
      const copied = await copy(filed.SUBMISSION_NBR ?? '')
      expect(copied.body.PRIORITIES_LEFT).toEqual([{ ...claim, LAST_DAY: '2026-04-01', IND_LATE }])
      const data = (await whole(copied.body.TEMP_ID))?.DATA
      expect(data).not.toHaveProperty('PRIORITIES')
      expect(data?.['FILING']).not.toHaveProperty('PRIORITY_CLAIMED')
      portal.setNow(NOON)
      await portal.ask('login', { as: sari, body: { EMAIL: sari.email, LOGIN_PASSWORD: sari.password } })
    },
  )

  test('the copy of an unfiled draft keeps its priority claims', async () => {
    const design = sampleDesign('Teko draf')
    const claim = { COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: 'JP1', PRIORITY_DATE: '2025-10-01' }
    const body = { ...design, FILING: { ...design.FILING, PRIORITY_CLAIMED: 'Y' }, PRIORITIES: [claim] }
    const copied = await copy((await save(body)).body.TEMP_ID)
    expect(copied.body.PRIORITIES_LEFT).toEqual([])
    expect((await whole(copied.body.TEMP_ID))?.DATA?.['PRIORITIES']).toEqual([claim])
  })

  test('a repeat creates no second draft; other people’s drafts are not found', async () => {
    const { TEMP_ID } = await draftDesign(portal, sari)
    const key = randomUUID()
    const first = await copy(TEMP_ID, {}, sari, key)
    expect((await copy(TEMP_ID, {}, sari, key)).body.TEMP_ID).toBe(first.body.TEMP_ID)
    expect((await copy(TEMP_ID, {}, budi)).status).toBe(404)
    expect((await copy('TRX-2026-999999')).status).toBe(404)
    await portal.ask('draftBin', { as: sari, body: { TEMP_ID, IND_DELETED: 'Y' } })
    expect((await copy(TEMP_ID)).status).toBe(404)
  })

  test('files are copied as new rows for the same bytes; infected ones are left out', async () => {
    const filed = await fileTestDesign(portal, sari, sampleDesign('Teko berkas'))
    await sql`update stored_file set scan_state = 'infected' where temp_id = ${filed.TEMP_ID} and view_typ = 7`.execute(
      portal.db,
    )
    const copied = (await copy(filed.SUBMISSION_NBR ?? '', { IND_FILES: 'Y' })).body
    expect(copied.FILES_COPIED).toBe(6)
    const rows = async (tempId: string) =>
      (
        await sql<{ id: string; hash: string; key: string; application: number | null; thumb: string | null }>`
        select file_id as id, encode(sha256, 'hex') as hash, object_key as key, application_id as application, thumb_key as thumb
          from stored_file where temp_id = ${tempId} and view_typ < 7 order by view_typ`.execute(portal.db)
      ).rows
    const [theirs, ours] = [await rows(filed.TEMP_ID), await rows(copied.TEMP_ID)]
    expect(ours.map(({ hash, key }) => [hash, key])).toEqual(theirs.map(({ hash, key }) => [hash, key]))
    expect(ours.every(({ application, thumb }) => application === null && thumb === null)).toBe(true)
    expect(ours.some(({ id }) => theirs.some((other) => other.id === id))).toBe(false)
  })
})

describe('draftVersions', () => {
  test('lists each save with time, device and changes; the oldest stored one has no comparison', async () => {
    const first = (await save({ TECHNICAL: { TITLE: 'Kursi' }, DEVICE: 'Laptop' })).body
    portal.setNow('2026-03-02T06:00:00Z')
    await save({
      TEMP_ID: first.TEMP_ID,
      ROW_VERSION: 1,
      TECHNICAL: { TITLE: 'Meja' },
      OWNERS: [samplePerson('Sari')],
      DEVICE: 'Ponsel',
    })
    portal.setNow('2026-03-02T07:00:00Z')
    await save({
      TEMP_ID: first.TEMP_ID,
      ROW_VERSION: 2,
      TECHNICAL: {},
      OWNERS: [samplePerson('Sari')],
      DEVICE: 'Ponsel',
    })
    const ask = (as = sari, query: object = {}) =>
      portal.ask('draftVersions', { as, query: { TEMP_ID: first.TEMP_ID, ...query } })
    const listed = await ask()
    expect(
      listed.body.data.map(({ ROW_VERSION, DEVICE, IND_CURRENT, CHANGES }) => [
        ROW_VERSION,
        DEVICE,
        IND_CURRENT,
        CHANGES,
      ]),
    ).toEqual([
      [3, 'Ponsel', 'Y', [{ PATH: 'TECHNICAL.TITLE', HOW: 'REMOVED' }]],
      [
        2,
        'Ponsel',
        'N',
        [
          { PATH: 'TECHNICAL.TITLE', HOW: 'CHANGED' },
          { PATH: 'OWNERS', HOW: 'ADDED' },
        ],
      ],
      [1, 'Laptop', 'N', [{ PATH: 'TECHNICAL.TITLE', HOW: 'ADDED' }]],
    ])
    expect((await ask(sari, { size: '1', page: '2' })).body).toMatchObject({ total: 3, data: [{ ROW_VERSION: 2 }] })
    expect((await ask(budi)).status).toBe(404)
    await pruneDrafts(portal.db, new Date('2026-04-01T05:30:00Z'))
    expect((await ask()).body.data.at(-1)).toMatchObject({ ROW_VERSION: 2, CHANGES: null })
  })
})

describe('review links', () => {
  const nik = '3402116407900003'
  async function linked() {
    const { TEMP_ID } = (
      await save({
        ...sampleDesign('Teko tinjau'),
        INVENTORS: [{ ...samplePerson('Budi'), INDI_PERSON_ID_NBR: 'TK1234567' }],
      })
    ).body
    const made = await portal.ask('makeReviewLink', { as: sari, body: { TEMP_ID } })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    return { TEMP_ID, ...made.body, token: made.body.URL.split('/').at(-1) ?? '' }
  }
  const open = (token: string, ip = '10.0.0.1') =>
    portal.ask('getReview', { query: { token }, as: { ...budi, cookies: {}, ip } })

  test('shows the current draft without a session and without identity numbers', async () => {
    const { TEMP_ID, token } = await linked()
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const seen = await open(token)
    expect(seen.status).toBe(200)
    expect(seen.headers['cache-control']).toBe('no-store')
    expect(seen.body).toMatchObject({ FORM_TYP: 'design-filing', TITLE: 'Teko tinjau', TOTAL_AMOUNT: 800_000 })
    expect(JSON.stringify(seen.body)).not.toContain(nik)
    expect(JSON.stringify(seen.body)).not.toContain('TK1234567')
    expect(JSON.stringify(seen.body)).not.toContain(TEMP_ID)
    expect(seen.body.DATA['OWNERS']).toMatchObject([{ INDI_PERSON_ID_NBR: '3402********0003' }])
    await save({ TEMP_ID, ROW_VERSION: 1, TECHNICAL: { TITLE: 'Teko baru' } })
    expect((await open(token)).body.TITLE).toBe('Teko baru')
  })

  test('only the hash of the token is stored; openings are counted for the owner', async () => {
    const { TEMP_ID, LINK_ID, token } = await linked()
    await open(token)
    portal.setNow('2026-03-02T06:30:00Z')
    await open(token)
    portal.setNow('2026-03-02T06:30:20Z')
    await open(token)
    const links = await portal.ask('reviewLinks', { as: sari, query: { TEMP_ID } })
    expect(links.body).toMatchObject([
      {
        LINK_ID,
        OPENED_COUNT: 2,
        LAST_OPENED_AT: '2026-03-02T06:30:20.000Z',
        IND_OPEN: 'Y',
        EXPIRES_AT: '2026-03-09T05:00:00.000Z',
      },
    ])
    expect((await portal.ask('reviewLinks', { as: budi, query: { TEMP_ID } })).status).toBe(404)
    const { rows } = await sql<{ row: string; hash: string }>`
      select l::text as row, encode(token_hash, 'hex') as hash from review_link l where link_id = ${LINK_ID}`.execute(
      portal.db,
    )
    expect(rows[0]?.row).not.toContain(token)
    expect(rows[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'))
    const kept = await sql<{
      n: number
    }>`select count(*)::int as n from idempotency_key where reply::text like ${`%${token}%`}`.execute(portal.db)
    expect(kept.rows[0]?.n).toBe(0)
  })

  test('wrong, expired, ended, deleted and filed get the same reply, and many attempts are limited', async () => {
    const [expired, ended, binned] = [await linked(), await linked(), await linked()]
    const { body } = await draftDesign(portal, sari, sampleDesign('Teko diajukan'))
    const { TEMP_ID } = body as { TEMP_ID: string }
    const filed = (await portal.ask('makeReviewLink', { as: sari, body: { TEMP_ID } })).body
    await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect((await portal.ask('endReviewLink', { as: budi, body: { LINK_ID: ended.LINK_ID } })).status).toBe(404)
    expect((await portal.ask('endReviewLink', { as: sari, body: { LINK_ID: ended.LINK_ID } })).body).toEqual({
      err: '',
    })
    await portal.ask('draftBin', { as: sari, body: { TEMP_ID: binned.TEMP_ID, IND_DELETED: 'Y' } })
    const answer = async (token: string) => {
      const { status, body } = await open(token, '10.0.0.2')
      return { status, body: { ...body, id: '' } }
    }
    const nothing = await answer('x'.repeat(43))
    expect(nothing.status).toBe(404)
    expect(await answer(ended.token)).toEqual(nothing)
    expect(await answer(binned.token)).toEqual(nothing)
    expect(await answer(filed.URL.split('/').at(-1) ?? '')).toEqual(nothing)
    portal.setNow('2026-03-09T05:00:00Z')
    expect(await answer(expired.token)).toEqual(nothing)
    const tries = []
    for (let n = 0; n < 62; n++) tries.push((await open('y'.repeat(43), '10.0.0.3')).status)
    expect([tries[0], tries.at(-1)]).toEqual([404, 429])
  })

  test('a consultant’s link ends with the mandate, also in the owner’s list; the owner’s own stays valid', async () => {
    const { TEMP_ID, token: own } = await linked()
    const agent = await makeConsultant(portal)
    const MANDATE_ID = await giveTestMandate(portal, sari, agent, { POWER: 'PREPARE' })
    const { URL } = (await portal.ask('makeReviewLink', { as: agent, body: { TEMP_ID } })).body
    const theirs = URL.split('/').at(-1) ?? ''
    const openLinks = async () =>
      (await portal.ask('reviewLinks', { as: sari, query: { TEMP_ID } })).body.filter((l) => l.IND_OPEN === 'Y').length
    expect([(await open(theirs)).status, await openLinks()]).toEqual([200, 2])
    await portal.ask('endMandate', { as: sari, body: { MANDATE_ID } })
    expect((await open(theirs)).status).toBe(404)
    expect((await portal.ask('getReviewImage', { query: { token: theirs, file: `${TEMP_ID}-1` } })).status).toBe(404)
    expect([(await open(own)).status, await openLinks()]).toEqual([200, 1])
    await giveTestMandate(portal, sari, agent, { POWER: 'READ' })
    expect((await open(theirs)).status).toBe(404)
  })

  test('an eleventh open link is refused', async () => {
    const { TEMP_ID } = await linked()
    for (let n = 0; n < 9; n++) await portal.ask('makeReviewLink', { as: sari, body: { TEMP_ID } })
    expect((await portal.ask('makeReviewLink', { as: sari, body: { TEMP_ID } })).body.err).toBe('TOO_MANY_LINKS')
    expect((await portal.ask('makeReviewLink', { as: budi, body: { TEMP_ID } })).status).toBe(404)
  })

  test('sends no picture of another draft and lists those of its own', async () => {
    const [one, other] = [await linked(), await linked()]
    await insertViews(portal.db, sari.userId, other.TEMP_ID, portal.services.clock())
    const picture = (file: string) => portal.ask('getReviewImage', { query: { token: one.token, file } })
    expect((await picture(`${other.TEMP_ID}-1`)).status).toBe(404)
    const files = (await open(other.token)).body.FILES
    expect(files).toHaveLength(7)
    expect(files[0]).not.toHaveProperty('DOWNLOAD_URL')
    expect(files[0]?.THUMB_URL).toContain(`token=${other.token}`)
  })
})
