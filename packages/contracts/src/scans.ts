import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Done } from './shapes.ts'

export const scansCalls = defineCalls({
  officeScanReplace: {
    method: 'POST',
    path: '/office/scanReplace',
    who: 'office',
    roles: caseRoles,
    does: 'Puts another scan of the paper that an act records, uploaded with officePaperScan, in the place of an infected one; the parties who read it are told. Not in the specification.',
    once: true,
    body: z.strictObject({
      PROC_TYP: z.string().regex(/^\d{1,3}$/),
      PROC_NBR: z.int().positive().max(2_147_483_647),
      /** The act whose scan it is. */
      ACTION_NBR: z.int().positive().max(2_147_483_647),
      /** DOC_ID of the scan, uploaded by the same officer for this case. */
      SCAN_ID: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
      /** Why, as the parties and the history read it. */
      REASON: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    }),
    reply: Done,
  },
})
