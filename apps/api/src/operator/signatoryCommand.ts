import { signingPosts } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { isLegalDate, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

import { withCommandContext } from './commandContext.ts'

const USAGE = `npm run saki -- signatory [${signingPosts.join('|')} <name> <NIP> [yyyy-mm-dd]]`

/** `npm run saki -- signatory …`: lists who signs letters and certificates, or names who does from a day on. */
export async function signatoryCommandLine(args: string[], root: string): Promise<void> {
  const [post, name, nip, from, ...more] = args
  if (more.length > 0 || (post !== undefined && (name === undefined || nip === undefined))) throw new Error(USAGE)
  await withCommandContext(root, async ({ db, now }) => {
    if (post !== undefined && name !== undefined && nip !== undefined)
      await setSignatory(db, { post, name, nip, from: from ?? legalDateOf(now()) })
    for (const row of await tables(db).selectFrom('signatory').selectAll().orderBy('post').orderBy('fromDay').execute())
      console.log(
        `${row.post} ${row.fromDay}: ${row.name === '' ? '(vacant)' : [row.name, row.nip].filter(Boolean).join(', NIP ')}`,
      )
  })
}

/** Names who signs from a day on. Letters issued before keep their names. Throws for an unknown post, another NIP than 18 digits, and a wrong day. */
export async function setSignatory(
  db: Db,
  { post, name, nip, from }: { post: string; name: string; nip: string; from: LegalDate },
): Promise<void> {
  const known = signingPosts.find((each) => each === post)
  const digits = nip.replaceAll(' ', '')
  if (!known || !isLegalDate(from) || !/^(\d{18})?$/.test(digits)) throw new Error(USAGE)
  const grouped = digits.replace(/^(\d{8})(\d{6})(\d)(\d{3})$/, '$1 $2 $3 $4')
  await tables(db)
    .insertInto('signatory')
    .values({ post: known, fromDay: from, name: name.trim(), nip: grouped })
    .onConflict((conflict) => conflict.columns(['post', 'fromDay']).doUpdateSet({ name: name.trim(), nip: grouped }))
    .execute()
}
