// Writes packages/db/src/schema.ts, the types of all tables, from a freshly migrated database. Run it after adding a migration.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { openDb } from '../packages/db/src/db.ts'
import { throwAwayServer } from '../packages/db/src/embedded/throwAway.ts'
import { migrate } from '../packages/db/src/migrate.ts'
import { schemaText } from '../packages/db/src/schemaText.ts'

const target = fileURLToPath(new URL('../packages/db/src/schema.ts', import.meta.url))
const server = await throwAwayServer()
try {
  await migrate({ url: server.url, now: new Date(0) })
  const db = openDb({ url: server.url, poolSize: 1 })
  await writeFile(target, await schemaText(db))
  await db.destroy()
} finally {
  await server.stop()
}
