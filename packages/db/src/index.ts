export {
  commitWith,
  openDb,
  prepared,
  preparedText,
  transact,
  watchWrites,
  type Db,
  type DbOptions,
  type WriteWatch,
} from './db.ts'
export type { Database } from './schema.ts'
export { pingDatabase } from './silence.ts'
