import { tables, type Db } from '@saki/db'

import type { ProcessKey } from './process.sql.ts'

export interface ChildProcess extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  /** Number of the action of the parent process it belongs to. */
  upperActionNbr: number
}

/** Child processes (letters and answers) of a process, oldest first. */
export function listUnder(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ChildProcess[]> {
  return tables(db)
    .selectFrom('process')
    .select(['procTyp', 'procNbr', 'flowId', 'flowVersion', 'state', 'upperActionNbr'])
    .where('upperProcTyp', '=', procTyp)
    .where('upperProcNbr', '=', procNbr)
    .orderBy('procNbr')
    .$narrowType<{ upperActionNbr: number }>()
    .execute()
}
