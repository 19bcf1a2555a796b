import type { OfficeCase } from '@saki/contracts/desk'
import type { DecisionReason } from '@saki/contracts/reason'
import type { WrittenReason } from '@saki/domain/decisions/reasons'

/** What the editor of reasons needs of a case. */
export type ReasonedCase = Pick<OfficeCase, 'PATENT_ID' | 'PROC_TYP' | 'PROC_NBR' | 'RIGHT'>
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
  goods: reason.GOODS,
  cure: reason.CURE,
  isIncurable: reason.IND_INCURABLE === 'Y',
  assessment: reason.ASSESSMENT,
})
