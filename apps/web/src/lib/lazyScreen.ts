import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import { loadGroup } from '../ui/words.ts'
import { OfflineError } from './offlineError.ts'

/** Milliseconds after which loading a chunk counts as failed. */
const PATIENCE = 120_000

/** A screen in the chunk of its area, with groups of texts it shows: `lazyScreen(() => import('./areas/x.ts'), 'XScreen', ['x'])`. */
export function lazyScreen<M extends Record<K, ComponentType>, K extends string & keyof M>(
  load: () => Promise<M>,
  name: K,
  texts: readonly string[] = [],
) {
  const screen = lazyRouteComponent(() => withinPatience(loadBoth(load, texts)).catch(explain), name)
  /** After a failed import the router reloads the document once, which a device without a connection cannot do. */
  const explain = (error: unknown): never => {
    throw navigator.onLine ? error : new OfflineError(async () => void (await screen.preload?.()))
  }
  return screen
}

/** What a chunk of screens may prepare while it is loaded; its screens are drawn afterwards. Must not reject. */
interface Prepares {
  ready?: Promise<void>
}

/** Texts that cannot be loaded do not stop the screen, which reports them when it shows one. */
async function loadBoth<M>(load: () => Promise<M & Prepares>, texts: readonly string[]): Promise<M> {
  const [screen] = await Promise.all([load(), ...texts.map((group) => loadGroup(group).catch(() => undefined))])
  await screen.ready
  return screen
}

function withinPatience<T>(chunk: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk timed out')), PATIENCE)
  })
  return Promise.race([chunk, tooLate]).finally(() => clearTimeout(timer))
}
