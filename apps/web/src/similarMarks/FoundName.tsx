import type { SimilarTrademark } from '@saki/contracts/trademarks'

import styles from './similar.module.css'

/** The name of a mark with the words that are like the sought ones marked. Places are in UTF-16 units. */
export function FoundName({ mark }: { mark: Pick<SimilarTrademark, 'MARK_NAME' | 'FOUND_AT'> }) {
  const name = mark.MARK_NAME
  const parts: { text: string; isFound: boolean }[] = []
  let at = 0
  for (const { START, END } of mark.FOUND_AT) {
    if (START > at) parts.push({ text: name.slice(at, START), isFound: false })
    parts.push({ text: name.slice(START, END), isFound: true })
    at = END
  }
  if (at < name.length) parts.push({ text: name.slice(at), isFound: false })
  return (
    <bdi className={styles.name}>
      {parts.map(({ text, isFound }, place) =>
        isFound ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
      )}
    </bdi>
  )
}
