import { useEffect } from 'react'

const steps: Record<string, number> = { j: 1, J: 1, k: -1, K: -1 }

interface QueueKeys {
  /** What the rows are chosen by: the value of their radio button. */
  ids: readonly string[] | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
  onOpen: (id: string) => void
}

/** J and K choose the next and the previous row, Enter opens it; ignored while a field or button has the focus. */
export function useQueueKeys({ ids, chosen, onChoose, onOpen }: QueueKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      if (event.key === 'Enter' && chosen && isOnQueue()) return onOpen(chosen)
      const at = chosen === undefined ? -1 : (ids?.indexOf(chosen) ?? -1)
      const next = ids?.[at + (steps[event.key] ?? 0)]
      if (!steps[event.key] || next === undefined) return
      event.preventDefault()
      onChoose(next)
      document.querySelector<HTMLInputElement>(`input[name="deskcase"][value="${next}"]`)?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [ids, chosen, onChoose, onOpen])
}

function isBusy({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('textarea, select, input:not([name="deskcase"]), dialog *')
}

/** Whether the focus is on a case of the list or nowhere. */
function isOnQueue(): boolean {
  const { activeElement } = document
  return activeElement === document.body || Boolean(activeElement?.matches('input[name="deskcase"], h1'))
}
