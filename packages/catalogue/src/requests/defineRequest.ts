import type { RequestKind } from '@saki/domain/requests/requestKind'
import type { TextKey } from '@saki/texts'

import type { Right } from '../rights/registry.ts'
import type { RequestCode } from './codes.ts'
import type { RequestRules } from './rules.ts'
import type { RequestFlowId } from './request.workflow.ts'

/** Where a request goes after submission; the sentence about what happens next follows from it. */
const nextOf = {
  'request-paid': 'requests:next.verified',
  'request-free': 'requests:next.verified',
  'request-timed': 'requests:next.timed',
  'request-instant': 'requests:next.received',
  'request-opposition': 'requests:next.opposition',
  'request-appeal': 'requests:next.appeal',
} as const satisfies Record<RequestFlowId, TextKey>

export type CatalogueRequest = Omit<RequestKind<TextKey>, 'id' | 'workflow' | 'rules' | 'instead'> & {
  id: RequestCode
  workflow: RequestFlowId
  rules: RequestRules
  instead?: Partial<Record<Right, TextKey>>
}

/** Declares a kind of request. Name and explanation are `requests:<id>` and `requests:<id>.means`. */
export function defineRequest(
  kind: Omit<CatalogueRequest, 'text' | 'means' | 'next' | 'letters'> & {
    next?: TextKey
    letters?: CatalogueRequest['letters']
  },
): CatalogueRequest {
  const { id, workflow } = kind
  return { text: `requests:${id}`, means: `requests:${id}.means`, next: nextOf[workflow], letters: {}, ...kind }
}
