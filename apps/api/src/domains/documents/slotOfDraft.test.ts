import { randomUUID } from 'node:crypto'

import { requestKinds } from '@saki/catalogue/requests/registry'
import { requestDocuments } from '@saki/domain/requests/requestKind'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { slotOfDraft } from './slotOfDraft.ts'

let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T05:00:00Z' })
  sari = await portal.register()
})
afterAll(() => portal.close())

/** A draft with this form; those of requests are begun from a case, which slots do not depend on. */
async function begun(formTyp: string): Promise<string> {
  const body = { FORM_TYP: 'design-filing' }
  const { TEMP_ID } = (await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })).body
  await sql`update draft set form_typ = ${formTyp} where temp_id = ${TEMP_ID}`.execute(portal.db)
  return TEMP_ID
}

test('the draft of a request accepts a file for each attachment of its kind', async () => {
  for (const kind of requestKinds) {
    const tempId = await begun(kind.form.id)
    for (const { slot } of requestDocuments(kind))
      await expect(slotOfDraft(portal.db, tempId, slot), `${kind.id} ${slot}`).resolves.toMatchObject({
        specdocTyp: slot,
      })
  }
})

test('a slot of one right is for its own drafts and the requests that ask for it', async () => {
  const rulesOfMark = 'PKM'
  await expect(slotOfDraft(portal.db, await begun('mark-filing'), rulesOfMark)).resolves.toBeDefined()
  await expect(slotOfDraft(portal.db, await begun('request-PR'), rulesOfMark)).resolves.toBeDefined()
  for (const other of ['design-filing', 'request-PH'])
    await expect(slotOfDraft(portal.db, await begun(other), rulesOfMark)).rejects.toThrow('slot PKM')
})
