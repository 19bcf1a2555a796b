import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { Icon } from './icons/Icon.tsx'

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** As high as a small button. */
  small?: boolean
  /** Class of the box around it, for its width. */
  box?: string | undefined
}

/** A native <select> with the arrow of the portal, for places without a field's label and hint. Children are its options. */
export function SelectBox({ small = false, box, ...select }: SelectBoxProps) {
  return (
    <span className={clsx('select-box block', box)}>
      <select className={small ? 'input compact' : 'input'} {...select} />
      <Icon name="chevron-down" size={small ? 16 : 20} />
    </span>
  )
}
