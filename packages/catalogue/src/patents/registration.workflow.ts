import { defineWorkflow } from '@saki/domain/workflow/definition'

import { examinationActions, remedyActions } from './examinationActions.ts'
import { filingActions, patentPublication, simplePatentPublication } from './filingActions.ts'
import { grantActions, lastYears } from './grantActions.ts'
import { patentStates, simplePatentStates } from './states.ts'

/**
 * How a patent application moves, from the settled fee to the end of protection (UU 13/2016 as changed by UU 6/2023 and UU 65/2024).
 * It is for filings since 28 October 2024; earlier ones keep the earlier law.
 */
export const patentRegistration = defineWorkflow({
  id: 'patent-registration',
  version: 1,
  procTyp: '1',
  start: 'awaiting_payment',
  states: patentStates,
  actions: {
    ...filingActions,
    ...patentPublication,
    ...examinationActions,
    ...remedyActions,
    ...grantActions,
    ...lastYears(240),
  },
})

/** The same for a simple patent: examined with its filing, published for 14 working days, ten years (UU 6/2023 art. 122–124). */
export const simplePatentRegistration = defineWorkflow({
  id: 'simple-patent-registration',
  version: 1,
  procTyp: '2',
  start: 'awaiting_payment',
  states: simplePatentStates,
  actions: {
    ...filingActions,
    ...simplePatentPublication,
    ...examinationActions,
    ...remedyActions,
    ...grantActions,
    ...lastYears(120),
  },
})
