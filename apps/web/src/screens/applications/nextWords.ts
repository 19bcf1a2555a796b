import type { CaseRow } from '@saki/contracts/caseRow'
import type { TextKey } from '@saki/texts'

import { nextAct } from '../../cases/nextAct.ts'

/** STATUS_CODE of granted patents, whose next annuity is due although nobody's turn has come. */
const withAnnuities = new Set(['170', '270'])

/** One short line for a row: the act that is the reader's turn, else who is at work. `amount` is the bill to pay. */
export function nextWords(row: Pick<CaseRow, 'TURN' | 'STATUS_CODE' | 'NEXT_STEP_CODE' | 'DUE_DATE'>): TextKey {
  if (row.NEXT_STEP_CODE === 'pay') return 'applications:act.pay'
  if (row.NEXT_STEP_CODE === 'reissue') return 'applications:do.reissue'
  if (row.TURN === 'NONE' && row.DUE_DATE !== null && withAnnuities.has(row.STATUS_CODE))
    return 'applications:act.annuity'
  if (row.TURN === 'YOU') return nextAct(row.STATUS_CODE) ?? 'applications:group.action'
  return `applications:wait.${row.TURN}`
}
