import { keepPreviousData } from '@tanstack/react-query'

import { useOnline } from '../../lib/online.ts'
import { useCall } from '../../lib/queries.ts'
import { isSearchable, marksQuery, stages, type MarkSearch } from './markSearch.ts'

/** A page of the marks found, and how many there would be in each class and at each stage if that filter were wider. */
export function useSimilarMarks(search: MarkSearch) {
  const isOnline = useOnline()
  const options = { enabled: isSearchable(search.name) && isOnline, placeholderData: keepPreviousData } as const
  const query = marksQuery(search)
  const list = useCall('getSimilarTrademarks', { query }, options)
  // Counts of a filter ignore what that filter itself has chosen. The other calls are made only where it has chosen something.
  const ofClasses = { ...query, classes: undefined, related: undefined, page: 1, size: 1 }
  const ofStages = { ...query, stage: stages.join(','), page: 1, size: 1 }
  const wider = { ...options, retry: false } as const
  const inClasses = useCall(
    'getSimilarTrademarks',
    { query: ofClasses },
    { ...wider, enabled: options.enabled && search.classes.length > 0 },
  )
  const atStages = useCall(
    'getSimilarTrademarks',
    { query: ofStages },
    { ...wider, enabled: options.enabled && search.stage.length < stages.length },
  )
  return {
    list,
    counts: {
      classes: (search.classes.length > 0 ? inClasses : list).data?.FACETS.CLASSES,
      stages: (search.stage.length < stages.length ? atStages : list).data?.FACETS.STAGES,
    },
  }
}

export type SimilarMarks = ReturnType<typeof useSimilarMarks>
