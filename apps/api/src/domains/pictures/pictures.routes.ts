import { rightsOfLetter } from '@saki/catalogue'
import { picturesCalls, type SimilarPicture } from '@saki/contracts/pictures'
import { likenessLevel } from '@saki/domain/search/markLikeness'
import { readWeights } from '@saki/domain/pictures/pictureWeights'
import { soughtPicture } from '@saki/domain/pictures/soughtPicture'
import type { RegisterStage } from '@saki/domain/search/registerQuery'

import { Invalid, NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import { seekLooks } from '../documents/decodeFile.ts'
import { ownFile } from '../documents/downloads.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { visibleCaseOf } from '../patents/visibleCase.ts'
import { registerRow, visibilityOf } from '../registerSearch/registerReply.ts'
import { listRegisterRows } from '../registerSearch/registerRows.sql.ts'
import { findByColour, findPictures, type FoundPicture } from './findPictures.ts'
import { listSearchedPictures, type PictureFilters } from './pictureIndex.sql.ts'
import { receivePicture } from './receivePicture.ts'

/** A search that decodes a picture counts as so many searches by words: 60 a minute. */
const DECODING_WEIGHT = 10
const NO_WORDS: ReadonlySet<string> = new Set()

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
      await findPictures(services.searchDb, sought, visibilityOf(session), filters, readWeights(fields.WEIGHTS)),
    )
  },

  async getSimilarPictures(asked) {
    const { query, session, services } = asked
    const { patentId, colour, fileId } = query
    const given = [patentId, fileId, colour].filter((one) => one !== undefined)
    if (given.length !== 1)
      throw new Invalid([{ field: given.length === 0 ? 'patentId' : 'colour', message: 'errors:field.wrong' }])
    const filters = filtersOf(query)
    if (fileId !== undefined) return likeFile(asked, fileId, filters)
    if (colour === undefined) return likePictureOfCase(asked, patentId ?? '', filters)
    countSearch(asked)
    const parts = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
    return reply(asked, await findByColour(services.searchDb, parts, visibilityOf(session), filters))
  },
})

/** Pictures alike to a file of the asker, such as the label of a draft. Throws as ownFile. */
async function likeFile(asked: Asked, fileId: string, filters: PictureFilters) {
  const { session, db, services } = asked
  countSearch(asked, DECODING_WEIGHT)
  const file = await ownFile(asked, fileId)
  if (!file.mime.startsWith('image/')) throw new NotFound('picture', fileId)
  const bytes = await renditionOf({ db, services }, file, 'thumb')
  const sought = soughtPicture(await seekLooks(session.userId, bytes))
  return reply(
    asked,
    await findPictures(services.searchDb, sought, visibilityOf(session), filters, readWeights(asked.query.weights)),
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
  const bytes = await renditionOf({ db, services }, file, 'thumb')
  const sought = soughtPicture(await seekLooks(session.userId, bytes))
  const found = await findPictures(
    services.searchDb,
    sought,
    visibilityOf(session),
    filters,
    readWeights(query.weights),
  )
  return reply(
    asked,
    found.filter((each) => each.applicationId !== applicationId),
  )
}

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
