import type { UploadReply } from '@saki/contracts/documents'
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
function world() {
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
    judge: (error) =>
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
  test('two at a time, in order', async () => {
    const { queue, sent, end, settle } = world()
    const [a, b, c] = [file(1), file(2), file(3)]
    await queue.add([a, b, c])
    expect(sent).toEqual([a.id, b.id])
    end(b.id)
    await settle()
    expect(sent).toEqual([a.id, b.id, c.id])
    expect(statesOf(queue)).toEqual(['sending', 'stored', 'sending'])
  })

  test('additional pictures go one after another, so that their order stays', async () => {
    const { queue, sent, end, settle } = world()
    const [a, b, c] = [file(8), file(8), file(1)]
    await queue.add([a, b, c])
    expect(sent).toEqual([a.id, c.id])
    end(a.id)
    await settle()
    expect(sent).toEqual([a.id, c.id, b.id])
  })

  test('a cut line: three pauses that double, then a rest; the same key each time', async () => {
    const { queue, sent, fail, settle, pauses } = world()
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

  test('a full store: held like a cut line, with the words of the server until it goes on', async () => {
    const { queue, fail, settle, pauses } = world()
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

  test('one refused file stands aside and the others go on; it stays refused after a reload too, and is never sent again', async () => {
    const { queue, fail, end, settle, device } = world()
    const [a, b] = [file(1), file(1)]
    await queue.add([a, b])
    fail(a.id, 'Berkas kosong')
    await settle()
    expect(queue.uploads[0]).toMatchObject({ state: 'refused', fault: { words: 'Berkas kosong' } })
    end(b.id)
    await settle()
    expect(statesOf(queue)).toEqual(['refused', 'stored'])
    const later = world()
    later.queue.restore([...device.values()])
    expect(later.queue.uploads).toMatchObject([{ id: a.id, state: 'refused', fault: { words: 'Berkas kosong' } }])
    expect(later.sent).toEqual([])
  })

  test('a reload goes on with what was not stored, without sending anything twice', async () => {
    const first = world()
    const files = Array.from({ length: 5 }, () => file(8))
    await first.queue.add(files)
    first.end(files[0]?.id ?? '')
    await first.settle()
    expect([...first.device.keys()]).toEqual(files.slice(1).map(({ id }) => id))
    const second = world()
    second.queue.restore([...first.device.values()])
    second.queue.restore([...first.device.values()])
    expect(second.queue.uploads.map(({ id }) => id)).toEqual(files.slice(1).map(({ id }) => id))
    expect(second.sent).toEqual([files[1]?.id])
  })

  test('waits until the server knows the draft', async () => {
    const { queue, sent, device } = world()
    const a = file(1, { draft: 'local', isDraftKnown: false })
    await queue.add([a])
    expect(sent).toEqual([])
    queue.nameDraft('local', 'D-b')
    expect(sent).toEqual([a.id])
    expect(device.get(a.id)?.draft).toBe('D-b')
  })

  test('a file whose draft is gone is forgotten; a removed one is never sent', async () => {
    const { queue, sent, fail, settle } = world()
    const [a, b, c] = [file(1), file(2), file(3)]
    await queue.add([a, b, c])
    queue.remove(c.id)
    fail(a.id, 'gone')
    await settle()
    expect(queue.uploads.map(({ id }) => id)).toEqual([b.id])
    expect(sent).toEqual([a.id, b.id])
  })

  test('a file refused on the device is shown and not sent, after a reload neither; filing ends the matter', async () => {
    const { queue, sent, device } = world()
    await queue.add([file(1, { fault: { key: 'files:empty' } }), file(1)])
    expect(statesOf(queue)).toEqual(['refused', 'sending'])
    expect(sent.length).toBe(1)
    expect(device.size).toBe(2)
    queue.forgetDraft('D-a')
    expect([queue.uploads.length, device.size]).toEqual([0, 0])
  })

  test('held files go at once when the line is back', async () => {
    const { queue, sent, fail, settle } = world()
    const a = file(1)
    await queue.add([a])
    fail(a.id, 'cut')
    await settle()
    queue.resume()
    expect(sent).toEqual([a.id, a.id])
  })

  test('fifty pictures, the line cut at the 37th, a reload: the 36 stand, it goes on at the 37th, none twice', async () => {
    const first = world()
    const files = Array.from({ length: 50 }, () => file(8))
    await first.queue.add(files)
    for (const { id } of files.slice(0, 36)) {
      first.end(id)
      await first.settle()
    }
    first.fail(files[36]?.id ?? '', 'cut')
    await first.settle()
    const second = world()
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
