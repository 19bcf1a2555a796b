import { request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedNumbered } from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const LETTERS = 60
const MOST_MS = 2_000

let portal: TestPortal
const closers: (() => void)[] = []
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
})
afterAll(async () => {
  for (const close of closers) close()
  await portal.close()
})

/** An open inbox: at each event it asks for the newest item, as the page does. Calls back with what it sees. */
function openInbox(as: TestActor, onSeen: (id: string, at: number) => void): Promise<void> {
  const { port } = portal.app.server.address() as AddressInfo
  const cookie = Object.entries(as.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/api/events', headers: { cookie }, agent: false },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => {
          text += part
          const events = text.split('\n\n')
          text = events.pop() ?? ''
          if (!events.some((event) => event.includes('event: inbox'))) return
          void portal.ask('getInbox', { query: { size: 100 }, as }).then(({ body }) => {
            const at = performance.now()
            for (const item of body.data) onSeen(item.INBOX_ID, at)
          })
        })
        resolve()
      },
    )
    closers.push(() => void asked.destroy())
    asked.on('error', reject).end()
  })
}

test('99 % of letters are visible in the open inboxes of applicant and consultant within two seconds of the action', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const [owner, agent] = [await portal.register(), await makeConsultant(portal)]
  await giveTestMandate(portal, owner, agent)
  const seen = new Map<TestActor, Map<string, number>>([
    [owner, new Map()],
    [agent, new Map()],
  ])
  for (const [reader, times] of seen) await openInbox(reader, (id, at) => void (times.has(id) || times.set(id, at)))
  const taken = new Map<string, number>()
  for (let nth = 0; nth < LETTERS; nth += 1) {
    const own = await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
    // The time is measured from before the action.
    const began = performance.now()
    const { actionNbr } = await takeOfficeAction(portal, own.process, { action: 'ask_correction', role: 'office' })
    taken.set(`${own.process.procTyp}-${own.process.procNbr}-${actionNbr}`, began)
  }
  await expect
    .poll(() => [...seen.values()].every((times) => [...taken.keys()].every((id) => times.has(id))), {
      timeout: 10_000,
    })
    .toBe(true)
  const waits = [...seen.values()].flatMap((times) => [...taken].map(([id, at]) => (times.get(id) ?? Infinity) - at))
  const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Infinity
  expect(waits).toHaveLength(2 * LETTERS)
  expect(p99).toBeLessThanOrEqual(MOST_MS)
}, 60_000)
