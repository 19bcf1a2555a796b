import { useId, type KeyboardEvent, type ReactNode } from 'react'

export interface Tab {
  id: string
  /** Usually a stacked Label. */
  label: ReactNode
  count?: number
  panel: ReactNode
}

/** Tabs with arrow keys. Keep the chosen one in the address: pass the search parameter as `current` and set it in `onChoose`. */
export function Tabs({
  tabs,
  current,
  onChoose,
  label,
}: {
  tabs: readonly Tab[]
  current: string
  onChoose: (id: string) => void
  label: string
}) {
  const id = useId()
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === current),
  )
  const shown = tabs[at]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIndex(event.key, at, tabs.length, document.dir === 'rtl')
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    document.getElementById(`${id}-${tab.id}`)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            <span>
              {tab.label}
              {tab.count !== undefined && <span className="n"> {tab.count}</span>}
            </span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.id ?? ''}`} tabIndex={-1}>
        {shown?.panel}
      </div>
    </>
  )
}

function nextIndex(key: string, at: number, count: number, mirrored: boolean): number | undefined {
  const forward = mirrored ? 'ArrowLeft' : 'ArrowRight'
  const backward = mirrored ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  if (key === backward) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
