import { substantiveGrounds, type ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import type { TextKey } from '@saki/texts'

/** A ground on which the law lets a third person object to an application. */
export interface OppositionGround {
  /** Value of the choice, unique among the grounds of all rights. */
  code: string
  /** As the workflows cite it: 'UU 20/2016 art. 21(3)'. */
  article: string
  text: TextKey
}

/** The grounds of a right's law that are open to third persons; all without `codes`. */
const grounds = (right: ReasonedRight, ...codes: string[]): OppositionGround[] =>
  substantiveGrounds[right]
    .filter(({ code }) => codes.length === 0 || codes.includes(code))
    .map(({ code, article }) => ({ code, article, text: `grounds:${code}` }))

/** Grounds by right. Views on patents may rest on any substantive requirement (UU 13/2016 art. 49, 51–54), hence the open last one. */
export const oppositionGrounds: Record<ReasonedRight, readonly OppositionGround[]> = {
  MARK: grounds('MARK'),
  DESIGN: grounds('DESIGN', 'D2', 'D4'),
  PATENT: [
    ...grounds('PATENT', 'P4', 'P5', 'P7', 'P8', 'P9', 'P25'),
    { code: 'P49', article: 'UU 13/2016 art. 49(1)', text: 'grounds:P49' },
  ],
}

const all: readonly OppositionGround[] = Object.values(oppositionGrounds).flat()

/** The ground with this code; undefined when the law has none. */
export const oppositionGround = (code: string) => all.find((one) => one.code === code)

/** The ground with this article; undefined when there is none. */
export const oppositionGroundAt = (article: string) => all.find((one) => one.article === article)
