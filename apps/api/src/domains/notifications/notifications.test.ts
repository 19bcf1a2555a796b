import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPortal, type Portal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
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
  test('is empty until the office writes something, then tells what is in force, in the language asked', async () => {
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
      },
    ])
    const english = await portal.ask('getNotification', { headers: { 'accept-language': 'en' } })
    expect(english.body[0]?.TITLE).toBe('Pemeliharaan (en)')
  })
})

describe('getNotificationUrl', () => {
  test('answers a page of the portal for an announcement in force and sends nobody anywhere', async () => {
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
