import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DocId, SeqNum, Sha256, SpecdocTyp } from './fileRow.ts'
import { LegalDate } from './shapes.ts'

const Segment = z.coerce.number().int().min(1).max(2_147_483_647)

const OfficeDocName = z.object({
  DOC_ID: DocId,
  FILE_NAME: z.string(),
  OFFIDOC_TYP: z.string(),
  OFFIDOC_NAME: z.string(),
  /** The same in the reader's language; empty for Indonesian readers. */
  OFFIDOC_CAPTION: z.string(),
  DOC_NUMBER: z.string(),
  DOC_DATE: LegalDate,
  MIME: z.string(),
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  SHA256: Sha256,
})

const actionParams = z.object({ procTyp: z.string().regex(/^[A-Za-z0-9]{1,6}$/), procNbr: Segment, actionNbr: Segment })
const procParams = z.object({ procid: z.string().regex(/^[A-Za-z0-9]{1,6}-\d{1,10}(-\d{1,6})?$/) })
const slotQuery = z.object({ seq_num: SeqNum.default(1), specdoc_typ: SpecdocTyp })
/** `thumb`: at most 400 pixels; `full`: at most 2000, cropped and rotated, without metadata; `original`: the bytes received. */
const sizeQuery = z.object({
  size: z.enum(['thumb', 'full', 'original']).default('full'),
  /** Changes with the picture, so that caches fetch the new one; ignored by the server. */
  v: z.string().max(16).optional(),
})

/** Calls that send one stored file, uploaded or issued. */
export const documentsCalls = defineCalls({
  getOfficeDocName: {
    method: 'GET',
    path: '/getOfficeDocName/:procTyp/:procNbr/:actionNbr',
    who: 'owner',
    does: 'names of the office documents of one action',
    params: actionParams,
    reply: z.array(OfficeDocName),
  },
  getOfficeDoc: {
    method: 'GET',
    path: '/getOfficeDoc/:procTyp/:procNbr/:actionNbr',
    who: 'owner',
    does: 'the office document of one action as issued',
    params: actionParams,
    reply: 'binary',
  },
  getOfficeDocPDF: {
    method: 'GET',
    path: '/getOfficeDocPDF/:procTyp/:procNbr/:actionNbr',
    who: 'owner',
    does: 'the office document of one action as PDF',
    params: actionParams,
    reply: 'binary',
  },
  getPDFDoc: {
    method: 'GET',
    path: '/getPDFDoc/:id',
    who: 'owner',
    does: 'one file, uploaded or issued, byte for byte as received or issued',
    params: z.object({ id: DocId }),
    reply: 'binary',
  },
  getPDFDoc2: {
    method: 'GET',
    path: '/getPDFDoc2/:procid',
    who: 'owner',
    does: 'the nth file of a slot of the case a process belongs to',
    params: procParams,
    query: slotQuery,
    reply: 'binary',
  },
  getIMGDoc: {
    method: 'GET',
    path: '/getIMGDoc/:id',
    who: 'owner',
    does: 'one picture in the requested size',
    params: z.object({ id: DocId }),
    query: sizeQuery,
    reply: 'binary',
  },
  getIMGDoc2: {
    method: 'GET',
    path: '/getIMGDoc2/:procid',
    who: 'owner',
    does: 'the nth picture of a slot of the case a process belongs to',
    params: procParams,
    query: z.object({ ...slotQuery.shape, ...sizeQuery.shape }),
    reply: 'binary',
  },
})
