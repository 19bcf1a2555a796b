import { clsx } from 'clsx'
import type { SimilarTrademark } from '@saki/contracts/trademarks'
import { useState, type ReactNode } from 'react'

import styles from './similar.module.css'

/** Narrower pictures show the first letter only. */
const ROOM_FOR_NAME = 96

/** The label of a mark, or its name when it has none. Decorative; the name beside it says it. `size`: greatest width in pixels. */
export function MarkPicture({
  mark: { IMG_URL, MARK_NAME },
  size,
  fallback,
}: {
  mark: Pick<SimilarTrademark, 'IMG_URL' | 'MARK_NAME'>
  size: number
  /** Shown when there is no picture, instead of the name. */
  fallback?: ReactNode
}) {
  const [broken, setBroken] = useState(false)
  const isShown = Boolean(IMG_URL) && !broken
  const isNarrow = size < ROOM_FOR_NAME
  return (
    <span
      className={clsx(styles.picture, 'fixed full-width small centered clipped well muted')}
      style={{ maxInlineSize: size, ...(!isShown && isNarrow && { aspectRatio: 1 }) }}
      aria-hidden="true"
    >
      {IMG_URL && isShown ? (
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
        (fallback ?? (
          <bdi className="strong text-center break-anywhere">{isNarrow ? [...MARK_NAME][0] : MARK_NAME}</bdi>
        ))
      )}
    </span>
  )
}
