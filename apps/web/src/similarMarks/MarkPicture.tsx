import { clsx } from 'clsx'
import type { SimilarTrademark } from '@saki/contracts/trademarks'
import { useState } from 'react'

import styles from './similar.module.css'

/** Narrower pictures show the first letter only. */
const ROOM_FOR_NAME = 96

/** The label of a mark, or its name when it has none. Decorative; the name beside it says it. `size`: greatest width in pixels. */
export function MarkPicture({
  mark: { IMG_URL, MARK_NAME },
  size,
}: {
  mark: Pick<SimilarTrademark, 'IMG_URL' | 'MARK_NAME'>
  size: number
}) {
  const [broken, setBroken] = useState(false)
  return (
    <span
      className={clsx(styles.picture, 'fixed full-width small centered clipped well muted')}
      style={{ maxInlineSize: size }}
      aria-hidden="true"
    >
      {IMG_URL && !broken ? (
        <img
          className="fitted"
          src={IMG_URL}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        <bdi className="strong text-center break-anywhere">{size < ROOM_FOR_NAME ? [...MARK_NAME][0] : MARK_NAME}</bdi>
      )}
    </span>
  )
}
