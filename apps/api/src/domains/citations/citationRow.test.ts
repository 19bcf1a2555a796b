import { expect, test } from 'vitest'

import { rightOfCited } from './citationRow.ts'
import type { CitedCaseRecord } from './citedCases.sql.ts'

const cited = (change: Partial<CitedCaseRecord>): CitedCaseRecord => ({
  applicationId: 1,
  applicationNumber: 'DID2020000001',
  fileTyp: 'D',
  title: 'SENJA',
  ownerNames: 'PT Senja',
  filingDate: '2020-03-02',
  earliest: '2020-01-02',
  publicationDate: '2020-03-20',
  registrationNbr: null,
  flowId: 'mark-registration',
  flowVersion: 1,
  state: 'substantive_examination',
  dueDate: null,
  imageId: null,
  isPublic: true,
  ...change,
})

test.each<[string, Partial<CitedCaseRecord>, boolean]>([
  ['under examination', {}, false],
  ['refused, with an appeal still open', { state: 'refused', dueDate: '2026-06-01' }, false],
  ['refused for good', { state: 'refused' }, true],
  ['withdrawn', { state: 'withdrawn' }, true],
])('a cited mark %s', (_case, change, isEnded) => {
  expect(rightOfCited(cited(change))).toEqual({
    earliest: '2020-01-02',
    published: '2020-03-20',
    isRegistered: false,
    isEnded,
  })
})
