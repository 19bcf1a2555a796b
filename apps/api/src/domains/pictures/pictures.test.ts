import type { SimilarPicture } from '@saki/contracts/pictures'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cutPicture, shapesLabel, giveLabel } from '../../testing/drawnLabels.ts'
import { wrongPictures } from '../../testing/keptPictures.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestReply } from '../../testing/portal.ts'
import { multipart, multipartType } from '../../testing/uploadFiles.ts'
import { writeVienna } from '../classification/vienna.sql.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'
import { describeWaitingPictures } from './describePictures.ts'

const png = (seed: number) => shapesLabel(seed).png().toBuffer()
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let published: string
let hidden: string
let minute = 0

/** Does what the jobs of the next minute do. */
async function runJobs(): Promise<number> {
  await indexWaitingCases(portal.db)
  return describeWaitingPictures({ ...portal.services, log: portal.app.log }, { forMs: 60_000 })
}

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  published = await publishedMark(portal, owner, 'KOPI SENJA', 1)
  hidden = await registerMark(portal, owner, sampleMark('RAHASIA KENARI'), 1)
  await giveLabel(portal, published, await png(1))
  await giveLabel(portal, hidden, await png(2))
  await runJobs()
}, 120_000)
afterAll(() => portal.close())
/** Searches are limited by the minute. */
beforeEach(() => portal.setNow(new Date(Date.UTC(2026, 2, 2, 4, (minute += 1))).toISOString()))

const send = (
  as: TestActor,
  bytes: Buffer,
  fields: Record<string, string> = {},
): Promise<TestReply<'searchPictures'>> =>
  portal.ask('searchPictures', {
    as,
    body: multipart(fields, { name: 'gambar.png', bytes }),
    headers: { 'content-type': multipartType },
  })
const like = (as: TestActor, query: Record<string, string>) => portal.ask('getSimilarPictures', { as, query })
/** Cases found that are more than a little alike. */
const numbers = ({ body }: { body: { data: SimilarPicture[] } }) =>
  body.data.filter(({ LEVEL }) => LEVEL !== 'LOW').map(({ PATENT_ID }) => PATENT_ID)

describe('searchPictures finds a published mark', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['by its label', () => png(1)],
    ['by a part of it', async () => cutPicture(await png(1), 0.2, 0.3, 0.6)],
    ['in other colours', () => shapesLabel(1, [90, 40, 140]).png().toBuffer()],
    ['turned by 90°, as JPEG', () => shapesLabel(1).rotate(90).jpeg({ quality: 60 }).toBuffer()],
    ['from a CMYK file', () => shapesLabel(1).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer()],
  ])('%s', async (_how, make) => {
    const { status, body } = await send(stranger, await make())
    expect(status).toBe(200)
    expect(body.data[0]?.PATENT_ID).toBe(published)
    expect(body.data[0]?.SCORE).toBeGreaterThan(60)
  })

  test('with the reasons, and a picture that can be opened', async () => {
    const { body } = await send(stranger, await png(1))
    expect(body.data[0]).toMatchObject({
      TITLE: 'KOPI SENJA',
      SCORE: expect.any(Number),
      LEVEL: 'HIGH',
      IND_PUBLIC: 'Y',
    })
    expect(body.data[0]?.SCORES.SHAPE).toBeGreaterThan(95)
    const { fileId } = (body.data[0]?.PICTURE_URL ?? '').match(/getIMGDoc\/(?<fileId>[^?]+)/)?.groups ?? {}
    const picture = await portal.ask('getIMGDoc', {
      as: stranger,
      params: { id: fileId ?? '' },
      query: { size: 'thumb' },
    })
    expect(picture.status).toBe(200)
  })

  test('narrowed by right, class and stage', async () => {
    const found = async (fields: Record<string, string>) => numbers(await send(stranger, await png(1), fields))
    expect(await found({ RIGHT: 'T', CLASSES: '30,9', STAGE: 'running' })).toEqual([published])
    expect(await found({ RIGHT: 'D' })).toEqual([])
    expect(await found({ CLASSES: '29' })).toEqual([])
    expect(await found({ STAGE: 'registered' })).toEqual([])
  })

  test('narrowed by Vienna code, once the office gave it one', async () => {
    const found = async (VIENNA: string) => numbers(await send(stranger, await png(1), { VIENNA }))
    expect(await found('26.1')).toEqual([])
    await portal.db.transaction().execute(async (tx) => {
      const { application_id: id } = await tx
        .selectFrom('application')
        .select('application_id')
        .where('application_number', '=', published)
        .executeTakeFirstOrThrow()
      await writeVienna(tx, id, ['26.1', '11.3.4'])
    })
    await sql`select rebuild_register()`.execute(portal.db)
    for (const code of ['26.1', '26', '11.3', '5.5,26.1']) expect(await found(code)).toEqual([published])
    for (const code of ['26.2', '1', '5.5,11.7']) expect(await found(code)).toEqual([])
    const shades = await like(stranger, { colour: 'ff0000', vienna: '26.2' })
    expect(numbers(shades)).toEqual([])
  })

  test('and of another picture nothing that is more than a little alike', async () => {
    expect(numbers(await send(stranger, await png(40)))).toEqual([])
  })

  test('without keeping the picture', async () => {
    const before =
      await sql`select (select count(*) from stored_file), (select count(*) from picture_feature), (select count(*) from picture_waiting)`.execute(
        portal.db,
      )
    await send(stranger, await png(33))
    const after =
      await sql`select (select count(*) from stored_file), (select count(*) from picture_feature), (select count(*) from picture_waiting)`.execute(
        portal.db,
      )
    expect(after.rows).toEqual(before.rows)
  })
})

test('a design is narrowed by its Locarno classes, apart from the marks', async () => {
  const design = await registerSample(portal, owner, 'DESIGN')
  await giveLabel(portal, design, await png(11))
  await runJobs()
  const found = async (fields: Record<string, string>) => numbers(await send(owner, await png(11), fields))
  expect(await found({})).toEqual([design])
  expect(await found({ RIGHT: 'D', CLASSES: '09-01' })).toEqual([design])
  expect(await found({ CLASSES: '06-01,09-01' })).toEqual([design])
  expect(await found({ CLASSES: '06-01' })).toEqual([])
  expect(await found({ RIGHT: 'D', VIENNA: '26.1' })).toEqual([])
})

describe('a mark that is not published', () => {
  test('is found by its owner and by officers only', async () => {
    expect(numbers(await send(owner, await png(2)))).toEqual([hidden])
    expect(numbers(await send(officer, await png(2)))).toEqual([hidden])
    expect((await send(stranger, await png(2))).body).toEqual({ data: [] })
    const shades = await like(stranger, { colour: 'ff0000' })
    expect(numbers(shades)).not.toContain(hidden)
    expect((await like(stranger, { patentId: hidden })).status).toBe(404)
    expect((await like(stranger, { patentId: 'DID2026999999' })).status).toBe(404)
  })

  test('is found by everybody from the moment of its publication', async () => {
    const number = await registerMark(portal, owner, sampleMark('TERBIT'), 1)
    await giveLabel(portal, number, await png(5))
    await runJobs()
    expect(numbers(await send(stranger, await png(5)))).toEqual([])
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'publish', role: 'office' })
    expect(numbers(await send(stranger, await png(5)))).toEqual([number])
    expect(await wrongPictures(portal.db)).toEqual([])
  })
})

describe('a picture of a published case', () => {
  test('that is not described yet appears after the next run', async () => {
    const number = await publishedMark(portal, owner, 'MENYUSUL', 1)
    await giveLabel(portal, number, await png(6))
    expect(numbers(await send(stranger, await png(6)))).toEqual([])
    await runJobs()
    expect(numbers(await send(stranger, await png(6)))).toEqual([number])
    expect(await runJobs()).toBe(0)
  })

  test('is no longer found once it is replaced or found infected', async () => {
    const number = await publishedMark(portal, owner, 'BERGANTI', 1)
    await giveLabel(portal, number, await png(7))
    await runJobs()
    await giveLabel(portal, number, await png(8))
    await runJobs()
    expect(numbers(await send(stranger, await png(7)))).toEqual([])
    expect(numbers(await send(stranger, await png(8)))).toEqual([number])
    await sql`update stored_file f set scan_state = 'infected' from application a where a.application_id = f.application_id and a.application_number = ${number}`.execute(
      portal.db,
    )
    expect(numbers(await send(stranger, await png(8)))).toEqual([])
    expect(await wrongPictures(portal.db)).toEqual([])
  })

  test('that cannot be decoded is tried once', async () => {
    const number = await publishedMark(portal, owner, 'RUSAK', 1)
    await giveLabel(portal, number, (await png(9)).subarray(0, 3000))
    await runJobs()
    const found = await sql`select f.file_id from stored_file f join application a using (application_id)
      where a.application_number = ${number} and exists (select from picture_waiting w where w.file_id = f.file_id)`.execute(
      portal.db,
    )
    expect(found.rows).toEqual([])
  })

  test('with the same bytes as another is described once', async () => {
    const before = await sql<{ n: number }>`select count(*)::int as n from picture_feature`.execute(portal.db)
    const number = await publishedMark(portal, owner, 'KEMBAR', 1)
    await giveLabel(portal, number, await png(1))
    await runJobs()
    const after = await sql<{ n: number }>`select count(*)::int as n from picture_feature`.execute(portal.db)
    expect(after.rows).toEqual(before.rows)
    expect(numbers(await like(stranger, { patentId: published }))).toEqual([number])
  })
})

test('rebuild_pictures makes the same rows again', async () => {
  const rows = () => sql`select application_id, file_id, is_public from picture_entry order by 1, 2`.execute(portal.db)
  const before = await rows()
  expect(before.rows.length).toBeGreaterThan(3)
  await sql`select rebuild_pictures()`.execute(portal.db)
  expect((await rows()).rows).toEqual(before.rows)
})

/** The points of a picture in the order of their lightness, on white: the same colours in no shape. */
async function sortedPoints(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const points = Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * 3, at * 3 + 3))
  const sorted = points.toSorted(
    (a, b) => a.reduce((sum, part) => sum + part, 0) - b.reduce((sum, part) => sum + part, 0),
  )
  const margin = { top: 60, bottom: 60, left: 60, right: 60, background: '#ffffff' }
  return sharp(Buffer.concat(sorted), { raw: info }).extend(margin).png().toBuffer()
}

test('the parts that count decide which picture is first', async () => {
  const shape = await publishedMark(portal, owner, 'BENTUK SAMA', 1)
  const colour = await publishedMark(portal, owner, 'WARNA SAMA', 1)
  const sought = await shapesLabel(7, [200, 60, 30]).png().toBuffer()
  await giveLabel(portal, shape, await shapesLabel(7, [30, 120, 200]).png().toBuffer())
  await giveLabel(portal, colour, await sortedPoints(sought))
  await runJobs()
  const firstOf = async (WEIGHTS?: string) => {
    const { body } = await send(stranger, sought, WEIGHTS === undefined ? {} : { WEIGHTS })
    const found = body.data.filter(({ PATENT_ID }) => [shape, colour].includes(PATENT_ID))
    return { first: found[0]?.PATENT_ID, score: found[0]?.SCORE, scores: found[0]?.SCORES }
  }
  expect((await firstOf()).first).toBe(shape)
  const byColour = await firstOf('0-2-0')
  expect(byColour).toMatchObject({ first: colour, score: byColour.scores?.COLOUR })
  const byShape = await firstOf('2-0-0')
  expect(byShape).toMatchObject({ first: shape, score: byShape.scores?.SHAPE })
})

/** A label in shades of one colour, on white. */
async function inShadesOf(colour: readonly [number, number, number], seed: number): Promise<Buffer> {
  const { data, info } = await sharp(await png(seed))
    .greyscale()
    .normalise()
    .threshold(200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = Array.from(data, (light) => colour.map((part) => (light > 0 ? 255 : part))).flat()
  return sharp(Buffer.from(points), { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer()
}

test('colours narrow what is alike to pictures that have each of them', async () => {
  const red = await publishedMark(portal, owner, 'RUPA MERAH', 1)
  const blue = await publishedMark(portal, owner, 'RUPA BIRU', 1)
  await giveLabel(portal, red, await inShadesOf([210, 30, 30], 71))
  await giveLabel(portal, blue, await inShadesOf([25, 80, 210], 71))
  await runJobs()
  const sought = await inShadesOf([210, 30, 30], 71)
  const found = async (fields: Record<string, string>) => {
    const { status, body } = await send(stranger, sought, fields)
    expect(status).toBe(200)
    return numbers({ body }).filter((each) => [red, blue].includes(each))
  }
  expect(new Set(await found({}))).toEqual(new Set([red, blue]))
  expect(await found({ COLOURS: 'd21e1e' })).toEqual([red])
  expect(await found({ COLOURS: '1950D2' })).toEqual([blue])
  expect(await found({ COLOURS: 'd21e1e,1950d2' })).toEqual([])
  expect(numbers(await like(stranger, { patentId: red, colours: '1950d2' }))).toEqual([blue])
  expect(numbers(await like(stranger, { patentId: red, colours: 'd21e1e' }))).toEqual([])
  expect((await send(stranger, sought, { COLOURS: 'merah' })).status).toBe(422)
  expect((await like(stranger, { patentId: red, colours: '11223' })).status).toBe(400)
  expect((await like(stranger, { colour: '112233', colours: '112233' })).status).toBe(422)
})

test('a colour finds pictures with much of it, most first', async () => {
  const blue = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1040c0' } })
    .png()
    .toBuffer()
  const number = await publishedMark(portal, owner, 'SERBA BIRU', 1)
  await giveLabel(portal, number, blue)
  await runJobs()
  const { body } = await like(stranger, { colour: '1545C8' })
  expect(body.data[0]).toMatchObject({ PATENT_ID: number, SCORES: { SHAPE: null, COLOUR: 100, EDGES: null } })
  expect(numbers(await like(stranger, { colour: '00ff00' }))).not.toContain(number)
})

describe('a part of the picture of a case', () => {
  let both: string
  let left: string
  let right: string
  beforeAll(async () => {
    const [one, other] = [await png(61), await png(62)]
    const { width = 0, height = 0 } = await sharp(one).metadata()
    const joined = sharp({ create: { width: width * 2, height, channels: 3, background: '#ffffff' } }).composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: width, top: 0 },
    ])
    left = await publishedMark(portal, owner, 'SISI KIRI', 1)
    right = await publishedMark(portal, owner, 'SISI KANAN', 1)
    both = await publishedMark(portal, owner, 'DUA SISI', 1)
    await giveLabel(portal, left, one)
    await giveLabel(portal, right, other)
    await giveLabel(portal, both, await joined.png().toBuffer())
    await runJobs()
  })
  const shapes = async (crop: string) => {
    const { body } = await like(stranger, { patentId: both, crop })
    return Object.fromEntries(body.data.map(({ PATENT_ID, SCORES }) => [PATENT_ID, SCORES.SHAPE]))
  }

  test('finds what that part shows, and not what the rest shows', async () => {
    const ofLeft = await shapes('0-0-500-1000')
    expect(ofLeft[left]).toBeGreaterThan(95)
    expect(ofLeft[right] ?? 0).toBeLessThan(60)
    const ofRight = await shapes('500-0-500-1000')
    expect(ofRight[right]).toBeGreaterThan(95)
    expect(ofRight[left] ?? 0).toBeLessThan(60)
  })

  test('of one point is searched', async () => {
    expect((await like(stranger, { patentId: both, crop: '999-999-1-1' })).status).toBe(200)
  })

  test.each([
    ['0-0-0-500', 422],
    ['900-0-500-500', 422],
    ['0-0-1000-1000', 422],
    ['0-0-9999-9999', 422],
    ['0-0-500', 400],
    ['-1-0-500-500', 400],
    ['0-0-500-500;drop', 400],
    ['1e9-0-1-1', 400],
  ])('is refused when it is %s', async (crop, status) => {
    expect((await like(stranger, { patentId: both, crop })).status).toBe(status)
  })

  test('of another person is as unknown as the whole, and a colour has no part', async () => {
    expect((await like(stranger, { patentId: hidden, crop: '0-0-500-500' })).status).toBe(404)
    expect((await like(stranger, { colour: '112233', crop: '0-0-500-500' })).status).toBe(422)
  })
})

describe('refused are', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
    ['text', () => Promise.resolve(Buffer.from('bukan gambar'))],
    [
      'a GIF',
      async () =>
        sharp(await png(1))
          .gif()
          .toBuffer()
          .catch(() => Buffer.from('GIF89a\u0001')),
    ],
    ['a picture cut short', async () => (await png(1)).subarray(0, 2000)],
    [
      'a picture of 100 million points',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'more than 10 MB',
      () => Promise.resolve(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(10.1 * 1024 * 1024)])),
    ],
  ])('%s', async (_what, make) => {
    const { status, body } = await send(stranger, await make())
    expect({ status, err: (body as { err?: string }).err }).toEqual({ status: 422, err: 'FILE_REFUSED' })
  })

  test('unknown fields, JSON, and a search by nothing or by two things', async () => {
    expect((await send(stranger, await png(1), { OWNER: '1' })).status).toBe(422)
    expect((await portal.ask('searchPictures', { as: stranger, body: {} })).status).toBe(415)
    expect((await like(stranger, {})).status).toBe(422)
    expect((await like(stranger, { patentId: published, colour: '112233' })).status).toBe(422)
    expect((await like(stranger, { colour: 'red' })).status).toBe(400)
    expect((await like(stranger, { patentId: published, weights: '0-0-0' })).status).toBe(400)
    expect((await send(stranger, await png(1), { WEIGHTS: '9-1-1' })).status).toBe(422)
    expect((await like(stranger, { patentId: published, position: '9' })).status).toBe(404)
  })

  test('more than sixty pictures a minute', async () => {
    const picture = await png(50)
    const statuses: number[] = []
    for (let sent = 0; sent < 61; sent += 1)
      statuses.push((await send(stranger, sent < 60 ? Buffer.alloc(0) : picture)).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
