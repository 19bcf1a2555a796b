import type { NewAnnouncement } from '@saki/contracts/notifications'
import { ownAddress } from '@saki/contracts/pages'
import { instantAt, isLegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

/** As typed: days and times in WIB (Asia/Jakarta). An empty `toDay`: shown until it is ended. */
export interface AnnouncementValues {
  LEVEL: NewAnnouncement['LEVEL']
  AUDIENCE: NewAnnouncement['AUDIENCE']
  TITLE_ID: string
  TITLE_EN: string
  TITLE_AR: string
  CONTENT_ID: string
  CONTENT_EN: string
  CONTENT_AR: string
  PAGE: string
  fromDay: string
  fromClock: string
  toDay: string
  toClock: string
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const texts = ['TITLE_ID', 'TITLE_EN', 'TITLE_AR', 'CONTENT_ID', 'CONTENT_EN', 'CONTENT_AR'] as const

/** Errors by field; empty when the announcement can be sent. */
export function announcementFaults(entered: AnnouncementValues): Partial<Record<keyof AnnouncementValues, TextKey>> {
  const faults: Partial<Record<keyof AnnouncementValues, TextKey>> = {}
  for (const field of texts) if (entered[field].trim() === '') faults[field] = 'office:announce.empty'
  if (entered.PAGE !== '' && ownAddress(entered.PAGE) !== entered.PAGE) faults.PAGE = 'office:announce.page.wrong'
  if (!isLegalDate(entered.fromDay)) faults.fromDay = 'office:announce.day.wrong'
  if (!CLOCK.test(entered.fromClock)) faults.fromClock = 'office:announce.clock.wrong'
  if (entered.toDay !== '' && !isLegalDate(entered.toDay)) faults.toDay = 'office:announce.day.wrong'
  if (entered.toDay !== '' && !CLOCK.test(entered.toClock)) faults.toClock = 'office:announce.clock.wrong'
  if (Object.keys(faults).length === 0 && entered.toDay !== '') {
    const { VALID_FROM, VALID_TO } = announcementOf(entered)
    if (VALID_TO !== null && VALID_TO <= VALID_FROM) faults.toDay = 'office:announce.order'
  }
  return faults
}

/** Body of `officeAnnounce`; the times become UTC timestamps. Call only without faults. */
export function announcementOf({ fromDay, fromClock, toDay, toClock, ...rest }: AnnouncementValues): NewAnnouncement {
  return {
    ...rest,
    VALID_FROM: instantAt(fromDay, fromClock).toISOString(),
    VALID_TO: toDay === '' ? null : instantAt(toDay, toClock).toISOString(),
  }
}
