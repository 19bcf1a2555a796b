import { letterOfNumber, lookOf } from '@saki/catalogue/rights/looks'
import type { citationsCalls } from '@saki/contracts/citations'
import { tables, type Db } from '@saki/db'
import { isCitedAs, kindsCitedAgainst } from '@saki/domain/citations/citationKinds'
import { isQuoteOf } from '@saki/domain/citations/quotes'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { listSearchedPictures } from '../pictures/pictureIndex.sql.ts'
import { listPassagesAt } from './citedCases.sql.ts'
import type { CitedThing } from './citations.sql.ts'

type Body = HandlerInput<(typeof citationsCalls)['officeCite']>['body']

/** A numbered case; `classes`: by which its right is classified. */
export interface NumberedCase {
  applicationId: number
  classes: ReturnType<typeof lookOf>['classes']
}

/** A case by its number in any spelling. Throws NotFound. */
export async function caseOfNumber(db: Db, typed: string): Promise<NumberedCase> {
  const ref = parseCaseRef(typed)
  const row =
    ref?.kind === 'number'
      ? await tables(db)
          .selectFrom('application')
          .where('applicationNumber', '=', ref.applicationNumber)
          .select(['applicationId', 'fileTyp'])
          .executeTakeFirst()
      : undefined
  if (!row) throw new NotFound('case', typed)
  return { applicationId: row.applicationId, classes: lookOf(letterOfNumber(row.fileTyp ?? '')).classes }
}

/**
 * What a call cites against which case, checked against the register. Throws NotFound for an unknown case or picture, Invalid for the case
 * itself, a kind that does not belong to one of the rights, and words that do not stand at their place.
 */
export async function citedThingOf(db: Db, body: Body): Promise<CitedThing> {
  const { PATENT_ID, CITED, KIND: kind } = body
  const [own, cited] = [await caseOfNumber(db, PATENT_ID), await caseOfNumber(db, CITED)]
  if (own.applicationId === cited.applicationId) throw new Invalid([{ field: 'CITED', message: 'citations:itself' }])
  if (!kindsCitedAgainst(own.classes).includes(kind) || !isCitedAs(kind, cited.classes)) throw wrong('KIND')
  const pair = { applicationId: own.applicationId, citedId: cited.applicationId, kind }
  return { ...pair, ...nowhere, ...(await pictureOf(db, pair, body)), ...(await passageOf(db, pair, body)) }
}

const wrong = (field: string) => new Invalid([{ field, message: 'errors:field.wrong' }])

const nowhere = { fileId: null, ownFileId: null, part: null, page: null, claimNbr: null, quote: '' }
type Pair = Pick<CitedThing, 'applicationId' | 'citedId' | 'kind'>

async function pictureOf(db: Db, { applicationId, citedId, kind }: Pair, { PICTURE }: Body) {
  if ((kind === 'picture') !== (PICTURE !== undefined)) throw wrong('PICTURE')
  if (!PICTURE) return {}
  if (!(await listSearchedPictures(db, citedId)).includes(PICTURE.DOC_ID)) throw new NotFound('picture', PICTURE.DOC_ID)
  const ownFileId = (await listSearchedPictures(db, applicationId))[PICTURE.POSITION - 1]
  if (ownFileId === undefined) throw wrong('PICTURE.POSITION')
  return { fileId: PICTURE.DOC_ID, ownFileId }
}

async function passageOf(db: Db, { citedId, kind }: Pair, { PASSAGE }: Body) {
  if (!PASSAGE) return {}
  if (kind !== 'patent') throw wrong('PASSAGE')
  const place = { part: PASSAGE.PART, page: PASSAGE.PAGE, claimNbr: PASSAGE.CLAIM_NBR, fileId: PASSAGE.DOC_ID }
  const texts = await listPassagesAt(db, citedId, place)
  if (!texts.some((text) => isQuoteOf(PASSAGE.TEXT, text))) throw wrong('PASSAGE.TEXT')
  return { ...place, quote: PASSAGE.TEXT.trim() }
}
