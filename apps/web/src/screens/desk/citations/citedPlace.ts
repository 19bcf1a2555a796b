import type { OfficeCitation } from '@saki/contracts/citations'
import type { SimilarPicture } from '@saki/contracts/pictures'
import type { RegisterRow } from '@saki/contracts/registerRow'
import type { BodyFor, EveryCall } from '@saki/contracts'

/** What officeCite pins, without the case it is pinned to. */
export type CitedPlace = Omit<BodyFor<EveryCall['officeCite']>, 'PATENT_ID' | 'NOTE'>

/** A picture found by the nth picture of the case, from 1. */
export const placeOfPicture = ({ PATENT_ID, DOC_ID }: SimilarPicture, POSITION: number): CitedPlace => ({
  KIND: 'picture',
  CITED: PATENT_ID,
  PICTURE: { DOC_ID, POSITION },
})

/** A case found by its text: the passage, if a published one was found, otherwise the case as a whole. Documents of answers are not published. */
export function placeOfRow({ PATENT_ID, TEXT_HIT }: RegisterRow, KIND: 'design' | 'patent'): CitedPlace {
  if (KIND === 'design' || !TEXT_HIT || TEXT_HIT.ANSWERED_ON !== undefined) return { KIND, CITED: PATENT_ID }
  const { FOUND_AT: _places, ANSWERED_ON: _answered, ...PASSAGE } = TEXT_HIT
  return { KIND, CITED: PATENT_ID, PASSAGE }
}

/** The citation of the same place, if it is pinned. */
export function pinnedAt(citations: readonly OfficeCitation[], place: CitedPlace): OfficeCitation | undefined {
  const { KIND = 'mark', CITED, PICTURE, PASSAGE } = place
  return citations.find((one) => {
    if (one.KIND !== KIND || one.CITED.PATENT_ID !== CITED) return false
    if (PICTURE) return one.PICTURE?.PICTURE_URL?.includes(`/${PICTURE.DOC_ID}?`) ?? false
    const [mine, theirs] = [PASSAGE ?? null, one.PASSAGE]
    return (
      mine?.PART === theirs?.PART &&
      mine?.PAGE === theirs?.PAGE &&
      mine?.CLAIM_NBR === theirs?.CLAIM_NBR &&
      mine?.DOC_ID === theirs?.DOC_ID
    )
  })
}
