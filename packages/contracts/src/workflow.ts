import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DueRuleRow } from './caseHistory.ts'
import { Flag, LegalDate } from './shapes.ts'
import { UsualStay } from './workflowMap.ts'
import { FileKeyParams, NbrParam, ProcTypParam } from './workflowKeys.ts'

/** Current state of a case, who must act, and the next steps. */
export const WorkflowStatus = z.object({
  PATENT_ID: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  PROC_TYPE_NAME: z.string(),
  /** The definition the process runs under: the law in force when it was filed. */
  FLOW_ID: z.string(),
  FLOW_VERSION: z.int(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  /** One sentence: what the state means. */
  STATUS_MEANS: z.string(),
  STATUS_GROUP_CODE: z.string(),
  /** P pending · R registered · W withdrawn or refused · L lapsed. */
  PROCESS_RESULT_TYP: z.enum(['P', 'R', 'W', 'L']),
  STATUS_DATE: LegalDate,
  TURN: z.enum(['YOU', 'OFFICE', 'PUBLIC', 'NONE']),
  NEXT_STEP: z.string(),
  NEXT_STEP_CODE: z.string(),
  DUE_DATE: LegalDate.nullable(),
  DAYS_LEFT: z.int().nullable(),
  /** The day by which the office intends to act; has no legal effect. */
  TARGET_DATE: LegalDate.nullable(),
  /** While the office has to act, how long it usually takes; null when that is not known. */
  USUAL: UsualStay.nullable(),
  DUE_RULE: DueRuleRow.nullable(),
  IND_FROZEN: Flag,
  FROZEN_SINCE: LegalDate.nullable(),
  /** Y while an answer waits for the office: timers do not act meanwhile. */
  IND_HELD: Flag,
  /** The automatic action after the due date; null when there is none. */
  NEXT_AUTO: z
    .object({
      ACTION_TYP: z.string(),
      ACTION_TYPE_NAME: z.string(),
      ACTION_TYPE_CAPTION: z.string(),
      NEW_STATUS_NAME: z.string(),
      NEW_STATUS_CAPTION: z.string(),
      ON_DATE: LegalDate,
      GROUND: z.string(),
    })
    .nullable(),
  /** The usual sequence of states; for a case that left it, up to the state where it ended. */
  STEPS: z.array(
    z.object({
      GROUP: z.string(),
      NAME: z.string(),
      CAPTION: z.string(),
      STATE: z.enum(['DONE', 'CURRENT', 'TODO']),
      DATE: LegalDate.nullable(),
    }),
  ),
  /** Version to send with a change; a stale one is refused. */
  ROW_VERSION: z.int(),
})
export type WorkflowStatus = z.infer<typeof WorkflowStatus>

const WorkflowTitle = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
  APPL_TYPE_NAME: z.string(),
  OWNER_NAMES: z.string(),
  FILING_DATE: LegalDate.nullable(),
  REGISTRATION_NBR: z.string().nullable(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  IMG_URL: z.string().nullable(),
})

const SubProcessDetail = z.object({
  PATENT_ID: z.string(),
  TITLE: z.string(),
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  KIND: z.enum(['LETTER', 'ANSWER']),
  PROC_TYPE_NAME: z.string(),
  PROC_TYPE_CAPTION: z.string(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  STATUS_CAPTION: z.string(),
  STATUS_MEANS: z.string(),
  STATUS_DATE: LegalDate,
  /** The action of the case to which the process belongs; null for the main process. */
  UPPER: z.object({ PROC_TYP: z.string(), PROC_NBR: z.int(), ACTION_NBR: z.int() }).nullable(),
  OFFIDOC: z
    .object({
      OFFIDOC_ORI: z.string(),
      OFFIDOC_SER: z.int(),
      OFFIDOC_NBR: z.int(),
      DOC_ID: z.string(),
      OFFIDOC_NAME: z.string(),
      DOC_NUMBER: z.string(),
      DUE_DATE: LegalDate.nullable(),
    })
    .nullable(),
  FILES: z.array(z.object({ DOC_ID: z.string(), NAME: z.string(), MIME: z.string(), SIZE: z.int() })),
})
export type WorkflowSub = z.infer<typeof SubProcessDetail>

/** §7 Workflow: the state of a case and of the processes under it. Cases of others are answered 404. */
export const workflowCalls = defineCalls({
  getStatusWorkflow: {
    method: 'GET',
    path: '/getStatusWorkflow/:fileNbr/:fileSeq/:fileTyp/:fileSer',
    who: 'owner',
    does: 'The state of a case, who must act, its deadline and the automatic action after it',
    params: z.object(FileKeyParams),
    reply: WorkflowStatus,
  },
  getTitleWorkflowCust: {
    method: 'GET',
    path: '/getTitleWorkflowCust/:fileNbr/:fileSeq/:fileTyp/:fileSer',
    who: 'owner',
    does: 'Head line of the history screen of a case',
    params: z.object(FileKeyParams),
    reply: WorkflowTitle,
  },
  getDetailSubWorkflow: {
    method: 'GET',
    path: '/getDetailSubWorkflow/:procTyp/:procNbr',
    who: 'owner',
    does: 'One process under a case: its fields and the request or letter that opened it',
    params: z.object({ procTyp: ProcTypParam, procNbr: NbrParam }),
    reply: SubProcessDetail,
  },
  getStatusSubWorkflow: {
    method: 'GET',
    path: '/getStatusSubWorkflow/:procTyp/:procNbr',
    who: 'owner',
    does: 'The state of a process under a case',
    params: z.object({ procTyp: ProcTypParam, procNbr: NbrParam }),
    reply: WorkflowStatus,
  },
})
