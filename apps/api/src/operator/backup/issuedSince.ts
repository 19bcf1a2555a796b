import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import type { Db } from '@saki/db'

import { openSeals, type ShownNumbers } from '../../domains/documents/numberSeal.ts'
import { findUnnamedKeys } from '../../domains/documents/upkeep.sql.ts'
import { isFileKey } from '../../ports/fileKey.ts'
import type { FileStore } from '../../ports/fileStore.ts'
import type { Secrets } from '../../ports/secrets.ts'

/** Bytes; longer than a seal, which may span two chunks. */
const OVERLAP = 600
const BATCH = 500
const PDF = '%PDF-'

export interface IssuedSince {
  /** Objects that no row names. */
  objects: number
  /** How many of them are documents of the office. */
  documents: number
  /** The highest number of each counter on those documents. */
  highest: ShownNumbers
}

interface Source {
  keys: AsyncIterable<string>
  open(key: string): Promise<Readable>
}

/** All objects in the live store. */
export const storeSource = (files: FileStore, now: Date): Source => ({
  keys: files.keysBefore(now),
  open: (key) => files.open(key),
})

/** The objects in a folder: the DATA_DIR of the machine that failed, or what is left of its objects. Read-only. */
export function folderSource(given: string): Source {
  const folder = existsSync(join(given, 'objects')) ? join(given, 'objects') : given
  return { keys: keysIn(folder), open: async (key) => createReadStream(join(folder, key)) }
}

/** Searches objects that no row of the database names for documents of the office and the numbers on them. */
export async function findIssuedSince(db: Db, secrets: Secrets, sources: readonly Source[]): Promise<IssuedSince> {
  const sum: IssuedSince = { objects: 0, documents: 0, highest: {} }
  for (const { keys, open } of sources) {
    for await (const batch of batches(keys)) {
      for (const key of await findUnnamedKeys(db, batch)) {
        const numbers = await numbersIn(await open(key), secrets)
        sum.objects += 1
        if (Object.keys(numbers).length > 0) sum.documents += 1
        for (const [counter, nbr] of Object.entries(numbers))
          sum.highest[counter] = Math.max(sum.highest[counter] ?? 0, nbr)
      }
    }
  }
  return sum
}

async function numbersIn(stream: Readable, secrets: Secrets): Promise<ShownNumbers> {
  const found: ShownNumbers = {}
  let before = ''
  let isFirst = true
  for await (const chunk of stream) {
    const text = before + (chunk as Buffer).toString('latin1')
    if (isFirst && !text.startsWith(PDF)) return {}
    isFirst = false
    Object.assign(found, openSeals(text, secrets))
    before = text.slice(-OVERLAP)
  }
  return found
}

async function* keysIn(folder: string): AsyncGenerator<string> {
  for (const outer of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(outer)) continue
    for (const inner of await readdir(join(folder, outer)))
      for (const name of await readdir(join(folder, outer, inner))) {
        const key = `${outer}/${inner}/${name}`
        if (isFileKey(key)) yield key
      }
  }
}

async function* batches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const key of keys) {
    batch.push(key)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
