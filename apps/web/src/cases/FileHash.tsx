import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { CopyButton } from '../ui/Code.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import styles from './cases.module.css'

/** The SHA-256 of a file behind a button; open in print. */
export function FileHash({ label, value, children }: { label: TextKey; value: string; children?: ReactNode }) {
  return (
    <details className={styles.fileHash}>
      <summary className="text-button">
        <Icon name="chevron-next" size={16} />
        <Label k={label} />
      </summary>
      <bdi dir="ltr" className="mono">
        {value}
      </bdi>{' '}
      <CopyButton value={value} />
      {children}
    </details>
  )
}
