import { say } from '@saki/texts/say'

import type { ChangeOrigin } from '../../fileParts/goods.ts'
import type { EffectAsked } from './effect.ts'

/** A change by the effect of a request. */
export const originOf = ({ request, kind, officerId, now }: EffectAsked): ChangeOrigin => ({
  userId: officerId,
  requestRef: request.submissionNbr,
  reason: say('id', kind.text),
  now,
})
