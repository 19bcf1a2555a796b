import type { TextKey } from '@saki/texts'
import { lazy, Suspense, useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { IpcPickerProps } from './ipcPickerProps.ts'

const IpcPicker = lazy(async () => ({ default: (await import('../ipc/IpcPicker.tsx')).IpcPicker }))

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
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <IpcPicker {...props} />
        </Suspense>
      )}
    </div>
  )
}
