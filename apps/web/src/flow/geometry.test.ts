import { workflows } from '@saki/catalogue'
import { designRegistration } from '@saki/catalogue/rights/designs/registration.workflow'
import { expect, test } from 'vitest'

import { flowMap, wholeMap } from './flowMap.ts'
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

test('a map with many columns fits the width of a laptop, one with few has wider boxes', () => {
  const laptop = 1022
  expect(sizeOf({ ...map, columns: 7 }).width).toBeLessThanOrEqual(laptop)
  expect(sizeOf({ ...map, columns: 6 }).width).toBeLessThanOrEqual(laptop)
  expect(boxOf({ ...map, columns: 5 }).width).toBeGreaterThan(boxOf({ ...map, columns: 6 }).width)
})

test('arrow keys follow the lines in both directions', () => {
  expect(neighbour(map, 'awaiting_payment', 'on')).toBe('administrative_check')
  expect(neighbour(map, 'administrative_check', 'on')).toBe('publication')
  expect(neighbour(map, 'administrative_check', 'back')).toBe('awaiting_payment')
  expect(neighbour(map, 'administrative_check', 'down')).toBe('awaiting_correction')
  expect(neighbour(map, 'awaiting_correction', 'up')).toBe('administrative_check')
  expect(neighbour(map, 'awaiting_payment', 'back')).toBeUndefined()
})

test('boxes of a row are beside each other', () => {
  const row = map.nodes.filter((node) => node.row === 0).map((node) => spotOf(node, boxOf(map)).x)
  expect(new Set(row).size).toBe(row.length)
})

interface Segment {
  edge: string
  /** Horizontal: `at` is y and the span is of x; else `at` is x and the span is of y. */
  isAcross: boolean
  at: number
  from: number
  to: number
}

/** Straight segments of a path of M, H and V. */
function segmentsOf(edge: string, path: string): Segment[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MHV])([\d.-]+)(?: ([\d.-]+))?/g)].flatMap(([, act, first, second]): Segment[] => {
    const value = Number(first)
    if (act === 'M') {
      ;[x, y] = [value, Number(second)]
      return []
    }
    const isAcross = act === 'H'
    const [at, from, to] = isAcross
      ? [y, Math.min(x, value), Math.max(x, value)]
      : [x, Math.min(y, value), Math.max(y, value)]
    if (isAcross) x = value
    else y = value
    return [{ edge, isAcross, at, from, to }]
  })
}

test('no two lines overlap, in any workflow and any state of a case', () => {
  const faults: string[] = []
  for (const flow of workflows)
    for (const now of [...Object.keys(flow.states), 'the whole map']) {
      const drawn = now === 'the whole map' ? wholeMap(flow) : flowMap(flow, now, [])
      const all = drawn.edges.flatMap((edge) => segmentsOf(`${edge.from}-${edge.to}`, pathOf(drawn, edge)))
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1)) {
          const share = Math.min(one.to, other.to) - Math.max(one.from, other.from)
          const isSame = one.isAcross === other.isAcross && Math.abs(one.at - other.at) < 2
          if (one.edge !== other.edge && isSame && share > 8)
            faults.push(`${flow.id} ${flow.version} at ${now}: ${one.edge} and ${other.edge}`)
        }
    }
  expect(faults).toEqual([])
})
