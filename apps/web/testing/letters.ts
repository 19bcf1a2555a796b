import type { InboxItem } from '@saki/contracts/inbox'

/** A read letter without anything to do, sent at noon in Jakarta. */
export function letter(number: number, change: Partial<InboxItem> = {}): InboxItem {
  return {
    INBOX_ID: `PAT-${number}-1`,
    PROC_TYP: 'PAT',
    PROC_NBR: number,
    ACTION_NBR: 1,
    PATENT_ID: `P00202600${String(number).padStart(3, '0')}`,
    FILE_TYP: 'P00',
    TITLE: `Invensi ${number}`,
    IMG_URL: null,
    ACTION_TYP: 'FORMAL',
    ACTION_TYPE_NAME: 'Pemeriksaan formalitas',
    ACTION_TYPE_CAPTION: 'Formality examination',
    SUBJECT: `Surat ${number}`,
    BODY_TEXT: 'Kantor memeriksa kelengkapan.',
    STATUS_CODE: '310',
    TODO_TEXT: '',
    ACTION_DATE: '2026-11-18',
    SENT_AT: '2026-11-18T05:00:00.000Z',
    STATUS: 'Y',
    READ_AT: '2026-11-18T06:00:00.000Z',
    FIRST_READ_AT: '2026-11-18T06:00:00.000Z',
    READERS: [],
    REMINDED_AT: null,
    HAS_DOC: 'N',
    OFFIDOC_NAME: null,
    DUE_DATE: null,
    DAYS_LEFT: null,
    CONSEQUENCE: '',
    GROUND: '',
    NEXT: 'NONE',
    ANSWERED: 'N',
    FROZEN: 'N',
    SEVERITY: 'INFO',
    ON_BEHALF_OF: null,
    ...change,
  }
}

/** A letter that nobody has read. */
export function unreadLetter(number: number, change: Partial<InboxItem> = {}): InboxItem {
  return letter(number, { STATUS: 'N', READ_AT: null, FIRST_READ_AT: null, ...change })
}

/** A read letter that must be answered by a day. */
export function dueLetter(
  number: number,
  dueDate: string,
  daysLeft: number,
  change: Partial<InboxItem> = {},
): InboxItem {
  return letter(number, {
    STATUS_CODE: '315',
    TODO_TEXT: 'Jawab surat',
    DUE_DATE: dueDate,
    DAYS_LEFT: daysLeft,
    NEXT: 'ANSWER',
    SEVERITY: 'ACTION',
    ...change,
  })
}
