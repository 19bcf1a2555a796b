import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { workflows } from '@saki/catalogue'
import type { Workflow } from '@saki/domain/workflow/definition'
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Plugin } from 'vite'

import { drawing, type BranchDrawing } from '../src/flow/branchDrawing.ts'
import { branchesOf, type FlowBranch } from '../src/flow/branches.ts'

const ID = 'virtual:flow-layouts'
/** Finished drawings; ELK takes five seconds for all workflows, in each build and each run of tests. */
const KEPT = join(import.meta.dirname, '../../../.cache/flow-layouts')

/** Drawings of the branches of every workflow, by 'id@version' and origin. */
export type FlowLayouts = Record<string, Record<string, BranchDrawing>>

/** Provides the drawings of all branches, laid out by ELK at build time, so that the browser only draws. */
export function flowLayouts(): Plugin {
  return {
    name: 'saki:flow-layouts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      return `export default ${JSON.stringify(await layOutWorkflows(workflows))}`
    },
  }
}

/** Draws the branches, or reads the drawings that an earlier run made of the same input. */
export async function layOutWorkflows(flows: readonly Workflow[]): Promise<FlowLayouts> {
  const file = join(KEPT, `${fingerprint(flows)}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FlowLayouts
  } catch {
    // Not made yet, or not wholly written.
  }
  const layouts = await draw(flows)
  try {
    mkdirSync(KEPT, { recursive: true })
    writeFileSync(file, JSON.stringify(layouts))
  } catch {
    // A folder without permission to write costs the next run five seconds.
  }
  return layouts
}

/** Hash of all that the drawings depend on. */
function fingerprint(flows: readonly Workflow[]): string {
  const { version } = createRequire(import.meta.url)('elkjs/package.json') as { version: string }
  const graphs = flows.map((flow) => {
    const branches = branchesOf(flow)
    const origins = new Set(branches.map(({ origin }) => origin))
    const size = { width: NARROWEST, gap: SPACE_FOR_LINES }
    return [flow.id, flow.version, branches.map((branch) => graphOf(branch, origins, size))]
  })
  return createHash('sha256')
    .update(JSON.stringify([version, drawing, boxWidths, WIDEST_GAP, graphs]))
    .digest('hex')
    .slice(0, 16)
}

async function draw(flows: readonly Workflow[]): Promise<FlowLayouts> {
  const layouts: FlowLayouts = {}
  for (const flow of flows) {
    const branches = branchesOf(flow)
    const origins = new Set(branches.map(({ origin }) => origin))
    const drawn: Record<string, BranchDrawing> = {}
    for (const branch of branches) drawn[branch.origin] = await layOutBranch(branch, origins)
    layouts[`${flow.id}@${flow.version}`] = drawn
  }
  return layouts
}

/** Widths of boxes by the number of columns, so that the drawing fills a laptop's panel. */
const boxWidths: Record<number, number> = { 1: 320, 2: 320, 3: 264, 4: 198 }
const NARROWEST = 160
const SPACE_FOR_LINES = 44
const WIDEST_GAP = 96

const elk = new ELK()

async function layOutBranch(branch: FlowBranch, origins: ReadonlySet<string>): Promise<BranchDrawing> {
  const columns = columnsOf(await elk.layout(graphOf(branch, origins, { width: NARROWEST, gap: SPACE_FOR_LINES })))
  const width = boxWidths[columns] ?? NARROWEST
  const gap = Math.max(
    SPACE_FOR_LINES,
    Math.min(WIDEST_GAP, (drawing.width - columns * width) / Math.max(1, columns - 1) - 2),
  )
  const laid = await elk.layout(graphOf(branch, origins, { width, gap }))
  const boxes = (laid.children ?? []).map(({ x = 0, y = 0, width: wide = 0, height = 0 }) => ({
    x: Math.round(x),
    y: Math.round(y),
    width: wide,
    height,
  }))
  const lines = (laid.edges ?? []).map(({ sections = [] }) =>
    sections
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
  )
  return { width: Math.ceil(laid.width ?? 0), height: Math.ceil(laid.height ?? 0), boxes, lines }
}

/** See https://eclipse.dev/elk/reference/options.html. */
function graphOf(
  branch: FlowBranch,
  origins: ReadonlySet<string>,
  { width, gap }: { width: number; gap: number },
): ElkNode {
  return {
    id: branch.origin,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.spacing.nodeNode': '16',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeEdge': '12',
      'elk.layered.spacing.nodeNodeBetweenLayers': String(gap),
      'elk.layered.spacing.edgeNodeBetweenLayers': '16',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
    children: branch.nodes.map(({ id, state, part }) => ({
      id,
      width,
      height: part === 'state' ? drawing.state + (origins.has(state) ? drawing.more : 0) : drawing.mark,
      ...(part === 'origin' && { layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }),
    })),
    edges: branch.edges.map(({ from, to }, at) => ({ id: `e${at}`, sources: [from], targets: [to] })),
  }
}

/** Number of columns of a drawing whose boxes are equally wide. */
function columnsOf({ children = [] }: ElkNode): number {
  return new Set(children.map(({ x = 0 }) => Math.round(x))).size
}
