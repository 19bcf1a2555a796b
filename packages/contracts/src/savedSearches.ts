import { alertTimes, SEARCH_NAME_LENGTH } from '@saki/domain/search/alertDue'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RegisterQueryParameters, RegisterRow, SearchCriteria } from './registerRow.ts'
import { CaseRef, Done, Flag, Instant, pagedReply, PageQuery } from './shapes.ts'
import { MarkQueryParameters } from './trademarks.ts'

export const SearchId = z.string().regex(/^S-[a-z2-7]{24}$/)

/** Visible characters of any script in one line. */
const Name = z
  .string()
  .trim()
  .min(1)
  .max(SEARCH_NAME_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)

/** Parameters as the address of the page has them, each as text; the calls of the searches check what they mean. */
const stored = (shape: Record<string, z.ZodType>) => z.partialRecord(z.enum(Object.keys(shape)), z.string().max(10_000))
/** The same, of which the calls of the searches take every value. */
const asked: typeof stored = (shape) => stored(shape).refine((given) => z.object(shape).safeParse(given).success)

const {
  q,
  right,
  stage,
  year,
  country,
  class: classes,
  vienna,
  owner,
  regnbr,
  filenbr,
  fileser,
} = RegisterQueryParameters.shape
const { name, classes: ofClasses, related, match, by, stage: markStage } = MarkQueryParameters

/** What is saved. REGISTER: a search of the register; MARKS: marks alike to a name; CASE: public changes of one case. */
const queryWith = (parameters: typeof stored) =>
  z.discriminatedUnion('KIND', [
    z.strictObject({
      KIND: z.literal('REGISTER'),
      /** The page that shows the results. */
      PAGE: z.enum(['/forms/search', '/forms/advance', '/table-list/patents', '/list-tm/trademarks']),
      /** Text and choices as parameters of searchRegister. */
      PARAMETERS: parameters({
        q,
        right,
        stage,
        year,
        country,
        class: classes,
        vienna,
        owner,
        regnbr,
        filenbr,
        fileser,
      }),
      CRITERIA: SearchCriteria.default({}),
    }),
    z.strictObject({
      KIND: z.literal('MARKS'),
      /** As parameters of getSimilarTrademarks. */
      PARAMETERS: parameters({ name, classes: ofClasses, related, match, by, stage: markStage }),
    }),
    z.strictObject({ KIND: z.literal('CASE'), PATENT_ID: CaseRef }),
  ])
/** As stored, also by an earlier version, which took other values: its list of searches must remain readable. */
export const SavedQuery = queryWith(stored)
export type SavedQuery = z.infer<typeof SavedQuery>

const SavedSearch = z.object({
  SEARCH_ID: SearchId,
  NAME: z.string(),
  SEARCH: SavedQuery,
  HOW_OFTEN: z.enum(alertTimes),
  IND_MAIL: Flag,
  IND_PAUSED: Flag,
  CREATED_AT: Instant,
  /** Public cases found since the owner last looked. */
  NEW: z.int().nonnegative(),
  /** When the latest hit was found; null when there was none. */
  LAST_FOUND_AT: Instant.nullable(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** A case found, as anybody may see it. */
const Hit = RegisterRow.pick({
  PATENT_ID: true,
  RIGHT: true,
  TITLE: true,
  OWNER_NAMES: true,
  STATUS_NAME: true,
  IMG_URL: true,
})

const SearchNotice = z.object({
  NOTICE_ID: z.int(),
  SEARCH_ID: SearchId,
  NAME: z.string(),
  SEARCH: SavedQuery,
  SENT_AT: Instant,
  READ_AT: Instant.nullable(),
  /** Cases found, of which HITS has the first. */
  TOTAL: z.int(),
  HITS: z.array(Hit),
})
export type SearchNotice = z.infer<typeof SearchNotice>

const alerts = { HOW_OFTEN: z.enum(alertTimes), IND_MAIL: Flag }

// Not in the specification
export const savedSearchesCalls = defineCalls({
  savedSearches: {
    method: 'GET',
    path: '/savedSearches',
    who: 'signedIn',
    does: "The caller's saved searches by name, with the number of public cases found since the caller last looked at each",
    reply: z.array(SavedSearch),
  },
  savedSearchSave: {
    method: 'POST',
    path: '/savedSearch/save',
    who: 'signedIn',
    does: 'Saves a search, a watch of a mark name, or a watch of a public case under a name; hits that become public from now on are told',
    once: true,
    body: z.object({ NAME: Name, SEARCH: queryWith(asked), ...alerts }),
    reply: Done.extend({ SEARCH_ID: SearchId }),
  },
  savedSearchChange: {
    method: 'POST',
    path: '/savedSearch/change',
    who: 'signedIn',
    does: 'Renames a saved search, changes how often and where it tells, pauses it or lets it go on; while paused nothing is looked for',
    body: z.object({
      SEARCH_ID: SearchId,
      NAME: Name.optional(),
      HOW_OFTEN: alerts.HOW_OFTEN.optional(),
      IND_MAIL: Flag.optional(),
      IND_PAUSED: Flag.optional(),
    }),
    reply: Done,
  },
  savedSearchDelete: {
    method: 'POST',
    path: '/savedSearch/delete',
    who: 'signedIn',
    does: 'Deletes a saved search with its messages',
    body: z.object({ SEARCH_ID: SearchId }),
    reply: Done,
  },
  savedSearchSeen: {
    method: 'POST',
    path: '/savedSearch/seen',
    who: 'signedIn',
    does: 'The caller has looked at what a saved search found so far; its messages count as read',
    body: z.object({ SEARCH_ID: SearchId }),
    reply: Done,
  },
  searchNotices: {
    method: 'GET',
    path: '/searchNotices',
    who: 'signedIn',
    does: 'Messages of the saved searches of the caller, newest first, each with the cases found; UNREAD counts all unread ones',
    query: z.object(PageQuery),
    reply: pagedReply(SearchNotice).extend({ UNREAD: z.int().nonnegative() }),
  },
})
