import { clsx } from 'clsx'
import { Check } from '../ui/Choice.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { MOST_COMPARED } from './comparedNumbers.ts'
import styles from './searches.module.css'

interface ComparePickProps {
  number: string
  title: string
  compared: readonly string[]
  onChange: (compared: readonly string[]) => void
  /** For a column of a table: the word is shown on phones only, where the table has no heads. */
  bare?: boolean
}

/** Chooses a case for the comparison; nothing but taking back when four are chosen. */
export function ComparePick({ number, title, compared, onChange, bare = false }: ComparePickProps) {
  const { say } = useWords('register')
  const isChosen = compared.includes(number)
  const toggle = () => {
    if (isChosen) onChange(compared.filter((each) => each !== number))
    else if (compared.length < MOST_COMPARED) onChange([...compared, number])
  }
  return (
    <div className={clsx(styles.facet, 'flush-fields')}>
      <Check id={`compare-${number}`} checked={isChosen} onChange={toggle}>
        {bare ? (
          <>
            <span className="onlyphone" aria-hidden="true">
              <Label k="register:compare" />
            </span>
            <span className="sr">{say('register:compare.pick', { title })}</span>
          </>
        ) : (
          <>
            <Label k="register:compare" />
            <span className="sr"> {title}</span>
          </>
        )}
      </Check>
    </div>
  )
}
