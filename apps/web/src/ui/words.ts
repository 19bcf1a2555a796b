import { phrase } from '@saki/texts/phrase'
import type { Language, Words } from '@saki/texts/words'
import { groups, load as modules } from 'virtual:words'

let language: Language = 'en'
const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<void>>()
const refused = new Map<string, Error>()
const wanted = new Set<string>()
const watchers = new Set<() => void>()

/** The reader's language. */
export function spoken(): Language {
  return language
}

/** Calls back on every change of language; returns the function that stops it. */
export function watchLanguage(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Switches the language after all areas in use are loaded for it. Rejects when one cannot be loaded. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...wanted].map((group) => load(next, group)))
  language = next
  for (const onChange of watchers) onChange()
}

/** Loads the texts of `area`, and of the areas loaded together with it, in the reader's language and in Indonesian, which every label needs. */
export async function loadArea(area: string): Promise<void> {
  await loadGroup(groups[area] ?? area)
}

/** Loads a group of areas, as loadArea. */
export async function loadGroup(group: string): Promise<void> {
  wanted.add(group)
  await load(language, group)
}

/** Throws a promise for Suspense while the texts of `area` load, and the error when loading failed. */
export function awaitArea(area: string): void {
  if (loaded.has(`${language}/${area}`)) return
  throw refused.get(`${language}/${groups[area] ?? area}`) ?? loadArea(area).catch(() => undefined)
}

/** A text in language `one`, else in Indonesian, else the key itself. */
export function textIn(one: Language, key: string, values?: Record<string, string | number>): string {
  const [area = '', name = ''] = key.split(':')
  const lists = [one, 'id'] as const
  return (
    phrase(
      lists.map((list) => [list, loaded.get(`${list}/${area}`)] as const),
      name,
      values,
    ) ?? key
  )
}

/** Texts that could not be loaded are asked for again when they are next used. */
export function forgetRefused(): void {
  for (const name of refused.keys()) loading.delete(name)
  refused.clear()
}

/** Loads the chunk of one language and group, once. */
function load(one: Language, group: string): Promise<void> {
  const name = `${one}/${group}`
  const running = loading.get(name)
  if (running) return running
  const promise = (modules[name]?.() ?? Promise.reject(new Error(`no words: ${name}`))).then(
    ({ lists }) => {
      for (const [list, words] of Object.entries(lists)) loaded.set(list, words)
    },
    (error: Error) => {
      refused.set(name, error)
      throw error
    },
  )
  loading.set(name, promise)
  return promise
}
