import { z } from 'zod'

import { defineCalls } from './call.ts'
import { multilineText } from './session.ts'
import { Done, Instant } from './shapes.ts'
import { SimilarTrademark, TrademarkRow } from './trademarks.ts'

const MarkCitation = z.object({
  MARK: SimilarTrademark,
  NOTE: z.string(),
  CITED_BY_NAME: z.string(),
  CITED_AT: Instant,
  ROW_VERSION: z.int(),
})
export type MarkCitation = z.infer<typeof MarkCitation>

const ComparedTerm = z.object({ TERM: z.string(), ALIKE: z.enum(['same', 'like']).nullable() })

const ComparedGoods = z.object({
  NICE_CLASS_CODE: z.int(),
  MINE: z.array(ComparedTerm),
  THEIRS: z.array(ComparedTerm),
  LEVEL: z.enum(['same', 'like', 'class', 'related', 'none']),
})
export type ComparedGoods = z.infer<typeof ComparedGoods>

/** Counts the changes of a citation. */
const Version = z.int().positive()
const caseNumber = z.string().min(1).max(40)

/** Earlier marks cited against a mark under examination: for officers. */
export const citationsCalls = defineCalls({
  officeCitations: {
    method: 'GET',
    path: '/office/citations',
    who: 'office',
    does: 'Marks pinned to a mark under examination, the first pinned first, each with its likeness to it',
    query: z.object({ patentId: caseNumber }),
    reply: z.array(MarkCitation),
  },
  officeCompare: {
    method: 'GET',
    path: '/office/compare',
    who: 'office',
    does: 'Two marks side by side: likeness of their names, and their goods and services class by class',
    query: z.object({ patentId: caseNumber, cited: caseNumber }),
    reply: z.object({ MARK: TrademarkRow, CITED: SimilarTrademark, GOODS: z.array(ComparedGoods) }),
  },
  officeCite: {
    method: 'POST',
    path: '/office/cite',
    who: 'office',
    does: 'Pins a mark to a mark under examination, or changes the note of one that is pinned; ROW_VERSION is that of the note the caller saw, absent for a new one',
    body: z.object({
      PATENT_ID: caseNumber,
      CITED: caseNumber,
      NOTE: multilineText(2000).default(''),
      ROW_VERSION: Version.optional(),
    }),
    reply: Done,
  },
  officeUncite: {
    method: 'POST',
    path: '/office/uncite',
    who: 'office',
    does: 'Removes a pinned mark; one that is gone already is no error',
    body: z.object({ PATENT_ID: caseNumber, CITED: caseNumber, ROW_VERSION: Version }),
    reply: Done,
  },
})
