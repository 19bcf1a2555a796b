import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { localFileStore } from './localFileStore.ts'

const NOW = new Date('2026-03-02T03:00:00Z')
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-store-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('localFileStore', () => {
  test('keeps bytes readable by this user only, under random keys, and returns ranges of them', async () => {
    const store = await localFileStore(dataDir, NOW)
    const [a, b] = [await store.put(Buffer.from('abcdef')), await store.put(Buffer.from('abcdef'))]
    expect(a).not.toBe(b)
    expect((await buffer(await store.open(a, { start: 1, end: 3 }))).toString()).toBe('bcd')
    expect(await store.size(a)).toBe(6)
    const path = join(dataDir, 'objects', a)
    expect([(await stat(path)).mode & 0o777, (await stat(join(dataDir, 'objects'))).mode & 0o777]).toEqual([
      0o600, 0o700,
    ])
  })

  test('moves a finished upload and leaves no unfinished file', async () => {
    const store = await localFileStore(dataDir, NOW)
    const upload = join(store.tempDir, 'upload')
    await writeFile(upload, 'whole')
    const key = await store.adopt(upload)
    expect([await readdir(store.tempDir), (await buffer(await store.open(key))).toString()]).toEqual([[], 'whole'])
    await store.remove(key)
    await expect(store.open(key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test.each(['../../secrets/session', '/etc/passwd', 'aa/bb/../../x', ''])(
    'has nothing under the key %s',
    async (key) => {
      const store = await localFileStore(dataDir, NOW)
      await expect((async () => store.open(key))()).rejects.toMatchObject({ code: 'ENOENT' })
    },
  )

  test('removes leftovers of a crash after a day, not uploads in progress', async () => {
    const { tempDir } = await localFileStore(dataDir, NOW)
    for (const [name, hours] of [
      ['old', 25],
      ['new', 23],
    ] as const) {
      await writeFile(join(tempDir, name), 'half')
      const at = new Date(NOW.getTime() - hours * 3_600_000)
      await utimes(join(tempDir, name), at, at)
    }
    await localFileStore(dataDir, NOW)
    expect(await readdir(tempDir)).toEqual(['new'])
  })

  test('lists keys by age, and no other files', async () => {
    const store = await localFileStore(dataDir, NOW)
    const [old, fresh] = [await store.put(Buffer.from('old')), await store.put(Buffer.from('new'))]
    await writeFile(join(dataDir, 'objects', old.slice(0, 5), 'note'), 'not ours')
    await writeFile(join(store.tempDir, 'half'), 'not finished')
    for (const [key, hours] of [
      [old, 25],
      [fresh, 23],
    ] as const) {
      const at = new Date(NOW.getTime() - hours * 3_600_000)
      await utimes(join(dataDir, 'objects', key), at, at)
    }
    const found = await Readable.from(store.keysBefore(new Date(NOW.getTime() - 24 * 3_600_000))).toArray()
    expect(found).toEqual([old])
  })
})
