import { actionOf } from '@saki/domain/workflow/definition'
import { decidesCase } from '@saki/domain/workflow/decidesCase'
import { expect, test } from 'vitest'

import { lawOf, workflowFor, type Right } from './index.ts'

const DAY = '2026-03-01'
const flowOf = (kind: Right) => workflowFor(kind, lawOf(kind, DAY))

test.each([
  ['MARK', 'accept', 'substantive_examination', true],
  ['MARK', 'register', 'to_be_registered', true],
  ['MARK', 'refuse', 'substantive_examination', true],
  ['MARK', 'refuse_in_part', 'substantive_examination', true],
  ['MARK', 'correction_lapsed', 'awaiting_correction', true],
  ['MARK', 'propose_refusal', 'substantive_examination', false],
  ['MARK', 'examine_opposed', 'objection_closed', false],
  ['MARK', 'dismiss_appeal', 'appeal', true],
  ['MARK', 'appeal', 'refused', false],
  ['DESIGN', 'register', 'substantive_examination', true],
  ['DESIGN', 'refuse', 'substantive_examination', true],
  ['DESIGN', 'suit_won', 'in_court', true],
  ['DESIGN', 'cancel', 'registered', false],
  ['DESIGN', 'expire', 'registered', false],
  ['PATENT', 'allow', 'substantive_examination', true],
  ['PATENT', 'issue_certificate', 'awaiting_certificate', true],
  ['PATENT', 'refuse', 'substantive_examination', true],
  ['PATENT', 'request_lapsed', 'awaiting_request', true],
  ['PATENT', 'send_findings', 'substantive_examination', false],
  ['PATENT', 'begin_examination', 'publication', false],
])('%s: %s from %s decides the opposed application: %s', (kind, action, from, expected) => {
  const flow = flowOf(kind as Right)
  const defined = actionOf(flow, action)
  expect(defined?.from).toContain(from)
  const to = defined?.to === 'same' ? from : (defined?.to ?? '')
  expect(decidesCase(flow, { action, from, to })).toBe(expected)
})
