import { z } from 'zod'

import { defineCalls } from './call.ts'
import { SubmissionNbr } from './payments.ts'
import { CaseRef, Done, Flag, Instant, LegalDate } from './shapes.ts'

/** A draft's TEMP_ID, an application number or a submission number. */
const FileRef = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
/** Identifier of a stored file (DOC_ID, ID); random, never a path. */
const DocId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const SpecdocTyp = z.string().regex(/^[A-Z0-9]{2,6}$/)
/** 1 perspective 2 front 3 back 4 left 5 right 6 top 7 bottom 8 additional. */
const ViewTypeId = z.coerce.number().int().min(1).max(8)
const SeqNum = z.coerce.number().int().min(1).max(999)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Segment = z.coerce.number().int().min(1).max(2_147_483_647)

/**
 * Crop and rotation of the shown picture; the original never changes. The picture is first rotated clockwise by `rotate` degrees, then
 * cropped to the rectangle, in pixels of the rotated picture (WIDTH × HEIGHT, swapped at 90 and 270).
 */
export const ImageEdits = z.strictObject({
  x: z.int().min(0).max(20_000),
  y: z.int().min(0).max(20_000),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
})
export type ImageEdits = z.infer<typeof ImageEdits>

/**
 * Result of the virus scan. `not_scanned`: no scanner is configured. `scanning`: in quarantine, the original is not served.
 * `infected`: never served, and deleted if it belongs to a draft.
 */
export const Scan = z.enum(['not_scanned', 'scanning', 'clean', 'infected'])

/**
 * Properties that a PDF declares; the portal verifies no signature. IND_WHOLE: the signature covers every byte of the file.
 * IND_LINKS_OUT: a link leads to another PDF, which was not filed. IND_RESTRICTED: opens without a password but restricts printing,
 * copying or changing.
 */
export const FileRemarks = z.object({
  SIGNATURES: z.array(
    z.object({ NAME: z.string(), REASON: z.string(), SIGNED_AT: Instant.nullable(), IND_WHOLE: Flag }),
  ),
  IND_LINKS_OUT: Flag,
  IND_RESTRICTED: Flag,
})
export type FileRemarks = z.infer<typeof FileRemarks>

/** A finding of the browser's check of a file. CODE is the text key; PAGE is null for the whole file. */
export const FileFinding = z.object({
  CODE: z.string().regex(/^(filing:image|preflight)[:.][A-Za-z.]{1,40}$/),
  LEVEL: z.enum(['STOP', 'WARN']),
  PAGE: z.int().min(1).max(1_000_000).nullable(),
  VALUES: z
    .record(z.string().regex(/^[a-zA-Z]{1,20}$/), z.union([z.string().max(200), z.number()]))
    .refine((values) => Object.keys(values).length <= 8),
})
export type FileFinding = z.infer<typeof FileFinding>
/** Maximum number of findings stored for one file. */
export const MOST_FINDINGS = 500

/** One file of a draft or case. Addresses are paths relative to the portal's address. WIDTH and HEIGHT are those of the upright original, in pixels. */
export const FileRow = z.object({
  ID: DocId,
  FILE_ID: z.string(),
  SPECDOC_TYP: SpecdocTyp,
  SPECDOC_NAME: z.string(),
  SEQ_NUM: z.int(),
  VIEW_TYPE_ID: z.int().nullable(),
  DESCRIPTION: z.string(),
  FILE_NAME: z.string(),
  MIME: z.string(),
  SIZE: z.int(),
  PAGES: z.int().nullable(),
  WIDTH: z.int().nullable(),
  HEIGHT: z.int().nullable(),
  SHA256: Sha256,
  SCAN: Scan,
  /** Null when there are no remarks. */
  REMARKS: FileRemarks.nullable(),
  EDITS: ImageEdits.nullable(),
  IND_PUBLISH: Flag,
  THUMB_URL: z.string().nullable(),
  IMG_URL: z.string().nullable(),
  DOWNLOAD_URL: z.string(),
  UPLOADED_AT: Instant,
  UPLOADED_BY: z.string(),
  /** Absent before the first check, and in lists that leave it out. */
  CHECK: z.object({ CHECKED_AT: Instant, FINDINGS: z.array(FileFinding) }).optional(),
})
export type FileRow = z.infer<typeof FileRow>

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

const ApplicationForm = z.object({
  DOC_ID: DocId,
  VERSION: z.int(),
  FILE_NAME: z.string(),
  SIZE: z.int(),
  PAGES: z.int(),
  SHA256: Sha256,
  MADE_AT: Instant,
  MADE_BY: z.string(),
})

const actionParams = z.object({ procTyp: z.string().regex(/^[A-Za-z0-9]{1,6}$/), procNbr: Segment, actionNbr: Segment })
const procParams = z.object({ procid: z.string().regex(/^[A-Za-z0-9]{1,6}-\d{1,10}(-\d{1,6})?$/) })
const slotQuery = z.object({ seq_num: SeqNum.default(1), specdoc_typ: SpecdocTyp })
const listQuery = z.object({ fileId: FileRef, specdoc_typ: SpecdocTyp.optional() })
/** `thumb`: at most 400 pixels; `full`: at most 2000, cropped and rotated, without metadata; `original`: the bytes received. */
const sizeQuery = z.object({
  size: z.enum(['thumb', 'full', 'original']).default('full'),
  /** Changes with the picture, so that caches fetch the new one; ignored by the server. */
  v: z.string().max(16).optional(),
})

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
  getListImageSpecDoc: {
    method: 'GET',
    path: '/getListImageSpecDoc',
    who: 'owner',
    does: 'files of a draft or case, of one slot or all',
    query: listQuery,
    reply: z.array(FileRow),
  },
  saveFileCheck: {
    method: 'POST',
    path: '/saveFileCheck',
    who: 'owner',
    does: 'stores the findings of the browser in a file of an open draft, replacing earlier ones; officers see them with the case. Not in the specification',
    body: z.object({ DOC_ID: DocId, FINDINGS: z.array(FileFinding).max(MOST_FINDINGS) }),
    reply: Done,
  },
  specdocTypImages: {
    method: 'GET',
    path: '/specdoc_typ/:t/images',
    who: 'owner',
    does: 'files of one slot of a draft or case; without fileId those of all unfiled drafts of the caller, newest first, at most 100',
    params: z.object({ t: SpecdocTyp }),
    query: z.object({ fileId: FileRef.optional() }),
    reply: z.array(FileRow),
  },
  specdocTypImagesById: {
    method: 'POST',
    path: '/specdoc_typ/:t/images/:id',
    who: 'owner',
    does: 'sets description, position, crop and rotation of a file of a draft',
    params: z.object({ t: SpecdocTyp, id: DocId }),
    body: z.object({
      description: z.string().max(500).optional(),
      /** The description that was changed; if the server has another one by now, the change is refused with STALE_VERSION. */
      DESCRIPTION_BEFORE: z.string().max(500).optional(),
      SEQ_NUM: z.int().min(1).max(999).optional(),
      EDITS: ImageEdits.nullable().optional(),
    }),
    reply: z.object({ err: z.literal(''), IMAGE: FileRow }),
  },
  deleteImage: {
    method: 'POST',
    path: '/deleteImage',
    who: 'owner',
    does: 'removes a picture from a draft, or restores it (IND_DELETED N)',
    body: z.object({ ID: DocId, IND_DELETED: Flag.default('Y') }),
    reply: Done,
  },
  deleteFilePendukung: {
    method: 'POST',
    path: '/deleteFilePendukung',
    who: 'owner',
    does: 'removes a supporting file from a draft, or restores it (IND_DELETED N)',
    body: z.object({ DOC_ID: DocId, IND_DELETED: Flag.default('Y') }),
    reply: Done,
  },
  changeImageTyp: {
    method: 'POST',
    path: '/changeImageTyp',
    who: 'owner',
    does: 'moves a file of a draft to another view or slot; a file already there moves to the view or slot left',
    body: z.object({
      ID: DocId,
      VIEW_TYPE_ID: ViewTypeId.optional(),
      SPECDOC_TYP: SpecdocTyp.optional(),
      SEQ_NUM: SeqNum.optional(),
    }),
    reply: z.object({ err: z.literal(''), IMAGES: z.array(FileRow) }),
  },
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
  regenerateappldoc: {
    method: 'POST',
    path: '/regenerateappldoc',
    who: 'owner',
    does: 'makes a new version of the application form from the filed data; uploads and earlier versions do not change',
    once: true,
    body: z.object({ PATENT_ID: CaseRef }),
    reply: z.object({ err: z.literal(''), DOC_ID: DocId, VERSION: z.int() }),
  },
  getApplicationForms: {
    method: 'GET',
    path: '/getApplicationForms/:patentId',
    who: 'owner',
    does: 'the versions of the application form of a case, newest first; each is fetched with getPDFDoc',
    params: z.object({ patentId: CaseRef }),
    reply: z.array(ApplicationForm),
  },
  printDraft: {
    method: 'GET',
    path: '/printDraft/:tempId',
    who: 'owner',
    does: 'the contents of a draft as PDF marked DRAF; not stored',
    params: z.object({ tempId: FileRef }),
    reply: 'binary',
  },
  documentTemplate: {
    method: 'GET',
    path: '/documentTemplate/:tempId/:t',
    who: 'owner',
    does: 'the statement or deed that a slot requires, filled with the data of the draft, for signature',
    params: z.object({ tempId: FileRef, t: SpecdocTyp }),
    reply: 'binary',
  },
  submissionReceipt: {
    method: 'GET',
    path: '/submissionReceipt',
    who: 'owner',
    does: 'the receipt of an unpaid filing, request or order of annuities as PDF: its files with their SHA-256, and what is still missing; made anew each time. Not in the specification.',
    query: z.object({ SUBMISSION_NBR: SubmissionNbr }),
    reply: 'binary',
  },
  getReceipt: {
    method: 'GET',
    path: '/getReceipt/:patentId',
    who: 'owner',
    does: 'the filing receipt of a case as PDF; made on request if not made yet',
    params: z.object({ patentId: CaseRef }),
    reply: 'binary',
  },
})
