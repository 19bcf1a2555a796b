import { pbkdf2Sync } from 'node:crypto'

import type { Page } from '@playwright/test'

import { headers, post, read, type Caller } from './api.ts'
import { linkFromMail } from './mailbox.ts'
import { demo, type TestAccount } from './people.ts'
import { callerFor, signIn } from './session.ts'

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  signature: string
}

/** Region of the accounts: DI Yogyakarta. */
const WILAYAH = '34'

/** Registers and activates a person by calls; with a consultant's number, the role is requested too. The page has no session afterwards. */
export async function openAccount(page: Page, person: TestAccount, consultantNumber = ''): Promise<void> {
  const { email, password, name, nik, birthday } = person
  const { year, month, day } = birthday
  await post(page, '/insertNewCustomer', {
    EMAIL: email,
    LOGIN_PASSWORD: password,
    LOGIN_PASSWORD_CONFIRM: password,
    PERSON_NAME: name,
    INDI_PERSON_ID_NBR: nik,
    INDI_PERSON_BIRTH_DATE: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    PERNYATAAN: 'Y',
    CAPTCHA: solve(await read<Challenge>(page, '/captcha')),
    NO_CONSULTANT: consultantNumber,
    WILAYAH,
  })
  const { searchParams } = new URL(await linkFromMail(email, '/login/activation'))
  const reply = await page.request.post('/api/activateAccount', {
    headers: headers(),
    params: { userId: searchParams.get('userId') ?? '' },
    data: { TOKEN: searchParams.get('token'), LOGIN_PASSWORD: password },
  })
  if (reply.status() !== 200) throw new Error(await reply.text())
}

/** Registers a person as the consultant with a number that is not in the register yet, granted by an officer. The page then has the consultant's session. */
export async function openConsultant(page: Page, person: TestAccount, number: string): Promise<void> {
  const office = await callerFor(demo.officer)
  await openAccount(page, person, number)
  await grantConsultant(office, person.email)
  await signIn(page, person.email, person.password)
  const form = { NOTES: number, PERSONNAME: person.name, ADDRESSSTREET: 'Jalan Affandi 5', TELEPHONE: '+62274588214' }
  await post(page, '/insertAgent', { ...form, EMAIL: person.email })
  await grantConsultant(office, person.email)
  await office.request.dispose()
  const { USER_ID } = await read<{ USER_ID: number }>(page, '/session')
  await post(page, `/setAgentCode?note=${number}&userId=${USER_ID}`, { LOGIN_PASSWORD: person.password })
  await signIn(page, person.email, person.password)
}

/** Grants the only open request of a person for the consultant role or number. */
async function grantConsultant(office: Caller, email: string): Promise<void> {
  const { data } = await read<{ data: { KIND: string; USER_ID: number; EMAIL: string; REQUESTED_AT: string }[] }>(
    office,
    '/office/consultantRequests',
    { size: '100' },
  )
  const asked = data.find((one) => one.EMAIL === email)
  if (!asked) throw new Error(`no request of ${email}`)
  const { KIND, USER_ID, REQUESTED_AT } = asked
  await post(office, '/office/decideConsultant', { KIND, USER_ID, REQUESTED_AT, IND_GRANT: 'Y', REASON: 'SK 12/2026' })
}

/** Finds the counter whose key begins as the challenge asks, and returns what the browser would send. */
function solve(challenge: Challenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const password = Buffer.from(`${nonce}00000000`, 'hex')
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}
