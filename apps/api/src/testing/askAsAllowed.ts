import type { Call, CallName } from '@saki/contracts'

import { signBody } from '../treasury/signature.ts'
import type { Actor, TestPortal, Question } from './portal.ts'

/** Who asks on behalf of each kind of permission. */
export interface Allowed {
  owner: Actor
  officer: Actor
}

/** Asks a call as one who may: signed in where it wants that, signed by treasury or mail server where those are its senders. */
export function askAsAllowed(
  portal: TestPortal,
  { owner, officer }: Allowed,
  name: CallName,
  call: Call,
  question: Question,
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
