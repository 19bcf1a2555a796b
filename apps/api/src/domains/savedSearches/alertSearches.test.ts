import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { takeOfficeAction } from '../../testing/letters.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import {
  markWatch,
  registerSearch,
  runAlerts,
  savedSearchesOf,
  saveTestSearch,
  toldTo,
} from '../../testing/savedSearches.ts'
import { findHits } from './findHits.ts'
import { insertHits, listNews } from './news.sql.ts'
import { tellHits } from './tellHits.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let filer: TestActor
let owner: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  filer = await portal.register()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  await sql`delete from saved_search`.execute(portal.db)
  owner = await portal.register()
})

const services = () => ({ ...portal.services, log: portal.app.log })
const unread = async (as: TestActor) => (await portal.ask('searchNotices', { as })).body.UNREAD
const unreadLetters = async (as: TestActor) =>
  (await portal.ask('getInboxUnreads', { as, params: { userId: as.userId } })).body[0]?.TOTAL
/** Runs the job at another instant; sessions opened now have ended by then. */
async function runAlertsAt(iso: string) {
  portal.setNow(iso)
  const done = await runAlerts(portal)
  portal.setNow(NOW)
  return done
}
const lettersOfTitle = (v: string) => ({ j: 'AND', f: 'title', o: 'contains', v }) as const
const publish = async (number: string) =>
  takeOfficeAction(portal, await playedCase(portal, number), { action: 'publish', role: 'office' })

describe('a saved search of the register', () => {
  test('tells of a case at its publication, not before, in the inbox and by mail in the language of its owner', async () => {
    await saveTestSearch(portal, owner, registerSearch('kenanga kelas:30'), { NAME: 'Kenanga', IND_MAIL: 'Y' })
    const number = await registerMark(portal, filer, sampleMark('TEH KENANGA'))
    await sql`select keep_register(application_id, true) from application where application_number = ${number}`.execute(
      portal.db,
    )
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([])
    await publish(number)
    expect(await runAlerts(portal)).toMatchObject({ sent: 1 })
    expect(await toldTo(portal, owner)).toEqual(['Kenanga: TEH KENANGA'])
    expect(await unread(owner)).toBe(1)
    expect(await unreadLetters(owner)).toBe(0)
    const [mail] = await portal.mails()
    expect(mail).toMatchObject({ kind: 'savedSearch', subject: expect.stringContaining('Kenanga') })
    for (const part of ['TEH KENANGA', number, `/publik/${number}`, '/pencarian-tersimpan'])
      expect(mail?.body).toContain(part)
  })

  test('does not tell of what was public when it was saved, nor of what does not match', async () => {
    await publishedMark(portal, filer, 'WIJAYA LAMA')
    await saveTestSearch(portal, owner, registerSearch('wijaya'))
    await publishedMark(portal, filer, 'CENDANA')
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([])
    await publishedMark(portal, filer, 'WIJAYA BARU')
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: WIJAYA BARU'])
  })

  test('tells of a public case that begins to match by a change, and not of other changes of one that matched', async () => {
    const number = await publishedMark(portal, filer, 'ANGGREK')
    await runAlerts(portal)
    await saveTestSearch(portal, owner, registerSearch('anggrek'), { NAME: 'nama' })
    await saveTestSearch(portal, owner, registerSearch('anggrek', { class: '9' }), { NAME: 'kelas 9' })
    await sql`update application_nice set nice_class_code = 9 where nice_class_code = 43 and application_id = (select application_id from application where application_number = ${number})`.execute(
      portal.db,
    )
    await sql`update application set reference = 'x' where application_number = ${number}`.execute(portal.db)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['kelas 9: ANGGREK'])
  })

  test.each([
    ['a word', registerSearch('kembang')],
    ['letters', { ...registerSearch(''), CRITERIA: { searchByTechnical: [lettersOfTitle('embang')] } }],
  ])(
    'by %s does not tell of what it found when it was saved, though the case changes before that is compared',
    async (what, search) => {
      const rename = (number: string, name: string) =>
        sql`with named as (update application set title = ${name} where application_number = ${number} returning application_id)
            update application_mark m set mark_name = ${name} from named where m.application_id = named.application_id`.execute(
          portal.db,
        )
      const changed = await publishedMark(portal, filer, `KEMBANG A ${what}`)
      await runAlerts(portal)
      await rename(changed, `MELUR ${what}`)
      await saveTestSearch(portal, owner, search, { NAME: 'first' })
      const published = await publishedMark(portal, filer, `KEMBANG B ${what}`)
      await saveTestSearch(portal, owner, search, { NAME: 'second' })
      await rename(changed, `KEMBANG C ${what}`)
      await rename(published, `KEMBANG D ${what}`)
      await runAlerts(portal)
      expect((await toldTo(portal, owner)).toSorted()).toEqual([
        `first: KEMBANG D ${what}, KEMBANG C ${what}`,
        `second: KEMBANG C ${what}`,
      ])
    },
  )

  test('saved by an earlier version with an owner that no case can have, is told of the cases of its other owners', async () => {
    await publishedMark(portal, filer, 'SERUNI LAMA')
    await runAlerts(portal)
    const { body } = await portal.ask('searchRegister', { as: owner, query: { q: 'seruni', facets: 'Y' } })
    const name = body.FACETS?.owner?.[0]?.VALUE ?? ''
    await saveTestSearch(portal, owner, registerSearch('seruni', { owner: name }))
    await sql`update saved_search set query = jsonb_set(query, '{PARAMETERS,owner}', to_jsonb(${`${'x'.repeat(41)},${name}`}::text))`.execute(
      portal.db,
    )
    await publishedMark(portal, filer, 'SERUNI BARU')
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: SERUNI BARU'])
    expect((await savedSearchesOf(portal, owner)).map(({ NAME }) => NAME)).toEqual(['Pencarian saya'])
  })

  test.each([
    ['dates', { filed: { j: 'AND', f: 'filed', o: 'between', v: '2026-03-01', w: '2026-03-31' } }, 'searchByDates'],
    ['letters', { title: { j: 'AND', f: 'title', o: 'contains', v: 'hoga' } }, 'searchByTechnical'],
    ['a phrase', { title: { j: 'AND', f: 'title', o: 'phrase', v: 'mahoga niku' } }, 'searchByTechnical'],
  ] as const)('compares %s, which are no terms, exactly', async (what, rows, group) => {
    const name = 'MAHOGA NIKU'
    const SEARCH = { ...registerSearch(''), CRITERIA: { [group]: Object.values(rows) } }
    await saveTestSearch(portal, owner, SEARCH as ReturnType<typeof registerSearch>, { NAME: what })
    await publishedMark(portal, filer, name)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual([`${what}: ${name}`])
  })
})

describe('a watch', () => {
  test.each([
    ['a typing error', 'KAPPUCINO', 'KAPUCINO', {}, true],
    ['the same sound', 'SOERABAJA', 'SURABAYA', {}, true],
    ['the same meaning', 'KOPI BINTANG', 'COFFEE STAR', {}, true],
    ['the same meaning in Arabic letters', 'MATAHARI', 'الشمس', {}, true],
    ['the same meaning in Chinese characters', 'GAJAH', '大象', {}, true],
    ['the meaning of two characters together', '葡萄', 'ANGGUR', {}, true],
    ['two words as one', 'ROTI MAWARNI', 'ROTIMAWARNI', {}, true],
    ['one word as two', 'SEROJAPUTIH', 'SEROJA PUTIH', {}, true],
    ['a word alone of a long name', 'GENTA', 'GENTA ALAM RAYA SENTOSA ABADI MAKMUR JAYA', {}, false],
    ['another class', 'LAZUARDI', 'LAZUARDI', { classes: '9' }, false],
    ['a chosen class', 'LAZUARDIA', 'LAZUARDIA', { classes: '30,9' }, true],
    ['by the beginning', 'PURNA', 'PURNAMASARI', { match: 'prefix' }, true],
    ['by letters in it', 'gilan', 'CEMERLANGGILANG', { match: 'contains' }, true],
    ['exactly, another name', 'SAMUDRA', 'SAMUDRA JAYA', { match: 'exact' }, false],
    ['spelling only, and it only sounds alike', 'TJEMPAKA', 'CEMPAKA', { by: 'MEANING' }, false],
  ])('of a name, %s: %s and %s', async (what, watched, mark, narrowed, isTold) => {
    await saveTestSearch(portal, owner, markWatch(watched, narrowed), { NAME: what })
    await publishedMark(portal, filer, mark)
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(isTold ? [`${what}: ${mark}`] : [])
  })

  test('of a case tells of each public change, and of none that is not public', async () => {
    const number = await publishedMark(portal, filer, 'DAHLIA')
    await runAlerts(portal)
    await saveTestSearch(portal, owner, { KIND: 'CASE', PATENT_ID: number }, { NAME: 'Dahlia' })
    const change = async (set: ReturnType<typeof sql>) => {
      await sql`update application set ${set} where application_number = ${number}`.execute(portal.db)
      return runAlerts(portal)
    }
    expect(await change(sql`reference = 'rahasia'`)).toEqual({ found: 0, sent: 0 })
    expect(await change(sql`journal_code = 'BRM 1'`)).toEqual({ found: 1, sent: 1 })
    expect(await change(sql`journal_code = 'BRM 2'`)).toEqual({ found: 1, sent: 1 })
    expect(await toldTo(portal, owner)).toEqual(['Dahlia: DAHLIA', 'Dahlia: DAHLIA'])
  })
})

describe('nothing of an unpublished case', () => {
  test('is told, counted, mailed or compared, whoever saved the search, also its own party', async () => {
    const CANARY = 'XQZKANARI'
    for (const as of [owner, filer]) {
      await saveTestSearch(portal, as, registerSearch(CANARY), { NAME: 'semua', IND_MAIL: 'Y' })
      await saveTestSearch(portal, as, markWatch(CANARY), { NAME: 'nama', IND_MAIL: 'Y' })
    }
    const mails = (await portal.mails()).length
    const number = await registerMark(portal, filer, sampleMark(CANARY))
    await sql`select keep_register(application_id, true), keep_mark(application_id, true) from application where application_number = ${number}`.execute(
      portal.db,
    )
    expect(await listNews(portal.db, 10)).toEqual([])
    expect(await runAlerts(portal)).toEqual({ found: 0, sent: 0 })
    const told = (await portal.mails()).slice(0, -mails).filter(({ kind }) => kind === 'savedSearch')
    expect(told).toEqual([])
    for (const as of [owner, filer]) {
      expect(await toldTo(portal, as)).toEqual([])
      expect((await savedSearchesOf(portal, as)).map(({ NEW }) => NEW)).toEqual([...Array(2).fill(0)])
    }
  })

  test('is told when a publication is taken back before it was told, nor shown when it is taken back later', async () => {
    await saveTestSearch(portal, owner, registerSearch('flamboyan'), { HOW_OFTEN: 'DAILY', IND_MAIL: 'Y' })
    const [first, second] = [
      await publishedMark(portal, filer, 'FLAMBOYAN SATU'),
      await publishedMark(portal, filer, 'FLAMBOYAN DUA'),
    ]
    expect(await findHits(services(), portal.services.clock())).toBe(2)
    const hide = (number: string) =>
      sql`update register_entry set is_public = false where application_number = ${number}`.execute(portal.db)
    await hide(first)
    await runAlertsAt('2026-03-03T03:00:00Z')
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: FLAMBOYAN DUA'])
    expect((await portal.mails())[0]?.body).not.toContain('FLAMBOYAN SATU')
    await hide(second)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: '])
    expect((await savedSearchesOf(portal, owner))[0]?.NEW).toBe(0)
  })
})

describe('when it tells', () => {
  test('daily: everything of a day in one message on the next; weekly: on Monday', async () => {
    await saveTestSearch(portal, owner, registerSearch('serunai'), { NAME: 'harian', HOW_OFTEN: 'DAILY' })
    await saveTestSearch(portal, owner, registerSearch('serunai'), { NAME: 'mingguan', HOW_OFTEN: 'WEEKLY' })
    for (const name of ['SERUNAI A', 'SERUNAI B']) await publishedMark(portal, filer, name)
    const sentAt = async (iso: string) => (await runAlertsAt(iso)).sent
    expect(await runAlerts(portal)).toEqual({ found: 4, sent: 0 })
    expect(await sentAt('2026-03-02T16:59:59Z')).toBe(0)
    expect(await sentAt('2026-03-02T17:00:00Z')).toBe(1)
    expect(await toldTo(portal, owner)).toEqual(['harian: SERUNAI B, SERUNAI A'])
    expect(await sentAt('2026-03-08T16:59:59Z')).toBe(0)
    expect(await sentAt('2026-03-08T17:00:00Z')).toBe(1)
    expect((await toldTo(portal, owner))[0]).toBe('mingguan: SERUNAI B, SERUNAI A')
  })

  test('while paused nothing is found; afterwards only what comes then', async () => {
    const SEARCH_ID = await saveTestSearch(portal, owner, registerSearch('tanjung'))
    const pause = (IND_PAUSED: string) =>
      portal.ask('savedSearchChange', { as: owner, body: { SEARCH_ID, IND_PAUSED } })
    await pause('Y')
    await publishedMark(portal, filer, 'TANJUNG SATU')
    await runAlerts(portal)
    await publishedMark(portal, filer, 'TANJUNG DUA')
    await pause('N')
    await publishedMark(portal, filer, 'TANJUNG TIGA')
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: TANJUNG TIGA'])
  })

  test('a closed account is told nothing', async () => {
    await saveTestSearch(portal, owner, registerSearch('bougenvil'), { IND_MAIL: 'Y' })
    await publishedMark(portal, filer, 'BOUGENVIL')
    await findHits(services(), portal.services.clock())
    await sql`update app_user set status = 'closed' where user_id = ${owner.userId}`.execute(portal.db)
    await publishedMark(portal, filer, 'BOUGENVIL MERAH')
    expect(await runAlerts(portal)).toEqual({ found: 0, sent: 0 })
    const { rows } = await sql`select from search_notice where user_id = ${owner.userId}`.execute(portal.db)
    expect(rows).toEqual([])
  })

  test('what was found is new until its owner has looked, and its messages are then read', async () => {
    const SEARCH_ID = await saveTestSearch(portal, owner, registerSearch('teratai'))
    await publishedMark(portal, filer, 'TERATAI')
    portal.setNow('2026-03-02T03:05:00Z')
    await runAlerts(portal)
    expect(await savedSearchesOf(portal, owner)).toMatchObject([{ NEW: 1 }])
    portal.setNow('2026-03-02T03:06:00Z')
    await portal.ask('savedSearchSeen', { as: owner, body: { SEARCH_ID } })
    expect(await savedSearchesOf(portal, owner)).toMatchObject([{ NEW: 0 }])
    expect((await portal.ask('searchNotices', { as: owner })).body).toMatchObject({ total: 1, UNREAD: 0 })
    expect(await unread(owner)).toBe(0)
  })
})

describe('once and never twice', () => {
  test('runs at the same time, and repeats, tell each hit once', async () => {
    await saveTestSearch(portal, owner, registerSearch('kamboja'), { IND_MAIL: 'Y' })
    for (const name of ['KAMBOJA A', 'KAMBOJA B']) await publishedMark(portal, filer, name)
    await Promise.all([runAlerts(portal), runAlerts(portal), runAlerts(portal)])
    await runAlerts(portal)
    const told = await toldTo(portal, owner)
    expect(
      told
        .join()
        .match(/KAMBOJA [AB]/g)
        ?.toSorted(),
    ).toEqual(['KAMBOJA A', 'KAMBOJA B'])
    expect((await portal.mails()).filter(({ subject }) => subject.includes('Pencarian saya')).length).toBeGreaterThan(0)
  })

  test('a run that ends after the hits were kept and before the changes were removed is repeated without a second message', async () => {
    const searchId = await saveTestSearch(portal, owner, registerSearch('melati'))
    await publishedMark(portal, filer, 'MELATI')
    const [news] = await listNews(portal.db, 10)
    if (!news) throw new Error('no news')
    await insertHits(
      portal.db,
      [{ searchId, applicationId: news.applicationId, changeNbr: 0 }],
      portal.services.clock(),
    )
    await tellHits(services(), portal.services.clock())
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: MELATI'])
  })

  test('a message whose mail cannot be queued is not written, and is sent by the next run', async () => {
    await saveTestSearch(portal, owner, registerSearch('cempaka'), { IND_MAIL: 'Y' })
    await publishedMark(portal, filer, 'CEMPAKA')
    await findHits(services(), portal.services.clock())
    const jobs = { ...portal.services.jobs, enqueue: () => Promise.reject(new Error('killed')) }
    expect(await tellHits({ ...services(), jobs }, portal.services.clock())).toBe(0)
    expect(await toldTo(portal, owner)).toEqual([])
    await runAlerts(portal)
    expect(await toldTo(portal, owner)).toEqual(['Pencarian saya: CEMPAKA'])
  })
})
