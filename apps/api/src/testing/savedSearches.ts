import { randomUUID } from 'node:crypto'

import type { SavedQuery, SavedSearch, SearchNotice } from '@saki/contracts/savedSearches'

import { alertSearches } from '../domains/savedSearches/alertSearches.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A search of the register by one text. */
export const registerSearch = (q: string, more: Record<string, string> = {}): SavedQuery => ({
  KIND: 'REGISTER',
  PAGE: '/forms/search',
  PARAMETERS: { q, ...more },
  CRITERIA: {},
})
/** A watch of a name of a mark. */
export const markWatch = (name: string, more: Record<string, string> = {}): SavedQuery => ({
  KIND: 'MARKS',
  PARAMETERS: { name, ...more },
})

/** Saves a search by the call; returns its id. */
export async function saveTestSearch(
  portal: TestPortal,
  as: TestActor,
  SEARCH: SavedQuery,
  over: Record<string, string> = {},
): Promise<string> {
  const body = { NAME: 'Pencarian saya', SEARCH, HOW_OFTEN: 'AT_ONCE', IND_MAIL: 'N', ...over }
  const saved = await portal.ask('savedSearchSave', { as, key: randomUUID(), body })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body.SEARCH_ID
}

/** Runs the job once, and the mails it queued. */
export async function runAlerts(portal: TestPortal) {
  const done = await alertSearches({ ...portal.services, log: portal.app.log }, portal.services.clock())
  await portal.drain()
  return done
}

/** Messages of a user, newest first, as `name: titles`. */
export async function toldTo(portal: TestPortal, as: TestActor): Promise<string[]> {
  const { body } = await portal.ask('searchNotices', { as, query: { size: 100 } })
  return body.data.map(({ NAME, HITS }: SearchNotice) => `${NAME}: ${HITS.map(({ TITLE }) => TITLE).join(', ')}`)
}

export async function savedSearchesOf(portal: TestPortal, as: TestActor): Promise<SavedSearch[]> {
  return (await portal.ask('savedSearches', { as })).body
}
