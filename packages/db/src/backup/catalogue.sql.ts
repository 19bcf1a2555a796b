import type pg from 'pg'

export interface TableColumns {
  table: string
  /** Stored columns; generated columns are left out. */
  columns: string[]
}

/** Every table of the portal with its columns, by name. Without `schema_migration`, which a restore writes itself. */
export async function listTables(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname collate "C"`)
  return rows
}

export interface SequenceState {
  sequence: string
  /** The column that owns the sequence; null for a sequence that statements use by name. */
  column: string | null
  /** Last value, as text because a bigint may exceed the safe integers of JavaScript. */
  last: string
  isCalled: boolean
}

/** The state of each sequence. Sequences are not part of a snapshot: read them after it, so that no value is below a row of it. */
export async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ sequence: string; column: string | null }>(`
    select s.relname as sequence, (select d.refobjid::regclass::text || '.' || a.attname
             from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
            where d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i') as column
      from pg_class s where s.relnamespace = current_schema()::regnamespace and s.relkind = 'S'
     order by s.relname collate "C"`)
  const states: SequenceState[] = []
  for (const { sequence, column } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${client.escapeIdentifier(sequence)}`,
    )
    const [row] = state.rows
    if (row) states.push({ sequence, column, ...row })
  }
  return states
}

export interface AppliedMigration {
  name: string
  sha256: string
}

export async function listApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, sha256 from schema_migration order by name')
  return rows
}

/** Number of tables in all schemas except the server's own. 0 means that the database is empty. */
export async function countTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ tables: number }>(`
    select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`)
  return rows[0]?.tables ?? 0
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`)
  return rows
}
