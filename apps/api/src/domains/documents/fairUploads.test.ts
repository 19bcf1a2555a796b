import { createHash } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { progressiveJpeg } from '../../testing/progressiveJpeg.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft, upload, uploadAccepted } from '../../testing/uploads.ts'

let portal: TestPortal
let attacker: TestActor
let others: TestActor[]
let sari: TestActor

// A portal for each test: it is closed with slow files still under way, whose decoding ends with it.
beforeEach(async () => {
  portal = await startTestPortal()
  attacker = await portal.register()
  others = [await portal.register(), await portal.register()]
  sari = await portal.register()
})
afterEach(() => portal.close())

/** Ordinary pictures sent one after the other. */
const PICTURES = 12

/** Upload times in milliseconds of these pictures, sorted. */
async function timePictures(): Promise<number[]> {
  const tempId = await makeTestDraft(portal, sari)
  const bytes = await jpeg(1200, 900)
  const times: number[] = []
  for (let n = 0; n < PICTURES; n++) {
    const began = performance.now()
    await uploadAccepted(portal, { as: sari, tempId, bytes, view: 8 })
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)
}

const slowPicture = progressiveJpeg(6800, 90)
const longPaper = pdfFile({ pages: 100_000 })
type Sending = (as: TestActor, tempId: string) => Promise<unknown>
const sendPicture: Sending = (as, tempId) => upload(portal, { as, tempId, bytes: slowPicture, view: 8 })
const sendPaper: Sending = (as, tempId) =>
  upload(portal, { as, tempId, bytes: longPaper, name: 'surat.pdf', slot: 'KUA' })

/** Sends files in parallel from each account; `open` counts those without a reply. */
async function sendAll(accounts: TestActor[], sendings: Sending[]) {
  const state = { open: 0 }
  for (const as of accounts) {
    const tempId = await makeTestDraft(portal, as)
    for (const send of sendings) {
      state.open += 1
      void send(as, tempId).finally(() => (state.open -= 1))
    }
  }
  return state
}
const times = (count: number, ...sendings: Sending[]) => Array.from({ length: count }, () => sendings).flat()

describe('accounts that send files that are slow to decode', () => {
  // On an idle machine with two cores the longest time, printed here, is about 1 s. The limit is relative to the time alone:
  // one file of the other account in progress may slow a picture, its whole queue must not.
  test('12 slow files of one account in progress delay the slowest of 12 pictures of another account by a bounded time', async () => {
    const alone = await timePictures()
    const bombs = await sendAll([attacker], times(6, sendPicture, sendPaper))
    const measured = await timePictures()
    printTimes(measured, alone, bombs.open)
    expect(measured.at(-1)).toBeLessThan(3000 + 5 * (alone.at(-1) ?? 0))
  }, 240_000)

  // Each uses more CPU time than the pool's limit for long files. If each picture waited for one of them, few would be left open.
  test('12 ordinary pictures are accepted before half of the 18 slow files of other accounts are answered', async () => {
    const alone = await timePictures()
    const bombs = await sendAll([attacker, ...others], times(6, sendPicture))
    const measured = await timePictures()
    printTimes(measured, alone, bombs.open)
    expect(bombs.open).toBeGreaterThan(9)
  }, 240_000)
})

function printTimes(measured: number[], alone: number[], open: number): void {
  const [longest, before] = [measured.at(-1), alone.at(-1)].map((ms) => ms?.toFixed(0))
  console.log(`longest ${longest} ms, alone ${before} ms, ${open} files still under way`)
}

test('editing a stored JPEG with too many scans is refused within 10 seconds, with the reason', async () => {
  const tempId = await makeTestDraft(portal, sari)
  const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(1200, 900), view: 1 })
  const bomb = progressiveJpeg(6800, 3000)
  await portal.db
    .updateTable('stored_file')
    .set({
      object_key: await portal.services.files.put(bomb),
      sha256: createHash('sha256').update(bomb).digest(),
      size_bytes: bomb.length,
      width: 6800,
      height: 6800,
    })
    .where('file_id', '=', DOC_ID)
    .execute()
  const began = performance.now()
  const { status, body } = await portal.ask('specdocTypImagesById', {
    as: sari,
    params: { t: 'GDI', id: DOC_ID },
    body: { EDITS: { x: 0, y: 0, width: 100, height: 100, rotate: 90 } },
  })
  expect([status, body.err, body.fields?.[0]?.message]).toEqual([
    422,
    'FILE_REFUSED',
    expect.stringMatching(/3001 lapisan.*Simpan ulang sebagai JPG biasa/),
  ])
  // Decoding it takes 26 s on an idle machine.
  expect(performance.now() - began).toBeLessThan(10_000)
})
