import { randomUUID } from 'node:crypto'

import type { NewAnnouncement } from '@saki/contracts/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { announce as announceByOperator } from '../../operator/announceCommand.ts'
import { makeConsultant } from '../../testing/consultants.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
})
afterAll(() => portal.close())

async function announce(changes: { title?: string; page?: string; from?: string; to?: string } = {}): Promise<number> {
  const title = changes.title ?? 'Pemeliharaan'
  const row = await portal.db
    .insertInto('announcement')
    .values({
      title_id: title,
      title_en: `${title} (en)`,
      title_ar: `${title} (ar)`,
      content_id: '<b>isi</b>',
      content_en: 'content',
      content_ar: 'محتوى',
      level: 'WARNING',
      page: changes.page ?? null,
      made_at: new Date(NOW),
      valid_from: new Date(changes.from ?? '2026-03-01T00:00:00Z'),
      valid_to: changes.to ? new Date(changes.to) : null,
    })
    .returning('announcement_id')
    .executeTakeFirstOrThrow()
  return row.announcement_id
}

describe('getNotification', () => {
  test('is empty at first, then returns announcements in force in the asker’s language', async () => {
    expect((await portal.ask('getNotification')).body).toEqual([])
    const ID = await announce()
    await announce({ title: 'Nanti', from: '2026-03-02T03:00:01Z' })
    await announce({ title: 'Lewat', to: NOW })
    expect((await portal.ask('getNotification')).body).toEqual([
      {
        ID,
        TITLE: 'Pemeliharaan',
        CONTENT: '<b>isi</b>',
        VALID_FROM: '2026-03-01T00:00:00.000Z',
        VALID_TO: null,
        LEVEL: 'WARNING',
        IND_PAGE: 'N',
      },
    ])
    const english = await portal.ask('getNotification', { headers: { 'accept-language': 'en' } })
    expect(english.body[0]?.TITLE).toBe('Pemeliharaan (en)')
  })
})

describe('getNotificationUrl', () => {
  test('returns a path of the portal for an announcement in force, without a redirect', async () => {
    const withPage = await announce({ page: '/viewer/user-manual' })
    const without = await announce()
    const answer = await portal.ask('getNotificationUrl', { query: { content: withPage } })
    expect(answer).toMatchObject({ status: 200, body: { URL: '/viewer/user-manual' } })
    expect(answer.headers['location']).toBeUndefined()
    expect((await portal.ask('getNotificationUrl', { query: { content: without } })).status).toBe(404)
    expect((await portal.ask('getNotificationUrl', { query: { content: 999_999 } })).status).toBe(404)
  })

  test.each(['https://jahat.example/', '//jahat.example', 'javascript:alert(1)', '/inbox'])(
    'does not take an address: %s',
    async (content) => {
      expect((await portal.ask('getNotificationUrl', { query: { content } })).status).toBe(400)
    },
  )

  test.each(['https://jahat.example', '//jahat.example', '/\\jahat.example'])(
    'the table keeps no other address: %s',
    async (page) => {
      await expect(announce({ page })).rejects.toThrow(/check constraint/)
    },
  )
})

const made = (changes: Partial<NewAnnouncement> = {}) => ({
  LEVEL: 'OUTAGE' as const,
  AUDIENCE: 'ALL' as const,
  TITLE_ID: 'Gangguan pembayaran',
  TITLE_EN: 'Payments disturbed',
  TITLE_AR: 'تعطل الدفع',
  CONTENT_ID: 'Bank belum dapat menerima pembayaran.',
  CONTENT_EN: 'Banks cannot take payments yet.',
  CONTENT_AR: 'لا تستقبل البنوك الدفعات بعد.',
  PAGE: '/inbox',
  VALID_FROM: '2026-03-02T02:00:00Z',
  VALID_TO: '2026-03-02T09:00:00Z',
  ...changes,
})

describe('announcements of the office', () => {
  const officers: Awaited<ReturnType<TestPortal['office']>>[] = []
  const send = async (changes: Partial<NewAnnouncement> = {}) => {
    officers[0] ??= await portal.office()
    return portal.ask('officeAnnounce', { as: officers[0], key: randomUUID(), body: made(changes) })
  }
  const titles = async (as?: Awaited<ReturnType<TestPortal['register']>>) =>
    (await portal.ask('getNotification', as ? { as } : {})).body.map(({ TITLE }) => TITLE)

  test('an officer’s announcement is read with and without a session, has its page, and disappears when ended', async () => {
    const { body } = await send({ TITLE_ID: 'Sampai diakhiri', VALID_TO: null })
    const sari = await portal.register()
    expect(await titles()).toContain('Sampai diakhiri')
    expect(await titles(sari)).toContain('Sampai diakhiri')
    expect((await portal.ask('getNotificationUrl', { query: { content: body.ID } })).body).toEqual({ URL: '/inbox' })
    const end = { as: officers[0], key: randomUUID(), body: { ID: body.ID } }
    expect((await portal.ask('officeAnnouncementEnd', end)).status).toBe(200)
    expect(await titles(sari)).not.toContain('Sampai diakhiri')
    const row = (await portal.ask('officeAnnouncements', { as: officers[0] })).body.ROWS.find(
      ({ ID }) => ID === body.ID,
    )
    expect(row).toMatchObject({ STATE: 'ENDED', ENDED_AT: new Date(NOW).toISOString() })
    expect(row?.MADE_BY).toBe(row?.ENDED_BY)
    expect(row?.MADE_BY).not.toBe('')
  })

  test('is returned to its audience only', async () => {
    const [sari, agent] = [await portal.register(), await makeConsultant(portal)]
    await send({ TITLE_ID: 'Untuk pemohon', AUDIENCE: 'APPLICANTS' })
    await send({ TITLE_ID: 'Untuk konsultan', AUDIENCE: 'CONSULTANTS' })
    const meant = (found: string[]) => found.filter((title) => title.startsWith('Untuk ')).toSorted()
    expect(meant(await titles())).toEqual([])
    expect(meant(await titles(sari))).toEqual(['Untuk pemohon'])
    expect(meant(await titles(agent))).toEqual(['Untuk konsultan'])
  })

  test.each([
    ['another address', { PAGE: 'https://jahat.example/inbox' }],
    ['an address without a scheme', { PAGE: '//jahat.example/inbox' }],
    ['a script', { PAGE: 'javascript:alert(1)' }],
    ['a path of the API', { PAGE: '/api/logout' }],
    ['an end before its beginning', { VALID_TO: '2026-03-01T00:00:00Z' }],
    ['an empty text in one language', { CONTENT_AR: ' ' }],
  ])('%s is refused', async (_says, changes) => {
    expect((await send(changes)).status).toBe(422)
  })

  test('one made by the operator from a file is shown with its maker; a wrong file is refused naming the field', async () => {
    const id = await announceByOperator(portal.db, JSON.stringify(made({ TITLE_ID: 'Dari operator' })), new Date(NOW))
    expect(await titles()).toContain('Dari operator')
    officers[0] ??= await portal.office()
    const rows = (await portal.ask('officeAnnouncements', { as: officers[0] })).body.ROWS
    expect(rows.find(({ ID }) => ID === id)?.MADE_BY).toMatch(/^operator /)
    const wrong = JSON.stringify(made({ PAGE: 'https://jahat.example' }))
    await expect(announceByOperator(portal.db, wrong, new Date(NOW))).rejects.toThrow(/PAGE/)
  })
})
