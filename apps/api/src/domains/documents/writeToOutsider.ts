import { tables, type Db } from '@saki/db'
import { say } from '@saki/texts/say'

import { contentOf } from './contentOf.ts'
import { writeLetter, type IssuedLetter, type LetterMaking, type LetterWanted } from './issueLetter.ts'
import { findRegionNames } from './letterFacts.sql.ts'
import { letterText } from './letterText.ts'
import { paperText } from './paperText.ts'
import { addressLines, regionCodesOf } from './partyLines.ts'

/**
 * Writes a letter about a case to a person outside it, such as an opponent: addressed to that person, without the applicant's address, and
 * readable by that person alone. It has the address of a person whom the office knows from a paper alone, because it goes there by post. `act`: name of the act for letters that show it.
 */
export async function writeToOutsider(
  tx: Db,
  services: Parameters<typeof writeLetter>[1],
  { dueDate = null, ...wanted }: Omit<LetterWanted, 'dueDate'> & Partial<Pick<LetterWanted, 'dueDate'>>,
  { addresseeId, act = '', ...by }: Pick<LetterMaking, 'action' | 'issuedBy'> & { addresseeId: number; act?: string },
): Promise<IssuedLetter> {
  const recipient = await recipientById(tx, addresseeId)
  return writeLetter(
    tx,
    services,
    { ...wanted, dueDate },
    {
      ...by,
      addresseeId,
      compose: async (db, facts, given) => {
        const content = await contentOf(db, services, facts, { ...given, act: act || given.act })
        if (!('recipient' in content)) return content
        return { ...content, recipient }
      },
    },
  )
}

/** How a letter addresses a person: by name, and with the address of the paper when the office knows the person from a paper alone. */
export async function recipientById(tx: Db, userId: number) {
  const { fullName, person } = await tables(tx)
    .selectFrom('appUser as u')
    .leftJoin('paperParty as p', 'p.userId', 'u.userId')
    .select(['u.fullName', 'p.person'])
    .where('u.userId', '=', userId)
    .$narrowType<{ person: Record<string, string> | null }>()
    .executeTakeFirstOrThrow()
  const sent = person ? await postalLines(tx, fullName, person) : { lines: [], through: null }
  return { to: letterText('to'), names: [paperText(fullName)], ...sent }
}

/** Where a letter to a person known from a paper goes: through the representative whom the paper names, where it names one. */
async function postalLines(tx: Db, name: string, person: Record<string, string>) {
  const party = { role: 'applicant' as const, name, person }
  const lines = addressLines(party, await findRegionNames(tx, regionCodesOf([party])))
  const { REPR_NAME, REPR_NUMBER } = person
  if (!REPR_NAME) return { lines, through: null }
  const number = REPR_NUMBER ? [paperText(say('id', 'receipt:consultantNumber', { number: REPR_NUMBER }))] : []
  return { lines, through: { label: letterText('through'), name: paperText(REPR_NAME), lines: number } }
}
