import { CamelCasePlugin, type Kysely } from 'kysely'

import type { Db } from './db.ts'
import type { Database } from './schema.ts'

/** `app_user` → `appUser` */
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type CamelColumns<Table> = { [Column in keyof Table & string as Camel<Column>]: Table[Column] }

/** The tables of schema.ts with names of tables and columns in camelCase. */
export type Tables = { [Table in keyof Database & string as Camel<Table>]: CamelColumns<Database[Table]> }

/** Aliases that begin with a capital are names of the wire format (`PATENT_ID`) and stay as written. */
const WIRE_NAME = /^[A-Z]/

class ColumnNames extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return WIRE_NAME.test(name) ? name : super.snakeCase(name)
  }

  protected override camelCase(name: string): string {
    return WIRE_NAME.test(name) ? name : super.camelCase(name)
  }
}

// JSON columns keep the keys that were stored.
const names = new ColumnNames({ maintainNestedObjectKeys: true })

/** The query builder over `db` or an open transaction, with camelCase names of tables and columns, checked against schema.ts. */
export function tables(db: Db): Kysely<Tables> {
  return db.withPlugin(names) as unknown as Kysely<Tables>
}
