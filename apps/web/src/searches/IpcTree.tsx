import { ipcSubclass } from '@saki/domain/patents/ipcSymbol'
import { useState } from 'react'

import { useIpcNames } from '../cases/ipcNames.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { FacetCheck } from './Facets.tsx'

/** So few subclasses are shown with their sections open. */
const FEW = 8

interface IpcTreeProps {
  /** Results by subclass (A23F). */
  totals: ReadonlyMap<string, number>
  isLeast: boolean
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Whether a class is a subclass of IPC: A23F. */
export const isSubclass = (code: string): boolean => ipcSubclass(code) === code

/** The subclasses that results have, and those chosen, under their sections and classes. */
export function IpcTree({ totals, chosen, ...choice }: IpcTreeProps) {
  const subclasses = [...new Set([...totals.keys(), ...chosen])].filter(isSubclass).toSorted()
  return (
    <ul className="grid one-column gap-4">
      {[...Map.groupBy(subclasses, (code) => code.charAt(0))].map(([section, inside]) => (
        <Section
          key={section}
          section={section}
          subclasses={inside}
          isFew={subclasses.length <= FEW}
          totals={totals}
          chosen={chosen}
          {...choice}
        />
      ))}
    </ul>
  )
}

/** A section, open at first when something in it is chosen, or there are few. */
function Section({
  section,
  subclasses,
  isFew,
  totals,
  isLeast,
  chosen,
  onChoose,
}: IpcTreeProps & { section: string; subclasses: readonly string[]; isFew: boolean }) {
  const { say } = useWords('register')
  const [isOpen, setOpen] = useState(isFew || subclasses.some((code) => chosen.includes(code)))
  const { nameOf, nameLanguage } = useIpcNames(isOpen ? subclasses : [])
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex gap-8 align-start small">
          <b className="mono">{section}</b>
          <span className="grow">{say(`register:ipcSection.${section as 'A'}`)}</span>
          <span className="sr">
            <Label k="register:ipc.section" values={{ count: subclasses.length }} />
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </summary>
        {isOpen &&
          [...Map.groupBy(subclasses, (code) => code.slice(0, 3))].map(([ipcClass, inside]) => (
            <ul key={ipcClass} className="pad-8-16 grid one-column gap-10" aria-label={ipcClass}>
              {inside.map((code) => (
                <li key={code}>
                  <FacetCheck
                    id={`class-${code}`}
                    isOn={chosen.includes(code)}
                    total={totals.get(code) ?? (isLeast ? undefined : 0)}
                    isLeast={isLeast}
                    onToggle={(isOn) => onChoose(isOn ? [...chosen, code] : chosen.filter((each) => each !== code))}
                  >
                    <bdi dir="ltr" className="mono">
                      {code}
                    </bdi>
                    {'\u2002'}
                    <bdi lang={nameLanguage} className="small muted two-lines">
                      {nameOf(code)}
                    </bdi>
                  </FacetCheck>
                </li>
              ))}
            </ul>
          ))}
      </details>
    </li>
  )
}
