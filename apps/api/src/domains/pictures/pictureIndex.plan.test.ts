import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { describePicture, packLooks, type DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import { usualWeights } from '@saki/domain/pictures/pictureWeights'
import { seekPicture, soughtPicture } from '@saki/domain/pictures/soughtPicture'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawNumbers } from '../../operator/seed/drawnNumbers.ts'
import { bitmapOf } from '../../ports/pictureLooks.ts'
import { cutPicture, shapesLabel } from '../../testing/drawnLabels.ts'
import { findPictures } from './findPictures.ts'
import { foundPicturesQuery, type PictureFilters } from './pictureIndex.sql.ts'

const PICTURES = 100_000
/** Pages that a search of this register may read; the table alone has more than ten times as many. */
const MOST_PAGES = 1_200
const LIMITS = { each: 100, frequent: 30, found: 2_000, compared: 500 }

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fillPictures()
}, 120_000)
afterAll(() => fresh.drop())

/** A public and an unpublished case of a hundred thousand have one picture each: twelve words of its own, one of a thousand, one that half of all have, and one that the last thousand have. */
async function fillPictures(): Promise<void> {
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into register_entry
      select n, n % 2 = 0, 1, 'D', 'registered', 'DID2020' || lpad(n::text, 6, '0'), '', 'did2020' || lpad(n::text, 6, '0'), 20200000000000 + n,
             'kursi', 'pt', date '2005-01-01', date '2006-01-01', date '2007-01-01', date '2027-01-01', null, '{ID}', array['06-01'],
             ' kursi ', ' pt ', '', array_to_tsvector(array['w:kursi'])
        from generate_series(1, ${PICTURES}::int) n`.execute(one)
    await sql`insert into picture_entry (application_id, file_id, content, is_public, words, looks)
      select n, 'f' || n, sha256(convert_to(n::text, 'UTF8')), n % 2 = 0,
             array(select n * 41 + w from generate_series(1, 12) w) || array[1000000000 + n % 1000] || case when n % 4 < 2 then array[2000000000] end || case when n > 99000 then array[1999999999] end,
             decode(repeat(md5(n::text), 20), 'hex')
        from generate_series(1, ${PICTURES}::int) n`.execute(one)
    await sql`insert into picture_posting select posted_word(w, e.is_public), e.picture from picture_entry e cross join unnest(e.words) w`.execute(
      one,
    )
    await sql`vacuum analyze register_entry, picture_entry, picture_posting`.execute(one)
    await sql`reset all`.execute(one)
  })
}

/** Pages read by a search, pictures found, and tables read from end to end by it or the functions it calls. */
async function searchRead(isPublic: boolean, words: number[], filters: PictureFilters) {
  return fresh.db.transaction().execute(async (tx) => {
    const query = foundPicturesQuery(isPublic, words, filters, LIMITS)
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: { 'Actual Rows': number; 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
    }>`explain (analyze, buffers, format json) ${query}`.execute(tx)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    const scanned = await sql<{ name: string }>`
      select relname as name from pg_stat_xact_user_tables where seq_scan > 0`.execute(tx)
    return {
      found: plan?.['Actual Rows'],
      pages: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0),
      scanned: scanned.rows.map(({ name }) => name),
    }
  })
}

const own = (n: number) => Array.from({ length: 12 }, (_, at) => n * 41 + at + 1)

test.each<[string, number[], PictureFilters, number]>([
  ['the words of one picture', own(50_000), {}, 1],
  ['one with words that many have', [...own(50_000), 1_000_000_500, 2_000_000_000], {}, 30],
  ['only a word that half of all have', [2_000_000_000], {}, 30],
  ['a word of the last cases only', [1_999_999_999], {}, 30],
  ['words that nobody has', [7, 8, 9].map((n) => 1_900_000_000 + n), {}, 0],
  ['a frequent word, narrowed to a class that no case has', [2_000_000_000], { classes: ['30'] }, 0],
  ['a frequent word, narrowed to a Vienna code that no case has', [2_000_000_000], { vienna: ['26.1'] }, 0],
])('%s: no table is read from end to end', async (_what, words, filters, least) => {
  for (const isPublic of [true, false]) {
    const { found, pages, scanned } = await searchRead(
      isPublic,
      isPublic ? words : words.map((word) => (word < 1_000_000_000 ? word + 41 : word)),
      filters,
    )
    expect(scanned).toEqual([])
    expect(found).toBeGreaterThanOrEqual(least)
    expect(pages).toBeLessThanOrEqual(MOST_PAGES)
  }
})

const casesWith = async (word: number, most: number, frequent: number) => {
  const { rows } = await sql<{ id: number }>`
    select e.application_id::int as id from pictures_with(array[${word}::int], ${most}::int, ${frequent}::int, 2000) join picture_entry e using (picture) order by 1`.execute(
    fresh.db,
  )
  return rows.map(({ id }) => id)
}
/** Public cases, from the first, for which something holds. */
const publicCases = (holds: (n: number) => boolean) =>
  Array.from({ length: PICTURES }, (_, at) => at + 1).filter((n) => n % 2 === 0 && holds(n))

test.each<[string, number, (n: number) => boolean]>([
  ['a colour of many pictures', 2_000_000_000, (n) => n % 4 < 2],
  ['a colour of few pictures among the first and others behind', 1_000_000_500, (n) => n % 1000 === 500],
  ['a colour of the last pictures only', 1_999_999_999, (n) => n > 99_000],
  ['a colour of nobody', 1_900_000_000, () => false],
])('%s finds the first hundred that a look at every picture finds', async (_what, word, holds) => {
  expect(await casesWith(word, 100, 100)).toEqual(publicCases(holds).slice(0, 100))
})

test('a word in fewer pictures than may be read gives all of them, one in more the oldest', async () => {
  const ofAThousand = publicCases((n) => n % 1000 === 500)
  expect(ofAThousand).toHaveLength(100)
  expect(await casesWith(1_000_000_500, 101, 30)).toEqual(ofAThousand)
  expect(await casesWith(1_000_000_500, 100, 30)).toEqual(ofAThousand.slice(0, 30))
})

test('a picture with a rare word comes before those with a frequent one', async () => {
  const { rows } = await sql<{ id: number }>`
    select e.application_id::int as id from pictures_with(array[2000000000, ${own(50_000)[0]}]::int[], 100, 30, 5) w
      join picture_entry e using (picture) order by w.weight desc limit 1`.execute(fresh.db)
  expect(rows).toEqual([{ id: 50_000 }])
})

const LABELS = 6
const DRAWN = 16
const MIXED = 300
/** First public case that gets a drawn label. */
const FIRST_DRAWN = 2

const labelOf = (seed: number) => shapesLabel(seed).png().toBuffer()
const described = async (seed: number) => describePicture(await bitmapOf(await labelOf(seed)))

/** Pictures that have about half of the words of two drawn labels, and the look of one of them. */
function mixedOf(drawn: readonly DescribedPicture[]): DescribedPicture[] {
  const numbers = drawNumbers(17)
  return Array.from({ length: MIXED }).flatMap(() => {
    const [one, other] = [drawn[numbers.below(drawn.length)], drawn[numbers.below(drawn.length)]]
    const words = [one, other].flatMap((each) => each?.words ?? []).filter(() => numbers.below(2) === 0)
    return one ? [{ looks: one.looks, words }] : []
  })
}

/** Gives these pictures to public cases, from `FIRST_DRAWN` on. */
async function addPictures(pictures: readonly DescribedPicture[]): Promise<void> {
  const words = pictures.map((one) => `{${[...new Set(one.words)].join(',')}}`)
  const looks = pictures.map((one) => Buffer.from(packLooks(one.looks)).toString('hex'))
  await fresh.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`with made as (
        insert into picture_entry (application_id, file_id, content, is_public, words, looks)
        select ${FIRST_DRAWN}::int + 2 * (n - 1), 'drawn' || n, sha256(convert_to('drawn' || n, 'UTF8')), true, words::int[], decode(looks, 'hex')
          from unnest(${words}::text[], ${looks}::text[]) with ordinality r(words, looks, n) returning picture, words)
      insert into picture_posting select posted_word(w, true), picture from made cross join unnest(words) w`.execute(
      one,
    )
    await sql`reset all`.execute(one)
  })
}

test('drawn labels, cut and recoloured, are among the first twenty of three hundred made-up pictures', async () => {
  const drawn = await Promise.all(Array.from({ length: DRAWN }, (_, at) => described(at + 1)))
  await addPictures([...drawn.slice(0, LABELS), ...mixedOf(drawn.slice(LABELS))])
  const missed: string[] = []
  for (let at = 0; at < LABELS; at += 1) {
    const altered = {
      cut: await cutPicture(await labelOf(at + 1), 0.2, 0.3, 0.6),
      recoloured: await shapesLabel(at + 1, [90, 40, 140])
        .png()
        .toBuffer(),
    }
    for (const [how, bytes] of Object.entries(altered)) {
      const sought = soughtPicture(seekPicture(await bitmapOf(bytes)))
      const found = await findPictures(fresh.db, sought, 'public', {}, { weights: usualWeights, colours: [] })
      if (found.slice(0, 20).every(({ applicationId }) => applicationId !== FIRST_DRAWN + 2 * at))
        missed.push(`${at + 1} ${how}`)
    }
  }
  expect(missed).toEqual([])
})
