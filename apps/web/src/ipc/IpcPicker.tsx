import { IPC_EDITION } from '@saki/domain/patents/ipcScheme'
import { useState } from 'react'

import type { IpcPickerProps } from '../cases/ipcPickerProps.ts'
import { useIpcTable } from './useIpcTable.ts'
import { Combobox } from '../ui/Combobox.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords } from '../ui/useWords.ts'
import { IpcBranches } from './IpcBranches.tsx'
import { IpcSuggestions } from './IpcSuggestions.tsx'
import { isUnknownIpc, searchIpc } from './searchIpc.ts'

/** The IPC down to its subclasses: search by words or symbol, what the invention may belong to, and a tree. */
export function IpcPicker({ id, takes, chosen, onChoose, invention }: IpcPickerProps) {
  const { say } = useWords('ipc', 'register')
  const { rows, error, refetch, nameLanguage } = useIpcTable()
  const [typed, setTyped] = useState('')
  if (error && !rows) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!rows) return <Skeleton lines={6} />
  const choose = (code: string) => {
    setTyped('')
    if (code !== '') onChoose(code)
  }
  const found = searchIpc(rows, typed, takes).filter(({ code }) => !chosen.includes(code))
  return (
    <section className="flush-fields grid one-column gap-12" aria-label={say('ipc:title')}>
      <Combobox
        id={`${id}-search`}
        label={<Label k="ipc:search" />}
        hint={say(takes === 'symbol' ? 'ipc:search.symbol' : 'ipc:search.part', { edition: IPC_EDITION })}
        error={
          isUnknownIpc(typed)
            ? say('ipc:unknown', { code: typed.trim().toUpperCase(), edition: IPC_EDITION })
            : undefined
        }
        options={found.map(({ code, name, word }) => ({ value: code, label: `${code} ${name}`, note: word }))}
        value=""
        onChange={choose}
        onSearch={setTyped}
      />
      {invention && (
        <IpcSuggestions
          rows={rows}
          invention={invention}
          chosen={chosen}
          nameLanguage={nameLanguage}
          onChoose={onChoose}
        />
      )}
      <IpcBranches rows={rows} chosen={chosen} nameLanguage={nameLanguage} onChoose={onChoose} />
    </section>
  )
}
