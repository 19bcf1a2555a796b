import { clsx } from 'clsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useFormScene } from '../scene.ts'
import styles from '../forms.module.css'

/** Error of a list as a whole, such as too few rows; the error summary links to the list's add button. */
export function RowsError({ section }: { section: string }) {
  const { errors, advice } = useFormScene()
  const error = errors.get(section)
  const suggestion = advice.get(section)
  if (error)
    return (
      <p className="fault" id={`${section}-error`}>
        <Icon name="alert" size={18} />
        {error}
      </p>
    )
  return suggestion ? (
    <p className={clsx(styles.advice, 'flex align-start gap-6 text-warning small strong')}>
      <Icon name="warning" size={16} />
      {suggestion}
    </p>
  ) : null
}
