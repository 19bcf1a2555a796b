import type { UploadReply } from '@saki/contracts/uploads'
import { describe, expect, test } from 'vitest'

import type { NewUpload, UploadItem } from './upload.ts'
import { uploadQueue, type QueuePorts } from './uploadQueue.ts'

const reply = (id: string) => ({ DOC_ID: `doc-${id}` }) as UploadReply
let made = 0
const file = (view: number | null, parts: Partial<NewUpload> = {}): NewUpload => ({
  id: `u${++made}`,
  order: made,
  draft: 'D-a',
  isDraftKnown: true,
  slot: 'GDI',
  view,
  description: '',
  fileName: 'a.jpg',
  bytes: new Blob(['a']),
  size: 1,
  mime: 'image/jpeg',
  sha256: undefined,
  width: 1,
  height: 1,
  look: undefined,
  replaces: undefined,
  fault: undefined,
  ...parts,
})

/** Ports of a queue for tests: `end` and `fail` settle a sending, `device` is the storage. */
function setUp() {
  const sent: string[] = []
  const ends = new Map<string, { done: () => void; fail: (error: unknown) => void }>()
  const device = new Map<string, UploadItem>()
  const pauses: { act: () => void; milliseconds: number }[] = []
  const made: QueuePorts = {
    send: (upload) =>
      new Promise((resolve, reject) => {
        sent.push(upload.id)
        ends.set(upload.id, { done: () => resolve(reply(upload.id)), fail: reject })
      }),
    keep: async (upload) => void device.set(upload.id, upload),
    drop: async (id) => void device.delete(id),
    later: (act, milliseconds) => void pauses.push({ act, milliseconds }),
    classify: (error) =>
      error === 'cut'
        ? 'passing'
        : error === 'gone'
          ? 'gone'
          : error === 'full'
            ? { held: 'Penuh' }
            : { words: String(error) },
    onStored: () => undefined,
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    queue: uploadQueue(made),
    sent,
    device,
    pauses,
    settle,
    end: (id: string) => void ends.get(id)?.done(),
    fail: (id: string, why: unknown) => void ends.get(id)?.fail(why),
  }
}
const statesOf = (queue: { uploads: readonly UploadItem[] }) => queue.uploads.map(({ state }) => state)

describe('uploadQueue', () => {
  test('two files are sent at a time, in their order', async () => {
    const { queue, sent, end, settle } = setUp()
    const [a, b, c] = [file(1), file(2), file(3)]
    await queue.add([a, b, c])
    expect(sent).toEqual([a.id, b.id])
    end(b.id)
    await settle()
    expect(sent).toEqual([a.id, b.id, c.id])
    expect(statesOf(queue)).toEqual(['sending', 'stored', 'sending'])
  })

  test('additional pictures are sent one after another', async () => {
    const { queue, sent, end, settle } = setUp()
    const [a, b, c] = [file(8), file(8), file(1)]
    await queue.add([a, b, c])
    expect(sent).toEqual([a.id, c.id])
    end(a.id)
    await settle()
    expect(sent).toEqual([a.id, c.id, b.id])
  })

  test('after network errors it retries with pauses of 1, 2, 4 and 30 s under the same id', async () => {
    const { queue, sent, fail, settle, pauses } = setUp()
    const a = file(1)
    await queue.add([a])
    for (let time = 0; time < 4; time++) {
      fail(a.id, 'cut')
      await settle()
      expect(statesOf(queue)).toEqual(['held'])
      pauses.at(-1)?.act()
    }
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000, 4000, 30_000])
    expect(sent).toEqual([a.id, a.id, a.id, a.id, a.id])
  })

  test('with full storage a file is held with the message of the server until the next attempt', async () => {
    const { queue, fail, settle, pauses } = setUp()
    const a = file(1)
    await queue.add([a])
    fail(a.id, 'full')
    await settle()
    expect(queue.uploads[0]).toMatchObject({ state: 'held', heldBecause: 'Penuh' })
    pauses.at(-1)?.act()
    fail(a.id, 'cut')
    await settle()
    expect(queue.uploads[0]).toMatchObject({ state: 'held', heldBecause: undefined })
  })

  test('a refused file does not stop the others; after a reload it is still refused and not sent', async () => {
    const { queue, fail, end, settle, device } = setUp()
    const [a, b] = [file(1), file(1)]
    await queue.add([a, b])
    fail(a.id, 'Berkas kosong')
    await settle()
    expect(queue.uploads[0]).toMatchObject({ state: 'refused', fault: { words: 'Berkas kosong' } })
    end(b.id)
    await settle()
    expect(statesOf(queue)).toEqual(['refused', 'stored'])
    const later = setUp()
    later.queue.restore([...device.values()])
    expect(later.queue.uploads).toMatchObject([{ id: a.id, state: 'refused', fault: { words: 'Berkas kosong' } }])
    expect(later.sent).toEqual([])
  })

  test('after a reload the queue has only the files not stored and sends the first of them', async () => {
    const first = setUp()
    const files = Array.from({ length: 5 }, () => file(8))
    await first.queue.add(files)
    first.end(files[0]?.id ?? '')
    await first.settle()
    expect([...first.device.keys()]).toEqual(files.slice(1).map(({ id }) => id))
    const second = setUp()
    second.queue.restore([...first.device.values()])
    second.queue.restore([...first.device.values()])
    expect(second.queue.uploads.map(({ id }) => id)).toEqual(files.slice(1).map(({ id }) => id))
    expect(second.sent).toEqual([files[1]?.id])
  })

  test('a file is sent only when its draft has a TEMP_ID', async () => {
    const { queue, sent, device } = setUp()
    const a = file(1, { draft: 'local', isDraftKnown: false })
    await queue.add([a])
    expect(sent).toEqual([])
    queue.nameDraft('local', 'D-b')
    expect(sent).toEqual([a.id])
    expect(device.get(a.id)?.draft).toBe('D-b')
  })

  test('a file whose draft is gone is dropped; a removed one is not sent', async () => {
    const { queue, sent, fail, settle } = setUp()
    const [a, b, c] = [file(1), file(2), file(3)]
    await queue.add([a, b, c])
    queue.remove(c.id)
    fail(a.id, 'gone')
    await settle()
    expect(queue.uploads.map(({ id }) => id)).toEqual([b.id])
    expect(sent).toEqual([a.id, b.id])
  })

  test('a file refused on the device is listed, saved and not sent; forgetDraft removes all files', async () => {
    const { queue, sent, device } = setUp()
    await queue.add([file(1, { fault: { key: 'files:empty' } }), file(1)])
    expect(statesOf(queue)).toEqual(['refused', 'sending'])
    expect(sent.length).toBe(1)
    expect(device.size).toBe(2)
    queue.forgetDraft('D-a')
    expect([queue.uploads.length, device.size]).toEqual([0, 0])
  })

  test('resume sends held files at once', async () => {
    const { queue, sent, fail, settle } = setUp()
    const a = file(1)
    await queue.add([a])
    fail(a.id, 'cut')
    await settle()
    queue.resume()
    expect(sent).toEqual([a.id, a.id])
  })

  test('of fifty pictures with a network error at the 37th, a reload sends the 37th to 50th once each', async () => {
    const first = setUp()
    const files = Array.from({ length: 50 }, () => file(8))
    await first.queue.add(files)
    for (const { id } of files.slice(0, 36)) {
      first.end(id)
      await first.settle()
    }
    first.fail(files[36]?.id ?? '', 'cut')
    await first.settle()
    const second = setUp()
    second.queue.restore([...first.device.values()].toSorted((a, b) => a.order - b.order))
    for (const { id } of files.slice(36)) {
      second.end(id)
      await second.settle()
    }
    expect(first.sent).toEqual(files.slice(0, 37).map(({ id }) => id))
    expect(second.sent).toEqual(files.slice(36).map(({ id }) => id))
    expect(second.device.size).toBe(0)
  })
})
