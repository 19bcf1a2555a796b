import { expect, test } from 'vitest'

import type { DraftData } from '../forms/form.ts'
import { contradict } from './contradictions.ts'
import type { RequestEffect } from './requestKind.ts'

const mark = { CASE: { PARTS: [{ CODE: '30' }, { CODE: '43' }], GOODS: [{ CLASS_CODE: '30', TERMS: ['kopi'] }] } }
const keeping = (...codes: string[]): DraftData => ({ ...mark, CLASSES: codes.map((CLASS_CODE) => ({ CLASS_CODE })) })

type Made = Parameters<typeof contradict>[0]
const made = (id: string, effects: RequestEffect[], answers: DraftData = mark): Made => ({
  kind: { id, effects },
  answers,
})
const act: RequestEffect[] = [{ as: 'takeAction' }]
const requests = {
  waiver: { kind: { id: 'LH', effects: act, disposes: ['end'] }, answers: mark },
  withdrawal: { kind: { id: 'PK', effects: act, disposes: ['end'] }, answers: mark },
  typeChange: made('UJ', [{ as: 'changeType' }]),
  transfer: made('PH', [{ as: 'changeOwner', section: 'NEW_OWNERS', part: 'PARTS' }]),
  licence: made('LI', [{ as: 'recordLicence', section: 'LICENSEES' }]),
  division: made('PM', [{ as: 'splitCase', part: 'CLASSES' }]),
  limitation: made('BJ', [{ as: 'limitGoods', section: 'GOODS' }]),
  fullRenewal: {
    kind: { id: 'PJ', effects: [{ as: 'limitGoods', section: 'CLASSES' }], disposes: ['term'] },
    answers: keeping('30', '43'),
  },
  partRenewal: {
    kind: { id: 'PJ', effects: [{ as: 'limitGoods', section: 'CLASSES' }], disposes: ['term'] },
    answers: keeping('30'),
  },
  newName: made('PN', [{ as: 'changeNameAddress', section: 'NEW_DATA' }]),
  copy: made('SD', [{ as: 'issueDocument', letter: 'SLN' }]),
} as const satisfies Record<string, Made>
type Name = keyof typeof requests

// UU 20/2016 art. 41, 42, 72, UU 13/2016 art. 38, 43, 74, 76, 130: each disposes of the right as the other needs it.
test.each<[Name, Name, boolean]>([
  ['waiver', 'transfer', true],
  ['withdrawal', 'transfer', true],
  ['withdrawal', 'typeChange', true],
  ['waiver', 'licence', true],
  ['withdrawal', 'limitation', true],
  ['waiver', 'fullRenewal', true],
  ['transfer', 'licence', true],
  ['transfer', 'division', true],
  ['transfer', 'limitation', true],
  ['transfer', 'partRenewal', true],
  ['transfer', 'fullRenewal', false],
  ['licence', 'partRenewal', true],
  ['licence', 'fullRenewal', false],
  ['limitation', 'division', true],
  ['limitation', 'partRenewal', true],
  ['waiver', 'newName', false],
  ['transfer', 'newName', false],
  ['waiver', 'copy', false],
  ['transfer', 'transfer', false],
])('%s and %s contradict each other: %s', (one, other, does) => {
  expect(contradict(requests[one], requests[other])).toBe(does)
  expect(contradict(requests[other], requests[one])).toBe(does)
})
