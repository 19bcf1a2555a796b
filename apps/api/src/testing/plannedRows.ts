import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface PlannedRows {
  /** Most rows read by any step of the plan, including discarded ones. */
  mostRows: number
  /** The step that read them. */
  where: string
  /** Tables read by a sequential scan. */
  scanned: string[]
}

/**
 * Runs a query and returns how many rows its plan read: planned for its values (`custom`), or for any values like a prepared statement
 * (`generic`).
 */
export function readBy(db: Db, query: RawBuilder<unknown>, plan: 'custom' | 'generic'): Promise<PlannedRows> {
  return db.transaction().execute(async (tx) => {
    const { sql: text, parameters } = query.compile(tx)
    await sql`set local plan_cache_mode = ${sql.raw(`force_${plan}_plan`)}`.execute(tx)
    const values = parameters.map(literal).join(', ')
    await sql.raw(`prepare planned as ${text}`).execute(tx)
    const run = `explain (analyze, format json) execute planned ${values === '' ? '' : `(${values})`}`
    const { rows } = await sql.raw<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(run).execute(tx)
    await sql.raw('deallocate planned').execute(tx)
    const nodes = flat(rows[0]?.['QUERY PLAN'][0]?.Plan)
    const most = nodes.toSorted((a, b) => rowsOf(b) - rowsOf(a))[0]
    return {
      mostRows: most ? rowsOf(most) : 0,
      where: most ? `${most['Node Type']} ${most['Index Name'] ?? most['Relation Name'] ?? ''}` : '',
      scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
    }
  })
}

const flat = (node: PlanNode | undefined): PlanNode[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(flat)]

const rowsOf = (node: PlanNode) =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0))

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `'{${value.map((each) => `"${String(each)}"`).join(',')}}'`
  if (value instanceof Date) return `'${value.toISOString()}'`
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
