import { useState, type ReactNode } from 'react'

interface HeldProps<V> {
  start: V
  /** Called with every value the component gives out. */
  onChange?: ((value: V) => void) | undefined
  children: (value: V, set: (value: V) => void) => ReactNode
}

/** Keeps the value of a controlled component, as a form does. */
export function Held<V>({ start, onChange, children }: HeldProps<V>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    setValue(next)
    onChange?.(next)
  })
}
