import { createHash, hash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { Services } from '../../services.ts'
import type { StoredBytes } from './storedBytes.ts'
import { assertSame, openStored } from './verifiedBytes.ts'

type Access = Pick<Services, 'db' | 'files' | 'log'>

/** Block size in bytes; the document viewer requests ranges of this size. */
export const BLOCK = 64 * 1024
const HASH = 32
/** Cache limit in bytes: hashes of 16 GiB of files. */
const MOST_BYTES = 8 * 1024 * 1024
/**
 * Ranges up to this size are verified before the first byte is sent, so that damage becomes an error reply instead of an aborted
 * connection.
 */
const AT_ONCE = 4 * 1024 * 1024

/** Block hashes of verified objects, least recently used first. */
const known = new Map<string, Buffer>()
const underWay = new Map<string, Promise<Buffer>>()
let knownBytes = 0

/**
 * The bytes from `start` to `end` inclusive, verified. The first request for an object reads it whole, compares its hash and
 * caches the hash of every block; later reads compare each block with the cache, so that later damage is found too. Throws
 * FILE_DAMAGED and FILE_MISSING.
 */
export async function readVerifiedRange(
  access: Access,
  kept: StoredBytes,
  start: number,
  end: number,
): Promise<Readable> {
  const prints = await printsOf(access, kept)
  if (end - start >= AT_ONCE) return Readable.from(proven(access, kept, prints, start, end))
  return Readable.from([await joined(proven(access, kept, prints, start, end))], { objectMode: false })
}

/** Like readVerifiedRange, as one buffer for readers inside the server. */
export async function readVerifiedPart(access: Access, kept: StoredBytes, start: number, end: number): Promise<Buffer> {
  return joined(proven(access, kept, await printsOf(access, kept), start, Math.min(end, kept.size - 1)))
}

/** Verifies the whole object unless that was done before. Throws as readVerifiedRange. */
export async function verifyWhole(access: Access, kept: StoredBytes): Promise<void> {
  await printsOf(access, kept)
}

async function joined(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  for await (const part of parts) found.push(part)
  return Buffer.concat(found)
}

async function* proven(
  access: Access,
  kept: StoredBytes,
  prints: Buffer,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  const first = Math.floor(start / BLOCK)
  const from = first * BLOCK
  const to = Math.min(kept.size, (Math.floor(end / BLOCK) + 1) * BLOCK)
  let block = first
  for await (const bytes of blocksOf(await openStored(access, kept.key, { start: from, end: to - 1 }))) {
    const at = block * BLOCK
    if (!printOf(bytes).equals(prints.subarray(block * HASH, block * HASH + HASH))) {
      forget(kept.key)
      await assertSame(access, kept, printOf(bytes))
    }
    yield bytes.subarray(Math.max(0, start - at), Math.min(bytes.length, end + 1 - at))
    block++
  }
  // Fewer bytes than recorded: the object is truncated.
  if (block * BLOCK < to) await assertSame(access, kept, Buffer.alloc(HASH))
}

/** Concurrent requests share one read. */
function printsOf(access: Access, kept: StoredBytes): Promise<Buffer> {
  const found = known.get(kept.key)
  if (found) {
    known.delete(kept.key)
    known.set(kept.key, found)
    return Promise.resolve(found)
  }
  const reading = underWay.get(kept.key) ?? readWhole(access, kept).finally(() => underWay.delete(kept.key))
  underWay.set(kept.key, reading)
  return reading
}

async function readWhole(access: Access, kept: StoredBytes): Promise<Buffer> {
  const whole = createHash('sha256')
  const prints: Buffer[] = []
  for await (const bytes of blocksOf(await openStored(access, kept.key))) {
    whole.update(bytes)
    prints.push(printOf(bytes))
  }
  await assertSame(access, kept, whole.digest())
  const all = Buffer.concat(prints)
  remember(kept.key, all)
  return all
}

function remember(key: string, prints: Buffer): void {
  known.set(key, prints)
  knownBytes += prints.length
  for (const oldest of known.keys()) {
    if (knownBytes <= MOST_BYTES || oldest === key) return
    forget(oldest)
  }
}

function forget(key: string): void {
  knownBytes -= known.get(key)?.length ?? 0
  known.delete(key)
}

/** Cuts a stream into blocks; the last one may be shorter. */
async function* blocksOf(stream: Readable): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    kept.push(chunk as Buffer)
    length += (chunk as Buffer).length
    if (length < BLOCK) continue
    const bytes = Buffer.concat(kept)
    let at = 0
    for (; at + BLOCK <= length; at += BLOCK) yield bytes.subarray(at, at + BLOCK)
    kept = at < length ? [bytes.subarray(at)] : []
    length -= at
  }
  if (length > 0) yield Buffer.concat(kept)
}

function printOf(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}
