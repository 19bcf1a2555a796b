import { lookOf } from '@saki/catalogue/rights/looks'
import { clsx } from 'clsx'
import { useState } from 'react'

import { Icon } from '../ui/icons/Icon.tsx'
import styles from './cases.module.css'

interface CasePictureProps {
  url: string | null
  /** Letter of the right, whose sign stands for a case without a picture. */
  right: string
  size?: 40 | 64 | 104
}

/** The applicant's picture of a case: 40 px in rows, 64 px in headers. Decorative; the title beside it names it. */
export function CasePicture({ url, right, size = 40 }: CasePictureProps) {
  const [broken, setBroken] = useState(false)
  return (
    <span
      className={clsx('case-picture', styles.casePicture, 'fixed clipped well rounded muted')}
      style={{ inlineSize: size, blockSize: size }}
    >
      {url && !broken ? (
        <img src={url} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Icon name={lookOf(right).icon} size={size > 40 ? 28 : 20} />
      )}
    </span>
  )
}
