import { clsx } from 'clsx'
import { useState } from 'react'

import { Icon } from '../ui/icons/Icon.tsx'
import styles from './cases.module.css'

/** The applicant's picture of a case: 40 px in rows, 64 px in headers. Decorative; the title beside it names it. */
export function CasePicture({ url, size = 40 }: { url: string | null; size?: 40 | 64 | 104 }) {
  const [broken, setBroken] = useState(false)
  return (
    <span
      className={clsx('case-picture', styles.casePicture, 'fixed clipped well rounded muted')}
      style={{ inlineSize: size, blockSize: size }}
    >
      {url && !broken ? (
        <img src={url} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Icon name="picture" />
      )}
    </span>
  )
}
