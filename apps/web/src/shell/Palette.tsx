import { clsx } from 'clsx'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { plainLetters } from '@saki/domain/search/plainLetters'
import { useEffect, useState } from 'react'

import { useGoTo } from '../lib/pageAddress.ts'
import { useUser } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useTerm, useWords } from '../ui/useWords.ts'
import { palettePages, type MenuEntry } from './navigation.ts'
import styles from './shell.module.css'
import { useFoundWork, type FoundThing, type FoundWork } from './useFoundWork.ts'

/** Ctrl+K: type the name of a page, a number or words of a title; Enter opens the first result, arrow keys go through them. */
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

/** Pages of officers, whose list others do not load. */
function useOfficePages(isOfficer: boolean): readonly MenuEntry[] {
  const [pages, setPages] = useState<readonly MenuEntry[]>([])
  useEffect(() => {
    if (isOfficer) void import('./OfficeNavPages.ts').then(({ officePages }) => setPages(officePages))
  }, [isOfficer])
  return pages
}

/** Results for a typed text: a case number, and the pages whose names contain it. */
export function useFinder(typed: string, onGone: () => void) {
  const term = useTerm()
  const goTo = useGoTo()
  const wanted = plainLetters(typed.trim())
  const caseNumber = parseApplicationNumber(typed.trim().toUpperCase()) ? typed.trim().toUpperCase() : undefined
  const isOfficer = useUser()?.ROLE === 'office'
  const officePages = useOfficePages(isOfficer)
  const found = [...officePages, ...palettePages].filter((page) => {
    const words = term(page.label)
    return plainLetters(`${words.term} ${words.caption ?? ''}`).includes(wanted)
  })
  const go = (target: MenuEntry | string | undefined) => {
    if (!target) return
    onGone()
    if (typeof target !== 'string') return void goTo({ to: target.to, search: target.search })
    const to = isOfficer ? '/petugas/berkas/$patentId' : '/table-list/patents/workflow/$patentId'
    void goTo({ to, params: { patentId: target } })
  }
  return { found, caseNumber, go }
}

export function PaletteResults({
  found,
  caseNumber,
  onGo,
  things = [],
  all,
  onOpen,
}: {
  found: readonly MenuEntry[]
  caseNumber: string | undefined
  onGo: (target: MenuEntry | string) => void
  /** Cases and drafts, after the pages. */
  things?: readonly FoundThing[]
  /** The list with all cases, when only some are shown. */
  all?: FoundWork['all']
  onOpen?: (thing: { open: () => void }) => void
}) {
  const { say } = useWords('shell')
  if (found.length === 0 && !caseNumber && things.length === 0) return <p role="status">{say('shell:palette.none')}</p>
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
        <li key={page.label}>
          <button type="button" onClick={() => onGo(page)}>
            <Icon name={page.icon ?? 'file'} />
            <Label k={page.label} />
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      ))}
      {things.map((thing) => (
        <li key={thing.id}>
          <button type="button" onClick={() => onOpen?.(thing)}>
            <Icon name={thing.icon} />
            <span>
              <bdi>{thing.title}</bdi>{' '}
              <span className="cap">
                {thing.number ? <bdi dir="ltr">{thing.number}</bdi> : say('shell:palette.draft')}
                {thing.says && <span className="block">{thing.says}</span>}
              </span>
            </span>
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      ))}
      {all && (
        <li>
          <button type="button" onClick={() => onOpen?.(all)}>
            <Icon name="list" />
            <span>{say(all.says, { words: all.words })}</span>
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      )}
    </ul>
  )
}
