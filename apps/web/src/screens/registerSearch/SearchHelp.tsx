import { fieldExample, otherFieldNames, plainExamples, writtenFields } from '@saki/domain/search/registerFieldNames'
import { clsx } from 'clsx'
import { useState } from 'react'

import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from '../../searches/searches.module.css'

const rows = [
  ...plainExamples.map(({ key, example }) => ({ key, example, names: [] as readonly string[] })),
  ...writtenFields.map((key) => ({ key, example: fieldExample(key), names: otherFieldNames(key) })),
]

/** How a search is written, with every field that is understood; an example searches at once. Drawn when it is opened. */
export function SearchHelp({ onTry }: { onTry: (text: string) => void }) {
  const { say } = useWords('register')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={isOpen ? 'full-width' : undefined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="text-link small">
        <Label k="register:help" />
      </summary>
      {isOpen && (
        <ul className="hairlines above-8">
          {rows.map(({ key, example, names }) => (
            <li key={key} className={clsx(styles.columns, 'grid gap-12 row-gap-4 align-center one-column-on-phones')}>
              <div>
                <button
                  type="button"
                  className="text-button mono"
                  dir="ltr"
                  onClick={() => {
                    setOpen(false)
                    onTry(example)
                  }}
                >
                  {example}
                </button>
              </div>
              <span className="sm">
                {say(`register:syntax.${key}`)}
                {names.length > 0 && (
                  <span className="muted">{say('register:syntax.also', { names: names.join(say('core:comma')) })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
