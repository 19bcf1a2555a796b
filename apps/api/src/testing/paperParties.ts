import { randomUUID } from 'node:crypto'

import type { PaperParty } from '@saki/contracts/paperParties'

import { scanned } from './paperScans.ts'
import { playedCase } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A person in Indonesia, as a paper names one. */
export const paperPerson = {
  PERSON_WCODE: 'C',
  PERSON_NAME: 'PT Lawan Jaya',
  NATIONALITY_COUNTRY_CODE: 'ID',
  ADDR_STREET: 'Jalan Melati 7',
  STATE_CODE: '31',
  CITY_CODE: '3171',
}
export const newParty: PaperParty = { AS: 'NEW', PERSON: paperPerson }

/** Records an act on paper in a case at the desk, with a scan. */
export async function recordPaper(
  portal: TestPortal,
  as: TestActor,
  number: string,
  act: { ACTION_TYP: string } & Record<string, unknown>,
) {
  const { procTyp, procNbr } = await playedCase(portal, number)
  const key = { PROC_TYP: procTyp, PROC_NBR: procNbr }
  const scan = await scanned(portal, as, key)
  const body = { ...key, NOTES: 'Agenda 117', ...scan, ...act }
  const recorded = await portal.ask('insertAction', { as, key: randomUUID(), body })
  return { ...recorded, scan: scan.SCAN_ID }
}
