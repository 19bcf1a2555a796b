import { designRegistration } from '@saki/catalogue/designs/registration.workflow'
import { expect, test } from 'vitest'

import { flowMap } from './flowMap.ts'
import { boxOf, neighbour, pathOf, sizeOf, spotOf } from './geometry.ts'

const map = flowMap(designRegistration, 'administrative_check', [
  { from: 'awaiting_payment', to: 'administrative_check' },
])

test('every line begins and ends inside the drawing', () => {
  const { width, height } = sizeOf(map)
  for (const edge of map.edges) {
    const numbers =
      pathOf(map, edge)
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    expect(numbers.length).toBeGreaterThan(2)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height))
  }
})

test('a long way is as wide as the page of a laptop, a short one has roomy boxes', () => {
  const laptop = 1022
  expect(sizeOf({ ...map, columns: 7 }).width).toBeLessThanOrEqual(laptop)
  expect(sizeOf({ ...map, columns: 6 }).width).toBeLessThanOrEqual(laptop)
  expect(boxOf({ ...map, columns: 5 }).width).toBeGreaterThan(boxOf({ ...map, columns: 6 }).width)
})

test('arrow keys walk the lines forth and back', () => {
  expect(neighbour(map, 'awaiting_payment', 'on')).toBe('administrative_check')
  expect(neighbour(map, 'administrative_check', 'on')).toBe('publication')
  expect(neighbour(map, 'administrative_check', 'back')).toBe('awaiting_payment')
  expect(neighbour(map, 'administrative_check', 'down')).toBe('awaiting_correction')
  expect(neighbour(map, 'awaiting_correction', 'up')).toBe('administrative_check')
  expect(neighbour(map, 'awaiting_payment', 'back')).toBeUndefined()
})

test('boxes of a row stand side by side', () => {
  const row = map.nodes.filter((node) => node.row === 0).map((node) => spotOf(node, boxOf(map)).x)
  expect(new Set(row).size).toBe(row.length)
})
