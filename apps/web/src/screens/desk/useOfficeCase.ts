import { useEffect } from 'react'

import { queryClient, queryKeyOf, useCall } from '../../lib/queries.ts'

/** Calls whose answers belong to one version of a case. */
const ofVersion = ['getListAction', 'getListDokumen', 'getFormalitas', 'officeReasons'] as const

/** Last version of each case that was shown, by its number; they outlive the pages, as the answers of the calls do. */
const shown = new Map<string, number>()

/** Milliseconds for which a case read before is shown without reading it again; a page opened on intent is this young. */
const YOUNG = 1_000

/**
 * A case as the desk shows it, read again whenever it is opened and every 30 seconds. When it has changed, its acts, documents and checks are
 * read again too. `isOld`: it was read before it was opened here and is being read again; an act would name a version that may be over.
 */
export function useOfficeCase(patentId: string) {
  const found = useCall(
    'officeCase',
    { query: { patentId } },
    { refetchInterval: 30_000, staleTime: YOUNG, retry: (count, failure) => failure.isPassing && count < 2 },
  )
  const version = found.data?.ROW_VERSION
  useEffect(() => {
    if (version === undefined) return
    const before = shown.get(patentId)
    shown.set(patentId, version)
    if (before === undefined || before === version) return
    for (const name of ofVersion) void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
  }, [patentId, version])
  return { ...found, isOld: found.isFetching && !found.isFetchedAfterMount }
}
