import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startObjectStore, type StoreFault, type TestObjectStore } from '../testing/objectStore.ts'
import { makeFileStore } from './makeFileStore.ts'
import { parseObjectStoreUrl } from './objectStoreUrl.ts'
import { s3FileStore, type Patience } from './s3FileStore.ts'

const NOW = new Date('2026-03-02T03:00:00Z')
const LATER = new Date('2200-01-01T00:00:00Z')
const NOTHING = '00/00/000000000000000000000000000000000000'
let dataDir: string
let remote: TestObjectStore

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-s3-data-'))
  remote = await startObjectStore()
})
afterEach(() => remote.misbehave(undefined))
afterAll(async () => {
  await remote.close()
  await rm(dataDir, { recursive: true, force: true })
})

function make(patience: Partial<Patience> = {}, url = remote.url) {
  return s3FileStore(parseObjectStoreUrl(url), dataDir, patience)
}

function keysOf(store = make(), instant = LATER): Promise<string[]> {
  return Readable.from(store.keysBefore(instant)).toArray()
}

describe('a correct object store', () => {
  test('keeps bytes under random keys and returns them whole and in ranges', async () => {
    const store = await makeFileStore({ dataDir, objectStoreUrl: remote.url }, NOW)
    const [a, b] = [await store.put(Buffer.from('abcdef')), await store.put(Buffer.from('abcdef'))]
    expect(a).not.toBe(b)
    expect(String(await buffer(await store.open(a)))).toBe('abcdef')
    expect(String(await buffer(await store.open(a, { start: 1, end: 3 })))).toBe('bcd')
    expect(await store.size(a)).toBe(6)
    await store.remove(a)
    await expect(store.open(a)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('moves a finished upload of many parts out of the temporary folder', async () => {
    const store = await makeFileStore({ dataDir, objectStoreUrl: remote.url }, NOW)
    const bytes = Buffer.alloc(3_000_001, 'saki')
    await writeFile(join(store.tempDir, 'upload'), bytes)
    const key = await store.adopt(join(store.tempDir, 'upload'))
    expect((await buffer(await store.open(key))).equals(bytes)).toBe(true)
    expect(await readdir(store.tempDir)).toEqual([])
  })

  test('restores an object of a backup under its former key, and refuses any other name', async () => {
    const store = await makeFileStore({ dataDir, objectStoreUrl: remote.url }, NOW)
    const key = `ab/cd/${'0'.repeat(36)}`
    await writeFile(join(store.tempDir, 'restored'), 'abcdef')
    await store.putBack(key, join(store.tempDir, 'restored'))
    expect(String(await buffer(await store.open(key)))).toBe('abcdef')
    await writeFile(join(store.tempDir, 'restored'), 'abcdef')
    await expect(store.putBack('../key', join(store.tempDir, 'restored'))).rejects.toMatchObject({ code: 'ENOENT' })
    await rm(join(store.tempDir, 'restored'))
    await store.remove(key)
  })

  test.each([NOTHING, '../../secrets/session', ''])('has nothing under the key %s', async (key) => {
    const store = make()
    await expect(store.open(key)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.size(key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('lists page by page, by age, and only its own keys', async () => {
    const store = make({ page: 2 })
    remote.objects.clear()
    const added: string[] = []
    for (let i = 0; i < 5; i++) added.push(await store.put(Buffer.from([i])))
    remote.objects.set('backup/of/somebody', { bytes: Buffer.from('not ours'), at: NOW })
    remote.objects.set(added[0] ?? '', { bytes: Buffer.from('old'), at: NOW })
    expect((await keysOf(store)).toSorted()).toEqual(added.toSorted())
    expect(await keysOf(store, new Date(NOW.getTime() + 1))).toEqual([added[0]])
  })
})

describe('a faulty object store', () => {
  test.each(['wrongBytes', 'truncates', 'overloaded', 'silent', 'stallsInBody'] satisfies StoreFault[])(
    'rejects with BUSY at the fault %s, and nothing is acknowledged',
    async (fault) => {
      const store = make({ requestMs: 400 })
      const path = join(dataDir, 'upload')
      await writeFile(path, 'precious')
      remote.objects.clear()
      remote.misbehave(fault)
      await expect(store.put(Buffer.from('precious'))).rejects.toMatchObject({ code: 'BUSY', retryAfter: 30 })
      await expect(store.adopt(path)).rejects.toMatchObject({ code: 'BUSY' })
      expect(await readFile(path, 'utf8')).toBe('precious')
      remote.misbehave(undefined)
      // When the comparing read stalls, the object stays and becomes an orphan; when it is known to be wrong, it is removed.
      if (fault !== 'stallsInBody') expect(remote.objects.size).toBe(0)
    },
  )

  test('is reported as busy within three seconds when the connection is refused', async () => {
    const gone = await startObjectStore()
    const store = make({}, gone.url)
    await gone.close()
    const start = performance.now()
    await expect(store.put(Buffer.from('x'))).rejects.toMatchObject({ code: 'BUSY' })
    await expect(store.open(NOTHING)).rejects.toMatchObject({ code: 'BUSY' })
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  test('is busy, not empty, when the bucket is missing or the key is refused', async () => {
    for (const url of [remote.url.replace('/saki?', '/other?'), remote.url.replace('test-key', 'other-key')])
      await expect(make({}, url).open(NOTHING)).rejects.toMatchObject({ code: 'BUSY' })
  })

  test('fails a reader that already has the first bytes', async () => {
    const store = make({ requestMs: 400 })
    const key = await store.put(Buffer.from('precious'))
    remote.misbehave('stallsInBody')
    await expect(store.open(key).then(buffer)).rejects.toMatchObject({ code: 'BUSY' })
  })
})

describe('OBJECT_STORE_URL', () => {
  test('is parsed into place and credentials', () => {
    const url = 'https://AKIA:se%2Fcret@s3.example:9000/files?region=ap-southeast-3&pathStyle=false'
    expect(parseObjectStoreUrl(url)).toEqual({
      endpoint: 'https://s3.example:9000',
      accessKeyId: 'AKIA',
      secretAccessKey: 'se/cret',
      bucket: 'files',
      region: 'ap-southeast-3',
      pathStyle: false,
    })
  })

  test.each([
    's3://k:hidden@h/bucket',
    'http://h/bucket',
    'http://k:hidden@h/',
    'http://k:hidden@h/a/b',
    'http://k:hidden@h/bucket?pathStyle=yes',
    'http://k:hidden@h/bucket?prefix=x',
    'http://k:hidden%@h/bucket',
    'hidden',
  ])('refuses to start with %s and does not repeat it', async (objectStoreUrl) => {
    const refusal = await makeFileStore({ dataDir, objectStoreUrl }, NOW).catch((error: Error) => error.message)
    expect(refusal).toMatch(/^OBJECT_STORE_URL: /)
    expect(refusal).not.toContain('hidden')
  })
})
