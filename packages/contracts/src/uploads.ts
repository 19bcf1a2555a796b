import { z } from 'zod'

import { defineCalls } from './call.ts'
import { DocId, FileRef, Scan, Sha256, SpecdocTyp, ViewTypeId } from './fileRow.ts'
import { Flag, Instant } from './shapes.ts'

/** The multipart fields of an upload; they precede the part `FILE`. SHA256 is computed by the browser over the file's bytes. */
export const UploadFields = z.strictObject({
  TEMP_ID: FileRef,
  SPECDOC_TYP: SpecdocTyp,
  VIEW_TYPE_ID: ViewTypeId.optional(),
  DESCRIPTION: z.string().max(500).default(''),
  SHA256: Sha256.optional(),
})

/** Opens an upload in parts: the fields of an upload in one request, and file name and size as the browser reports them. */
export const OpenUpload = z.object({
  TEMP_ID: FileRef,
  SPECDOC_TYP: SpecdocTyp,
  VIEW_TYPE_ID: ViewTypeId.optional(),
  DESCRIPTION: z.string().max(500).default(''),
  SHA256: Sha256.optional(),
  FILE_NAME: z.string().max(1000),
  SIZE: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
})

export const UploadId = z.string().regex(/^[0-9a-f]{48}$/)

export const UploadReply = z.object({
  err: z.literal(''),
  DOC_ID: DocId,
  SPECDOC_TYP: SpecdocTyp,
  VIEW_TYPE_ID: z.int().nullable(),
  SEQ_NUM: z.int(),
  FILE_NAME: z.string(),
  MIME: z.string(),
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  WIDTH: z.int().nullable(),
  HEIGHT: z.int().nullable(),
  SHA256: Sha256,
  SCAN: Scan,
})
export type UploadReply = z.infer<typeof UploadReply>

/** Limits of one slot, as enforced by the server. MIN_PX: minimum of the shorter side of a picture; MAX_PX: maximum of the longer side. */
export const Limit = z.object({
  SPECDOC_TYP: SpecdocTyp,
  SPECDOC_NAME: z.string(),
  MAX_FILES: z.int(),
  MAX_BYTES: z.int(),
  MIME_LIST: z.array(z.string()),
  MIN_PX: z.int().nullable(),
  MAX_PX: z.int().nullable(),
})

/** Calls that receive files, and the limits of their slots. */
export const uploadsCalls = defineCalls({
  uploadUserDoc2: {
    method: 'POST',
    path: '/uploadUserDoc2',
    who: 'signedIn',
    does: 'uploads one file into a slot of a draft',
    upload: true,
    once: true,
    reply: UploadReply,
  },
  openUpload: {
    method: 'POST',
    path: '/openUpload',
    who: 'signedIn',
    does: 'opens an upload in parts; the parts are sent to /uploads/{UPLOAD_ID} (tus 1.0.0), then finishUpload completes it',
    once: true,
    body: OpenUpload,
    reply: z.object({
      err: z.literal(''),
      UPLOAD_ID: UploadId,
      /** Bytes received so far. */
      OFFSET: z.int(),
      EXPIRES_AT: Instant,
      /** Y when the file is already in its slot; finishUpload then returns its row. */
      FINISHED: Flag,
    }),
  },
  finishUpload: {
    method: 'POST',
    path: '/finishUpload',
    who: 'signedIn',
    does: 'moves a completely uploaded file into its slot; a repeat returns the first reply',
    body: z.object({ UPLOAD_ID: UploadId }),
    reply: UploadReply,
  },
  getLimit: {
    method: 'GET',
    path: '/getLimit',
    who: 'signedIn',
    does: 'limits of every slot',
    reply: z.array(Limit),
  },
})
