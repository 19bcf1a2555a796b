import type { Db } from '@saki/db'
import { CompiledQuery, type RawBuilder } from 'kysely'
import pg from 'pg'
import { vi } from 'vitest'

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
export function planOf(db: Db, query: RawBuilder<unknown>): Promise<QueryPlan> {
  const { sql: text, parameters } = query.compile(db)
  return explain(db, text, parameters)
}

async function explain(db: Db, text: string, values: readonly unknown[]): Promise<QueryPlan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...values]),
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('no plan')
  return plan
}

/** The plans of the statements by which `work` reads. They are run again to be explained. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const sent = query.mock.calls as unknown as [string | { text: string; values?: unknown[] }, unknown[]?][]
  query.mockRestore()
  const plans: QueryPlan[] = []
  for (const [first, second] of sent) {
    const { text, values = [] } = typeof first === 'string' ? { text: first, values: second } : first
    if (/^\s*(?:select|with)\b/i.test(text)) plans.push(await explain(db, text, values))
  }
  return plans
}

/** Pages that a plan read, from memory or disk. */
export function pagesRead(plan: QueryPlan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** All nodes of a plan, its own first. */
export function nodesOf(plan: QueryPlan): QueryPlan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
