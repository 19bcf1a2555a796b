import { defineWorkflow } from '@saki/domain/workflow/definition'

import { markExaminationActions } from './markExaminationActions.ts'
import { registerActions } from './registerActions.ts'
import { markStates } from './states.ts'

/**
 * Workflow of a trademark, from payment to the end of protection (UU 20/2016 as amended by UU 6/2023). Days are working days (art. 1(22)).
 */
export const markRegistration = defineWorkflow({
  id: 'mark-registration',
  version: 1,
  procTyp: '4',
  start: 'awaiting_payment',
  states: markStates,
  actions: { ...markExaminationActions, ...registerActions },
})
