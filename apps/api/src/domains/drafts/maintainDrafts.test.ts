import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { maintainDrafts } from './maintainDrafts.ts'

let portal: TestPortal
let sari: TestActor
const BEGUN = Date.parse('2026-03-02T05:00:00Z')
const after = (days: number) => new Date(BEGUN + days * 86_400_000)

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T05:00:00Z' })
  sari = await portal.register()
})
afterAll(() => portal.close())

async function draft(TITLE: string): Promise<string> {
  const saved = await portal.ask('savePermohonan', {
    as: sari,
    key: randomUUID(),
    body: { FORM_TYP: 'design-filing', TECHNICAL: { TITLE } },
  })
  return saved.body.TEMP_ID
}
const notices = async () => (await portal.mails()).filter(({ kind }) => kind === 'unusedDraft')
const isBinned = async (tempId: string) =>
  (
    await sql<{
      binned: boolean
    }>`select deleted_at is not null as binned from draft where temp_id = ${tempId}`.execute(portal.db)
  ).rows[0]?.binned

test('an unused draft is moved to the bin after a year, after two notices and their full days', async () => {
  const [unused, saved] = [await draft('Teko lama'), await draft('Teko dipakai')]
  await maintainDrafts(portal.services, after(334))
  expect(await notices()).toHaveLength(0)
  // The job did not run for a month: the first notice is late, and everything after it is delayed.
  await maintainDrafts(portal.services, after(364))
  await maintainDrafts(portal.services, after(365))
  const first = await notices()
  expect(first.map(({ subject }) => subject).join()).toMatch(/30.*30/)
  expect(first.find(({ body }) => body.includes(unused))?.body).toContain('Teko lama')
  await sql`update draft set updated_at = ${after(370)} where temp_id = ${saved}`.execute(portal.db)
  await maintainDrafts(portal.services, after(386))
  expect(await notices()).toHaveLength(2)
  await maintainDrafts(portal.services, after(388))
  expect(await notices()).toHaveLength(3)
  await maintainDrafts(portal.services, after(394))
  expect(await isBinned(unused)).toBe(false)
  await maintainDrafts(portal.services, after(396))
  expect([await isBinned(unused), await isBinned(saved)]).toEqual([true, false])
})
