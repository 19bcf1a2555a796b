import { rightsOfLetter } from '@saki/catalogue'
import { picturesCalls, type SimilarPicture } from '@saki/contracts/pictures'
import { likenessLevel } from '@saki/domain/search/markLikeness'
import { colourOfHex } from '@saki/domain/pictures/pictureColours'
import { readCrop } from '@saki/domain/pictures/pictureCrop'
import { readWeights } from '@saki/domain/pictures/pictureWeights'
import { soughtPicture, type SoughtPicture } from '@saki/domain/pictures/soughtPicture'
import type { RegisterStage } from '@saki/domain/search/registerQuery'

import { Invalid, NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import { seekLooks } from '../documents/decodeFile.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { ownFile } from '../documents/downloads.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { visibleCaseOf } from '../patents/visibleCase.ts'
import { NO_WORDS, registerRow, visibilityOf } from '../registerSearch/registerReply.ts'
import { listRegisterRows } from '../registerSearch/registerRows.sql.ts'
import { findByColour, findPictures, type PictureComparison, type FoundPicture } from './findPictures.ts'
import { listSearchedPictures, type PictureFilters } from './pictureIndex.sql.ts'
import { receivePicture } from './receivePicture.ts'

/** A search that decodes a picture counts as so many searches by words: 60 a minute. */
const DECODING_WEIGHT = 10

type Asked = HandlerInput<(typeof picturesCalls)['getSimilarPictures']>

/** Pictures of the register alike to a picture or a colour. */
export const picturesRoutes = implement(picturesCalls, {
  async searchPictures(asked) {
    const { session, services, request } = asked
    countSearch(asked, DECODING_WEIGHT)
    const { bytes, fields } = await receivePicture(request)
    const sought = soughtPicture(await seekLooks(session.userId, bytes))
    const filters = filtersOf({
      right: fields.RIGHT,
      classes: fields.CLASSES,
      stage: fields.STAGE,
      vienna: fields.VIENNA,
    })
    return reply(
      asked,
      await findPictures(
        services.searchDb,
        sought,
        visibilityOf(session),
        filters,
        comparisonOf({ weights: fields.WEIGHTS, colours: fields.COLOURS }),
      ),
    )
  },

  async getSimilarPictures(asked) {
    const { query, session, services } = asked
    const { patentId, colour, fileId } = query
    const given = [patentId, fileId, colour].filter((one) => one !== undefined)
    if (given.length !== 1)
      throw new Invalid([{ field: given.length === 0 ? 'patentId' : 'colour', message: 'errors:field.wrong' }])
    for (const field of ['crop', 'colours'] as const)
      if (colour !== undefined && query[field] !== undefined)
        throw new Invalid([{ field, message: 'errors:field.wrong' }])
    const filters = filtersOf(query)
    if (fileId !== undefined) return likeFile(asked, fileId, filters)
    if (colour === undefined) return likePictureOfCase(asked, patentId ?? '', filters)
    countSearch(asked)
    return reply(asked, await findByColour(services.searchDb, colourOfHex(colour), visibilityOf(session), filters))
  },
})

/** Pictures alike to a file of the asker, such as the label of a draft. Throws as ownFile. */
async function likeFile(asked: Asked, fileId: string, filters: PictureFilters) {
  const { session, services } = asked
  countSearch(asked, DECODING_WEIGHT)
  const file = await ownFile(asked, fileId)
  if (!file.mime.startsWith('image/')) throw new NotFound('picture', fileId)
  const sought = await soughtPart(asked, file)
  return reply(
    asked,
    await findPictures(services.searchDb, sought, visibilityOf(session), filters, comparisonOf(asked.query)),
  )
}

/** Pictures alike to one of a case that the asker may see, without the case itself. Throws NotFound. */
async function likePictureOfCase(asked: Asked, patentId: string, filters: PictureFilters) {
  const { query, session, db, services } = asked
  countSearch(asked, DECODING_WEIGHT)
  const { applicationId } = await visibleCaseOf(db, session, patentId)
  const fileId = (await listSearchedPictures(db, applicationId))[query.position - 1]
  const [file] = fileId === undefined ? [] : await listFilesById(db, [fileId])
  if (!file) throw new NotFound('picture', patentId)
  const sought = await soughtPart(asked, file)
  const found = await findPictures(services.searchDb, sought, visibilityOf(session), filters, comparisonOf(query))
  return reply(
    asked,
    found.filter((each) => each.applicationId !== applicationId),
  )
}

/** What is searched of a stored picture: all of it, or the part asked for, which is cut from the larger copy. Throws Invalid. */
async function soughtPart({ query, session, db, services }: Asked, file: StoredFile): Promise<SoughtPicture> {
  const crop = readCrop(query.crop)
  if (query.crop !== undefined && !crop) throw new Invalid([{ field: 'crop', message: 'errors:field.wrong' }])
  const bytes = await renditionOf({ db, services }, file, crop ? 'full' : 'thumb')
  return soughtPicture(await seekLooks(session.userId, bytes, crop))
}

const comparisonOf = ({ weights, colours }: Pick<Asked['query'], 'weights' | 'colours'>): PictureComparison => ({
  weights: readWeights(weights),
  colours: colours === undefined ? [] : colours.split(',').map(colourOfHex),
})

function filtersOf({
  right,
  classes,
  stage,
  vienna,
}: {
  right?: string | undefined
  classes?: string | undefined
  stage?: RegisterStage | undefined
  vienna?: string | undefined
}): PictureFilters {
  return {
    ...(right !== undefined && {
      letters: rightsOfLetter(right).flatMap(({ numbers }) => numbers.map(({ letter }) => letter)),
    }),
    ...(classes !== undefined && { classes: classes.split(',') }),
    ...(vienna !== undefined && { vienna: vienna.split(',') }),
    stage,
  }
}

async function reply({ services, language }: Pick<Asked, 'services' | 'language'>, found: readonly FoundPicture[]) {
  const rows = await listRegisterRows(
    services.searchDb,
    found.map(({ applicationId }) => applicationId),
  )
  const byId = new Map(found.map((each) => [each.applicationId, each]))
  return {
    data: rows.flatMap((row): SimilarPicture[] => {
      const one = byId.get(row.applicationId)
      if (!one) return []
      return [
        {
          ...registerRow(row, NO_WORDS, language),
          PICTURE_URL: `/api/getIMGDoc/${one.fileId}?size=thumb`,
          DOC_ID: one.fileId,
          SCORE: one.score,
          LEVEL: likenessLevel(one.score),
          SCORES: one.scores,
        },
      ]
    }),
  }
}
