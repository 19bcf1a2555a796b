import { defineWorkflow } from '@saki/domain/workflow/definition'

import { decisionActions } from './decisionActions.ts'
import { designFilingActions } from './designFilingActions.ts'
import { designStates } from './states.ts'

/** Workflow of a design application, from payment to the end of protection (UU 31/2000, PP 1/2005). Days are calendar days. */
export const designRegistration = defineWorkflow({
  id: 'design-registration',
  version: 1,
  procTyp: '3',
  start: 'awaiting_payment',
  states: designStates,
  actions: { ...designFilingActions, ...decisionActions },
})
