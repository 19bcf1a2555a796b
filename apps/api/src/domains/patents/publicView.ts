import type { Person } from '@saki/contracts/caseParties'
import type { CaseRow } from '@saki/contracts/caseRow'
import { startOfDay } from '@saki/domain/dates/legalDate'

/** The published part of a case row: without what only its parties know. The deadline is shown while it is the public's turn, such as to oppose. */
export function publicRow(row: CaseRow): CaseRow {
  const isPublicTurn = row.TURN === 'PUBLIC'
  return {
    ...row,
    SUBMISSION_NBR: '',
    REFERENCE: '',
    SUBMITTED_AT: startOfDay(row.FILING_DATE ?? row.STATUS_DATE).toISOString(),
    RECEPTION_DATE: null,
    PROC_TYP: null,
    PROC_NBR: null,
    TURN: row.TURN === 'YOU' ? 'NONE' : row.TURN,
    NEXT_STEP: isPublicTurn ? row.NEXT_STEP : '',
    DUE_DATE: isPublicTurn ? row.DUE_DATE : null,
    DAYS_LEFT: isPublicTurn ? row.DAYS_LEFT : null,
    UNREAD_COUNT: 0,
    AMOUNT_OUTSTANDING: 0,
    BILLING_EXPIRES_AT: null,
    CLIENT: null,
    ACTIONS: ['VIEW'],
  }
}

/** What everybody may know of a person, as in the public register: name, city, province and country. */
export function publicPerson(person: Person): Person {
  return {
    ...person,
    INDI_PERSON_ID_NBR: '',
    TELEPHONE: '',
    EMAIL: '',
    ADDR_STREET: '',
    VILLAGE_CODE: '',
    VILLAGE_NAME: '',
    DISTRICT_CODE: '',
    DISTRICT_NAME: '',
    ZIPCODE: '',
  }
}
