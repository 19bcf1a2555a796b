import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { letterCases } from '../../testing/letterCases.ts'
import { takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())

type Letter = Awaited<ReturnType<typeof withDeficiency>>
const keyOf = ({ process, actionNbr }: Letter) => ({
  proc_typ: process.procTyp,
  proc_nbr: process.procNbr,
  action_nbr: actionNbr,
})
const unread = async (as: TestActor) =>
  (await portal.ask('getInboxUnreads', { params: { userId: as.userId }, as })).body[0]?.TOTAL
const read = (as: TestActor, letter: Letter) =>
  portal.ask('inboxUpdateIsRead', { body: { params: keyOf(letter), status: 'Y' }, as })
const setUnread = (as: TestActor, letter: Letter) =>
  portal.ask('inboxSetUnread', { body: { params: keyOf(letter) }, as })
const item = async (as: TestActor, letter: Letter) => {
  const query = { item: `${letter.process.procTyp}-${letter.process.procNbr}-${letter.actionNbr}` }
  const { body } = await portal.ask('getInbox', { query, as })
  expect(body.total).toBe(1)
  const [found] = body.data
  if (!found) throw new Error('no such item')
  return found
}

describe('unread counts and readers', () => {
  test('listing marks nothing read; a colleague’s reading is shown and marks only the colleague’s item', async () => {
    const [owner, agent] = [await portal.register(), await makeConsultant(portal)]
    await giveTestMandate(portal, owner, agent)
    const letter = await withDeficiency(portal, owner)
    for (const _again of [1, 2]) await portal.ask('getInbox', { as: owner })
    await portal.ask('getInboxByAB', { params: { userId: owner.userId, page: 1 }, as: owner })
    expect([await unread(owner), await unread(agent)]).toEqual([2, 2])
    portal.setNow('2026-03-02T04:00:00.000Z')
    await read(agent, letter)
    expect([await unread(owner), await unread(agent)]).toEqual([2, 1])
    expect(await item(owner, letter)).toMatchObject({
      STATUS: 'N',
      READ_AT: null,
      FIRST_READ_AT: '2026-03-02T04:00:00.000Z',
      READERS: [
        { USER_ID: agent.userId, READ_AT: '2026-03-02T04:00:00.000Z' },
        { USER_ID: owner.userId, READ_AT: null },
      ],
    })
    portal.setNow(NOW)
  })

  test('a reader can set an item unread; the first reading is kept, and the database refuses to delete it', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    await read(owner, letter)
    expect((await setUnread(owner, letter)).body).toEqual({ err: '', TOTAL: 2 })
    expect(await item(owner, letter)).toMatchObject({ STATUS: 'N', READ_AT: NOW })
    portal.setNow('2026-03-02T05:00:00.000Z')
    expect((await read(owner, letter)).body).toEqual({ err: '', TOTAL: 1 })
    expect(await item(owner, letter)).toMatchObject({ STATUS: 'Y', READ_AT: NOW, FIRST_READ_AT: NOW })
    const forge = sql`update inbox_item set first_read_at = null where user_id = ${owner.userId} and first_read_at is not null`
    await expect(forge.execute(portal.db)).rejects.toThrow(/proof of notice/)
    portal.setNow(NOW)
  })

  test('setting another’s item unread answers 404', async () => {
    const [owner, other] = [await portal.register(), await portal.register()]
    const letter = await withDeficiency(portal, owner)
    expect((await setUnread(other, letter)).status).toBe(404)
  })

  test('a first reading is published to all readers, a repeated one only to its reader', async () => {
    const [owner, agent] = [await portal.register(), await makeConsultant(portal)]
    await giveTestMandate(portal, owner, agent)
    const letter = await withDeficiency(portal, owner)
    const { published } = portal.services.events as unknown as { published: { userId: number; kind: string }[] }
    const publishedFrom = (from: number) => published.slice(from).map((event) => [event.kind, event.userId])
    let from = published.length
    await read(owner, letter)
    expect(publishedFrom(from).toSorted()).toEqual(
      [
        ['inbox', owner.userId],
        ['inbox', agent.userId],
      ].toSorted(),
    )
    from = published.length
    await read(owner, letter)
    expect(publishedFrom(from)).toEqual([['inbox', owner.userId]])
  })
})

describe('letters that need action', () => {
  test('a letter waits after it was read, until an answer is received', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    const waiting = async () => (await portal.ask('getInbox', { query: { action: 'Y' }, as: owner })).body.data
    await read(owner, letter)
    expect(await waiting()).toMatchObject([{ ACTION_NBR: letter.actionNbr, STATUS: 'Y', DAYS_LEFT: 92 }])
    await takeOfficeAction(portal, letter.process, { action: 'answer_correction', role: 'applicant' })
    expect(await waiting()).toEqual([])
    expect(await item(owner, letter)).toMatchObject({ TODO_TEXT: '', DUE_DATE: null, SEVERITY: 'INFO' })
  })

  test('after an extension only its item waits, with the new deadline', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    const { actionNbr, dueDate } = await takeOfficeAction(portal, letter.process, {
      action: 'extend_correction',
      role: 'applicant',
    })
    const { body } = await portal.ask('getInbox', { query: { action: 'Y' }, as: owner })
    expect(body.data.map((each) => [each.ACTION_NBR, each.DUE_DATE])).toEqual([[actionNbr, dueDate]])
    expect((await item(owner, letter)).TODO_TEXT).toBe('')
  })

  test('the letter of a frozen case is marked FROZEN and still needs action', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    await sql`update process set frozen_since = '2026-03-02', frozen_by = 'court' where proc_nbr = ${letter.process.procNbr}`.execute(
      portal.db,
    )
    expect(await item(owner, letter)).toMatchObject({ FROZEN: 'Y', SEVERITY: 'ACTION' })
  })

  test('a letter that can be answered has NEXT=ANSWER, a receipt NEXT=NONE', async () => {
    const owner = await portal.register()
    const letter = await withDeficiency(portal, owner)
    expect(await item(owner, letter)).toMatchObject({ NEXT: 'ANSWER', GROUND: 'UU 31/2000 art. 19' })
    const paid = (await portal.ask('getInbox', { as: owner })).body.data.find((each) => each.ACTION_TYP === 'PAY')
    expect(paid).toMatchObject({ NEXT: 'NONE' })
  })
})

test('an unread letter four hundred days old is listed without any filter and by the filter of unread letters', async () => {
  const owner = await portal.register()
  const old = await withDeficiency(portal, owner)
  await sql`update session set expires_at = '2029-01-01' where user_id = ${owner.userId}`.execute(portal.db)
  portal.setNow('2027-04-06T03:00:00.000Z')
  const fresh = await withDeficiency(portal, owner)
  await read(owner, fresh)
  const listed = async (query: { size: number; unread?: 'Y' }) => {
    const { body } = await portal.ask('getInbox', { query, as: owner })
    const found = body.data.find((each) => each.PATENT_ID === old.patentId && each.ACTION_NBR === old.actionNbr)
    return [body.total, found?.STATUS, found?.SENT_AT]
  }
  expect(await listed({ size: 50 })).toEqual([4, 'N', NOW])
  expect(await listed({ size: 50, unread: 'Y' })).toEqual([3, 'N', NOW])
  portal.setNow(NOW)
})

test('words find letters by subject, number, title and note; %, _, \\ and quotes are literal', async () => {
  const owner = await portal.register()
  const letter = await withDeficiency(portal, owner)
  const found = async (q: string) => (await portal.ask('getInbox', { query: { q }, as: owner })).body.total
  expect(await found('perlu dilengkapi')).toBe(1)
  expect(await found(letter.patentId.slice(4))).toBe(2)
  expect(await found('BOTOL')).toBe(2)
  expect(await found('buram')).toBe(1)
  for (const q of ['%', '_', '\\', "'"]) expect(await found(q)).toBe(0)
  expect(await found('BÓTOL')).toBe(2)
  expect(await found('bürâm')).toBe(1)
  expect(await found('pérlu dilengkapi')).toBe(1)
})

test('an unchanged page answers 304, a changed one 200', async () => {
  const owner = await portal.register()
  const letter = await withDeficiency(portal, owner)
  const first = await portal.ask('getInbox', { as: owner })
  const again = () => portal.ask('getInbox', { as: owner, headers: { 'if-none-match': String(first.headers['etag']) } })
  expect(await again()).toMatchObject({ status: 304, body: '' })
  await read(owner, letter)
  expect((await again()).status).toBe(200)
  const notifications = await portal.ask('getNotification', { as: owner })
  const headers = { 'if-none-match': String(notifications.headers['etag']) }
  expect((await portal.ask('getNotification', { as: owner, headers })).status).toBe(304)
})

test('waiting letters of several rights and people are listed by last day, also over several pages', async () => {
  const [owner, agent] = [await portal.register(), await makeConsultant(portal)]
  await giveTestMandate(portal, owner, agent)
  const waiting = async (size: number, page = 1) =>
    (await portal.ask('getInbox', { query: { action: 'Y', size, page }, as: agent })).body
  expect(await waiting(50)).toMatchObject({ data: [], total: 0 })
  const { MARK, SIMPLE_PATENT } = await letterCases(portal, owner)
  await sql`update session set expires_at = '2027-12-31'`.execute(portal.db)
  const asked = { role: 'office', notes: 'Gambar 3 buram.' } as const
  await takeOfficeAction(portal, MARK, { ...asked, action: 'ask_correction' })
  portal.setNow('2026-03-04T03:00:00.000Z')
  await takeOfficeAction(portal, SIMPLE_PATENT, { ...asked, action: 'ask_completeness' })
  portal.setNow('2026-03-06T03:00:00.000Z')
  const design = await withDeficiency(portal, agent)
  const nearestFirst = [MARK, SIMPLE_PATENT, design].map((one) => one.patentId)
  expect((await waiting(50)).data.map((one) => one.PATENT_ID)).toEqual(nearestFirst)
  const pages = [await waiting(2, 1), await waiting(2, 2)]
  expect(pages.flatMap((one) => one.data.map(({ PATENT_ID }) => PATENT_ID))).toEqual(nearestFirst)
  portal.setNow(NOW)
})
