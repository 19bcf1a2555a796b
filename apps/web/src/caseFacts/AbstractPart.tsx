import { Label } from '../ui/Label.tsx'
import styles from './facts.module.css'

/** The abstract of a patent in the whole width; nothing until it is read. */
export function AbstractPart({ text }: { text: string }) {
  if (text === '') return null
  return (
    <section className={styles.part}>
      <h3>
        <Label k="casePage:patent.abstract" />
      </h3>
      <p dir="auto" className="above-8 keep-lines break-anywhere">
        {text}
      </p>
    </section>
  )
}
