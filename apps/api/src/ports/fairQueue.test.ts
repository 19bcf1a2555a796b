import { expect, test } from 'vitest'

import { makeFairQueue } from './fairQueue.ts'

const anyone = () => true

function takeAll(queue: ReturnType<typeof makeFairQueue<string>>, may: (account: number) => boolean): string[] {
  const taken: string[] = []
  for (let next = queue.take(may); next; next = queue.take(may)) taken.push(next.item)
  return taken
}

test('accounts are served in turn, each in its own order', () => {
  const queue = makeFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add(1, item)
  for (const item of ['b1', 'b2']) queue.add(2, item)
  queue.add(3, 'c1')
  expect(takeAll(queue, anyone)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(queue.size).toBe(0)
})

test('an account that may not run is skipped and keeps its position', () => {
  const queue = makeFairQueue<string>()
  for (const item of ['a1', 'a2']) queue.add(1, item)
  queue.add(2, 'b1')
  expect(queue.take((account) => account !== 1)).toEqual({ account: 2, item: 'b1' })
  expect([queue.take((account) => account !== 1), queue.sizeOf(1)]).toEqual([undefined, 2])
  expect(takeAll(queue, anyone)).toEqual(['a1', 'a2'])
})

test('an item put back comes first of its account, which waits for its turn', () => {
  const queue = makeFairQueue<string>()
  for (const item of ['a1', 'a2']) queue.add(1, item)
  queue.add(2, 'b1')
  const first = queue.take(anyone)
  queue.putBack(1, first?.item ?? '')
  expect([queue.size, queue.hasFor((account) => account === 2), queue.hasFor((account) => account === 3)]).toEqual([
    3,
    true,
    false,
  ])
  expect(takeAll(queue, anyone)).toEqual(['b1', 'a1', 'a2'])
})
