import { createElement, useEffect, useSyncExternalStore, type ReactNode } from 'react'

import type { OpenComboboxProps } from './comboboxParts.ts'

type Draw = (props: OpenComboboxProps) => ReactNode
let draw: Draw | undefined
const listeners = new Set<() => void>()

/** Loads Mantine's part. Offline the plain input stays, and its next focus tries again. */
export async function loadOpenCombobox(): Promise<void> {
  if (draw) return
  try {
    const { OpenCombobox } = await import('./OpenCombobox.tsx')
    draw = (props) => createElement(OpenCombobox, props)
    for (const listener of listeners) listener()
  } catch {
    // Offline: tried again with the next focus.
  }
}

/** Draws Mantine's part; undefined until it is loaded. */
export function useOpenCombobox(): Draw | undefined {
  useEffect(() => void loadOpenCombobox(), [])
  return useSyncExternalStore(subscribe, () => draw)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
