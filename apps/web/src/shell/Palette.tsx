import { clsx } from 'clsx'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { plainLetters } from '@saki/domain/search/plainLetters'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useUser } from '../lib/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useTerm, useWords } from '../ui/useWords.ts'
import { officePages, palettePages, type MenuEntry } from './navigation.ts'
import styles from './shell.module.css'

/** Ctrl+K: type the name of a page or an application number; Enter opens the first result. */
export function Palette({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onOpen])
  return open ? <PaletteDialog onClose={() => onOpen(false)} /> : null
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('shell')
  const [typed, setTyped] = useState('')
  const { found, caseNumber, go } = useFinder(typed, onClose)
  return (
    <Dialog title={<Label k="shell:palette.title" />} width={560} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          go(caseNumber ?? found[0])
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
      </form>
      <PaletteResults found={found} caseNumber={caseNumber} onGo={go} />
    </Dialog>
  )
}

/** Results for a typed text: a case number, and the pages whose names contain it. */
export function useFinder(typed: string, onGone: () => void) {
  const term = useTerm()
  const navigate = useNavigate()
  const wanted = plainLetters(typed.trim())
  const caseNumber = parseApplicationNumber(typed.trim().toUpperCase()) ? typed.trim().toUpperCase() : undefined
  const isOfficer = useUser()?.ROLE === 'office'
  const found = (isOfficer ? [...officePages, ...palettePages] : palettePages).filter((page) => {
    const words = term(page.label)
    return plainLetters(`${words.term} ${words.caption ?? ''}`).includes(wanted)
  })
  const go = (target: MenuEntry | string | undefined) => {
    if (!target) return
    const caseAt = (number: string) =>
      isOfficer ? `/petugas/berkas/${number}` : `/table-list/patents/workflow/${number}`
    onGone()
    void navigate({ to: typeof target === 'string' ? caseAt(target) : target.to })
  }
  return { found, caseNumber, go }
}

export function PaletteResults({
  found,
  caseNumber,
  onGo,
}: {
  found: readonly MenuEntry[]
  caseNumber: string | undefined
  onGo: (target: MenuEntry | string) => void
}) {
  const { say } = useWords('shell')
  if (found.length === 0 && !caseNumber) return <p role="status">{say('shell:palette.none')}</p>
  return (
    <ul className={clsx('waylist found', styles.found)}>
      {caseNumber && (
        <li>
          <button type="button" onClick={() => onGo(caseNumber)}>
            <Icon name="file" />
            <span>{say('shell:palette.case', { number: caseNumber })}</span>
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      )}
      {found.map((page) => (
        <li key={page.to}>
          <button type="button" onClick={() => onGo(page)}>
            <Icon name={page.icon ?? 'file'} />
            <Label k={page.label} />
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
