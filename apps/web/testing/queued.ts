import type { QueueRow } from '@saki/contracts/deskQueue'

/** A mark under examination as the queue lists it. */
export const queuedMark = (change: Partial<QueueRow> = {}): QueueRow => ({
  PATENT_ID: 'IPT2026000001',
  PROC_TYP: '4',
  PROC_NBR: 1,
  RIGHT: 'T',
  FILE_TYP: 'I',
  LAW_CODE: 'UU20/2016',
  TITLE: 'SENJA',
  OWNER_NAMES: 'PT Senja',
  STATUS_CODE: '450',
  STATUS_NAME: 'Pemeriksaan Substantif',
  STATUS_CAPTION: 'Substantive examination',
  STATUS_DATE: '2026-09-01',
  WORK: 'EXAMINATION',
  DUE_DATE: null,
  DUE_KIND: null,
  DAYS_LEFT: null,
  REPLY_AT: null,
  OFFICER: null,
  IND_FROZEN: 'N',
  UNREAD: 0,
  IMG_URL: null,
  ROW_VERSION: 1,
  ...change,
})
