import { expect, test } from 'vitest'

import { announcementOf, announcementFaults, type AnnouncementValues } from './announcementForm.ts'

const entered: AnnouncementValues = {
  LEVEL: 'OUTAGE',
  AUDIENCE: 'ALL',
  TITLE_ID: 'Gangguan',
  TITLE_EN: 'Outage',
  TITLE_AR: 'عطل',
  CONTENT_ID: 'Isi',
  CONTENT_EN: 'Text',
  CONTENT_AR: 'نص',
  PAGE: '',
  fromDay: '2026-11-22',
  fromClock: '21:00',
  toDay: '2026-11-23',
  toClock: '02:00',
}

test('hours are those of Jakarta', () => {
  expect(announcementOf(entered)).toMatchObject({
    VALID_FROM: '2026-11-22T14:00:00.000Z',
    VALID_TO: '2026-11-22T19:00:00.000Z',
  })
  expect(announcementOf({ ...entered, toDay: '' }).VALID_TO).toBeNull()
})

test.each([
  ['nothing', {}, []],
  ['a text in one language', { CONTENT_AR: '' }, ['CONTENT_AR']],
  ['an address of somebody else', { PAGE: 'https://jahat.example' }, ['PAGE']],
  ['a page of the portal', { PAGE: '/viewer/panduan-pembayaran' }, []],
  ['a day that is none', { fromDay: '2026-2-31' }, ['fromDay']],
  ['an hour that is none', { toClock: '25:00' }, ['toClock']],
  ['an end before its beginning', { toDay: '2026-11-22', toClock: '20:00' }, ['toDay']],
  ['no end', { toDay: '', toClock: '' }, []],
] as const)('%s is wrong', (_says, change, fields) => {
  expect(Object.keys(announcementFaults({ ...entered, ...change }))).toEqual(fields)
})
