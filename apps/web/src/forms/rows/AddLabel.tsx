import type { TextKey } from '@saki/texts'

import { useTerm } from '../../ui/useWords.ts'

/** "Tambah Pemohon", with the same in the reader's language. */
export function AddLabel({ what }: { what: TextKey }) {
  const term = useTerm()
  const [add, thing] = [term('core:add'), term(what)]
  return (
    <span className="lb">
      <span lang="id" dir="ltr">
        {add.term} {thing.term}
      </span>
      {add.caption && (
        <>
          {' '}
          <span className="cap" lang={add.language}>
            {add.caption} {thing.caption ?? thing.term}
          </span>
        </>
      )}
    </span>
  )
}
