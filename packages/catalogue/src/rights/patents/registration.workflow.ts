import { defineWorkflow } from '@saki/domain/workflow/definition'

import { patentExaminationActions, replyEmergency } from './patentExaminationActions.ts'
import {
  beforeDecision,
  changeToPatent,
  changeToSimple,
  completeness,
  completenessEmergency,
  completenessPaid,
  patentFilingActions,
  withdraw,
  withdrawWithRemedy,
} from './patentFilingActions.ts'
import { graceOf, grantActions, lastYears } from './grantActions.ts'
import { grantRemedies, grantRemedies2016, newLawOfGrants } from './grantRemedies.ts'
import {
  earlyPublication,
  earlyPublication2016,
  patentPublication,
  requestLapsed,
  requestLapsed2016,
  simplePatentPublication,
} from './publicationActions.ts'
import { reexaminationActions, remedyActions, remediesOver2016 } from './remedyActions.ts'
import { patentStates, reexamination, simplePatentStates, UNDECIDED } from './states.ts'

const UNDECIDED_PATENT = [...UNDECIDED, 'awaiting_request'] as const

/** Filings since 28 October 2024 are under UU 65/2024, earlier ones under UU 13/2016 as amended by UU 6/2023. */
const filed = { ...patentFilingActions, ...completeness('UU 65/2024 art. 35'), ...completenessEmergency }
const filed2016 = { ...patentFilingActions, ...completeness('UU 13/2016 art. 35'), ...completenessPaid }
const examined = { ...patentExaminationActions, ...replyEmergency, ...remedyActions(['refuse', 'refuse_again']) }
const examined2016 = { ...patentExaminationActions, ...remedyActions(['refuse']), ...remediesOver2016 }
const granted = { ...grantActions, ...graceOf(6, 'UU 65/2024 art. 128'), ...grantRemedies, ...newLawOfGrants }
const granted2016 = { ...grantActions, ...graceOf(12, 'UU 13/2016 art. 128'), ...grantRemedies2016 }

/** Workflow of a patent application filed since 28 October 2024, from payment to the end of its 20 years. */
export const patentRegistration = defineWorkflow({
  id: 'patent-registration',
  version: 1,
  procTyp: '1',
  start: 'awaiting_payment',
  states: { ...patentStates('UU65/2024'), ...reexamination('1') },
  actions: {
    ...filed,
    ...beforeDecision(UNDECIDED_PATENT),
    ...changeToSimple(UNDECIDED_PATENT),
    ...withdrawWithRemedy(UNDECIDED_PATENT),
    ...patentPublication,
    ...earlyPublication,
    ...requestLapsed,
    ...examined,
    ...reexaminationActions(['request_lapsed']),
    ...granted,
    ...lastYears(240),
  },
})

/**
 * The same for a simple patent: examined with its filing, published for 14 working days, protected for ten years (UU 6/2023 art. 122–124).
 */
export const simplePatentRegistration = defineWorkflow({
  id: 'simple-patent-registration',
  version: 1,
  procTyp: '2',
  start: 'awaiting_payment',
  states: { ...simplePatentStates('UU65/2024'), ...reexamination('2') },
  actions: {
    ...filed,
    ...beforeDecision(UNDECIDED),
    ...changeToPatent(UNDECIDED),
    ...withdrawWithRemedy(UNDECIDED),
    ...simplePatentPublication,
    ...examined,
    ...reexaminationActions([]),
    ...granted,
    ...lastYears(120),
  },
})

/** Workflow of a patent application filed before 28 October 2024, under UU 13/2016 as amended by UU 6/2023. */
export const patentRegistration2016 = defineWorkflow({
  id: 'patent-registration-2016',
  version: 1,
  procTyp: '1',
  start: 'awaiting_payment',
  states: patentStates('UU13/2016'),
  actions: {
    ...filed2016,
    ...beforeDecision(UNDECIDED_PATENT),
    ...changeToSimple(UNDECIDED_PATENT),
    ...withdraw(UNDECIDED_PATENT),
    ...patentPublication,
    ...earlyPublication2016,
    ...requestLapsed2016,
    ...examined2016,
    ...granted2016,
    ...lastYears(240),
  },
})

export const simplePatentRegistration2016 = defineWorkflow({
  id: 'simple-patent-registration-2016',
  version: 1,
  procTyp: '2',
  start: 'awaiting_payment',
  states: simplePatentStates('UU13/2016'),
  actions: {
    ...filed2016,
    ...beforeDecision(UNDECIDED),
    ...changeToPatent(UNDECIDED),
    ...withdraw(UNDECIDED),
    ...simplePatentPublication,
    ...examined2016,
    ...granted2016,
    ...lastYears(120),
  },
})
