import type { RequestGroup } from '@saki/contracts/requestShapes'

import { Chip } from '../ui/Chip.tsx'
import { TwoNames } from '../ui/TwoNames.tsx'
import { groupLooks } from './requestKinds.ts'

/** State of a request: its Indonesian name, and the same in the reader's language. */
export function RequestChip({ group, name, caption }: { group: RequestGroup; name: string; caption: string }) {
  const { tone, icon } = groupLooks[group]
  return (
    <Chip tone={tone} icon={icon}>
      <TwoNames name={name} own={caption} />
    </Chip>
  )
}
