import { rolesForCase, type OfficeRole } from '@saki/domain/office/officeRoles'

import { rightOfLetter, workflowOfProcess } from '../../caseState.ts'
import type { OpenCase } from './officeWork.sql.ts'
import { kindAt } from './workKind.ts'

/** Roles of which one is needed for an act from a state of a case, by default its present one; answers and letters need any role of cases. */
export function rolesInCase(openCase: OpenCase, state: string = openCase.state): readonly OfficeRole[] {
  const work = openCase.isUnder ? null : kindAt({ ...openCase, state, flow: workflowOfProcess(openCase) })
  return rolesForCase(work, rightOfLetter(openCase.fileTyp))
}
