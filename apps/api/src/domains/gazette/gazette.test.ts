import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { lockSeries } from '../../gazetteNumbers.sql.ts'
import { closeDueIssues } from '../../jobs/closeIssues.ts'
import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { servicesOf, takeOfficeAction } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { isJournalClosed } from '../workflow/officeWork.sql.ts'
import { finishIssue } from './finishIssue.ts'

let portal: TestPortal
let sari: TestActor
let officer: TestActor
/** A Monday; designs appear on Wednesdays, at the latest three months after filing. */
const BEGUN = '2026-03-02T05:00:00Z'
beforeAll(async () => {
  portal = await startTestPortal({ now: BEGUN })
  sari = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

const filed = (title: string, at = BEGUN) => seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(at), title })
const queue = (cases: NumberedTestCase[], IND_QUEUED: 'Y' | 'N' = 'Y') =>
  portal.ask('officeGazetteQueue', {
    as: officer,
    key: randomUUID(),
    body: { PATENT_IDS: cases.map(({ patentId }) => patentId), IND_QUEUED },
  })
const backlog = async () =>
  (await portal.ask('officeGazetteBacklog', { as: officer, query: { right: 'D', size: '100' } })).body
const close = () => portal.ask('officeGazetteClose', { as: officer, key: randomUUID(), body: { RIGHT: 'D' } })
const finish = (code: string) => finishIssue(servicesOf(portal), code)
const publicationOf = async ({ applicationId }: NumberedTestCase) => {
  const { rows } = await sql<{ day: string | null; code: string | null; state: string; due: string | null }>`
    select a.publication_date as day, a.journal_code as code, p.state, p.due_date as due
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_id = ${applicationId}`.execute(portal.db)
  return rows[0]
}
async function on(iso: string): Promise<void> {
  portal.setNow(iso)
  officer = await portal.office()
}

test('queued cases are published together, with the date of the issue, from which the time for objections runs', async () => {
  const [one, two] = [await filed('Kursi O0 B8 l1 lipat'), await filed('Lampu baca')]
  expect((await queue([two, one])).body).toMatchObject({ DONE: 2, REFUSED: [] })
  expect(await publicationOf(one)).toMatchObject({ day: null, state: 'administrative_check' })
  expect(await backlog()).toMatchObject({ QUEUED: 2, NEXT_DATE: '2026-03-04' })
  await on('2026-03-03T03:00:00Z')
  const preview = await portal.ask('officeGazettePreview', { as: officer, params: { right: 'D' } })
  expect([preview.status, preview.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  expect(await backlog()).toMatchObject({ QUEUED: 2 })

  const closed = await Promise.all([close(), close()])
  expect(closed.map(({ status }) => status).sort()).toEqual([200, 422])
  const code = closed.find(({ status }) => status === 200)?.body.JOURNAL_CODE ?? ''
  expect(code).toBe('BRDI-01-2026')
  expect((await portal.ask('gazetteIssue', { params: { code } })).status).toBe(404)
  expect(await finish(code)).toMatchObject({ entries: 2 })
  for (const each of [one, two])
    expect(await publicationOf(each)).toEqual({ day: '2026-03-03', code, state: 'publication', due: '2026-06-03' })

  expect((await portal.ask('gazette', {})).body.data).toMatchObject([
    { JOURNAL_CODE: code, NAME: 'BRDI 01/2026', KIND: 'extra', ENTRIES: 2, PUBLICATION_DATE: '2026-03-03' },
  ])
  const pdf = await portal.ask('gazetteIssue', { params: { code } })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  if (process.env['GAZETTE_OUT']) await writeFile(process.env['GAZETTE_OUT'], pdf.bytes)
  const issue = (await portal.ask('officeGazetteIssue', { as: officer, params: { code } })).body
  expect(issue.LIST).toMatchObject([
    { TITLE: 'Kursi O0 B8 l1 lipat', PAGE: 2, ACTION_DATE: '2026-03-03', LAST_DATE: '2026-06-03' },
    { TITLE: 'Lampu baca', PAGE: 2, ACTION_DATE: '2026-03-03', LAST_DATE: '2026-06-03' },
  ])
  expect(JSON.stringify(issue)).not.toMatch(/Kasongan|3402116407900003|sari@|0812/)
})

test('the next issue shows its entries as printed, page by page, and goes on waiting', async () => {
  const cases = [await filed('Vas satu'), await filed('Vas dua'), await filed('Vas tiga')]
  const next = async (page = 1) =>
    (await portal.ask('officeGazetteNext', { as: officer, params: { right: 'D' }, query: { page, size: 2 } })).body
  const waiting = async (queued: 'Y' | 'N') =>
    (await portal.ask('officeGazetteBacklog', { as: officer, query: { right: 'D', queued, size: '100' } })).body
  expect(await next()).toMatchObject({ NAME: null, data: [], total: 0, LACKING: 0 })
  await queue(cases)
  expect(await next()).toMatchObject({
    NAME: 'BRDI 02/2026',
    KIND: 'regular',
    PUBLICATION_DATE: '2026-03-04',
    total: 3,
    LACKING: 0,
    data: [
      { TITLE: 'Vas satu', KIND: 'PUBLICATION', IND_QUEUED: 'Y', LACKS: [] },
      { TITLE: 'Vas dua', KIND: 'PUBLICATION' },
    ],
  })
  const last = (await next(2)).data
  expect(last.map(({ TITLE }) => TITLE)).toEqual(['Vas tiga'])
  // Three months from the issue of 4 March, UU 31/2000 art. 25 and 26.
  expect(last[0]?.UNTIL).toMatch(/4 (Juni|June|يونيو) 2026/)
  expect(JSON.stringify(last)).not.toMatch(/Kasongan|3402116407900003|sari@|0812/)
  expect((await waiting('Y')).data.map(({ TITLE }) => TITLE)).toEqual(['Vas satu', 'Vas dua', 'Vas tiga'])
  expect((await waiting('Y')).total + (await waiting('N')).total).toBe((await backlog()).total)
  expect((await waiting('N')).data.filter(({ IND_QUEUED }) => IND_QUEUED === 'Y')).toEqual([])
  await queue(cases, 'N')
})

test('the next issue is shown while another transaction makes an issue of its series', async () => {
  const one = await filed('Vas yang menunggu')
  await queue([one])
  const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const making = transact(portal.db, async (tx) => {
    await lockSeries(tx, 'D')
    locked.resolve()
    await ended.promise
  })
  await locked.promise
  try {
    const of = { as: officer, params: { right: 'D' } }
    expect((await portal.ask('officeGazetteNext', { ...of, query: {} })).body).toMatchObject({ total: 1 })
    expect((await portal.ask('officeGazettePreview', of)).status).toBe(200)
  } finally {
    ended.resolve()
    await making
    await queue([one], 'N')
  }
})

test('an issue with an entry that lacks something is not closed by hand, and nothing is taken from the queue', async () => {
  const [whole, bare] = [await filed('Nampan utuh'), await filed('Nampan tanpa kelas')]
  await sql`delete from application_locarno where application_id = ${bare.applicationId}`.execute(portal.db)
  await queue([whole, bare])
  const next = (await portal.ask('officeGazetteNext', { as: officer, params: { right: 'D' }, query: {} })).body
  expect(next.LACKING).toBe(1)
  expect(next.data.map(({ TITLE, LACKS }) => [TITLE, LACKS])).toEqual([
    ['Nampan utuh', []],
    ['Nampan tanpa kelas', ['classes']],
  ])
  expect(await close()).toMatchObject({ status: 422, body: { fields: [{ field: 'RIGHT' }] } })
  expect(await backlog()).toMatchObject({ QUEUED: 2 })
  await queue([bare, whole], 'N')
})

test('the letter names the issue and the page, for a case published at once too', async () => {
  const alone = await filed('Meja sudut')
  await takeOfficeAction(portal, alone.process, { action: 'publish', role: 'office', actorId: officer.userId })
  const { rows } = await sql<{ content: string }>`
    select content::text from letter where letter_typ = 'SPB' order by issued_at, offidoc_nbr`.execute(portal.db)
  expect(rows.map(({ content }) => /BRDI \d+\/2026, halaman \d+/.exec(content)?.[0])).toEqual([
    'BRDI 01/2026, halaman 2',
    'BRDI 01/2026, halaman 2',
    'BRDI 02/2026, halaman 2',
  ])
  expect(await finish('BRDI-02-2026')).toMatchObject({ entries: 1, pages: 2 })
  expect(await publicationOf(alone)).toMatchObject({ day: '2026-03-03', code: 'BRDI-02-2026' })
})

test('a closed issue and its entries cannot be changed, and its publications cannot be undone', async () => {
  const change = (what: string) => sql.raw(what).execute(portal.db)
  for (const what of [
    `update gazette_issue set pages = 9 where journal_code = 'BRDI-01-2026'`,
    `delete from gazette_issue where journal_code = 'BRDI-01-2026'`,
    `update gazette_entry set page = 9 where journal_code = 'BRDI-01-2026'`,
    `delete from gazette_entry where journal_code = 'BRDI-01-2026'`,
  ])
    await expect(change(what), what).rejects.toThrow(/BRDI-01-2026 of the gazette is closed/)
  const { rows } = await sql<{ typ: string; nbr: number; act: number }>`
    select proc_typ as typ, proc_nbr as nbr, action_nbr as act from gazette_entry where journal_code = 'BRDI-01-2026' limit 1`.execute(
    portal.db,
  )
  const [row] = rows
  expect(await isJournalClosed(portal.db, { procTyp: row?.typ ?? '', procNbr: row?.nbr ?? 0 }, row?.act ?? 0)).toBe(
    true,
  )
})

test('a case withdrawn before the issue closes is not in it; one withdrawn while it closes leaves its place empty', async () => {
  const [early, late, kept] = [await filed('Rak satu'), await filed('Rak dua'), await filed('Rak tiga')]
  await queue([early, late, kept])
  const withdraw = (one: NumberedTestCase) =>
    takeOfficeAction(portal, one.process, { action: 'withdraw', role: 'applicant', actorId: sari.userId })
  await withdraw(early)
  const code = (await close()).body.JOURNAL_CODE
  await withdraw(late)
  expect(await finish(code)).toMatchObject({ entries: 1 })
  expect(await publicationOf(early)).toMatchObject({ day: null, code: null, state: 'withdrawn' })
  expect(await publicationOf(late)).toMatchObject({ day: null, code: null, state: 'withdrawn' })
  expect(await publicationOf(kept)).toMatchObject({ day: '2026-03-03', code })
  const { LIST, ENTRIES } = (await portal.ask('officeGazetteIssue', { as: officer, params: { code } })).body
  expect([ENTRIES, LIST.map(({ PATENT_ID, IND_DROPPED }) => [PATENT_ID, IND_DROPPED])]).toEqual([
    1,
    [
      [late.patentId, 'Y'],
      [kept.patentId, 'N'],
    ],
  ])
})

test('an interrupted closing goes on where it stopped, and two at once publish each case once', async () => {
  const cases = [await filed('Botol satu'), await filed('Botol dua'), await filed('Botol tiga')]
  await queue(cases)
  const code = (await close()).body.JOURNAL_CODE
  const services = servicesOf(portal)
  let calls = 0
  const cut = {
    ...services,
    jobs: {
      ...services.jobs,
      enqueue: (...args: Parameters<typeof services.jobs.enqueue>) => {
        if (args[1] === 'make_letter' && ++calls === 2) throw new Error('the power is cut')
        return services.jobs.enqueue(...args)
      },
    },
  }
  await expect(finishIssue(cut as typeof services, code)).rejects.toThrow(/not published/)
  expect((await portal.ask('gazetteIssue', { params: { code } })).status).toBe(404)
  await Promise.all([finish(code), finish(code)])
  const { rows } = await sql<{ acts: number; letters: number }>`
    select (select count(*)::int from process_action t where (t.proc_typ, t.proc_nbr) = (a.proc_typ, a.proc_nbr) and t.action = 'publish') as acts,
           (select count(*)::int from letter l where l.application_id = a.application_id and l.letter_typ = 'SPB') as letters
      from application a where a.application_id = any(${cases.map(({ applicationId }) => applicationId)}::bigint[])`.execute(
    portal.db,
  )
  expect(rows).toEqual(cases.map(() => ({ acts: 1, letters: 1 })))
  expect((await portal.ask('gazetteIssue', { params: { code } })).status).toBe(200)
})

test('the scheduler closes the weekly issue on its day, once, and an extra one so that no last day is missed', async () => {
  await on('2026-03-10T03:00:00Z')
  const weekly = await filed('Cangkir', '2026-03-05T05:00:00Z')
  await queue([weekly])
  const run = () => closeDueIssues(servicesOf(portal), portal.services.clock())
  expect(await run()).toEqual([])
  expect(await publicationOf(weekly)).toMatchObject({ day: null })
  await on('2026-03-11T00:30:00Z')
  expect(await run()).toEqual([])
  expect(await publicationOf(weekly)).toMatchObject({ day: '2026-03-11', due: '2026-06-11' })
  const later = await filed('Teko', '2026-03-05T05:00:00Z')
  await queue([later])
  await run()
  expect(await publicationOf(later)).toMatchObject({ day: null })
  await queue([later], 'N')

  // Filed on 5 March: the last day is Friday 5 June, before the Wednesday issue of 10 June.
  await on('2026-06-04T03:00:00Z')
  await queue([later])
  await run()
  expect(await publicationOf(later)).toMatchObject({ day: null })
  await on('2026-06-05T00:10:00Z')
  await run()
  expect(await publicationOf(later)).toMatchObject({ day: '2026-06-05' })
})

test('a correction is an entry of a later issue', async () => {
  const note = 'Tercetak Kursi lipat, seharusnya Kursi lipat kayu.'
  const [entry] = (await portal.ask('officeGazetteIssue', { as: officer, params: { code: 'BRDI-01-2026' } })).body.LIST
  const correct = (PATENT_ID: string) =>
    portal.ask('officeGazetteCorrect', {
      as: officer,
      key: randomUUID(),
      body: { JOURNAL_CODE: 'BRDI-01-2026', PATENT_ID, NOTE: note },
    })
  expect((await correct('A00202699999')).status).toBe(404)
  expect((await correct(entry?.PATENT_ID ?? '')).status).toBe(200)
  expect(await backlog()).toMatchObject({ OTHERS: 1 })
  const code = (await close()).body.JOURNAL_CODE
  await finish(code)
  const { LIST } = (await portal.ask('officeGazetteIssue', { as: officer, params: { code } })).body
  expect(LIST).toMatchObject([{ KIND: 'CORRECTION', PATENT_ID: entry?.PATENT_ID, NOTE: note }])
  expect(await backlog()).toMatchObject({ OTHERS: 0 })
  expect((await close()).status).toBe(422)
})
