import { memo, useDeferredValue, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { fadeHiddenEnds } from './fadeHiddenEnds.ts'
import { useWords } from './useWords.ts'

export interface Tab {
  id: string
  /** Usually a stacked Label. */
  label: ReactNode
  count?: number
  panel: ReactNode
}

/**
 * Tabs with arrow keys, Home and End, which choose the tab they reach. Keep the chosen one in the address: pass the search parameter as
 * `current` and set it in `onChoose`. A chosen tab is painted before its panel is drawn. A row that is too long scrolls to the chosen tab.
 */
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
  const { language } = useWords()
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === current),
  )
  const isDrawn = useDeferredValue(at) === at
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => (row.current ? fadeHiddenEnds(row.current) : undefined), [])
  useEffect(() => {
    const list = row.current
    const chosen = list?.children[at]
    if (chosen) list.scrollBy({ left: leftOf(chosen) - leftOf(list) - BEFORE })
  }, [at])
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = reachedBy(event.key, at, tabs.length, language === 'ar')
    const reached = to === undefined ? undefined : tabs[to]
    if (to === undefined || !reached) return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
    onChoose(reached.id)
  }
  return (
    <div className="contents">
      <div ref={row} className="tabs flex hairline-below noprint" role="tablist" aria-label={label}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab fixed bare muted middle nowrap"
            id={`${id}-${tab.id}`}
            aria-selected={place === at}
            aria-controls={place === at ? id : undefined}
            tabIndex={place === at ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={onKeyDown}
          >
            <span>
              {tab.label}
              {tab.count !== undefined && <span className="tab-count"> {tab.count}</span>}
            </span>
          </button>
        ))}
      </div>
      {/* One panel for all tabs, so that equal content, such as a search field, stays mounted and keeps its focus. */}
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${tabs[at]?.id}`} tabIndex={-1}>
        <Panel isDrawn={isDrawn}>{tabs[at]?.panel}</Panel>
      </div>
    </div>
  )
}

/** Pixels shown before the chosen tab in a row that scrolls: the middle of a phone. */
const BEFORE = 120

const leftOf = (element: Element) => element.getBoundingClientRect().left

/** Keeps what it shows while it is not to be drawn. */
const Panel = memo(
  function Panel({ children }: { isDrawn: boolean; children: ReactNode }) {
    return children
  },
  (_before, { isDrawn }) => !isDrawn,
)

/** The place a key leads to from the chosen tab; arrows go round. Undefined for other keys. */
function reachedBy(key: string, at: number, count: number, isMirrored: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      return (at + 1) % count
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      return (at - 1 + count) % count
    default:
      return undefined
  }
}
