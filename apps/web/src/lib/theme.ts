import { useSyncExternalStore } from 'react'

export type Theme = 'auto' | 'light' | 'dark'

const STORED = 'saki-theme'
const dark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let theme: Theme = read()

/** The reader's choice: as the device, always light or always dark. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme)
}

/** Applies and stores the choice in this browser. */
export function setTheme(next: Theme): void {
  theme = next
  try {
    localStorage.setItem(STORED, next)
  } catch {
    // Storage refused: the choice lasts until the page is closed.
  }
  apply()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Applies changes of the device's theme while the choice is 'auto'. Called once at start; boot.js sets the attribute before the first paint. */
export function followDevice(): void {
  dark.addEventListener('change', apply)
}

function apply(): void {
  const scheme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}

function read(): Theme {
  try {
    const stored = localStorage.getItem(STORED)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}
