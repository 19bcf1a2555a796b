import { ipcSuggester } from '@saki/domain/patents/suggestIpc'
import { useMemo } from 'react'

import type { IpcPickerProps } from '../cases/ipcPickerProps.ts'
import type { NamedIpc } from './useIpcTable.ts'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { IpcLeaf } from './IpcLeaf.tsx'

interface IpcSuggestionsProps extends Pick<IpcPickerProps, 'chosen' | 'onChoose'> {
  rows: readonly NamedIpc[]
  invention: { title: string; abstract: string }
  nameLanguage: string
}

/** At most five subclasses that share words with the invention, without those of chosen symbols. None is chosen by itself. */
export function IpcSuggestions({ rows, invention, chosen, nameLanguage, onChoose }: IpcSuggestionsProps) {
  const { say } = useWords('ipc')
  const suggest = useMemo(() => ipcSuggester(rows), [rows])
  const { title, abstract } = invention
  const all = useMemo(() => suggest({ title, abstract }), [suggest, title, abstract])
  const suggested = all.filter((code) => !chosen.some((symbol) => symbol !== code && symbol.startsWith(code)))
  if (suggested.length === 0) return null
  return (
    <div className="well rounded-card pad-12-16 grid one-column gap-4">
      <h3 className="small" id="ipc-maybe">
        <Label k="ipc:maybe" />
      </h3>
      <ul aria-labelledby="ipc-maybe">
        {suggested.map((code) => (
          <li key={code}>
            <IpcLeaf
              code={code}
              name={rows.find((row) => row.code === code)?.name ?? ''}
              nameLanguage={nameLanguage}
              isChosen={chosen.includes(code)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <p className="hint">{say(abstract === '' ? 'ipc:maybe.title' : 'ipc:maybe.abstract')}</p>
    </div>
  )
}
