import { workflows } from '@saki/catalogue'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ownerAlone } from '../../access.ts'
import { act, seedNumbered, seedReceipt, type NumberedTestCase } from '../../testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { inboxKeysQuery } from './inbox.sql.ts'
import { subjectOf } from './subjects.ts'

const NOW = '2026-03-02T03:00:00Z'
const at = (day: string) => new Date(`${day}T04:00:00Z`)

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())

/** An applicant with one paid case and a deficiency letter. */
async function withLetter(): Promise<{ owner: TestActor; own: NumberedTestCase }> {
  portal.setNow(NOW)
  const owner = await portal.register()
  const own = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
  await seedReceipt(portal.db, own, new Date(NOW))
  await act(portal.db, own.process, {
    action: 'ask_correction',
    role: 'office',
    now: at('2026-03-02'),
    notes: 'Gambar 3 buram.',
  })
  return { owner, own }
}
const keyOf = (own: NumberedTestCase, actionNbr: number) => ({
  proc_typ: own.process.procTyp,
  proc_nbr: own.process.procNbr,
  action_nbr: actionNbr,
})
const unread = async (as: TestActor) =>
  (await portal.ask('getInboxUnreads', { params: { userId: as.userId }, as })).body[0]?.TOTAL
const read = (as: TestActor, params: unknown, status: unknown = 'Y') =>
  portal.ask('inboxUpdateIsRead', { body: { params, status }, as })

describe('getInbox', () => {
  test('lists items newest first with meaning, task, deadline and consequence', async () => {
    const { owner, own } = await withLetter()
    const { body } = await portal.ask('getInbox', { as: owner })
    expect(body).toMatchObject({ total: 2, page: 1, size: 10 })
    expect(body.data[0]).toMatchObject({
      INBOX_ID: `3-${own.process.procNbr}-2`,
      PATENT_ID: own.patentId,
      SUBJECT: 'Permohonan Anda perlu dilengkapi',
      DUE_DATE: '2026-06-02',
      DAYS_LEFT: 92,
      SEVERITY: 'ACTION',
      STATUS: 'N',
      READ_AT: null,
      HAS_DOC: 'N',
    })
    expect(body.data[0]?.BODY_TEXT).toContain('Gambar 3 buram.')
    expect(body.data[0]?.TODO_TEXT).not.toBe('')
    expect(body.data[0]?.CONSEQUENCE).not.toBe('')
    expect(body.data[1]).toMatchObject({
      SUBJECT: `Pembayaran diterima, Nomor Permohonan ${own.patentId}`,
      SEVERITY: 'INFO',
      DUE_DATE: null,
      TODO_TEXT: '',
      CONSEQUENCE: '',
      HAS_DOC: 'Y',
    })
  })

  test('texts are in the reader’s language', async () => {
    const { owner, own } = await withLetter()
    const { body } = await portal.ask('getInbox', { as: owner, headers: { 'accept-language': 'ar' } })
    expect(body.data[1]?.BODY_TEXT).toMatch(/2 مارس 2026/)
    expect(body.data[1]?.SUBJECT).toBe(say('ar', 'inbox:subject.paymentReceived', { number: own.patentId }))
  })

  test.each([
    ['2026-05-26', 'URGENT', 7],
    ['2026-06-02', 'URGENT', 0],
    ['2026-06-03', 'OVERDUE', -1],
  ])('on %s the letter is %s', async (day, severity, left) => {
    const { owner } = await withLetter()
    await sql`update session set expires_at = '2027-01-01', created_at = ${at(day)} where user_id = ${owner.userId}`.execute(
      portal.db,
    )
    portal.setNow(at(day).toISOString())
    const { body } = await portal.ask('getInbox', { as: owner })
    expect(body.data[0]).toMatchObject({ SEVERITY: severity, DAYS_LEFT: left })
  })

  test('reading leaves the deadline open; answering closes it', async () => {
    const { owner, own } = await withLetter()
    await read(owner, keyOf(own, 2))
    expect((await portal.ask('getInbox', { as: owner })).body.data[0]).toMatchObject({
      STATUS: 'Y',
      SEVERITY: 'ACTION',
      DUE_DATE: '2026-06-02',
    })
    await act(portal.db, own.process, {
      action: 'answer_correction',
      role: 'applicant',
      actorId: owner.userId,
      now: at('2026-03-02'),
    })
    expect((await portal.ask('getInbox', { as: owner })).body.data[0]).toMatchObject({
      STATUS: 'Y',
      SEVERITY: 'INFO',
      DUE_DATE: null,
      CONSEQUENCE: '',
    })
  })

  test('filters: unread, waiting for an answer, kind, case, deadline; pages', async () => {
    const { owner, own } = await withLetter()
    await seedNumbered(portal.db, { ownerId: owner.userId, now: at('2026-03-02') })
    await read(owner, keyOf(own, 1))
    const count = async (query: Record<string, string | number>) =>
      (await portal.ask('getInbox', { query, as: owner })).body.total
    expect(await count({})).toBe(3)
    expect(await count({ unread: 'Y' })).toBe(2)
    expect(await count({ unread: 'N' })).toBe(1)
    expect(await count({ action: 'Y' })).toBe(1)
    expect(await count({ action: 'N' })).toBe(2)
    expect(await count({ action_typ: 'PAY' })).toBe(2)
    expect(await count({ action_typ: 'REG' })).toBe(0)
    expect(await count({ file: own.patentId })).toBe(2)
    expect(await count({ file: 'A00209999999' })).toBe(0)
    expect(await count({ due_before: '2026-06-02' })).toBe(1)
    expect(await count({ due_before: '2026-06-01' })).toBe(0)
    const second = await portal.ask('getInbox', { query: { page: 2, size: 2 }, as: owner })
    expect(second.body).toMatchObject({ total: 3, page: 2, size: 2 })
    expect(second.body.data).toHaveLength(1)
    expect(
      (await portal.ask('getInboxByAB', { params: { userId: owner.userId, page: 1 }, as: owner })).body.data,
    ).toHaveLength(3)
  })

  test('another’s user id answers 404, as an unknown one does', async () => {
    const [{ owner }, other] = [await withLetter(), await portal.register()]
    const asked = await Promise.all([
      portal.ask('getInbox', { query: { user_id: owner.userId }, as: other }),
      portal.ask('getInboxByAB', { params: { userId: owner.userId, page: 1 }, as: other }),
      portal.ask('getInboxUnreads', { params: { userId: owner.userId }, as: other }),
      portal.ask('getInboxUnreads', { params: { userId: 2_000_000_000 }, as: other }),
    ])
    expect(asked.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await portal.ask('getInbox', { as: other })).body.total).toBe(0)
  })
})

describe('getInboxUnreads', () => {
  test('counts, and an unchanged count answers 304', async () => {
    const { owner, own } = await withLetter()
    const first = await portal.ask('getInboxUnreads', { params: { userId: owner.userId }, as: owner })
    expect(first.body).toEqual([{ TOTAL: 2 }])
    const ask = () =>
      portal.ask('getInboxUnreads', {
        params: { userId: owner.userId },
        as: owner,
        headers: { 'if-none-match': String(first.headers['etag']) },
      })
    expect((await ask()).status).toBe(304)
    await read(owner, keyOf(own, 1))
    expect(await ask()).toMatchObject({ status: 200, body: [{ TOTAL: 1 }] })
  })
})

test('a page of unread letters is read by the index inbox_unread', async () => {
  const reader = ownerAlone((await portal.register()).userId)
  const now = portal.services.clock()
  const filter = { reader, unread: true, page: 1, size: 10, now, today: legalDateOf(now) }
  const { rows } = await transact(portal.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<Record<string, string>>`explain ${inboxKeysQuery(filter, 1).query}`.execute(tx)
  })
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('inbox_unread')
})

describe('inboxUpdateIsRead', () => {
  test('a later reading does not change the time of the first', async () => {
    const { owner, own } = await withLetter()
    expect((await read(owner, keyOf(own, 2))).body).toEqual({ err: '', TOTAL: 1 })
    const first = (await portal.ask('getInbox', { as: owner })).body.data[0]?.READ_AT
    portal.setNow('2026-03-02T05:00:00Z')
    expect((await read(owner, keyOf(own, 2))).body).toEqual({ err: '', TOTAL: 1 })
    expect((await portal.ask('getInbox', { as: owner })).body.data[0]?.READ_AT).toBe(first)
    expect(first).toBe(new Date(NOW).toISOString())
  })

  test('refuses the status N, another’s user id, another’s item and an unknown item', async () => {
    const [{ owner, own }, other] = [await withLetter(), await portal.register()]
    expect((await read(owner, keyOf(own, 2), 'N')).status).toBe(422)
    expect((await read(owner, { ...keyOf(own, 2), user_id: other.userId })).status).toBe(422)
    expect((await read(other, keyOf(own, 2))).status).toBe(404)
    expect((await read(owner, keyOf(own, 99))).status).toBe(404)
    expect(await unread(owner)).toBe(2)
  })
})

describe('getMasterActionType', () => {
  test('lists the actions of designs, and none for a file type without a workflow', async () => {
    const as = await portal.register()
    const designs = await portal.ask('getMasterActionType', { query: { FILE_TYP: 'A' }, as })
    expect(designs.body).toContainEqual({
      ACTION_TYP: 'PAY',
      ACTION_TYPE_NAME: 'Pembayaran diterima',
      ACTION_TYPE_GROUP: 'SYSTEM',
      FILE_TYP: 'A',
    })
    expect((await portal.ask('getMasterActionType', { query: { FILE_TYP: 'Q' }, as })).body).toEqual([])
  })
})

test('every action that reaches an inbox has a subject, and only designs mention designs in it', () => {
  const deliveries = workflows.flatMap((flow) =>
    Object.entries<Action<TextKey>>(flow.actions)
      .filter(([, action]) => action.notifies)
      .map(([key, action]) => [flow.id, key, say('id', subjectOf(flow.id, key) ?? action.text, {})] as const),
  )
  expect(deliveries.length).toBeGreaterThan(40)
  expect(deliveries.filter(([, , subject]) => subject.trim() === '')).toEqual([])
  expect(subjectOf('request-paid', 'refuse')).toBeUndefined()
  expect(deliveries.filter(([flow, , subject]) => flow !== 'design-registration' && /desain/i.test(subject))).toEqual(
    [],
  )
})
