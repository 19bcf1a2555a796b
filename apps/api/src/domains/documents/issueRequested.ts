import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Requester } from '@saki/domain/requests/requestKind'
import { sql } from 'kysely'

import type { Services } from '../../services.ts'
import { writeLetter, type IssuedLetter } from './issueLetter.ts'
import { findCaseFacts, type LetterFacts } from './letterFacts.sql.ts'
import { requestedContent, type RequestedLetter } from './requestedContent.ts'

/** An ordered document, with the action of the request that issues it. */
export interface RequestedDocument {
  letter: RequestedLetter
  applicationId: number
  procTyp: string
  procNbr: number
  actionNbr: number
  /** Submission number of the request, printed on the document. */
  reference: string
  /** User id of the person who ordered it, and what that person is to the case. */
  requestedBy: number
  as: Requester
  /** What a written statement is about, in the requester's words; '' for other documents. */
  about: string
  actionDate: LegalDate
  now: Date
}

/** Copies of the file are for the parties of the case only. */
const forParties: readonly RequestedLetter[] = ['SLN', 'SBP']

/**
 * Writes an ordered document in the transaction of its action: number, verification code and frozen content, addressed to the person who
 * ordered it. The PDF is made after the commit. Idempotent per action. A third person gets only what is public, and alone reads the
 * document: 'NOT_PUBLIC' for a case neither published nor registered, and for a copy of the file. Locks the application's row.
 */
export async function issueRequested(
  tx: Db,
  services: Pick<Services, 'env' | 'jobs'>,
  wanted: RequestedDocument,
): Promise<IssuedLetter | 'NOT_PUBLIC'> {
  const { letter, applicationId, procTyp, procNbr, actionNbr, actionDate, now, reference, about } = wanted
  // Of two documents of one type at once, the second waits for this lock and gets the next number.
  await sql`select from application where application_id = ${applicationId} for update`.execute(tx)
  const issued = await findLetterOf(tx, wanted)
  if (issued) return issued
  const isThird = wanted.as === 'third'
  const facts = isThird ? await findCaseFacts(tx, applicationId) : undefined
  if (isThird && (!facts || !isPublic(facts, actionDate) || forParties.includes(letter))) return 'NOT_PUBLIC'
  const order = { letter, reference, about, requesterName: await nameOf(tx, wanted.requestedBy) }
  return writeLetter(
    tx,
    services,
    { letterTyp: letter, applicationId, actionDate, now, dueDate: null, ground: '', notes: '', detail: {} },
    {
      action: { procTyp, procNbr, actionNbr },
      issuedBy: null,
      addresseeId: isThird ? wanted.requestedBy : null,
      compose: (db, found, given) => requestedContent(db, found, given, order),
    },
  )
}

function isPublic({ publicationDate, registrationDate }: LetterFacts, today: LegalDate): boolean {
  return registrationDate !== null || (publicationDate !== null && publicationDate <= today)
}

function findLetterOf(tx: Db, { procTyp, procNbr, actionNbr }: RequestedDocument): Promise<IssuedLetter | undefined> {
  return tables(tx)
    .selectFrom('letter')
    .select(['letterId', 'docNumber'])
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('actionNbr', '=', actionNbr)
    .executeTakeFirst()
}

async function nameOf(tx: Db, userId: number): Promise<string> {
  const { fullName } = await tables(tx)
    .selectFrom('appUser')
    .select('fullName')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return fullName
}
