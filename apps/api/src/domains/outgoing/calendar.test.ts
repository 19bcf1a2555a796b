import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { takeOfficeAction, withDeficiency } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())

async function subscribe(as: TestActor): Promise<string> {
  await sql`update session set expires_at = '2027-12-31' where user_id = ${as.userId}`.execute(portal.db)
  const { body } = await portal.ask('calendarMake', { as })
  return body.URL.split('/').at(-1) ?? ''
}
const fetchIcs = (file: string, headers: Record<string, string> = {}) =>
  portal.ask('calendarFeed', { params: { file }, headers })
/** The entries of a feed, each as its unfolded lines. */
async function entries(file: string): Promise<string[][]> {
  const text = String((await fetchIcs(file)).body).replaceAll('\r\n ', '')
  return text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((entry) => entry.split('\r\n'))
}
const line = (entry: string[] | undefined, name: string) =>
  entry?.find((each) => each.startsWith(`${name}:`) || each.startsWith(`${name};`))

describe('the calendar of deadlines', () => {
  test('open deadlines are whole-day entries in the reader’s language, without title or notes; unchanged answers 304', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const own = await withDeficiency(portal, owner)
    const file = await subscribe(owner)
    const answer = await fetchIcs(file)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(String(answer.body)).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(String(answer.body)).not.toContain('Botol lipat')
    expect(String(answer.body)).not.toContain('buram')
    const [entry] = await entries(file)
    expect(line(entry, 'DTSTART')).toBe('DTSTART;VALUE=DATE:20260602')
    expect(line(entry, 'SUMMARY')).toBe(`SUMMARY:Batas: Permohonan Anda perlu dilengkapi · ${own.patentId}`)
    expect(line(entry, 'UID')).toMatch(new RegExp(`^UID:3-${own.process.procNbr}-2@`))
    const tag = String(answer.headers['etag'])
    expect((await fetchIcs(file, { 'if-none-match': tag })).status).toBe(304)
    expect((await fetchIcs(file, { 'if-none-match': `W/${tag}` })).status).toBe(304)
    portal.setNow('2026-03-03T03:00:00Z')
    expect((await fetchIcs(file, { 'if-none-match': tag })).status).toBe(304)
    await sql`update app_user set locale = 'en' where user_id = ${owner.userId}`.execute(portal.db)
    const [english] = await entries(file)
    expect(line(english, 'SUMMARY')).toMatch(new RegExp(`^SUMMARY:Due: .+ · ${own.patentId}$`))
  })

  test('a moved deadline keeps its UID and gets a higher sequence; answered it is cancelled, and after 90 days removed', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const own = await withDeficiency(portal, owner)
    const file = await subscribe(owner)
    const [first] = await entries(file)
    await takeOfficeAction(portal, own.process, { action: 'extend_correction', role: 'applicant' })
    const [moved] = await entries(file)
    expect(line(moved, 'UID')).toBe(line(first, 'UID'))
    expect(line(moved, 'DTSTART')).not.toBe(line(first, 'DTSTART'))
    expect([line(first, 'SEQUENCE'), line(moved, 'SEQUENCE')]).toEqual(['SEQUENCE:0', 'SEQUENCE:1'])
    await takeOfficeAction(portal, own.process, { action: 'answer_correction', role: 'applicant' })
    const [answered] = await entries(file)
    expect(line(answered, 'UID')).toBe(line(first, 'UID'))
    expect([line(answered, 'STATUS'), line(answered, 'SEQUENCE')]).toEqual(['STATUS:CANCELLED', 'SEQUENCE:2'])
    portal.setNow('2026-05-31T03:00:00Z')
    expect(await entries(file)).toHaveLength(1)
    portal.setNow('2026-05-31T03:00:01Z')
    expect(await entries(file)).toEqual([])
  })

  test('a consultant’s calendar contains the clients’ deadlines until the mandate ends', async () => {
    portal.setNow(NOW)
    const [owner, agent] = [await portal.register(), await makeConsultant(portal)]
    const MANDATE_ID = await giveTestMandate(portal, owner, agent)
    await withDeficiency(portal, owner)
    const file = await subscribe(agent)
    expect(await entries(file)).toHaveLength(1)
    await portal.ask('endMandate', { body: { MANDATE_ID }, as: owner })
    expect(await entries(file)).toEqual([])
  })

  test('the secret of the address is stored as a hash; a replaced or ended address and that of a closed account answer 404', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const [old, file] = [await subscribe(owner), await subscribe(owner)]
    expect((await fetchIcs(old)).status).toBe(404)
    expect((await fetchIcs(file)).status).toBe(200)
    const { rows } = await sql<{ text: string }>`select calendar_feed::text as text from calendar_feed`.execute(
      portal.db,
    )
    expect(rows.some((row) => row.text.includes(file.slice(0, -4)))).toBe(false)
    await sql`update app_user set status = 'closed' where user_id = ${owner.userId}`.execute(portal.db)
    expect((await fetchIcs(file)).status).toBe(404)
    await sql`update app_user set status = 'active' where user_id = ${owner.userId}`.execute(portal.db)
    expect((await portal.ask('calendar', { as: owner })).body.ACTIVE).toBe('Y')
    await portal.ask('calendarEnd', { as: owner })
    expect((await fetchIcs(file)).status).toBe(404)
    expect((await portal.ask('calendar', { as: owner })).body).toEqual({ ACTIVE: 'N', CREATED_AT: null })
    expect((await fetchIcs(`${'a'.repeat(43)}.ics`)).status).toBe(404)
    expect((await fetchIcs('short.ics')).status).toBe(400)
  })
})

describe('further mailboxes', () => {
  const add = (as: TestActor, ADDRESS: string) => portal.ask('mailsAddAddress', { as, body: { ADDRESS } })
  const codeTo = async (address: string) =>
    (await portal.mails()).find((mail) => mail.to_address === address)?.body.match(/\n([0-9A-Z-]{14})\n/)?.[1] ?? ''

  test('confirmed mailboxes get a letter’s mail, unconfirmed and other ones do not; the account’s own cannot be removed', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const [second, third] = [`dua.${owner.email}`, `tiga.${owner.email}`]
    for (const address of [second, third]) expect((await add(owner, address)).status).toBe(200)
    const CODE = (await codeTo(second)).toLowerCase()
    expect((await portal.ask('mailsConfirmAddress', { as: owner, body: { ADDRESS: second, CODE } })).status).toBe(200)
    const { patentId } = await withDeficiency(portal, owner)
    const letters = (await portal.mails()).filter((mail) => mail.kind === 'letter' && mail.body.includes(patentId))
    expect(letters.map((mail) => mail.to_address).toSorted()).toEqual([owner.email, second].toSorted())
    expect((await portal.ask('mailsRemoveAddress', { as: owner, body: { ADDRESS: owner.email } })).status).toBe(404)
    expect((await portal.ask('mailsRemoveAddress', { as: owner, body: { ADDRESS: second } })).status).toBe(200)
    expect((await portal.ask('mailsAddresses', { as: owner })).body.map((box) => box.ADDRESS)).toEqual([
      owner.email,
      third,
    ])
  })

  test('an account has five mailboxes at most and its own only once; a code is valid for one mailbox of one account for seven days', async () => {
    portal.setNow(NOW)
    const [owner, other] = [await portal.register(), await portal.register()]
    const address = (n: number) => `kotak${n}.${owner.email}`
    for (const n of [1, 2, 3, 4]) expect((await add(owner, address(n))).status).toBe(200)
    expect((await add(owner, address(5))).status).toBe(422)
    expect((await add(owner, owner.email.toUpperCase())).status).toBe(422)
    const CODE = await codeTo(address(1))
    const confirm = (as: TestActor, ADDRESS: string) =>
      portal.ask('mailsConfirmAddress', { as, body: { ADDRESS, CODE } })
    await add(other, address(1))
    expect((await confirm(owner, address(2))).status).toBe(422)
    expect((await confirm(other, address(1))).status).toBe(422)
    await sql`update session set expires_at = '2027-12-31'`.execute(portal.db)
    portal.setNow('2026-03-09T02:59:59Z')
    expect((await confirm(owner, address(1))).status).toBe(200)
    portal.setNow('2026-03-09T03:00:01Z')
    const late = { ADDRESS: address(3), CODE: await codeTo(address(3)) }
    expect((await portal.ask('mailsConfirmAddress', { as: owner, body: late })).status).toBe(422)
  })

  test('only the account changes its mailboxes, and every mailbox in use before gets a mail about the change', async () => {
    portal.setNow(NOW)
    const owner = await portal.register()
    const second = `dua.${owner.email}`
    const mailed = async () =>
      (await portal.mails())
        .filter(({ kind, to_address }) => kind.startsWith('address') && to_address.includes(owner.email))
        .map(({ kind, to_address }) => [kind, to_address])
        .toSorted()
    await add(owner, second)
    const asked = [['addressConfirm', second]]
    const wrong = await portal.ask('mailsConfirmAddress', {
      as: owner,
      body: { ADDRESS: second, CODE: 'ABCDEFGHJKLM' },
    })
    expect([wrong.status, await mailed()]).toEqual([422, asked])
    const CODE = await codeTo(second)
    await portal.ask('mailsConfirmAddress', { as: owner, body: { ADDRESS: second, CODE } })
    const added = [['addressAdded', owner.email], ...asked]
    expect(await mailed()).toEqual(added)
    await subscribe(owner)
    const stranger = await portal.register()
    const foreign = await portal.ask('mailsRemoveAddress', { as: stranger, body: { ADDRESS: second } })
    expect([foreign.status, await mailed()]).toEqual([404, added])
    await portal.ask('mailsRemoveAddress', { as: owner, body: { ADDRESS: second } })
    const removed = [owner.email, second].toSorted().map((address) => ['addressRemoved', address])
    expect(await mailed()).toEqual([...added, ...removed])
    // The account's own address still gets letters after a calendar was made and a mailbox removed.
    await withDeficiency(portal, owner)
    const letters = (await portal.mails()).filter(
      ({ kind, to_address }) => kind === 'letter' && to_address.includes(owner.email),
    )
    expect(letters.map(({ to_address }) => to_address)).toEqual([owner.email])
  })
})
