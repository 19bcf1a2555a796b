import type { TextKey } from '@saki/texts'

import { useTerm } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'

/** "Tambah Pemohon", with the same in the reader's language. */
export function AddLabel({ what }: { what: TextKey }) {
  const term = useTerm()
  const [add, thing] = [term('core:add'), term(what)]
  return (
    <TwoNames name={`${add.term} ${thing.term}`} own={add.caption && `${add.caption} ${thing.caption ?? thing.term}`} />
  )
}
