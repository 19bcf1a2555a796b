import { workflows } from '@saki/catalogue'
import { beforeAll, expect, test } from 'vitest'

import { layOutWorkflows, type FlowLayouts } from '../../build/flowLayouts.ts'
import { branchesOf } from './branches.ts'
import { drawing, neighbour, pathOf, type Box, type BranchDrawing } from './branchDrawing.ts'

let layouts: FlowLayouts = {}
beforeAll(async () => {
  layouts = await layOutWorkflows(workflows)
}, 60_000)

const drawn = () =>
  workflows.flatMap((flow) =>
    branchesOf(flow).map((branch) => {
      const layout = layouts[`${flow.id}@${flow.version}`]?.[branch.origin]
      if (!layout) throw new Error(`${flow.id} ${branch.origin} has no drawing`)
      return { name: `${flow.id} ${branch.origin}`, branch, layout }
    }),
  )

interface Segment {
  edge: number
  /** Horizontal: `at` is y and the span is of x; else `at` is x and the span is of y. */
  isAcross: boolean
  at: number
  from: number
  to: number
}

function segmentsOf(line: readonly number[], edge: number): Segment[] {
  return Array.from({ length: line.length / 2 - 1 }, (_, corner) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = line.slice(2 * corner, 2 * corner + 4)
    const isAcross = y === toY
    const [from, to] = isAcross ? [x, toX] : [y, toY]
    return { edge, isAcross, at: isAcross ? y : x, from: Math.min(from, to), to: Math.max(from, to) }
  })
}

const allSegments = ({ lines }: BranchDrawing) => lines.flatMap(segmentsOf)

test('every branch has a box for each node and a line for each edge', () => {
  for (const { name, branch, layout } of drawn()) {
    expect(layout.boxes.length, name).toBe(branch.nodes.length)
    expect(layout.lines.length, name).toBe(branch.edges.length)
  }
})

test('drawings fit the panel of a laptop and are at least three quarters as wide', () => {
  for (const { name, layout } of drawn()) {
    expect(layout.width, name).toBeLessThanOrEqual(984)
    expect(layout.width, name).toBeGreaterThanOrEqual(drawing.width * 0.74)
  }
})

const isOnSide = (box: Box | undefined, [x = NaN, y = NaN]: readonly number[]) =>
  box !== undefined && [box.x, box.x + box.width].includes(x) && y > box.y && y < box.y + box.height

test('lines are horizontal or vertical, inside the drawing, and join the sides of their boxes', () => {
  for (const { name, branch, layout } of drawn())
    for (const [edge, line] of layout.lines.entries()) {
      for (let at = 0; at + 3 < line.length; at += 2)
        expect(line[at] === line[at + 2] || line[at + 1] === line[at + 3], name).toBe(true)
      expect(Math.min(...line), name).toBeGreaterThanOrEqual(0)
      const boxOf = (id: string | undefined) => layout.boxes[branch.nodes.findIndex((node) => node.id === id)]
      const { from, to } = branch.edges[edge] ?? {}
      expect(isOnSide(boxOf(from), line.slice(0, 2)), `${name} ${edge}`).toBe(true)
      expect(isOnSide(boxOf(to), line.slice(-2)), `${name} ${edge}`).toBe(true)
    }
})

test('no two lines lie on one another', () => {
  const faults = drawn().flatMap(({ name, layout }) => {
    const all = allSegments(layout)
    return all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter(
          (other) =>
            one.edge !== other.edge &&
            one.isAcross === other.isAcross &&
            Math.abs(one.at - other.at) < 6 &&
            Math.min(one.to, other.to) - Math.max(one.from, other.from) > 0,
        )
        .map((other) => `${name}: ${one.edge} and ${other.edge}`),
    )
  })
  expect(faults).toEqual([])
})

const crosses = ({ isAcross, at, from, to }: Segment, { x, y, width, height }: Box) =>
  isAcross
    ? at > y && at < y + height && from < x + width - 1 && to > x + 1
    : at > x && at < x + width && from < y + height - 1 && to > y + 1

test('no line crosses a box, and no two boxes overlap', () => {
  const faults = drawn().flatMap(({ name, layout }) => {
    const crossed = allSegments(layout).flatMap((segment) =>
      layout.boxes.filter((box) => crosses(segment, box)).map(() => `${name}: line ${segment.edge}`),
    )
    const overlapping = layout.boxes.flatMap((one, at) =>
      layout.boxes
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
            Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y),
        )
        .map(() => `${name}: box ${at}`),
    )
    return [...crossed, ...overlapping]
  })
  expect(faults).toEqual([])
})

test('the same definitions are laid out the same way again', async () => {
  const [flow] = workflows
  expect(layouts).toMatchObject(await layOutWorkflows(flow ? [flow] : []))
}, 60_000)

test('a line becomes the path of an SVG', () => expect(pathOf([0, 1, 5, 1, 5, 9])).toBe('M0 1L5 1L5 9'))

test('arrow keys move to the nearest box in their direction', () => {
  const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 })
  const boxes = [box(0, 0), box(100, 0), box(200, 0), box(0, 50), box(110, 60)]
  expect(neighbour(boxes, 0, 'right')).toBe(1)
  expect(neighbour(boxes, 0, 'down')).toBe(3)
  expect(neighbour(boxes, 4, 'up')).toBe(1)
  expect(neighbour(boxes, 4, 'left')).toBe(3)
  expect(neighbour(boxes, 0, 'left')).toBeUndefined()
})
