import { caseRoles } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RightCode } from './rightCode.ts'
import { Done } from './shapes.ts'

const NiceClass = z.int().min(1).max(45)
const LocarnoProduct = z.strictObject({
  LOCARNO_CLASS_CODE: z.string().regex(/^\d{2}-\d{2}$/),
  PRODUCT_TITLE: z.string().trim().max(200),
})

/** Classes that the office corrects or assigns: for officers. */
export const classificationCalls = defineCalls({
  officeClassification: {
    method: 'GET',
    path: '/office/classification',
    who: 'office',
    does: 'Classes of a case as they are now: Nice classes with their terms and Vienna codes of a mark, Locarno classes of a design, IPC symbols of a patent',
    query: z.object({ patentId: z.string().min(1).max(40) }),
    reply: z.object({
      PATENT_ID: z.string(),
      RIGHT: RightCode,
      /** Of the case; officeClassify wants it back. */
      ROW_VERSION: z.int().positive(),
      NICE: z.array(z.object({ NICE_CLASS_CODE: NiceClass, TERMS: z.array(z.string()) })),
      LOCARNO: z.array(LocarnoProduct),
      IPC: z.array(z.string()),
      TITLE: z.string(),
      /** Text of the abstract of a patent, as read from its file; otherwise empty. */
      ABSTRACT: z.string(),
      VIENNA: z.array(z.string()),
    }),
  },
  officeClassify: {
    method: 'POST',
    path: '/office/classify',
    who: 'office',
    roles: caseRoles,
    once: true,
    does: 'Corrects the classes of a case or assigns Vienna codes, with the change log; parts that are absent stay. MOVES puts terms into other Nice classes and adds none',
    body: z.strictObject({
      PATENT_ID: z.string().min(1).max(40),
      ROW_VERSION: z.int().positive(),
      REASON: z.string().trim().min(3).max(1000),
      MOVES: z
        .array(z.strictObject({ TERM: z.string().min(1).max(1000), FROM: NiceClass, TO: NiceClass }))
        .min(1)
        .max(500)
        .optional(),
      LOCARNO: z.array(LocarnoProduct).min(1).max(50).optional(),
      IPC: z.array(z.string().min(1).max(30)).min(1).max(50).optional(),
      /** Divisions or sections, 26.1 or 26.1.12; all of them, also those that stay. */
      VIENNA: z.array(z.string().min(1).max(12)).max(40).optional(),
    }),
    reply: Done.extend({ ROW_VERSION: z.int().positive() }),
  },
})
