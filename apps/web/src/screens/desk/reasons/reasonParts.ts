import type { DecisionReason } from '@saki/contracts/reason'
import type { WrittenReason } from '@saki/domain/decisions/reasons'

export type ReasonPart = Partial<Omit<DecisionReason, 'GROUND'>>

/** A reason of the wire as the rules of the domain read it. */
export const reasonParts = (reason: DecisionReason): WrittenReason => ({
  ground: reason.GROUND,
  facts: reason.FACTS,
  evidence: reason.EVIDENCE.map(({ KIND, NUMBER, TITLE, NOTE }) => ({
    kind: KIND,
    number: NUMBER,
    title: TITLE,
    note: NOTE,
  })),
  cure: reason.CURE,
  isIncurable: reason.IND_INCURABLE === 'Y',
  assessment: reason.ASSESSMENT,
})
