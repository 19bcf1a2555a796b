import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveLabel, shapesLabel } from '../../testing/drawnLabels.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { registerPatent, samplePatent } from '../../testing/patents.ts'
import { registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { textPdf } from '../../testing/textPdfs.ts'
import { readWaitingTexts } from '../documents/readTexts.ts'
import { describeWaitingPictures } from '../pictures/describePictures.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'

let portal: TestPortal
let owner: TestActor
let officer: TestActor
let mark: string
let earlierMark: string
let design: string
let patent: string
let priorArt: string

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register()
  officer = await portal.office()
  mark = await publishedMark(portal, owner, 'KOPI SENJA', 1)
  earlierMark = await publishedMark(portal, owner, 'RUMAH TEH', 1)
  design = await registerSample(portal, owner, 'DESIGN')
  patent = await registerPatent(portal, owner, samplePatent())
  priorArt = await registerPatent(portal, owner, samplePatent('Tungku Pengering Kopi'))
  // Of all documents alike; a patent is read once all of them are there.
  const text = textPdf('Uraian tentang kelapa', 'Pengeringan zamrudin memakai tungku besar').toString('latin1')
  // Within the page, so that the text is read.
  for (const slot of ['DES', 'KLM', 'ABS'])
    await giveDocument(priorArt, slot, Buffer.from(text.replaceAll('50 700 Td', '50 500 Td'), 'latin1'))
  const bytes = await shapesLabel(3).png().toBuffer()
  for (const number of [mark, earlierMark]) await giveLabel(portal, number, bytes)
  await indexWaitingCases(portal.db)
  const services = { ...portal.services, log: portal.app.log }
  await describeWaitingPictures(services, { forMs: 60_000 })
  await readWaitingTexts(services)
}, 120_000)
afterAll(() => portal.close())

/** Stores these bytes as the document of a slot. */
async function giveDocument(number: string, slot: string, bytes: Buffer): Promise<void> {
  const key = await portal.services.files.put(bytes)
  await sql`
    update stored_file f set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
      from application a where a.application_id = f.application_id and a.application_number = ${number} and f.specdoc_typ = ${slot}`.execute(
    portal.db,
  )
}

const cite = (PATENT_ID: string, CITED: string, rest: Record<string, unknown>) =>
  portal.ask('officeCite', { as: officer, body: { PATENT_ID, CITED, ...rest } as never })
const citations = async (patentId: string) =>
  (await portal.ask('officeCitations', { as: officer, query: { patentId } })).body
const pictureOf = async (patentId: string) =>
  (await portal.ask('officeOwnPictures', { as: officer, query: { patentId } })).body[0]?.PICTURE_URL ?? ''

test('the picture of a mark found by its label is cited beside the own one', async () => {
  const similar = await portal.ask('getSimilarPictures', { as: officer, query: { patentId: mark, right: 'T' } })
  const [found] = similar.body.data
  expect(found).toMatchObject({ PATENT_ID: earlierMark, DOC_ID: expect.any(String) })
  const PICTURE = { DOC_ID: found?.DOC_ID ?? '', POSITION: 1 }
  expect((await cite(mark, earlierMark, { KIND: 'picture', PICTURE })).status).toBe(200)
  // The same mark by its name is a citation of its own.
  expect((await cite(mark, earlierMark, {})).status).toBe(200)
  expect(await citations(mark)).toMatchObject([
    {
      KIND: 'picture',
      MARK: null,
      PICTURE: { PICTURE_URL: await pictureOf(earlierMark), OWN_PICTURE_URL: await pictureOf(mark) },
    },
    { KIND: 'mark', MARK: { FILENO: earlierMark }, PICTURE: null },
  ])
})

describe('a passage of a patent', () => {
  const found = async () => {
    const { body } = await portal.ask('searchRegister', { as: officer, query: { q: 'deskripsi:zamrudin', right: 'P' } })
    const hit = body.data[0]?.TEXT_HIT
    if (!hit) throw new Error('no passage')
    const { FOUND_AT: _places, ...passage } = hit
    return passage
  }

  test('found in the text is cited with its page and words, once', async () => {
    const PASSAGE = await found()
    expect(PASSAGE).toMatchObject({ PART: 'description', PAGE: 2, DOC_ID: expect.any(String) })
    const first = await cite(patent, priorArt, { KIND: 'patent', PASSAGE, NOTE: 'Langkah pengeringan.' })
    expect(first.status).toBe(200)
    const again = await cite(patent, priorArt, { KIND: 'patent', PASSAGE, NOTE: 'Langkah pengeringan.' })
    expect(again.body.CITATION_ID).toBe(first.body.CITATION_ID)
    expect(await citations(patent)).toMatchObject([
      { KIND: 'patent', CITED: { PATENT_ID: priorArt, IND_PUBLIC: 'N' }, PASSAGE, NOTE: 'Langkah pengeringan.' },
    ])
    const { rows } = await sql`select place->>'quote' as quote from citation_log where kind = 'patent'`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ quote: PASSAGE.TEXT }])
  })

  test('with other words than those that stand there, or at another place, is refused', async () => {
    const PASSAGE = await found()
    for (const wrong of [{ TEXT: 'Pengeringan tanpa tungku' }, { PAGE: 1 }, { PART: 'abstract' }, { DOC_ID: 'lain' }])
      expect(await cite(patent, priorArt, { KIND: 'patent', PASSAGE: { ...PASSAGE, ...wrong } })).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'PASSAGE.TEXT' }] },
      })
  })

  test('and the patent as a whole are two citations', async () => {
    expect((await cite(patent, priorArt, { KIND: 'patent' })).status).toBe(200)
    expect((await cite(patent, priorArt, { KIND: 'patent' })).status).toBe(200)
    expect((await citations(patent)).map(({ PASSAGE }) => PASSAGE?.PAGE ?? null)).toEqual([2, null])
  })
})

test.each<[string, () => [string, string, Record<string, unknown>], number]>([
  ['a mark against a patent', () => [patent, earlierMark, {}], 422],
  ['a patent against a mark', () => [mark, patent, { KIND: 'patent' }], 422],
  ['a design as a whole against a mark', () => [mark, design, { KIND: 'design' }], 422],
  ['a picture without naming one', () => [mark, design, { KIND: 'picture' }], 422],
  ['a picture of another case', () => [mark, design, { KIND: 'picture', PICTURE: { DOC_ID: 'x', POSITION: 1 } }], 404],
  ['a passage of a mark', () => [mark, earlierMark, { PASSAGE: { PART: 'title', TEXT: 'RUMAH' } }], 422],
  ['an unknown kind', () => [mark, earlierMark, { KIND: 'song' }], 422],
])('%s is not cited', async (_what, citation, status) => {
  expect((await cite(...citation())).status).toBe(status)
})
