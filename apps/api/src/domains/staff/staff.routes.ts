import { staffCalls } from '@saki/contracts/staff'

import { implement } from '../../implement.ts'
import { officeAbsence, officeAbsenceEnd } from './officeAbsence.ts'
import { officeStaff, officeStaffSave } from './officeStaff.ts'
import { officeStaffAdd, officeStaffClose } from './staffAccounts.ts'

/** Accounts of the office: sections, roles and absences. */
export const staffRoutes = implement(staffCalls, {
  officeStaff,
  officeStaffAdd,
  officeStaffSave,
  officeStaffClose,
  officeAbsence,
  officeAbsenceEnd,
})
