import type { OfficeCitation } from '@saki/contracts/citations'
import { describe, expect, test } from 'vitest'

import { lampView, sunLabel } from '../../../../testing/similarPictures.ts'
import { pinnedAt, placeOfPicture, placeOfRow } from './citedPlace.ts'

const pinned: OfficeCitation = {
  CITATION_ID: 4,
  KIND: 'picture',
  CITED: { ...sunLabel, EARLIEST_DATE: sunLabel.FILING_DATE, IND_ENDED: 'N', IMG_URL: null },
  MARK: null,
  GOODS: [],
  PICTURE: { PICTURE_URL: sunLabel.PICTURE_URL, OWN_PICTURE_URL: null },
  PASSAGE: null,
  NOTE: '',
  CITED_BY_NAME: 'Petugas',
  CITED_AT: '2026-03-02T03:00:00.000Z',
  ROW_VERSION: 1,
}
const passage = { PART: 'description', PAGE: 2, CLAIM_NBR: null, DOC_ID: 'd1', TEXT: 'tungku besar' } as const
const patent = { ...sunLabel, PATENT_ID: 'P00202600001', TEXT_HIT: { ...passage, FOUND_AT: [{ START: 0, END: 6 }] } }

describe('what is found', () => {
  test('by a picture is pinned by its file, beside the picture it was found with', () => {
    const place = placeOfPicture(sunLabel, 2)
    expect(place).toEqual({ KIND: 'picture', CITED: sunLabel.PATENT_ID, PICTURE: { DOC_ID: '7', POSITION: 2 } })
    expect(pinnedAt([pinned], place)).toBe(pinned)
    expect(pinnedAt([pinned], placeOfPicture({ ...sunLabel, DOC_ID: '70' }, 2))).toBeUndefined()
    expect(pinnedAt([pinned], placeOfPicture(lampView, 2))).toBeUndefined()
  })

  test('in the text is pinned by its passage, unless it is of an answer, a design as a whole', () => {
    const place = placeOfRow(patent, 'patent')
    expect(place).toEqual({ KIND: 'patent', CITED: 'P00202600001', PASSAGE: passage })
    const ofAnswer = { ...patent, TEXT_HIT: { ...patent.TEXT_HIT, ANSWERED_ON: '2026-03-02' } }
    expect(placeOfRow(ofAnswer, 'patent')).toEqual({ KIND: 'patent', CITED: 'P00202600001' })
    expect(placeOfRow(lampView, 'design')).toEqual({ KIND: 'design', CITED: lampView.PATENT_ID })
    const cited = { ...pinned, KIND: 'patent' as const, CITED: { ...pinned.CITED, PATENT_ID: 'P00202600001' } }
    expect(pinnedAt([{ ...cited, PASSAGE: passage }], place)).toBeDefined()
    expect(pinnedAt([{ ...cited, PASSAGE: { ...passage, PAGE: 3 } }, cited], place)).toBeUndefined()
    expect(pinnedAt([cited], { KIND: 'patent', CITED: 'P00202600001' })).toBe(cited)
  })
})
