import { createHash, hash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { Services } from '../../services.ts'
import type { StoredBytes } from './storedBytes.ts'
import { assertSame, openStored } from './verifiedBytes.ts'

type Access = Pick<Services, 'db' | 'files' | 'log'>

/** Block size in bytes; the document viewer requests ranges of this size. */
export const BLOCK = 64 * 1024
/** Bytes of a SHA-256 hash. */
const HASH = 32
/** Cache limit in bytes: hashes of 16 GiB of files. */
const MOST_BYTES = 8 * 1024 * 1024
/**
 * Ranges up to this size are verified before the first byte is sent, so that damage becomes an error reply instead of an aborted
 * connection.
 */
const VERIFIED_FIRST_BYTES = 4 * 1024 * 1024

/** Block hashes of verified objects, least recently used first. */
const cachedHashes = new Map<string, Buffer>()
/** Reads in progress, by object key. */
const readsInProgress = new Map<string, Promise<Buffer>>()
let cachedBytes = 0

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
  const blockHashes = await blockHashesOf(access, kept)
  if (end - start >= VERIFIED_FIRST_BYTES) return Readable.from(verifiedBlocks(access, kept, blockHashes, start, end))
  return Readable.from([await joined(verifiedBlocks(access, kept, blockHashes, start, end))], { objectMode: false })
}

/** Like readVerifiedRange, as one buffer for readers inside the server. */
export async function readVerifiedPart(access: Access, kept: StoredBytes, start: number, end: number): Promise<Buffer> {
  return joined(verifiedBlocks(access, kept, await blockHashesOf(access, kept), start, Math.min(end, kept.size - 1)))
}

/** Verifies the whole object unless that was done before. Throws as readVerifiedRange. */
export async function verifyWhole(access: Access, kept: StoredBytes): Promise<void> {
  await blockHashesOf(access, kept)
}

async function joined(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  for await (const part of parts) found.push(part)
  return Buffer.concat(found)
}

async function* verifiedBlocks(
  access: Access,
  kept: StoredBytes,
  blockHashes: Buffer,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  const first = Math.floor(start / BLOCK)
  const from = first * BLOCK
  const to = Math.min(kept.size, (Math.floor(end / BLOCK) + 1) * BLOCK)
  let block = first
  for await (const bytes of blocksOf(await openStored(access, kept.key, { start: from, end: to - 1 }))) {
    const at = block * BLOCK
    if (!hashOf(bytes).equals(blockHashes.subarray(block * HASH, block * HASH + HASH))) {
      forget(kept.key)
      await assertSame(access, kept, hashOf(bytes))
    }
    yield bytes.subarray(Math.max(0, start - at), Math.min(bytes.length, end + 1 - at))
    block++
  }
  // Fewer bytes than recorded: the object is truncated.
  if (block * BLOCK < to) await assertSame(access, kept, Buffer.alloc(HASH))
}

/** The hashes of all blocks, cached or after one verified read of the whole object; concurrent requests share the read. */
function blockHashesOf(access: Access, kept: StoredBytes): Promise<Buffer> {
  const found = cachedHashes.get(kept.key)
  if (found) {
    cachedHashes.delete(kept.key)
    cachedHashes.set(kept.key, found)
    return Promise.resolve(found)
  }
  const reading =
    readsInProgress.get(kept.key) ?? readWhole(access, kept).finally(() => readsInProgress.delete(kept.key))
  readsInProgress.set(kept.key, reading)
  return reading
}

async function readWhole(access: Access, kept: StoredBytes): Promise<Buffer> {
  const whole = createHash('sha256')
  const blockHashes: Buffer[] = []
  for await (const bytes of blocksOf(await openStored(access, kept.key))) {
    whole.update(bytes)
    blockHashes.push(hashOf(bytes))
  }
  await assertSame(access, kept, whole.digest())
  const all = Buffer.concat(blockHashes)
  remember(kept.key, all)
  return all
}

function remember(key: string, blockHashes: Buffer): void {
  cachedHashes.set(key, blockHashes)
  cachedBytes += blockHashes.length
  for (const oldest of cachedHashes.keys()) {
    if (cachedBytes <= MOST_BYTES || oldest === key) return
    forget(oldest)
  }
}

function forget(key: string): void {
  cachedBytes -= cachedHashes.get(key)?.length ?? 0
  cachedHashes.delete(key)
}

/** Splits a stream into blocks of BLOCK bytes; the last one may be shorter. */
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

function hashOf(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}
