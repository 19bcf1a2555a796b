import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import type { DecodeOrder } from './decodeOrders.ts'
import { DecoderBusy, makeDecodePool } from './decodePool.ts'
import type { DecodeProcess, DecodeOutcome } from './decodeProcess.ts'

const order: DecodeOrder = { as: 'pdf', path: '' }
const done: DecodeOutcome = { is: 'done', answer: { pages: 1, remarks: null } }

/** A pool of two processes whose answers the test gives, in the order of the requests. */
function openPool({ mostOfOne = 40, mostOfAll = 400, idleMs = 1000, strikeMs = 60_000 } = {}) {
  const asked: ((outcome: DecodeOutcome) => void)[] = []
  /** Paths in order of their start, each with the callback that reports a long-running file. */
  const begun: { path: string; tellLong: () => void }[] = []
  const started: { ended: boolean }[] = []
  const start = (): DecodeProcess => {
    const state = { ended: false }
    let kill = () => undefined as void
    started.push(state)
    return {
      pid: undefined,
      get isAlive() {
        return !state.ended
      },
      end() {
        state.ended = true
        kill()
      },
      ask: (asking, _, { onLong } = {}) =>
        new Promise((resolve) => {
          kill = () => resolve({ is: 'died' })
          begun.push({ path: asking.as === 'pdf' ? asking.path : '', tellLong: () => onLong?.() })
          asked.push((outcome) => {
            if (outcome.is !== 'done') state.ended = true
            resolve(outcome)
          })
        }),
    }
  }
  const pool = makeDecodePool({ atOnce: 2, mostOfOne, mostOfAll, idleMs, strikeMs, start })
  const paths = () => begun.map(({ path }) => path)
  const decode = (account: number, path: string) => pool.decode(account, { as: 'pdf', path })
  return { pool, asked, started, begun, paths, decode }
}

describe('the pool of decoding processes', () => {
  test('one account never has all processes: the next file of another starts at once', async () => {
    const { pool, asked } = openPool()
    const own = [1, 2, 3].map(() => pool.decode(1, order))
    expect(asked).toHaveLength(1)
    const other = pool.decode(2, order)
    expect(asked).toHaveLength(2)
    asked[1]?.(done)
    expect(await other).toEqual({ pages: 1, remarks: null })
    for (const at of [0, 2, 3]) {
      await expect.poll(() => asked.length).toBeGreaterThan(at)
      asked[at]?.(done)
    }
    expect(await Promise.all(own)).toHaveLength(3)
  })

  test.each<[string, DecodeOutcome, unknown]>([
    ['a file that is too slow is reported', { is: 'slow' }, 'slow'],
    ['a file whose process died is reported', { is: 'died' }, 'died'],
  ])('%s, and the next order gets a new process', async (_, outcome, expected) => {
    const { pool, asked, started } = openPool()
    const first = pool.decode(1, order)
    asked[0]?.(outcome)
    expect(await first).toBe(expected)
    const second = pool.decode(1, order)
    asked[1]?.(done)
    await second
    expect(started.map(({ ended }) => ended)).toEqual([true, false])
  })

  test('a machine too busy to decode answers busy, without a fault of the file', async () => {
    const { pool, asked } = openPool()
    const first = pool.decode(1, order)
    asked[0]?.({ is: 'stuck' })
    await expect(first).rejects.toMatchObject({ whose: 'all' })
  })

  test('orders above the queue limits of one account and of all are refused', async () => {
    const { pool } = openPool({ mostOfOne: 2, mostOfAll: 3 })
    // Account 1: one running, two waiting; account 2: one running, one waiting.
    for (const account of [1, 1, 1, 2, 2]) void pool.decode(account, order)
    await expect(pool.decode(1, order)).rejects.toMatchObject({ whose: 'own' })
    await expect(pool.decode(3, order)).rejects.toBeInstanceOf(DecoderBusy)
    await expect(pool.decode(3, order)).rejects.toMatchObject({ whose: 'all' })
  })

  test('a process is reused, and ends after a while without orders', async () => {
    const { pool, asked, started } = openPool({ idleMs: 20 })
    for (const at of [0, 1]) {
      const going = pool.decode(1, order)
      asked[at]?.(done)
      await going
    }
    expect(started).toEqual([{ ended: false }])
    await wait(100)
    expect(started).toEqual([{ ended: true }])
  })
})

describe('accounts whose files took long', () => {
  test('share all processes but one: a file of another account starts at once', async () => {
    const { begun, asked, paths, decode } = openPool()
    for (const account of [1, 2, 3]) {
      const first = decode(account, 'first')
      asked.at(-1)?.({ is: 'slow' })
      await first
    }
    const bombs = [1, 2, 3].flatMap((account) => [1, 2, 3].map(() => decode(account, `bomb of ${account}`)))
    expect(paths().slice(3)).toEqual(['bomb of 1'])
    const ordinary = decode(9, 'ordinary')
    expect(paths().slice(3)).toEqual(['bomb of 1', 'ordinary'])
    asked[4]?.(done)
    expect(await ordinary).toEqual({ pages: 1, remarks: null })
    await finishAll({ asked, begun })
    expect(await Promise.all(bombs)).toHaveLength(9)
  })

  test('are interrupted: when two of them hold all processes, one order returns to its queue, once, and is answered later', async () => {
    const { asked, begun, started, paths, decode } = openPool()
    const bombs = [decode(1, 'bomb 1'), decode(2, 'bomb 2')]
    const ordinary = decode(9, 'ordinary')
    expect(paths()).toEqual(['bomb 1', 'bomb 2'])
    begun[0]?.tellLong()
    expect(started.map(({ ended }) => ended)).toEqual([false, false])
    begun[1]?.tellLong()
    await expect.poll(paths).toEqual(['bomb 1', 'bomb 2', 'ordinary'])
    expect(started.map(({ ended }) => ended)).toEqual([false, true, false])
    asked[2]?.(done)
    expect(await ordinary).toEqual({ pages: 1, remarks: null })
    expect(paths()).toHaveLength(3)
    asked[0]?.({ is: 'slow' })
    await expect.poll(paths).toEqual(['bomb 1', 'bomb 2', 'ordinary', 'bomb 2'])
    begun[3]?.tellLong()
    const next = decode(9, 'next')
    expect(paths()).toEqual(['bomb 1', 'bomb 2', 'ordinary', 'bomb 2', 'next'])
    asked[4]?.(done)
    asked[3]?.(done)
    expect(await Promise.all([...bombs, next])).toEqual([
      'slow',
      { pages: 1, remarks: null },
      { pages: 1, remarks: null },
    ])
  })

  test('keep all processes while nobody else waits', async () => {
    const { begun, asked, started, decode } = openPool()
    const both = [decode(1, 'large'), decode(2, 'large')]
    for (const { tellLong } of begun) tellLong()
    expect(started.map(({ ended }) => ended)).toEqual([false, false])
    for (const answer of asked) answer(done)
    await Promise.all(both)
  })

  test('are treated like others again after `strikeMs`', async () => {
    const { asked, paths, decode } = openPool({ strikeMs: 30 })
    for (const account of [1, 2]) {
      const bomb = decode(account, 'bomb')
      asked.at(-1)?.({ is: 'slow' })
      await bomb
    }
    await wait(60)
    const both = [decode(1, 'ordinary 1'), decode(2, 'ordinary 2')]
    expect(paths().slice(2)).toEqual(['ordinary 1', 'ordinary 2'])
    for (const answer of asked) answer(done)
    await Promise.all(both)
  })
})

/** Answers running orders, and those started after them, until no new one starts. */
async function finishAll({ asked, begun }: Pick<ReturnType<typeof openPool>, 'asked' | 'begun'>): Promise<void> {
  for (let seen = -1; seen !== begun.length;) {
    seen = begun.length
    for (const answer of asked) answer(done)
    await wait(5)
  }
}
