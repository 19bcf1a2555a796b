import type { FormRow } from '@saki/domain/forms/form'
import { useEffect, useRef } from 'react'

import type { Prefill } from '../scene.ts'

/** Fills the first row automatically when the person is known. Only once, so that a removed row is not filled again. */
export function useKnownFirst(prefill: Prefill | undefined, isEmpty: boolean, onFill: (row: FormRow) => void): void {
  const isOffered = useRef(false)
  const fill = useRef(onFill)
  useEffect(() => {
    fill.current = onFill
  })
  useEffect(() => {
    if (!prefill?.isKnown || !isEmpty || isOffered.current) return
    isOffered.current = true
    void prefill.load({}).then(
      (found) => (found === 'none' ? undefined : fill.current(found)),
      () => undefined,
    )
  }, [prefill, isEmpty])
}
