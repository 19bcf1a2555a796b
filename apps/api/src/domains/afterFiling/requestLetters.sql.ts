import { tables, type Db } from '@saki/db'

/** Letters that the acts of one process sent and that were not withdrawn, the oldest first. */
export function listLettersOfProcess(db: Db, { procTyp, procNbr }: { procTyp: string; procNbr: number }) {
  return tables(db)
    .selectFrom('letter')
    .select(['letterId', 'docNumber', 'letterTyp', 'title', 'issuedOn'])
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('withdrawnAt', 'is', null)
    .orderBy('actionNbr')
    .execute()
}
