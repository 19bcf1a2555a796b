import { withSnapshot } from '@saki/db/backup/snapshot'

import { waitingJobs } from '../../ports/pgBossJobs.ts'
import { counterRows, type CounterRow } from './counters.ts'
import { storedObjectsQuery } from './storedObjects.ts'
import { JOBS, OBJECT_LIST, tablePart, type Manifest, type BackupPart } from './manifest.ts'
import { writePart } from './parts.ts'

export interface DumpedDatabase {
  database: Manifest['database']
  counters: Record<string, number>
  parts: BackupPart[]
}

/** Dumps the database from one snapshot into `folder`: every table, the list of objects named by rows, and the waiting jobs. */
export function dumpDatabase(url: string, folder: string): Promise<DumpedDatabase> {
  return withSnapshot(url, async (snapshot) => {
    const parts: BackupPart[] = []
    const tables: Manifest['database']['tables'] = []
    for (const table of snapshot.tables) {
      const copy = snapshot.copyTable(table)
      parts.push(await writePart(folder, tablePart(table.table), copy))
      tables.push({ ...table, rows: copy.rows })
    }
    parts.push(await writePart(folder, OBJECT_LIST, snapshot.copyQuery(storedObjectsQuery)))
    const [queue] = await snapshot.query<{ exists: boolean }>(waitingJobs.exists)
    const jobs = queue?.exists ? snapshot.copyQuery(waitingJobs.query) : undefined
    if (jobs) parts.push(await writePart(folder, JOBS, jobs))
    const rows = await snapshot.query<CounterRow>(counterRows)
    const { migrations, sequences } = snapshot
    return {
      database: { migrations, tables, sequences, jobs: jobs?.rows ?? 0 },
      counters: Object.fromEntries(rows.map(({ counter, last }) => [counter, last])),
      parts,
    }
  })
}
