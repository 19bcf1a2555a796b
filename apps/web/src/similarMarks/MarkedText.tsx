import styles from './similar.module.css'

interface MarkedTextProps {
  text: string
  /** Places in UTF-16 units, end excluded, in order. */
  found: readonly { START: number; END: number }[]
}

/** A text with the found places marked. */
export function MarkedText({ text, found }: MarkedTextProps) {
  const parts: { text: string; isFound: boolean }[] = []
  let at = 0
  for (const { START, END } of found) {
    if (START > at) parts.push({ text: text.slice(at, START), isFound: false })
    parts.push({ text: text.slice(START, END), isFound: true })
    at = END
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false })
  return (
    <bdi className={styles.name}>
      {parts.map((part, place) =>
        part.isFound ? <mark key={place}>{part.text}</mark> : <span key={place}>{part.text}</span>,
      )}
    </bdi>
  )
}
