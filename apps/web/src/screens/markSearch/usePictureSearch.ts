import { writeCrop } from '@saki/domain/pictures/pictureCrop'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { ask, type Answer } from '../../lib/ask.ts'
import type { AskError } from '../../lib/askError.ts'
import { useOnline } from '../../lib/online.ts'
import { queryKeyOf, useCall } from '../../lib/queries.ts'
import type { MarkSearch } from './markSearch.ts'
import { pictureNarrowing, type ChosenPicture } from './pictureSearch.ts'

/** Cases with a picture alike to the chosen one, or without it to that of the case `search.like`, or with much of `search.colour`. The picture is sent once for each narrowing. */
export function usePictureSearch(search: MarkSearch, picture: ChosenPicture | undefined) {
  const isOnline = useOnline()
  const narrowing = pictureNarrowing(search)
  const options = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData } as const
  const ofFile = useQuery<Answer<'searchPictures'>, AskError>({
    ...options,
    enabled: isOnline && picture !== undefined,
    queryKey: [...queryKeyOf('searchPictures'), picture?.key, narrowing],
    queryFn: ({ signal }) => ask('searchPictures', { form: formOf(picture, narrowing), signal }),
  })
  const ofCase = useCall(
    'getSimilarPictures',
    { query: soughtOf(search, narrowing) },
    { ...options, enabled: isOnline && picture === undefined && search.like + search.colour !== '' },
  )
  return picture ? ofFile : ofCase
}

/** A colour is compared alone. */
function soughtOf({ like, colour, crop }: MarkSearch, narrowing: ReturnType<typeof pictureNarrowing>) {
  if (like === '') return { ...narrowing, colour, colours: undefined }
  return { ...narrowing, patentId: like, crop: crop && writeCrop(crop) }
}

/** The server reads the fields before the file. */
function formOf(picture: ChosenPicture | undefined, narrowing: ReturnType<typeof pictureNarrowing>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(narrowing)) if (value !== undefined) form.append(name.toUpperCase(), value)
  if (picture) form.append('FILE', picture.file)
  return form
}
