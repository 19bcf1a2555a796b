import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { jpeg } from '../../testing/pictures.ts'
import { startPortal, type Actor, type Portal } from '../../testing/portal.ts'
import { progressiveJpeg } from '../../testing/progressiveJpeg.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeDraft, upload, uploaded } from '../../testing/uploads.ts'

let portal: Portal
let attacker: Actor
let sari: Actor

beforeAll(async () => {
  portal = await startPortal()
  attacker = await portal.register()
  sari = await portal.register()
})
afterAll(() => portal.close())

/** Milliseconds of twenty ordinary pictures one after the other, sorted. */
async function timePictures(): Promise<number[]> {
  const tempId = await makeDraft(portal, sari)
  const bytes = await jpeg(1200, 900)
  const times: number[] = []
  for (let n = 0; n < 20; n++) {
    const began = performance.now()
    await uploaded(portal, { as: sari, tempId, bytes, view: 8 })
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)
}

describe('one account that sends files made to be slow', () => {
  // On an idle machine of two cores the 95th percentile is below 1 s, printed here. The limit is measured on the machine as it is: one
  // file of the other account under way at a time costs a small part of a machine, never the length of the whole queue.
  test('keeps nobody waiting for its queue: 20 of its files are under way, another account sends 20 ordinary pictures', async () => {
    const tempId = await makeDraft(portal, attacker)
    const picture = progressiveJpeg(6800, 90)
    const paper = pdfFile({ pages: 100_000 })
    const alone = await timePictures()
    let open = 0
    const bombs = Array.from({ length: 20 }, (_, n) => {
      open += 1
      const sent =
        n % 2
          ? upload(portal, { as: attacker, tempId, bytes: paper, name: 'surat.pdf', slot: 'KUA' })
          : upload(portal, { as: attacker, tempId, bytes: picture, view: 8 })
      return sent.finally(() => (open -= 1))
    })
    const times = await timePictures()
    // The figure that the limit only bounds.
    console.log(
      `95th percentile ${times[18]?.toFixed(0)} ms, longest ${times[19]?.toFixed(0)} ms, alone ${alone[18]?.toFixed(0)} ms, ${open} files still under way`,
    )
    expect(times[19]).toBeLessThan(3000 + 5 * (alone[19] ?? 0))
    await Promise.all(bombs)
  }, 240_000)
})

test('a picture stored before its scans were counted is refused an edit at once, with words', async () => {
  const tempId = await makeDraft(portal, sari)
  const { DOC_ID } = await uploaded(portal, { as: sari, tempId, bytes: await jpeg(1200, 900), view: 1 })
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
