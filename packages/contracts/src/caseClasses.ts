import { z } from 'zod'

import { defineCalls } from './call.ts'
import { OneCase } from './shapes.ts'

/** A class of a design with its product. */
export const Locarno = z.object({
  LOCARNO_EDITION_CODE: z.string(),
  LOCARNO_CLASS_CODE: z.string(),
  LOCARNO_NAME: z.string(),
  PRODUCT_TITLE: z.string(),
})

/** Goods or services of one Nice class, in the applicant's words and order. */
export const Nice = z.object({
  NICE_CLASS_CODE: z.int().min(1).max(45),
  HEADING: z.string(),
  TERMS: z.array(z.string()),
})

/** The classes of a case. */
export const caseClassesCalls = defineCalls({
  getIpcs: {
    method: 'GET',
    path: '/getIpcs',
    who: 'owner',
    does: 'International patent classes of a patent',
    query: OneCase,
    reply: z.array(
      z.object({
        IPC_EDITION_CODE: z.string(),
        IPC_SECTION_CODE: z.string(),
        IPC_CLASS_CODE: z.string(),
        IPC_SUBCLASS_CODE: z.string(),
        IPC_GROUP_CODE: z.string(),
        IPC_SUBGROUP_CODE: z.string(),
        IPC_SYMBOL: z.string(),
        IPC_NAME: z.string(),
        IPC_SYMBOL_POSITION: z.enum(['F', 'L']),
      }),
    ),
  },
  getLocarnos: {
    method: 'GET',
    path: '/getLocarnos',
    who: 'owner',
    does: 'Locarno classes of a design with the product of each',
    query: OneCase,
    reply: z.array(Locarno),
  },
})
