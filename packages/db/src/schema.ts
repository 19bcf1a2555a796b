/** Generated from the migrated database by scripts/db-types.ts. */
export interface Database {
  [table: string]: never
}
