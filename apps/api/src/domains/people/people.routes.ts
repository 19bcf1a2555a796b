import { peopleCalls } from '@saki/contracts/people'
import { transact } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { listContacts, markContactDeleted, type ContactRecord } from './people.sql.ts'
import { saveContact } from './saveContact.ts'

/** Days within which a binned entry can be restored. */
const KEPT_DAYS = 30

export const peopleRoutes = implement(peopleCalls, {
  async addressBook({ query, session, db }) {
    const { page, size } = query
    const { rows, total } = await listContacts(db, session.userId, {
      words: query.q.split(/\s+/).filter(Boolean),
      ids: query.ids?.split(','),
      bin: query.IND_DELETED === 'Y',
      limit: size,
      offset: (page - 1) * size,
    })
    return { data: rows.map(wireContact), total, page, size }
  },

  async contactSave({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'contactSave', request: body, now }
    const saved = await transact(db, (tx) =>
      onceOnly(tx, once, () => saveContact(tx, { ownerId: session.userId, asked: body, now })),
    )
    return { err: '' as const, CONTACT_ID: saved.contactId, ROW_VERSION: saved.rowVersion }
  },

  async contactBin({ body, session, db, now }) {
    const deletedAt = body.IND_DELETED === 'Y' ? now : null
    const since = daysBefore(now, KEPT_DAYS)
    const marked = await markContactDeleted(db, session.userId, body.CONTACT_ID, deletedAt, since)
    if (!marked) throw new NotFound('contact', body.CONTACT_ID)
    return { err: '' as const }
  },
})

function wireContact({ contactId, person, rowVersion, updatedAt, deletedAt }: ContactRecord) {
  return {
    ...person,
    PERSON_WCODE: person.PERSON_WCODE as 'I' | 'C' | '',
    CONTACT_ID: contactId,
    ROW_VERSION: rowVersion,
    UPDATED_AT: updatedAt.toISOString(),
    DELETED: deletedAt ? ('Y' as const) : ('N' as const),
  }
}
