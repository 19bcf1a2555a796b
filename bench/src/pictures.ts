import type { Db } from '@saki/db'
import { describePicture, type DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import { isPointWord } from '@saki/domain/pictures/pictureWords'
import { sql } from 'kysely'

import { bitmapOf } from '../../apps/api/src/ports/pictureLooks.ts'
import { cutPicture, shapesLabel } from '../../apps/api/src/testing/drawnLabels.ts'
import { inTail, line } from './figures.ts'
import { fillPictures } from './madeUpPictures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'

/** Labels that are sought again, each altered in every way. */
const SOUGHT = 40
const TOP = 20
/** Who ask in turn: a user may search by sixty pictures a minute. */
const USERS = 30
/** Cases that the pictures belong to, several to each when nothing larger was kept. */
const CASES = 125_000

type Altered = (seed: number) => Promise<Buffer>
const label: Altered = (seed) => shapesLabel(seed).png().toBuffer()

const alterations: readonly [string, Altered][] = [
  ['as they are', label],
  ['cut by 10 % at a corner', async (seed) => cutPicture(await label(seed), 0.1, seed % 2, (seed >> 1) % 2)],
  ['cut by 25 % around', async (seed) => cutPicture(await label(seed), 0.25, 0.5, 0.5)],
  ['in other colours', (seed) => shapesLabel(seed, [90, 40, 140]).png().toBuffer()],
  ['without colours', (seed) => shapesLabel(seed).greyscale().png().toBuffer()],
  ['turned by 90°', (seed) => shapesLabel(seed).rotate(90).png().toBuffer()],
  ['turned by 10°', (seed) => shapesLabel(seed).rotate(10, { background: '#ffffff' }).png().toBuffer()],
  [
    'redrawn (skewed, stretched, blurred, in other colours)',
    (seed) =>
      shapesLabel(seed, [90, 40, 140])
        .affine([1.08, 0.06, -0.04, 0.93], { background: '#ffffff' })
        .blur(2)
        .png()
        .toBuffer(),
  ],
]

/** The search of pictures over HTTP among `pictures` pictures: time, and how often the altered label is among the first twenty. */
export async function benchPictures(portal: BenchPortal, db: Db, pictures: number): Promise<void> {
  await fillRegister(db, Math.min(CASES, pictures))
  const described: DescribedPicture[] = []
  for (let seed = 0; seed < SOUGHT; seed += 1) described.push(describePicture(await bitmapOf(await label(seed))))
  const numbers = await fillPictures(db, pictures, described)
  const users = await signInUsers(db, portal.baseUrl, USERS)
  let asked = 0
  const cookie = () => ({ cookie: users[asked++ % USERS]?.cookie ?? '', 'x-requested-with': 'saki' })
  const ask = async (bytes: Buffer): Promise<string[]> => {
    const form = new FormData()
    form.append('FILE', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'gambar.png')
    const reply = await fetch(`${portal.baseUrl}/api/searchPictures`, { method: 'POST', headers: cookie(), body: form })
    if (reply.status !== 200) throw new Error(`searchPictures answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: { PATENT_ID: string }[] }).data.map((row) => row.PATENT_ID)
  }
  for (let seed = 0; seed < 5; seed += 1) await ask(await label(seed))
  const all: number[] = []
  for (const [what, altered] of alterations) {
    let found = 0
    const times: number[] = []
    for (const [seed, number] of numbers.entries()) {
      const bytes = await altered(seed)
      const began = performance.now()
      const rows = await ask(bytes)
      times.push(performance.now() - began)
      if (rows.slice(0, TOP).includes(number)) found += 1
    }
    all.push(...times)
    line(`labels ${what}`, `${(found / numbers.length).toFixed(2)} among the first ${TOP}; ${inTail(times)}`)
  }
  line('all of these', inTail(all))
  const colours: number[] = []
  for (const colour of ['d02020', '2040c0', '20a040', 'f0c020', '808080', '102030']) {
    const began = performance.now()
    const reply = await fetch(`${portal.baseUrl}/api/getSimilarPictures?colour=${colour}`, { headers: cookie() })
    if (reply.status !== 200) throw new Error(`getSimilarPictures answered ${reply.status}`)
    await reply.text()
    colours.push(performance.now() - began)
  }
  line('by a colour', inTail(colours))
  await explainWords(db, described)
}

/** What the look-up of words reads, by the plan of one search. */
async function explainWords(db: Db, described: readonly DescribedPicture[]): Promise<void> {
  const words = described[0]?.words.filter(isPointWord) ?? []
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) select * from pictures_with(${words}::int[], 100, 30, 2000)`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  line(
    `the ${words.length} words of one label in the index`,
    `${plan?.['Actual Rows']} pictures, ${(plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)} pages`,
  )
}
