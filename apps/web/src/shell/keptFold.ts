import { useState } from 'react'

const STORED = 'saki-fold:'

/** Whether a fold of the sidebar is open, kept in this browser; `atFirst` until it was pressed once. */
export function useKeptFold(name: string, atFirst: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => storedFold(name) ?? atFirst)
  const keep = (next: boolean) => {
    setOpen(next)
    try {
      localStorage.setItem(STORED + name, next ? 'open' : 'closed')
    } catch {
      // Storage refused: the choice lasts until the page is closed.
    }
  }
  return [isOpen, keep]
}

function storedFold(name: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(STORED + name)
    return stored === null ? undefined : stored === 'open'
  } catch {
    return undefined
  }
}
