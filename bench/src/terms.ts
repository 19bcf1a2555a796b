import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

import type { Db } from '@saki/db'

import { importNiceTerms } from '../../apps/api/src/domains/master/importNiceTerms.ts'
import { starterTerms } from '../../packages/db/seeds/nice.ts'
import { sendJson } from './client.ts'
import { line, percentile, seconds } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'

const ROWS = 77_561
const ROUNDS = 3

/** Imports a list of terms as large as the office's (the file NICE_TERMS, else one generated from ours) and searches it. */
export async function benchTerms(portal: BenchPortal, db: Db): Promise<void> {
  const file = process.env['NICE_TERMS']
  const bytes = file ? createReadStream(file) : Readable.from(madeUp())
  const started = performance.now()
  const { rows } = await importNiceTerms(db, bytes, { now: new Date() })
  line(`${rows} terms taken in${file ? '' : ' (made up)'}`, `${seconds(performance.now() - started)} s`)
  const users = await signInUsers(db, portal.baseUrl, 32)
  await measure(portal, users, 1)
  await measure(portal, users, 16)
}

function* madeUp(): Iterable<string> {
  yield 'class,name_id,name_en\n'
  const terms = starterTerms()
  for (let i = 0; i < ROWS; i++) {
    const [one, other] = [terms[i % terms.length], terms[(i * 31) % terms.length]]
    yield `${one?.nice_class_code},"${one?.name_id} untuk ${other?.name_id} ${i}","${one?.name_en} for ${other?.name_en} ${i}"\n`
  }
}

/** Concurrent searches, each through all queries; spread over users because of the limit per user. */
async function measure(portal: BenchPortal, users: User[], askers: number): Promise<void> {
  const times: number[] = []
  let wrong = 0
  const ask = async (asker: number) => {
    for (let i = 0; i < asked.length * ROUNDS; i++) {
      const q = asked[(i + asker * 13) % asked.length] ?? ''
      const user = users[(asker + i) % users.length]
      const started = performance.now()
      const { status } = await sendJson(portal.baseUrl, `/niceTerms?size=50&q=${encodeURIComponent(q)}`, {
        cookie: user?.cookie ?? '',
      })
      times.push(performance.now() - started)
      if (status !== 200) wrong++
    }
  }
  await Promise.all(Array.from({ length: askers }, (_, asker) => ask(asker)))
  line(
    `search by everyday words, ${askers} at once`,
    `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms` +
      (wrong > 0 ? `, ${wrong} WRONG ANSWERS` : ''),
  )
}

/** Terms people may search for, in Indonesian and English, some with typing errors. */
const prefixTerms = [
  'warung kopi',
  'jualan baju anak',
  'toko online',
  'bengkel motor',
  'laundry kiloan',
  'kue rumahan',
  'keripik singkong',
  'perangkat lunak',
  'jasa konsultasi',
  'sepatu wanita',
  'kopi bubuk',
  'mesin pertanian',
]
const wholeTerms = (
  'coffee shop|online shop|clothing for children|mobile app|skin care|furniture|car repair|hotel|' +
  'saya mau jual kue kering|kami bikin tas dari anyaman|usaha katering rumahan|obat herbal untuk batuk|' +
  'warng kopi|sepatuu|btaik|kripik singkong|lundry|pakaain muslim|kosmetk|cofee beans|minuman|jasa|' +
  'mesin|logam|komputer|services|software|untuk|nasi kotak|jilbab|parfum|mainan anak|sabun cuci|' +
  'pupuk organik|madu hutan|batik tulis|kursi rotan|air minum|alat musik tradisional|kapal nelayan|' +
  'kembang api|rokok elektrik|asuransi jiwa|sekolah bahasa|klinik gigi|jasa hukum'
).split('|')

/** 200 queries: prefixes of some terms, as the search sends while somebody types, and whole terms. */
function niceQuestions(): string[] {
  const typed = prefixTerms.flatMap((text) => Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)))
  const all = [...typed, ...wholeTerms].filter((text) => !text.endsWith(' '))
  return Array.from({ length: 200 }, (_, i) => all[(i * 7) % all.length] ?? '')
}

const asked = niceQuestions()
