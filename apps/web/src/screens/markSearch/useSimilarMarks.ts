import { keepPreviousData } from '@tanstack/react-query'

import { useOnline } from '../../lib/online.ts'
import { useCall } from '../../lib/queries.ts'
import { isSearchable, marksQuery, stages, type MarkSearch } from './markSearch.ts'

/**
 * A page of the marks found, and how many there are in each class and at each stage: of what is chosen among the marks found, so that the
 * numbers agree with their total; of the rest as a search of its own tells.
 */
export function useSimilarMarks(search: MarkSearch) {
  const isOnline = useOnline()
  const options = { enabled: isSearchable(search.name) && isOnline, placeholderData: keepPreviousData } as const
  const query = marksQuery(search)
  const list = useCall('getSimilarTrademarks', { query }, options)
  const others = stages.filter((stage) => !search.stage.includes(stage))
  const ofClasses = { ...query, classes: undefined, related: undefined, page: 1, size: 1 }
  const ofStages = { ...query, stage: others.join(','), page: 1, size: 1 }
  const wider = { ...options, retry: false } as const
  const inClasses = useCall(
    'getSimilarTrademarks',
    { query: ofClasses },
    { ...wider, enabled: options.enabled && search.classes.length > 0 },
  )
  const atStages = useCall(
    'getSimilarTrademarks',
    { query: ofStages },
    { ...wider, enabled: options.enabled && others.length > 0 },
  )
  const found = list.data?.FACETS
  const isChosen = (code: number) => search.classes.includes(code)
  return {
    list,
    counts: {
      classes: found && [
        ...found.CLASSES.filter(({ NICE_CLASS_CODE: code }) => search.classes.length === 0 || isChosen(code)),
        ...(search.classes.length === 0
          ? []
          : (inClasses.data?.FACETS.CLASSES ?? []).filter(({ NICE_CLASS_CODE: code }) => !isChosen(code))),
      ],
      stages: found && [...found.STAGES, ...(others.length === 0 ? [] : (atStages.data?.FACETS.STAGES ?? []))],
    },
  }
}

export type SimilarMarks = ReturnType<typeof useSimilarMarks>
