import { clsx } from 'clsx'

import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from '../../searches/searches.module.css'

const examples = [
  ['tenun nusa', 'words'],
  ['"tenun nusa"', 'phrase'],
  ['tenun*', 'prefix'],
  ['tenun OR rajut', 'or'],
  ['kopi -teh', 'not'],
  ['naskah:fermentasi', 'text'],
  ['pemilik:nguyen', 'owner'],
  ['kelas:24', 'class'],
  ['tahun:2017..2020', 'years'],
  ['status:berlaku', 'status'],
  ['D.ID.2017.022871', 'number'],
] as const

/** How a search is written; an example searches at once. */
export function SearchHelp({ onTry }: { onTry: (text: string) => void }) {
  const { say } = useWords('register')
  return (
    <Card title={<Label k="register:help" />} flush>
      <ul className="hairlines">
        {examples.map(([text, key]) => (
          <li
            key={key}
            className={clsx(styles.columns, 'inset-12 grid gap-12 row-gap-4 align-center one-column-on-phones')}
          >
            <div>
              <button type="button" className="act mono" dir="ltr" onClick={() => onTry(text)}>
                {text}
              </button>
            </div>
            <span className="muted sm">{say(`register:help.${key}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
