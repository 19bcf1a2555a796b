import {
  describeStatement,
  type DatabaseClient,
  type DescribedColumn,
} from '../../packages/db/src/describeStatement.ts'
import type { DeclaredColumn, TypedStatement } from './typedStatements.ts'

/** What pg makes of a value, by name of its type; see the parsers in packages/db/src/db.ts. Other types are texts. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  timestamptz: 'Date',
  timestamp: 'Date',
  bytea: 'Buffer',
  json: 'any',
  jsonb: 'any',
}

export interface Catalogue {
  /** Names of types by oid. */
  types: Map<number, string>
  /** Names of the columns that may be null, by `table oid` `.` `attribute number`. */
  nullable: Map<string, string>
}

export async function readCatalogue(client: DatabaseClient): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int as oid, typname as name from pg_type',
  )
  const nullable = await client.query<{ key: string; name: string }>(
    `select attrelid || '.' || attnum as key, attname as name from pg_attribute where attnum > 0 and not attnotnull`,
  )
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    nullable: new Map(nullable.rows.map(({ key, name }) => [key, name])),
  }
}

/**
 * How the declared row of a statement differs from the result that the database describes. Branches of conditions can exclude each other:
 * a text that PostgreSQL refuses is a fault only when it accepts none.
 */
export async function rowFaults(
  client: DatabaseClient,
  catalogue: Catalogue,
  statement: TypedStatement,
): Promise<string[]> {
  const faults = new Set<string>()
  const refused: string[] = []
  for (const text of statement.texts)
    try {
      const described = new Map((await describeStatement(client, text)).map((column) => [column.name, column]))
      for (const [name, declared] of Object.entries(statement.columns)) {
        const fault = columnFault(catalogue, text, declared, described.get(name))
        if (fault) faults.add(`${name} ${fault}`)
      }
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : 'refused'}\n${text}`)
    }
  const all = refused.length === statement.texts.length ? refused : [...faults]
  return all.map((fault) => `${statement.place}: ${fault}`)
}

function columnFault(
  { types, nullable }: Catalogue,
  text: string,
  { kinds, isNullable }: DeclaredColumn,
  column: DescribedColumn | undefined,
): string | undefined {
  if (!column) return 'is not returned'
  const type = types.get(column.type) ?? ''
  const kind = type.startsWith('_') ? 'list' : (KINDS[type] ?? 'string')
  if (kind !== 'any' && kinds.some((each) => each !== kind)) return `is ${type}, not ${kinds.join(' | ')}`
  const source = nullable.get(`${column.table}.${column.attribute}`)
  if (source !== undefined && !isNullable && !isTested(text, source)) return 'may be null'
  return undefined
}

/** Columns that are null only before a case has its number. Processes, letters and announcements exist only afterwards. */
const SET_WITH_NUMBER = new Set(['application_number', 'filing_date'])

/** Whether the statement compares the column, alone or in a row, or tests it for null, which leaves out the rows without it. */
function isTested(text: string, column: string): boolean {
  if (SET_WITH_NUMBER.has(column)) return true
  const comparison = `\\b${column} *(is not null|=|<|>|between\\b|in\\b)|[=<>] *(\\w+\\.)?${column}\\b`
  const inRow = `\\([^()]*\\b${column}\\b[^()]*\\) *=|= *\\([^()]*\\b${column}\\b`
  return new RegExp(`${comparison}|${inRow}`).test(text)
}
