export { commitWith, openDb, prepared, preparedText, transact, type Db, type DbOptions } from './db.ts'
export type { Database } from './schema.ts'
