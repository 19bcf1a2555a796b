import { tables, type Db } from '@saki/db'

import { contentOf } from './contentOf.ts'
import { writeLetter, type IssuedLetter, type LetterMaking, type LetterWanted } from './issueLetter.ts'
import { paperText } from './paperText.ts'

/**
 * Writes a letter about a case to a person outside it, such as an opponent: addressed to that person, without the applicant's address, and
 * readable by that person alone. `act`: name of the act for letters that show it.
 */
export async function writeToOutsider(
  tx: Db,
  services: Parameters<typeof writeLetter>[1],
  { dueDate = null, ...wanted }: Omit<LetterWanted, 'dueDate'> & Partial<Pick<LetterWanted, 'dueDate'>>,
  { addresseeId, act = '', ...by }: Pick<LetterMaking, 'action' | 'issuedBy'> & { addresseeId: number; act?: string },
): Promise<IssuedLetter> {
  const { fullName } = await tables(tx)
    .selectFrom('appUser')
    .select('fullName')
    .where('userId', '=', addresseeId)
    .executeTakeFirstOrThrow()
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
        const { to } = content.recipient
        return { ...content, recipient: { to, names: [paperText(fullName)], lines: [], through: null } }
      },
    },
  )
}
