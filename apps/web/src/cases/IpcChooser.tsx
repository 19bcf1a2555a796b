import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { Late } from '../ui/Late.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { IpcPickerProps } from './ipcPickerProps.ts'

const load = async () => (await import('../ipc/IpcPicker.tsx')).IpcPicker

/** A button that opens the table of the IPC, whose code and rows load with it. */
export function IpcChooser({ label, ...props }: IpcPickerProps & { label: TextKey }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid one-column gap-12">
      <div>
        <Button id={props.id} small icon="list" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Label k={label} />
        </Button>
      </div>
      {isOpen && <Late load={load} props={props} onFail={() => setOpen(false)} fallback={<Skeleton lines={6} />} />}
    </div>
  )
}
