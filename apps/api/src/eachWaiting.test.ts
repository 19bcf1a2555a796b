import { expect, test } from 'vitest'

import { eachWaiting } from './eachWaiting.ts'

const failing = (ids: readonly number[], tried: number[]) => async (id: number) => {
  tried.push(id)
  if (ids.includes(id)) throw new Error(`case ${id}`)
}

test('one that fails holds up no other, and is told when all were tried', async () => {
  const tried: number[] = []
  await expect(eachWaiting([1, 2, 3, 4], failing([2, 3], tried))).rejects.toThrow('case 2')
  expect(tried).toEqual([1, 2, 3, 4])
})

test('when ten have failed no more are tried, as when the database is away', async () => {
  const ids = Array.from({ length: 50 }, (_, n) => n)
  const tried: number[] = []
  await expect(eachWaiting(ids, failing(ids, tried))).rejects.toThrow('case 0')
  expect(tried).toHaveLength(10)
})

test('says how many there were', async () => {
  expect(await eachWaiting([], failing([], []))).toBe(0)
  expect(await eachWaiting([5, 6], failing([], []))).toBe(2)
})
