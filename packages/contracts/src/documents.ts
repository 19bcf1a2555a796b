import { z } from 'zod'

import { defineCalls } from './call.ts'
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
 * Crop and rotation of the shown picture; the original never changes. First turned clockwise by `rotate` degrees, then cropped to the
 * rectangle, whose numbers are pixels of the turned picture (of WIDTH × HEIGHT, swapped at 90 and 270).
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
 * What the portal knows of a possible infection: `not_scanned` where no scanner is set up; `scanning` while the file waits in quarantine
 * and its original is not handed out; `infected` files are never handed out and, in a draft, no longer kept.
 */
export const Scan = z.enum(['not_scanned', 'scanning', 'clean', 'infected'])

/**
 * What a reader should know of a PDF, as the file says of itself; the portal verifies no signature. IND_WHOLE: the signature was made over
 * every byte of the file. IND_LINKS_OUT: a link leads to another PDF, which was not handed in. IND_RESTRICTED: opens without a password,
 * but restricts printing, copying or changing.
 */
export const FileRemarks = z.object({
  SIGNATURES: z.array(
    z.object({ NAME: z.string(), REASON: z.string(), SIGNED_AT: Instant.nullable(), IND_WHOLE: Flag }),
  ),
  IND_LINKS_OUT: Flag,
  IND_RESTRICTED: Flag,
})
export type FileRemarks = z.infer<typeof FileRemarks>

/** A finding of the device that looked at a file. CODE is the key of its words; PAGE is null for the whole file. */
export const FileFinding = z.object({
  CODE: z.string().regex(/^(filing:image|preflight)[:.][A-Za-z.]{1,40}$/),
  LEVEL: z.enum(['STOP', 'WARN']),
  PAGE: z.int().min(1).max(1_000_000).nullable(),
  VALUES: z
    .record(z.string().regex(/^[a-zA-Z]{1,20}$/), z.union([z.string().max(200), z.number()]))
    .refine((values) => Object.keys(values).length <= 8),
})
export type FileFinding = z.infer<typeof FileFinding>
/** More are not kept of one file. */
export const MOST_FINDINGS = 500

/** One file of a draft or case. Addresses are paths below the portal's own address. WIDTH and HEIGHT are of the upright original. */
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
  /** Null where there is nothing to say. */
  REMARKS: FileRemarks.nullable(),
  EDITS: ImageEdits.nullable(),
  IND_PUBLISH: Flag,
  THUMB_URL: z.string().nullable(),
  IMG_URL: z.string().nullable(),
  DOWNLOAD_URL: z.string(),
  UPLOADED_AT: Instant,
  UPLOADED_BY: z.string(),
  /** Absent while nobody looked at it; not told in every list. */
  CHECK: z.object({ CHECKED_AT: Instant, FINDINGS: z.array(FileFinding) }).optional(),
})
export type FileRow = z.infer<typeof FileRow>

/** The multipart fields of an upload; they stand before the part `FILE`. SHA256 is what the browser computed over its bytes. */
export const UploadFields = z.strictObject({
  TEMP_ID: FileRef,
  SPECDOC_TYP: SpecdocTyp,
  VIEW_TYPE_ID: ViewTypeId.optional(),
  DESCRIPTION: z.string().max(500).default(''),
  SHA256: Sha256.optional(),
})

/** A file that will come in pieces; the same words as of an upload in one go, and what the browser says of the file. */
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

/** The limits of one slot, the same numbers the server enforces. MIN_PX: shorter side below which a picture is too coarse; MAX_PX: longest side. */
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
/** `thumb`: at most 400 pixels; `full`: at most 2000, cropped and turned as wished, without metadata; `original`: the bytes received. */
const sizeQuery = z.object({
  size: z.enum(['thumb', 'full', 'original']).default('full'),
  /** Changes with the picture, so that a stored copy is not shown for a new one; the server does not look at it. */
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
    does: 'one picture in the wished size',
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
    does: 'Ours. Keeps what a device found in a file of an open draft, in place of what was found before; officers read it with the case',
    body: z.object({ DOC_ID: DocId, FINDINGS: z.array(FileFinding).max(MOST_FINDINGS) }),
    reply: Done,
  },
  specdocTypImages: {
    method: 'GET',
    path: '/specdoc_typ/:t/images',
    who: 'owner',
    does: 'files of one slot of a draft or case',
    params: z.object({ t: SpecdocTyp }),
    query: z.object({ fileId: FileRef }),
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
      SEQ_NUM: z.int().min(1).max(999).optional(),
      EDITS: ImageEdits.nullable().optional(),
    }),
    reply: z.object({ err: z.literal(''), IMAGE: FileRow }),
  },
  deleteImage: {
    method: 'POST',
    path: '/deleteImage',
    who: 'owner',
    does: 'takes a picture out of a draft, or puts it back (IND_DELETED N)',
    body: z.object({ ID: DocId, IND_DELETED: Flag.default('Y') }),
    reply: Done,
  },
  deleteFilePendukung: {
    method: 'POST',
    path: '/deleteFilePendukung',
    who: 'owner',
    does: 'takes a supporting file out of a draft, or puts it back (IND_DELETED N)',
    body: z.object({ DOC_ID: DocId, IND_DELETED: Flag.default('Y') }),
    reply: Done,
  },
  changeImageTyp: {
    method: 'POST',
    path: '/changeImageTyp',
    who: 'owner',
    does: 'moves a file of a draft to another view or slot; the file in an occupied view takes the place left',
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
    does: 'puts one file into a slot of an own draft',
    upload: true,
    once: true,
    reply: UploadReply,
  },
  openUpload: {
    method: 'POST',
    path: '/openUpload',
    who: 'signedIn',
    does: 'opens an upload in pieces; the pieces go to /uploads/{UPLOAD_ID} (tus 1.0.0), then finishUpload takes the file in',
    once: true,
    body: OpenUpload,
    reply: z.object({
      err: z.literal(''),
      UPLOAD_ID: UploadId,
      /** Bytes the server has of it. */
      OFFSET: z.int(),
      EXPIRES_AT: Instant,
      /** The file is in its slot already: only finishUpload is left, for its reply. */
      FINISHED: Flag,
    }),
  },
  finishUpload: {
    method: 'POST',
    path: '/finishUpload',
    who: 'signedIn',
    does: 'takes a file whose pieces are all there into its slot; a repeat gets the first answer',
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
    does: 'makes a new version of the application form from what was filed; uploads and earlier versions stay as they are',
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
    does: 'everything entered in a draft as PDF with the mark DRAF; not kept',
    params: z.object({ tempId: FileRef }),
    reply: 'binary',
  },
  documentTemplate: {
    method: 'GET',
    path: '/documentTemplate/:tempId/:t',
    who: 'owner',
    does: 'the statement or deed a slot asks for, filled with the data of the draft, ready to be signed',
    params: z.object({ tempId: FileRef, t: SpecdocTyp }),
    reply: 'binary',
  },
  getReceipt: {
    method: 'GET',
    path: '/getReceipt/:patentId',
    who: 'owner',
    does: 'the filing receipt of a case as PDF; made at once if not made yet',
    params: z.object({ patentId: CaseRef }),
    reply: 'binary',
  },
})
