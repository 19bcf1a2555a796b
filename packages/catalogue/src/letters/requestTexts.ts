import type { TextKey } from '@saki/texts'

import { isRequestFlow } from '../requests/registry.ts'
import type { LetterType } from './letterType.ts'

type Texts = Partial<Pick<LetterType, 'title' | 'body' | 'otherwise'>>

const otherwise: Readonly<Record<string, TextKey>> = {
  'request-opposition': 'letters:SKF.otherwise.opposition',
  'request-timed': 'letters:SKF.otherwise.timed',
}

const asked = { title: 'letters:SKF.title.request', body: ['letters:SKF.body.request'] } as const

/**
 * Texts of a letter that a request sends and a case sends as well, where they differ: what lacks in a request never costs the application. A
 * request that is not completed is refused, an opposition considered as it is; a deadline of the case that a request held runs again.
 */
export function requestTexts(code: string, flowId: string): Texts {
  if (code !== 'SKF' || !isRequestFlow(flowId)) return {}
  return { ...asked, otherwise: otherwise[flowId] ?? 'letters:SKF.otherwise.request' }
}
