import { addMonths, daysBetween, type LegalDate } from './legalDate.ts'

/** Whole years and months until a day, and the days beyond; all 0 on the day itself and after it. */
export interface TimeLeft {
  years: number
  months: number
  days: number
}

/** The time from today until a day, counted by the calendar: from 31 January to 28 February is a month. */
export function timeLeft(today: LegalDate, until: LegalDate): TimeLeft {
  if (until <= today) return { years: 0, months: 0, days: 0 }
  const [year, month] = [yearOf(until) - yearOf(today), monthOf(until) - monthOf(today)]
  const most = year * 12 + month
  const whole = addMonths(today, most) <= until ? most : most - 1
  return { years: Math.floor(whole / 12), months: whole % 12, days: daysBetween(addMonths(today, whole), until) }
}

const yearOf = (date: LegalDate): number => Number(date.slice(0, 4))
const monthOf = (date: LegalDate): number => Number(date.slice(5, 7))
