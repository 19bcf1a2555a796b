import type { SavedQuery } from '@saki/contracts/savedSearches'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { findHits } from '../../apps/api/src/domains/savedSearches/findHits.ts'
import { insertSavedSearch } from '../../apps/api/src/domains/savedSearches/savedSearches.sql.ts'
import { searchKeys } from '../../apps/api/src/domains/savedSearches/searchKeys.ts'
import { line, pause, seconds } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'

const CASES = 125_000
const SEARCHES = 10_000
const PUBLISHED = 1_000

interface Drawn {
  number: string
  title: string
  owner: string
  classes: string[]
}

/** Ten thousand saved searches, and a thousand cases that become public: how long the comparison takes. Nobody is told. */
export async function benchAlerts(portal: BenchPortal, db: Db): Promise<void> {
  await fillRegister(db, CASES)
  const users = await signInUsers(db, portal.baseUrl, 100)
  const cases = await drawCases(db, SEARCHES)
  const began = performance.now()
  await sql`delete from saved_search where search_id like 'bench%'`.execute(db)
  for (const [at, drawn] of cases.entries()) {
    const search = searchFor(at, drawn)
    await insertSavedSearch(db, {
      searchId: `bench${at}`,
      userId: users[at % users.length]?.userId ?? 0,
      name: `Pencarian ${at}`,
      search,
      howOften: 'WEEKLY',
      byMail: false,
      keys: await searchKeys(db, search),
      now: new Date(),
    })
  }
  await sql`analyze saved_search`.execute(db)
  line(`${SEARCHES} searches saved`, `${seconds(performance.now() - began)} s`)
  for (const published of [1, 100, PUBLISHED]) await publish(db, published)
  await sql`delete from saved_search where search_id like 'bench%'`.execute(db)
}

/** Compares `published` cases as if they had just become public, early in a minute, because the portal's own job does the same as it begins. */
async function publish(db: Db, published: number): Promise<void> {
  await pause(65_000 - (Date.now() % 60_000))
  await sql`
    insert into register_news (application_id, was)
    select application_id, null from register_entry where is_public order by md5(application_id::text) limit ${published}::int`.execute(
    db,
  )
  const began = performance.now()
  const found = await findHits({ db }, new Date())
  const took = performance.now() - began
  line(
    `${published} cases published, compared with all of them`,
    `${seconds(took)} s, ${found} hits, ${(took / published).toFixed(1)} ms a case`,
  )
}

async function drawCases(db: Db, most: number): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select application_number as number, title_key as title, owner_key as owner, classes from register_entry
     where is_public and title_key <> '' and classes <> '{}' order by md5('bench' || application_id) limit ${most}::int`.execute(
    db,
  )
  return rows
}

/** Four of ten watch a name, four the register by words, owner or class, one a case, one letters of a name. */
function searchFor(at: number, { number, title, owner, classes }: Drawn): SavedQuery {
  const register = (q: string): SavedQuery => ({
    KIND: 'REGISTER',
    PAGE: '/forms/search',
    PARAMETERS: { q },
    CRITERIA: {},
  })
  const nice: Record<string, string> = /^\d+$/.test(classes[0] ?? '') ? { classes: classes[0] ?? '' } : {}
  if (at % 10 < 4) return { KIND: 'MARKS', PARAMETERS: { name: title, ...nice } }
  if (at % 10 === 4) return { KIND: 'MARKS', PARAMETERS: { name: title, match: 'exact' } }
  if (at % 10 === 5) return { KIND: 'CASE', PATENT_ID: number }
  if (at % 10 === 6) return register(`pemilik:"${owner}"`)
  if (at % 10 === 7) return register(title)
  return register(`${title.split(' ')[0]} kelas:${classes[0]}`)
}
