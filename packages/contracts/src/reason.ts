import { z } from 'zod'

import { Flag } from './shapes.ts'

const prose = (max: number) => z.string().max(max).default('')

/** Goods or services by class. */
export const ReasonGoods = z
  .array(z.strictObject({ CLASS_CODE: z.string().max(2), TERMS: z.array(z.string().max(2000)).max(2000) }))
  .max(45)

/** One reason of a decision. Complete only when it is recorded; while it is written every part may be empty. */
export const DecisionReason = z.strictObject({
  /** Code of a substantive ground of the right. */
  GROUND: z.string().max(10),
  FACTS: prose(4000),
  EVIDENCE: z
    .array(
      z.strictObject({
        /** Kind of a citation pinned to the case; '' for another document. */
        KIND: prose(20),
        NUMBER: prose(40),
        TITLE: prose(300),
        /** Passage, view or goods that decide. */
        NOTE: prose(1000),
      }),
    )
    .max(20)
    .default([]),
  /** Goods of a mark that it concerns, by class; none: all goods, and for other rights the whole. */
  GOODS: ReasonGoods.default([]),
  /** What would overcome it; not needed in a final decision. */
  CURE: prose(2000),
  IND_INCURABLE: Flag.default('N'),
  /** What the office holds of the answer, in the decision after it. */
  ASSESSMENT: prose(4000),
})
export type DecisionReason = z.infer<typeof DecisionReason>
