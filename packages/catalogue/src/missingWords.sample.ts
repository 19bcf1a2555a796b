import { languages } from '@saki/texts'
import { areas } from '@saki/texts/areas'

/** All text keys in a definition: strings of the form area:name. */
export function keysIn(value: unknown): string[] {
  if (typeof value === 'string') return areas.some((area) => value.startsWith(`${area}:`)) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(keysIn)
}

async function wordsOf(language: string, area: string): Promise<Record<string, string>> {
  const file: { words: Record<string, string> } = await import(`../../texts/src/${language}/${area}.ts`)
  return file.words
}

/** Language and key of every text key of a definition that a language lacks. */
export async function missingWords(definition: unknown): Promise<string[]> {
  const lacking: string[] = []
  for (const key of new Set(keysIn(definition))) {
    const [area = '', name = ''] = key.split(':')
    for (const language of languages) if (!(await wordsOf(language, area))[name]) lacking.push(`${language} ${key}`)
  }
  return lacking
}
