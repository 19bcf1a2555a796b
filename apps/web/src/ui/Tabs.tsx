import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'

import { MantineFrame } from './MantineFrame.tsx'

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
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0]
  // Mantine moves the focus with Home and End and does not choose the tab.
  const chooseEnd = ({ key }: { key: string }) => {
    const end = key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : undefined
    if (end) onChoose(end.id)
  }
  return (
    <MantineFrame>
      <MantineTabs
        className="tabframe"
        value={shown?.id ?? null}
        onChange={(id) => (id === null ? undefined : onChoose(id))}
        keepMounted={false}
      >
        <MantineTabs.List className="tabs flex hairline-below" aria-label={label} onKeyDownCapture={chooseEnd}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.id} value={tab.id} className="tab fixed bare muted middle nowrap">
              {tab.label}
              {tab.count !== undefined && <span className="n"> {tab.count}</span>}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {/* One panel for all tabs, so that equal content, such as a search field, stays mounted and keeps its focus. */}
        {shown && (
          <MantineTabs.Panel value={shown.id} tabIndex={-1}>
            {shown.panel}
          </MantineTabs.Panel>
        )}
      </MantineTabs>
    </MantineFrame>
  )
}
