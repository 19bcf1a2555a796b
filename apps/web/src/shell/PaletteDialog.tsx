import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Label } from '../ui/Label.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useWords } from '../ui/useWords.ts'
import { PaletteResults } from './PaletteResults.tsx'
import { useFinder } from './useFinder.ts'
import { useFoundWork, type FoundWork } from './useFoundWork.ts'

/** The dialog of Ctrl+K, loaded when the page is calm or it is opened. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('shell')
  const [typed, setTyped] = useState('')
  const { found: pages, caseNumber, go } = useFinder(typed, onClose)
  const work = useFoundWork(typed)
  const things = work.found.filter(({ number }) => number === undefined || number !== caseNumber)
  const open = (thing: { open: () => void }) => {
    onClose()
    thing.open()
  }
  const isNothing = pages.length === 0 && !caseNumber && things.length === 0
  const says = wordsOf(work, isNothing)
  return (
    <Dialog title={<Label k="shell:palette.title" />} width={560} onClose={onClose}>
      <form
        ref={moveByArrows}
        onSubmit={(event) => {
          event.preventDefault()
          if (caseNumber || pages[0]) go(caseNumber ?? pages[0])
          else if (things[0]) open(things[0])
        }}
      >
        <TextField
          id="palette"
          label={say('shell:palette.field')}
          lead="search"
          value={typed}
          onChange={setTyped}
          autoFocus
          autoComplete="off"
        />
        {!isNothing && (
          <PaletteResults
            found={pages}
            caseNumber={caseNumber}
            onGo={go}
            things={things}
            all={work.all}
            onOpen={open}
          />
        )}
        <p className="hint" role="status">
          {says && say(says)}
        </p>
        {work.state === 'failed' && (
          <Button look="act" icon="renew" onClick={work.retry}>
            <Label k="core:retry" />
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** What the status says; only pages are searched before the second letter. */
function wordsOf({ state, hasMore, all }: FoundWork, isNothing: boolean) {
  if (state === 'idle') return isNothing ? 'shell:palette.none' : undefined
  if (state !== 'answered') return `shell:palette.${state}` as const
  if (isNothing) return 'shell:palette.nothing'
  if (all) return 'shell:palette.more.open'
  return hasMore ? 'shell:palette.more' : undefined
}

/** Arrow keys move the focus between the field and the results. */
function moveByArrows(form: HTMLFormElement | null) {
  const onKey = (event: KeyboardEvent) => {
    if (!form || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    const stops = [...form.querySelectorAll<HTMLElement>('input, li button')]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    event.preventDefault()
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  form?.addEventListener('keydown', onKey)
  return () => form?.removeEventListener('keydown', onKey)
}
