import { DAY_SECONDS } from '@saki/domain/dates/durations'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { TERM_LENGTH } from '@saki/domain/goods/splitTerms'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { PageQuery, pagedReply } from './shapes.ts'

const NiceClassCode = z.string().max(2).refine(isNiceClass, 'goods:class.outside')
/** Nice classes as a list in one parameter: 30,43. */
const NiceClassList = z
  .string()
  .max(200)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(NiceClassCode))

const Source = z.enum(['starter', 'office'])
const NiceTerm = z.object({
  TERM_ID: z.int(),
  NICE_CLASS_CODE: z.string(),
  TERM: z.string(),
  TERM_EN: z.string(),
  SOURCE: Source,
})
/** Why a term matches, best first. SUGGESTED: found by an everyday word. SIMILAR: a word is probably mistyped, or not every word occurs in the term. */
const Match = z.enum(['EXACT', 'SUGGESTED', 'PREFIX', 'WORD', 'WORD_PREFIX', 'SIMILAR'])

const FOUND_AT_MOST = 1_000

export const goodsCalls = defineCalls({
  niceClasses: {
    method: 'GET',
    path: '/niceClasses',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'The 45 classes of goods and services with headings and an everyday description in three languages.',
    reply: z.array(
      z.object({
        NICE_CLASS_CODE: z.string(),
        KIND: z.enum(['goods', 'services']),
        EDITION: z.string(),
        HEADING_ID: z.string(),
        HEADING_EN: z.string(),
        HEADING_AR: z.string(),
        ABOUT_ID: z.string(),
        ABOUT_EN: z.string(),
        ABOUT_AR: z.string(),
      }),
    ),
  },
  niceTerms: {
    method: 'GET',
    path: '/niceTerms',
    who: 'anyone',
    publicSeconds: 3_600,
    does: 'Terms for goods and services by everyday words, best first; total counts at most 500. Without q the terms of the classes.',
    query: z.object({ q: z.string().trim().max(200).default(''), classes: NiceClassList.optional(), ...PageQuery }),
    reply: pagedReply(NiceTerm.extend({ MATCH: Match })),
  },
  niceTermsFind: {
    method: 'POST',
    path: '/niceTermsFind',
    who: 'signedIn',
    does: 'For each term: the list that contains it for its class (SOURCE, null when none), other classes that contain it, and the nearest terms of its class for the first 25 in no list.',
    body: z.object({
      NICE: z
        .array(
          z.strictObject({
            NICE_CLASS_CODE: NiceClassCode,
            TERMS: z.array(z.string().trim().min(1).max(TERM_LENGTH)).max(FOUND_AT_MOST),
          }),
        )
        .max(45)
        .refine((rows) => rows.reduce((sum, row) => sum + row.TERMS.length, 0) <= FOUND_AT_MOST, 'goods:terms.tooMany'),
    }),
    reply: z.array(
      z.object({
        NICE_CLASS_CODE: z.string(),
        TERM: z.string(),
        TERM_ID: z.int().nullable(),
        SOURCE: Source.nullable(),
        OTHER_CLASSES: z.array(z.string()),
        NEAREST: z.array(NiceTerm),
      }),
    ),
  },
})
