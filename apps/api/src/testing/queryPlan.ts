import type { Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

/** A node of a plan as PostgreSQL explains it with buffers; blocks are pages of 8 KiB, those of the nodes below included. */
export interface QueryPlan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: QueryPlan[]
}

/** Runs a query and returns the plan it took. */
export async function planOf(db: Db, query: RawBuilder<unknown>): Promise<QueryPlan> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: QueryPlan }]
  }>`explain (analyze, buffers, format json) ${query}`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('no plan')
  return plan
}

/** Pages that a plan read, from memory or disk. */
export function pagesRead(plan: QueryPlan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** All nodes of a plan, its own first. */
export function nodesOf(plan: QueryPlan): QueryPlan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
