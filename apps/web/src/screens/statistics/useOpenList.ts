import type { RequestGroup } from '@saki/contracts/requestShapes'

import { useGoTo } from '../../lib/pageAddress.ts'
import type { StatisticsSearch } from './statisticsSearch.ts'

/** What a bar or a point adds to the filter. */
interface Picked {
  from?: string
  to?: string
  right?: string
  group?: RequestGroup
  kind?: string
}

/** Opens the list of the requests that were counted: one's own with the same filter, for an officer the desk's with the same service. */
export function useOpenList(
  { right, kind, group, client }: StatisticsSearch,
  days: { from: string; to: string },
  isAll: boolean,
): (picked: Picked) => void {
  const goTo = useGoTo()
  return (picked) => {
    const wanted = { ...days, right, kind, group, ...picked }
    if (isAll) return void goTo({ to: '/petugas', search: { view: 'requests', kind: wanted.kind } })
    const search = {
      ...wanted,
      group: wanted.group?.toLowerCase() as Lowercase<Exclude<RequestGroup, 'DRAFT'>>,
      client,
    }
    void goTo({ to: '/user-docx/tp/list-pengajuan-pasca', search })
  }
}
