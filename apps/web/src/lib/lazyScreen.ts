import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** Milliseconds after which loading a chunk counts as failed. */
const PATIENCE = 120_000

/** A screen in its own chunk: `lazyScreen(() => import('./screens/x/XScreen.tsx'), 'XScreen')`. */
export function lazyScreen<M extends Record<K, ComponentType>, K extends string & keyof M>(
  load: () => Promise<M>,
  name: K,
) {
  return lazyRouteComponent(() => withinPatience(load()), name)
}

function withinPatience<T>(chunk: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk timed out')), PATIENCE)
  })
  return Promise.race([chunk, tooLate]).finally(() => clearTimeout(timer))
}
