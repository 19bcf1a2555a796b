import { z } from 'zod'

import { defineCalls } from './call.ts'
import { LegalDate, PageQuery, pagedReply } from './shapes.ts'

const NiceClass = z.object({ NICE_CLASS_CODE: z.int().min(1).max(45), TERMS: z.array(z.string()) })

const TrademarkRow = z.object({
  FILENO: z.string(),
  MARK_NAME: z.string(),
  SIGN_WCODE: z.string(),
  OWNER_NAMES: z.string(),
  CLASSES: z.array(z.int()),
  FILING_DATE: LegalDate,
  REGISTRATION_NBR: z.string(),
  REGISTRATION_DATE: LegalDate.nullable(),
  EXPIRATION_DATE: LegalDate.nullable(),
  STATUS_CODE: z.string(),
  STATUS_NAME: z.string(),
  IMG_URL: z.string().nullable(),
})

/** Nice classes as a list in one parameter: 30,43. */
const ClassList = z
  .string()
  .max(200)
  .regex(/^\d{1,2}(,\d{1,2})*$/)

export const trademarksCalls = defineCalls({
  getTrademarks: {
    method: 'GET',
    path: '/getTrademarks',
    who: 'anyone',
    does: 'Published marks by words, owner, number, class, status and date.',
    query: z.object({
      q: z.string().trim().max(254).optional(),
      owner: z.string().trim().max(254).optional(),
      number: z.string().trim().max(40).optional(),
      classes: ClassList.optional(),
      status: z.string().max(10).optional(),
      from: LegalDate.optional(),
      to: LegalDate.optional(),
      ...PageQuery,
    }),
    reply: pagedReply(TrademarkRow),
  },
  getTrademarkDetail: {
    method: 'GET',
    path: '/getTrademarkDetail',
    who: 'anyone',
    does: 'One published mark with its goods and services.',
    query: z.object({ fileno: z.string().min(1).max(40) }),
    reply: TrademarkRow.extend({ NICE: z.array(NiceClass), DESCRIPTION: z.string(), TRANSLATION: z.string() }),
  },
  getSimilarTrademarks: {
    method: 'GET',
    path: '/getSimilarTrademarks',
    who: 'anyone',
    does: 'Nearest marks by spelling and sound within the classes, with the reason; an aid; it decides nothing.',
    query: z.object({ name: z.string().trim().min(1).max(254), classes: ClassList.optional() }),
    reply: z.object({
      data: z.array(
        TrademarkRow.extend({
          LEVEL: z.enum(['LOW', 'MEDIUM', 'HIGH']),
          REASONS: z.array(z.enum(['SPELLING', 'SOUND', 'MEANING', 'IMAGE'])),
        }),
      ),
    }),
  },
  statistics: {
    method: 'GET',
    path: '/statistics',
    who: 'signedIn',
    does: 'Counts of post-filing requests by kind, right and month.',
    query: z.object({ from: LegalDate.optional(), to: LegalDate.optional() }),
    reply: z.object({
      data: z.array(
        z.object({
          USERDOC_TYP: z.string(),
          USERDOC_NAME: z.string(),
          FILE_TYP: z.string(),
          YEAR_MONTH: z.string().regex(/^\d{4}-\d{2}$/),
          RECEIVED: z.int(),
          PENDING: z.int(),
          ACCEPTED: z.int(),
          REJECTED: z.int(),
          AVG_DAYS: z.number().nullable(),
        }),
      ),
    }),
  },
})
