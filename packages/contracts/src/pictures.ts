import { coloursPattern } from '@saki/domain/pictures/pictureColours'
import { cropPattern } from '@saki/domain/pictures/pictureCrop'
import { weightsPattern } from '@saki/domain/pictures/pictureWeights'
import { registerStages } from '@saki/domain/search/registerQuery'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RegisterRow } from './registerRow.ts'
import { RightCode } from './rightCode.ts'

const score = z.int().min(0).max(100)

/** A case with the one of its pictures that is most alike. */
const SimilarPicture = RegisterRow.extend({
  /** The picture that is alike, as a small JPEG, and its file. */
  PICTURE_URL: z.string(),
  DOC_ID: z.string(),
  SCORE: score,
  LEVEL: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  /** Each from 0 to 100; SCORE is their mean by the weights asked for. Of a search by colour only COLOUR is compared. */
  SCORES: z.object({ SHAPE: score.nullable(), COLOUR: score, EDGES: score.nullable() }),
})
export type SimilarPicture = z.infer<typeof SimilarPicture>

const Classes = z
  .string()
  .max(200)
  .regex(/^(\d{1,2}|\d{2}-\d{2})(,(\d{1,2}|\d{2}-\d{2}))*$/)

/** What narrows a search by picture, and what counts in it. */
const narrowing = {
  right: RightCode.optional(),
  /** Nice or Locarno classes: 30,43 or 07-01. */
  classes: Classes.optional(),
  stage: z.enum(registerStages).optional(),
  /** Categories or divisions of the Vienna classification: 26.1,5. Finds marks only. */
  vienna: z
    .string()
    .max(100)
    .regex(/^\d{1,2}(\.\d{1,2})?(,\d{1,2}(\.\d{1,2})?)*$/)
    .optional(),
  /** How much shape, colour and edges count, each 0, 1 or 2, not all 0: 2-1-1 when absent. Without effect for a colour. */
  weights: z.string().regex(weightsPattern).optional(),
  /** Colours of which a picture found has each, besides being alike: 4e927f,b0623a. Without colour only. */
  colours: z.string().regex(coloursPattern).optional(),
}

/** Fields of searchPictures before its file. */
export const PictureFields = z.strictObject({
  RIGHT: narrowing.right,
  CLASSES: narrowing.classes,
  STAGE: narrowing.stage,
  VIENNA: narrowing.vienna,
  WEIGHTS: narrowing.weights,
  COLOURS: narrowing.colours,
})

const SimilarPictures = z.object({ data: z.array(SimilarPicture) })

/** Pictures of the register alike to a picture or a colour. Aids that decide nothing. */
export const picturesCalls = defineCalls({
  searchPictures: {
    method: 'POST',
    path: '/searchPictures',
    who: 'signedIn',
    does: 'labels and views alike to an uploaded picture (fields RIGHT, CLASSES, STAGE, VIENNA, WEIGHTS, COLOURS, then one file, JPEG or PNG up to 10 MB), most alike first, at most 60 cases; the picture is not kept',
    upload: true,
    reply: SimilarPictures,
  },
  getSimilarPictures: {
    method: 'GET',
    path: '/getSimilarPictures',
    who: 'signedIn',
    does: 'Labels and views alike to one of a case or of a draft, or with much of a colour, most alike first, at most 60 cases; officers also find unpublished ones.',
    query: z.object({
      patentId: z.string().min(1).max(40).optional(),
      /** The picture of the case, from 1, in the order of its views. */
      position: z.coerce.number().int().min(1).max(999).default(1),
      /** A label or view of a draft that the caller may read. Without patentId only. */
      fileId: z.string().min(1).max(80).optional(),
      /** The part of the picture that is searched: left, top, width and height in thousandths, 250-100-500-300. Without colour only. */
      crop: z.string().regex(cropPattern).optional(),
      /** Red, green and blue as six hexadecimal digits. Without patentId only. */
      colour: z
        .string()
        .regex(/^[0-9A-Fa-f]{6}$/)
        .optional(),
      ...narrowing,
    }),
    reply: SimilarPictures,
  },
})
