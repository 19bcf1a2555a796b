import type { Db } from '@saki/db'
import { outlineWords } from '@saki/domain/pictures/outlineHash'
import { colourWords, describePicture, packLooks, type DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import { isPointWord } from '@saki/domain/pictures/pictureWords'
import { sql } from 'kysely'

import { bitmapOf } from '../../apps/api/src/ports/pictureLooks.ts'
import { drawNumbers, type DrawnNumbers } from '../../apps/api/src/operator/seed/drawnNumbers.ts'
import { shapesLabel } from '../../apps/api/src/testing/drawnLabels.ts'
import { line, seconds } from './figures.ts'

/** Drawn labels of whose descriptions the made-up ones are mixed. */
const DRAWN = 200
const FIRST_SEED = 10_000
const BATCH = 4_000

/**
 * Gives the cases of a register `pictures` pictures: the described ones to its first marks, and others that are mixed of the points, outlines and
 * colours of drawn labels. Returns the numbers of the cases with the described ones. What an earlier run left is kept.
 */
export async function fillPictures(
  db: Db,
  pictures: number,
  described: readonly DescribedPicture[],
): Promise<string[]> {
  const { rows: cases } = await sql<{ id: number; number: string }>`
    select application_id as id, application_number as number from register_entry where is_public order by application_id limit ${pictures}::int`.execute(
    db,
  )
  const numbers = cases.slice(0, described.length).map(({ number }) => number)
  const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from picture_entry`.execute(db)
  if ((rows[0]?.kept ?? 0) >= pictures) {
    line(`${pictures} pictures kept from before`, '')
    return numbers
  }
  const began = performance.now()
  await sql`drop index if exists picture_posting_words`.execute(db)
  await sql`truncate picture_entry, picture_posting`.execute(db)
  const drawn: DescribedPicture[] = []
  for (let at = 0; at < DRAWN; at += 1)
    drawn.push(
      describePicture(
        await bitmapOf(
          await shapesLabel(FIRST_SEED + at)
            .png()
            .toBuffer(),
        ),
      ),
    )
  const mix = mixer(drawn)
  const caseOf = (place: number) => cases[place % cases.length]?.id ?? 0
  for (let first = 0; first < pictures; first += BATCH) {
    const rowsOf = Array.from({ length: Math.min(BATCH, pictures - first) }, (_, at) => {
      const place = first + at
      return { id: caseOf(place), file: `bench-${place}`, ...(described[place] ?? mix()) }
    })
    await insertPictures(db, rowsOf)
  }
  line(`${pictures} pictures made up`, `${seconds(performance.now() - began)} s`)
  await buildIndex(db)
  return numbers
}

type PictureRow = DescribedPicture & { id: number; file: string }

async function insertPictures(db: Db, rows: readonly PictureRow[]): Promise<void> {
  await sql`
    insert into picture_entry (application_id, file_id, content, is_public, words, looks)
    select r.id, r.file, sha256(convert_to(r.file, 'UTF8')), true, r.words::int[], decode(r.looks, 'hex')
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ file }) => file)}::text[],
                  ${rows.map(({ words }) => `{${words.join(',')}}`)}::text[], ${rows.map(({ looks }) => Buffer.from(packLooks(looks)).toString('hex'))}::text[])
           r(id, file, words, looks)`.execute(db)
}

/**
 * Makes descriptions: points of any of the drawn labels, one bit of each turned, so that there are as many different ones as in as many labels;
 * an outline mixed of two; the colours of one.
 */
function mixer(drawn: readonly DescribedPicture[]): () => DescribedPicture {
  const numbers: DrawnNumbers = drawNumbers(17)
  const points = drawn.map(({ words }) => words.filter(isPointWord))
  const all = points.flat()
  return () => {
    const at = numbers.below(drawn.length)
    const looks = drawn[at]?.looks
    const other = drawn[numbers.below(drawn.length)]?.looks
    if (!looks || !other) throw new Error('nothing is drawn')
    const mask = (BigInt(numbers.below(2 ** 30)) << 34n) | BigInt(numbers.below(2 ** 30) * 16 + numbers.below(16))
    const mixed = { ...looks, hash: (looks.hash & mask) | (other.hash & ~mask) }
    const own = Array.from(points[at] ?? [], () => (all[numbers.below(all.length)] ?? 0) ^ (1 << numbers.below(28)))
    return { words: [...new Set(own), ...outlineWords(mixed.hash), ...colourWords(mixed.colours)], looks: mixed }
  }
}

async function buildIndex(db: Db): Promise<void> {
  const began = performance.now()
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    await sql`select index_pictures()`.execute(one)
    await sql`vacuum analyze picture_entry, picture_posting`.execute(one)
    await sql`reset all`.execute(one)
  })
  const { rows } = await sql<{ index: number; whole: number }>`
    select (pg_relation_size('picture_posting_words') / 1048576)::int as index,
           ((pg_total_relation_size('picture_entry') + pg_total_relation_size('picture_posting')) / 1048576)::int as whole`.execute(
    db,
  )
  line(
    'index of the pictures',
    `${seconds(performance.now() - began)} s with vacuum, ${rows[0]?.index} MB of ${rows[0]?.whole} MB`,
  )
}
