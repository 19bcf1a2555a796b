import { allWords } from './allWords.ts'
import type { Area } from './areas.ts'
import type { TextKey } from './keys.ts'
import { phrase } from './phrase.ts'
import type { Language } from './words.ts'

/**
 * A text in one language, for the server (mails, documents, error titles). {{name}} is replaced; `count` chooses the plural form.
 * A key missing in the language falls back to English, then Indonesian, then shows itself.
 */
export function say(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  const [area, name] = (key as string).split(':') as [Area, string]
  const lists = [language, 'en', 'id'] as const
  return (
    phrase(
      lists.map((one) => [one, allWords[one][area]] as const),
      name,
      values,
    ) ?? key
  )
}
