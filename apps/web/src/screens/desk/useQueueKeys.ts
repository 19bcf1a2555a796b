import type { QueueRow } from '@saki/contracts/desk'
import { useEffect } from 'react'
import { useGoTo } from '../../lib/pageAddress.ts'

const steps: Record<string, number> = { j: 1, J: 1, k: -1, K: -1 }

/** J and K choose the next and the previous case, Enter opens it; ignored while a field or button has the focus. */
export function useQueueKeys(
  rows: readonly QueueRow[] | undefined,
  chosen: string | undefined,
  onChoose: (row: QueueRow) => void,
): void {
  const goTo = useGoTo()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      const at = rows?.findIndex((row) => row.PATENT_ID === chosen) ?? -1
      if (event.key === 'Enter' && chosen && isOnQueue()) {
        void goTo({ to: '/petugas/berkas/$patentId', params: { patentId: chosen } })
        return
      }
      const row = rows?.[at + (steps[event.key] ?? 0)]
      if (!steps[event.key] || !row) return
      event.preventDefault()
      onChoose(row)
      document.querySelector<HTMLInputElement>(`input[name="deskcase"][value="${row.PATENT_ID}"]`)?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [rows, chosen, onChoose, goTo])
}

function isBusy({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('textarea, select, input:not([name="deskcase"]), dialog *')
}

/** Whether the focus is on a case of the list or nowhere. */
function isOnQueue(): boolean {
  const { activeElement } = document
  return activeElement === document.body || Boolean(activeElement?.matches('input[name="deskcase"], h1'))
}
