import type { RightAnnuities } from '../rightDefinition.ts'
import type { PatentState } from './states.ts'

const positions = {
  registered: 'kept',
  annuity_grace: 'grace',
  removal_review: 'review',
  removed: 'ended',
  cancelled: 'ended',
  expired: 'ended',
} as const satisfies Partial<Record<PatentState, string>>

/** Annuities of patents and simple patents (UU 13/2016 art. 126–128). */
export const patentAnnuities: RightAnnuities = {
  actions: {
    first: 'pay_first_annuity',
    next: 'pay_annuity',
    late: 'pay_annuity_late',
    last: 'pay_last_annuity',
  },
  positions,
}
