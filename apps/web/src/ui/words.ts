import { phrase } from '@saki/texts/phrase'
import type { Language, Words } from '@saki/texts/words'

const chunks = import.meta.glob<{ words: Words }>('../../../../packages/texts/src/{id,en,ar}/*.ts')

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
  await Promise.all([...wanted].map((area) => Promise.all([load(next, area), load('id', area)])))
  language = next
  for (const onChange of watchers) onChange()
}

/** Loads the texts of `area` in the reader's language and in Indonesian, which every label needs. */
export async function loadArea(area: string): Promise<void> {
  wanted.add(area)
  await Promise.all([load(language, area), load('id', area)])
}

/** Throws a promise for Suspense while the texts of `area` load, and the error when loading failed. */
export function awaitArea(area: string): void {
  for (const one of [language, 'id'] as const) {
    const name = `${one}/${area}`
    if (loaded.has(name)) continue
    throw refused.get(name) ?? loadArea(area).catch(() => undefined)
  }
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

/** Loads the chunk of one language and area, once. */
function load(one: Language, area: string): Promise<void> {
  const name = `${one}/${area}`
  const running = loading.get(name)
  if (running) return running
  const chunk = chunks[`../../../../packages/texts/src/${name}.ts`]
  const promise = (chunk ? chunk() : Promise.reject(new Error(`no words: ${name}`))).then(
    ({ words }) => {
      loaded.set(name, words)
    },
    (error: Error) => {
      refused.set(name, error)
      throw error
    },
  )
  loading.set(name, promise)
  return promise
}
