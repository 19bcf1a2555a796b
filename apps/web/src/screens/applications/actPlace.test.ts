import { workflows } from '@saki/catalogue'
import { findRequest, requestWorkflows } from '@saki/catalogue/requests/registry'
import { pageOfRequest } from '@saki/catalogue/requests/requestPages'
import { rulesByRight } from '@saki/domain/requests/requestKind'
import { describe, expect, test } from 'vitest'

import { nextAct } from '../../cases/nextAct.ts'
import { actPlace } from './actPlace.ts'

const row = {
  PATENT_ID: 'P00202600001',
  SUBMISSION_NBR: 'TRX-2026-100001',
  TURN: 'YOU',
  STATUS_CODE: '',
  NEXT_STEP_CODE: '',
  DUE_DATE: null,
} as const

const ofRequests = new Set<string>(requestWorkflows.map(({ id }) => id))
const turns = workflows
  .filter(({ id }) => !ofRequests.has(id))
  .flatMap((flow) =>
    Object.entries(flow.states)
      .filter(([, { turn }]) => turn === 'applicant')
      .map(([state, { code }]) => ({ flow, state, code, place: actPlace({ ...row, STATUS_CODE: code }, undefined) })),
  )

describe('the place of an act', () => {
  const made = turns.filter(({ place }) => place.to.startsWith('/user-docx'))

  test.each(made.map((each) => [each.code, each] as const))(
    'of status %s is the page of a request that takes it',
    (_code, each) => {
      const { jenis = '', nomor } = each.place.search as { jenis?: string; nomor?: string }
      const kind = findRequest(jenis)
      expect(kind && pageOfRequest(kind)).toBe(each.place.to)
      expect(nomor).toBe('P00202600001')
      const taken = kind ? rulesByRight(kind).flatMap(([, rule]) => rule.actions ?? []) : []
      const possible = Object.entries(each.flow.actions).filter(([, { from }]) =>
        (from as readonly string[]).includes(each.state),
      )
      expect(possible.map(([action]) => action).filter((action) => taken.includes(action))).not.toEqual([])
    },
  )

  test('is the case only for acts of a letter, in court, or before payment', () => {
    const others = turns.filter(({ place }) => place.to === '/table-list/patents/workflow/$patentId')
    expect([...new Set(others.map(({ code }) => nextAct(code)?.split('.')[1] ?? 'none'))].toSorted()).toEqual([
      'answer',
      'appealPapers',
      'complete',
      'counter',
      'court',
      'none',
      'priority',
      'reply',
      'translation',
    ])
  })

  test('is the letter that waits, the bill of an unpaid filing, and the annuities of a patent whose turn it is not', () => {
    expect(actPlace({ ...row, STATUS_CODE: '315' }, '10-7-1')).toEqual({
      to: '/jawaban/$procid',
      params: { procid: '10-7-1' },
    })
    expect(actPlace({ ...row, PATENT_ID: null, STATUS_CODE: '300', NEXT_STEP_CODE: 'reissue' }, undefined)).toEqual({
      to: '/customer-screen/payments/$patentId',
      params: { patentId: 'TRX-2026-100001' },
    })
    expect(actPlace({ ...row, TURN: 'NONE', STATUS_CODE: '170', DUE_DATE: '2027-10-28' }, undefined)).toEqual({
      to: '/user-docx/tp/berbayar',
      search: { jenis: 'BT', nomor: 'P00202600001' },
    })
  })
})
