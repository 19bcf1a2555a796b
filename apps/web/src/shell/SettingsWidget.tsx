import { useState } from 'react'

import { setSidebarColour, sidebarColours, storedSidebarColour } from '../lib/sidebarColour.ts'
import { Card } from '../ui/Card.tsx'
import { Check, Choice } from '../ui/Choice.tsx'
import { Label } from '../ui/Label.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import type { SidebarState } from './useSidebar.ts'

/** Background colour of the sidebar, icons only, light or dark. The specification defines it and mounts it on no page. */
export function SettingsWidget({ sidebar }: { sidebar: Pick<SidebarState, 'mini' | 'toggle'> }) {
  const [colour, setColour] = useState(storedSidebarColour)
  return (
    <Card title={<Label k="shell:settings" />}>
      <div className="stack">
        <Choice
          id="sidebar-colour"
          label={<Label k="shell:settings.colour" />}
          look="segments"
          options={sidebarColours.map((value) => ({ value, label: <Label k={`shell:settings.colour.${value}`} /> }))}
          value={colour}
          onChange={(next) => {
            setColour(next)
            setSidebarColour(next)
          }}
        />
        <Check id="sidebar-mini" checked={sidebar.mini} onChange={sidebar.toggle}>
          <Label k="shell:settings.mini" />
        </Check>
        <ThemeSwitch />
      </div>
    </Card>
  )
}
