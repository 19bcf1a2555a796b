import { sql } from 'kysely'

import type { Db } from './db.ts'

interface Column {
  table: string
  says: string | null
  column: string
  type: string
  nullable: boolean
  filled: 'always' | 'default' | 'no'
  check: string | null
}

const HEAD = `// Generated from the migrated database by scripts/db-types.ts; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What pg writes into a jsonb column: an object, or JSON text. Arrays must be passed through JSON.stringify, because pg converts them to PostgreSQL arrays. */
export type JsonInput = string | (object & { readonly length?: never })
/** Read as unknown; the reader parses it or casts it to the type that was written. */
export type Json = ColumnType<unknown, JsonInput, JsonInput>
type GeneratedJson = ColumnType<unknown, JsonInput | undefined, JsonInput>
`

const TYPES: Record<string, string> = {
  text: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  uuid: 'string',
  tsvector: 'string',
  tsquery: 'string',
}

/** The text of schema.ts for the database of `db`. Throws for a column type without a TypeScript type in this file. */
export async function schemaText(db: Db): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as "table", obj_description(c.oid) as says, a.attname as "column",
           format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
           case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
                when a.attidentity = 'd' or a.atthasdef then 'default' else 'no' end as filled,
           (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
               and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and a.attnum > 0 and not a.attisdropped
     order by c.relname collate "C", a.attnum`.execute(db)
  const tables = Map.groupBy(rows, (row) => row.table)
  const interfaces = [...tables].map(([table, columns]) => interfaceText(table, columns))
  const list = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)}\n`).join('')
  return `${HEAD}\n${interfaces.join('\n')}\nexport interface Database {\n${list}}\n`
}

function interfaceText(table: string, columns: Column[]): string {
  const says = columns[0]?.says
  const fields = columns.map((column) => `  ${quoted(column.column)}: ${columnType(column)}\n`).join('')
  return `${says ? `/** ${says} */\n` : ''}export interface ${typeName(table)} {\n${fields}}\n`
}

function columnType({ table, column, type, nullable, filled, check }: Column): string {
  const element = type.endsWith('[]') ? type.slice(0, -2) : type
  const known = TYPES[element]
  if (!known) throw new Error(`${table}.${column} is ${type}: add its TypeScript type to schemaText.ts`)
  const base = check && known === 'string' ? allowed(check) : known
  const whole = (type.endsWith('[]') ? `${base}[]` : base) + (nullable ? ' | null' : '')
  if (filled === 'no') return whole
  if (base === 'Json') return `GeneratedJson${nullable ? ' | null' : ''}`
  return filled === 'always' ? `GeneratedAlways<${whole}>` : `Generated<${whole}>`
}

/** CHECK ((role = ANY (ARRAY['applicant'::text, 'office'::text]))) → 'applicant' | 'office' */
function allowed(check: string): string {
  const values = [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(
    ([, value = '']) => `'${value.replaceAll("''", "\\'")}'`,
  )
  return values.join(' | ')
}

function typeName(table: string): string {
  return table.replace(/(?:^|_)(\w)/g, (_whole, letter: string) => letter.toUpperCase()) + 'Table'
}

function quoted(column: string): string {
  return /^[a-z_]\w*$/.test(column) ? column : `'${column}'`
}
