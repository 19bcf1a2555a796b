import { calendarCalls } from '@saki/contracts/calendar'

import { implement } from '../../implement.ts'
import { officeHolidayRemove, officeHolidays, officeHolidaySave } from './holidays.ts'
import { officePeriods, officePeriodSave } from './periods.ts'

/** Tables of the office that decide how time is counted: days off, and the periods of the law. */
export const calendarRoutes = implement(calendarCalls, {
  officeHolidays,
  officeHolidaySave,
  officeHolidayRemove,
  officePeriods,
  officePeriodSave,
})
