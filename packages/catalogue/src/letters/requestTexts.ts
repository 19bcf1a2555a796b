import { isRequestFlow } from '../requests/registry.ts'
import type { LetterType } from './letterType.ts'

type Texts = Partial<Pick<LetterType, 'title' | 'body' | 'otherwise'>>

const asked = { title: 'letters:SKF.title.request', body: ['letters:SKF.body.request'] } as const

/**
 * Texts of a letter that a request sends and a case sends as well, where they differ: what lacks in a request never costs the application. A
 * request that is not completed is refused, an opposition considered as it is.
 */
export function requestTexts(code: string, flowId: string): Texts {
  if (code !== 'SKF' || !isRequestFlow(flowId)) return {}
  const isOpposition = flowId === 'request-opposition'
  return { ...asked, otherwise: isOpposition ? 'letters:SKF.otherwise.opposition' : 'letters:SKF.otherwise.request' }
}
