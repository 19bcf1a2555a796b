import { calendarCalls } from '@saki/contracts/calendar'

import { implement } from '../../implement.ts'
import { officeHolidayRemove, officeHolidays, officeHolidaySave } from './holidays.ts'
import { officePeriods, officePeriodSave } from './periods.ts'

/** Holidays and statutory periods, which determine deadlines. */
export const calendarRoutes = implement(calendarCalls, {
  officeHolidays,
  officeHolidaySave,
  officeHolidayRemove,
  officePeriods,
  officePeriodSave,
})
