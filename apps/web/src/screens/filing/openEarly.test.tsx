import { afterEach, beforeEach, expect, test } from 'vitest'

import { designAnswers, draftRow } from '../../../testing/drafts.ts'
import { callsOf, offline, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { draftCopiesOf } from '../../drafts/store/draftCopies.ts'
import { queryClient, queryKeyOf } from '../../lib/queries.ts'
import { openDraftOf } from './openEarly.ts'

const copies = draftCopiesOf(applicant.USER_ID)
// Of its own: other tests keep the draft of samples on the device.
const row = { ...draftRow('design-filing', designAnswers), TEMP_ID: 'D-7f3k4444444444444444444444444444' }
const tempId = row.TEMP_ID

beforeEach(async () => {
  document.cookie = 'saki_signed_in=1; Path=/'
  queryClient.setQueryData(queryKeyOf('session', {}), applicant)
  const open = copies.here(tempId)
  if (open) await copies.close(open)
})

// Pages of other tests would ask for a session.
afterEach(() => void (document.cookie = 'saki_signed_in=; Path=/; Max-Age=0'))

const served = () => serve({ getPatentTemp: { data: [row], total: 1, page: 1, size: 1 } })
const at = (pathname: string, id = tempId) => ({ pathname, search: id && `?draft=${id}` })

test('the draft of the address is open before its page is drawn, and the page asks for it no more', async () => {
  served()
  await openDraftOf(at('/buat-pengajuan/draft'))
  expect(copies.here(tempId)?.engine.copy.data).toEqual(designAnswers)
  await copies.open({ id: tempId, take: false, read: () => Promise.reject(new Error('asked again')) })
  expect(callsOf('getPatentTemp')).toHaveLength(1)
})

test.each([
  ['of another page', at('/customer-screen/draft')],
  ['without a draft', at('/buat-pengajuan/draft', '')],
])('nothing is asked for the address %s', async (_which, address) => {
  served()
  await openDraftOf(address)
  expect(copies.here(tempId)).toBeUndefined()
  expect(callsOf('getPatentTemp')).toEqual([])
})

test('nothing is asked for a reader without a session', async () => {
  served()
  document.cookie = 'saki_signed_in=; Path=/; Max-Age=0'
  await openDraftOf(at('/buat-pengajuan/draft'))
  expect(callsOf('getPatentTemp')).toEqual([])
})

test('a draft that cannot be read is left to the page', async () => {
  serve({ getPatentTemp: offline })
  await expect(openDraftOf(at('/buat-pengajuan/draft'))).resolves.toBeUndefined()
  expect(copies.here(tempId)).toBeUndefined()
})
