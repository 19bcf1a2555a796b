import { z } from 'zod'

import { Flag, Instant } from './shapes.ts'

/** A draft's TEMP_ID, an application number or a submission number. */
export const FileRef = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
/** Identifier of a stored file (DOC_ID, ID); random, never a path. */
export const DocId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
export const SpecdocTyp = z.string().regex(/^[A-Z0-9]{2,6}$/)
/** 1 perspective 2 front 3 back 4 left 5 right 6 top 7 bottom 8 additional. */
export const ViewTypeId = z.coerce.number().int().min(1).max(8)
export const SeqNum = z.coerce.number().int().min(1).max(999)
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

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
