import { useState, type ReactNode } from 'react'

import type { NamedIpc } from './useIpcTable.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import { IpcLeaf } from './IpcLeaf.tsx'

interface IpcBranchesProps {
  rows: readonly NamedIpc[]
  chosen: readonly string[]
  nameLanguage: string
  onChoose: (code: string) => void
}

const SECTION = 1
const CLASS = 3

/** Sections, which open to classes, which open to the subclasses that can be chosen. */
export function IpcBranches({ rows, ...leaves }: IpcBranchesProps) {
  const { say } = useWords('ipc', 'register')
  return (
    <ul className="framed hairlines" aria-label={say('ipc:tree')}>
      {rows
        .filter(({ code }) => code.length === SECTION)
        .map(({ code }) => (
          <Branch key={code} code={code} name={say(`register:ipcSection.${code as 'A'}`)}>
            {() => (
              <ul>
                {childrenOf(rows, code, CLASS).map((row) => (
                  <Branch key={row.code} code={row.code} name={row.name} nameLanguage={leaves.nameLanguage}>
                    {() => <Leaves rows={childrenOf(rows, row.code, CLASS + 1)} {...leaves} />}
                  </Branch>
                ))}
              </ul>
            )}
          </Branch>
        ))}
    </ul>
  )
}

const childrenOf = (rows: readonly NamedIpc[], code: string, length: number) =>
  rows.filter((row) => row.code.length === length && row.code.startsWith(code))

interface BranchProps {
  code: string
  name: string
  nameLanguage?: string
  /** Drawn while it is open. */
  children: () => ReactNode
}

/** A section or class. */
function Branch({ code, name, nameLanguage, children }: BranchProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="row gap-10 middle pad-8-16">
          <bdi dir="ltr" className="mono">
            {code}
          </bdi>
          <bdi lang={nameLanguage} className="grow">
            {name}
          </bdi>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </summary>
        {isOpen && <div className="pad-8-16">{children()}</div>}
      </details>
    </li>
  )
}

function Leaves({ rows, chosen, nameLanguage, onChoose }: IpcBranchesProps) {
  return (
    <ul>
      {rows.map(({ code, name }) => (
        <li key={code}>
          <IpcLeaf
            code={code}
            name={name}
            nameLanguage={nameLanguage}
            isChosen={chosen.includes(code)}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
}
