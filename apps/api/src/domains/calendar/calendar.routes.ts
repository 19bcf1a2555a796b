import { calendarCalls } from '@saki/contracts/calendar'

import { holidaySet } from '../../daysOff.sql.ts'
import { implement } from '../../implement.ts'
import { officeHolidayRemove, officeHolidays, officeHolidaySave } from './holidays.ts'
import { officePeriods, officePeriodSave } from './periods.ts'

/** Holidays and statutory periods, which determine deadlines. */
export const calendarRoutes = implement(calendarCalls, {
  async getDaysOff({ db }) {
    return [...(await holidaySet(db))].toSorted()
  },
  officeHolidays,
  officeHolidaySave,
  officeHolidayRemove,
  officePeriods,
  officePeriodSave,
})
