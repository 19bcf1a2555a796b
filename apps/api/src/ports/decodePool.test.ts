import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import type { DecodeOrder } from './decodeOrders.ts'
import { DecoderBusy, makeDecodePool } from './decodePool.ts'
import type { DecodeProcess, Outcome } from './decodeProcess.ts'

const order: DecodeOrder = { as: 'pdf', path: '' }
const done: Outcome = { is: 'done', answer: { pages: 1, remarks: null } }

/** A pool of two whose processes answer when the test says so, in the order they were asked. */
function openPool({ mostOfOne = 40, mostOfAll = 400, idleMs = 1000 } = {}) {
  const asked: ((outcome: Outcome) => void)[] = []
  const started: { ended: boolean }[] = []
  const start = (): DecodeProcess => {
    const state = { ended: false }
    started.push(state)
    return {
      pid: undefined,
      get isAlive() {
        return !state.ended
      },
      end: () => void (state.ended = true),
      ask: () =>
        new Promise((resolve) =>
          asked.push((outcome) => {
            if (outcome.is !== 'done') state.ended = true
            resolve(outcome)
          }),
        ),
    }
  }
  const pool = makeDecodePool({ atOnce: 2, mostOfOne, mostOfAll, idleMs, start })
  return { pool, asked, started }
}

describe('the pool of decoding processes', () => {
  test('one account never has all processes: the next one of another goes at once', async () => {
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

  test.each<[string, Outcome, unknown]>([
    ['too slow is said of the file', { is: 'slow' }, 'slow'],
    ['so is a process that died of it', { is: 'died' }, 'died'],
  ])('%s, and the next order gets a new process', async (_, outcome, said) => {
    const { pool, asked, started } = openPool()
    const first = pool.decode(1, order)
    asked[0]?.(outcome)
    expect(await first).toBe(said)
    const second = pool.decode(1, order)
    asked[1]?.(done)
    await second
    expect(started.map(({ ended }) => ended)).toEqual([true, false])
  })

  test('a machine too busy to decode says nothing of the file', async () => {
    const { pool, asked } = openPool()
    const first = pool.decode(1, order)
    asked[0]?.({ is: 'stuck' })
    await expect(first).rejects.toMatchObject({ whose: 'all' })
  })

  test('more than may wait is turned away, of one account and of all', async () => {
    const { pool } = openPool({ mostOfOne: 2, mostOfAll: 3 })
    // One runs and two wait; of the second account one runs and one waits.
    for (const account of [1, 1, 1, 2, 2]) void pool.decode(account, order)
    await expect(pool.decode(1, order)).rejects.toMatchObject({ whose: 'own' })
    await expect(pool.decode(3, order)).rejects.toBeInstanceOf(DecoderBusy)
    await expect(pool.decode(3, order)).rejects.toMatchObject({ whose: 'all' })
  })

  test('a process is used again, and ends when nothing came for a while', async () => {
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
