import { randomBytes } from 'node:crypto'

import type { BodyOf } from '@saki/contracts'
import type { savedSearchesCalls } from '@saki/contracts/savedSearches'
import type { Db } from '@saki/db'
import { MOST_SAVED_SEARCHES } from '@saki/domain/search/alertDue'

import { AppError } from '../../errors.ts'
import { announceSave, countSavedSearches, insertSavedSearch } from './savedSearches.sql.ts'
import { searchKeys } from './searchKeys.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LETTERS = 24

type Asked = BodyOf<(typeof savedSearchesCalls)['savedSearchSave']>

/** Saves a search of a user; returns its id. Throws Invalid, NotFound, TOO_MANY_SEARCHES. */
export async function saveSearch(tx: Db, userId: number, asked: Asked, now: Date): Promise<string> {
  const keys = await searchKeys(tx, asked.SEARCH)
  if ((await countSavedSearches(tx, userId)) >= MOST_SAVED_SEARCHES)
    throw new AppError('TOO_MANY_SEARCHES', String(userId))
  const searchId = `S-${Array.from(randomBytes(ID_LETTERS), (byte) => ALPHABET[byte % 32]).join('')}`
  await announceSave(tx)
  await insertSavedSearch(tx, {
    searchId,
    userId,
    name: asked.NAME,
    search: asked.SEARCH,
    howOften: asked.HOW_OFTEN,
    byMail: asked.IND_MAIL === 'Y',
    keys,
    now,
  })
  return searchId
}
