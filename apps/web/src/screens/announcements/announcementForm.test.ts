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

test('times are read as WIB (UTC+7); without a last day VALID_TO is null', () => {
  expect(announcementOf(entered)).toMatchObject({
    VALID_FROM: '2026-11-22T14:00:00.000Z',
    VALID_TO: '2026-11-22T19:00:00.000Z',
  })
  expect(announcementOf({ ...entered, toDay: '' }).VALID_TO).toBeNull()
})

test.each([
  ['nothing changed', {}, []],
  ['the Arabic text missing', { CONTENT_AR: '' }, ['CONTENT_AR']],
  ['an address outside the portal', { PAGE: 'https://jahat.example' }, ['PAGE']],
  ['a page of the portal', { PAGE: '/viewer/panduan-pembayaran' }, []],
  ['an impossible day', { fromDay: '2026-2-31' }, ['fromDay']],
  ['an impossible time', { toClock: '25:00' }, ['toClock']],
  ['an end before the start', { toDay: '2026-11-22', toClock: '20:00' }, ['toDay']],
  ['no end', { toDay: '', toClock: '' }, []],
] as const)('announcementFaults with %s', (_says, change, fields) => {
  expect(Object.keys(announcementFaults({ ...entered, ...change }))).toEqual(fields)
})
