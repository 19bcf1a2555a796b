import { pbkdf2Sync } from 'node:crypto'

import type { Page } from '@playwright/test'

import { headers, post, read } from './api.ts'
import { linkFromMail } from './mailbox.ts'
import type { TestAccount } from './people.ts'

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
