import type { Call, CallName } from '@saki/contracts'

import { signBody } from '../treasury/signature.ts'
import type { TestActor, TestPortal, TestRequest } from './portal.ts'

/** The actors for each kind of permission. */
export interface Allowed {
  owner: TestActor
  officer: TestActor
  commission: TestActor
}

/** Sends a call as somebody allowed to: signed in when needed, or signed by the treasury or the mail server. */
export function askAsAllowed(
  portal: TestPortal,
  { owner, officer, commission }: Allowed,
  name: CallName,
  call: Call,
  question: TestRequest,
  { key, language }: { key: string; language: string },
) {
  const body = question.body === undefined ? undefined : JSON.stringify(question.body)
  const { secrets, clock } = portal.services
  const secret = call.who === 'treasury' ? secrets.paymentWebhook : secrets.mailWebhook
  const isSigned = call.who === 'treasury' || call.who === 'mailServer'
  const asker = {
    anyone: undefined,
    signedIn: owner,
    owner,
    office: officer,
    commission,
    treasury: undefined,
    mailServer: undefined,
  }
  return portal.ask(name, {
    ...question,
    body,
    as: asker[call.who],
    ...(question.key !== undefined && { key }),
    headers: {
      'accept-language': language,
      ...(isSigned && { 'x-signature': signBody(secret, body ?? '', clock().getTime() / 1000) }),
    },
  })
}
