import type { Language, Words } from './words.ts'

/**
 * A text out of lists of words tried in order (the reader's language first), undefined when none has it. {{name}} is replaced; `count`
 * chooses the plural form by the rules of the list's own language, `_zero` is preferred for 0 wherever a list has it; as a number its
 * thousands are parted as that language does.
 */
export function phrase(
  lists: readonly (readonly [Language, Words | undefined])[],
  name: string,
  values: Record<string, string | number> = {},
): string | undefined {
  for (const [language, words] of lists) {
    const text = formsOf(language, values['count'])
      .map((form) => words?.[`${name}${form}`])
      .find((found) => found !== undefined)
    if (text !== undefined)
      return text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
        const value = values[slot] ?? ''
        return slot === 'count' && typeof value === 'number' ? thousandsParted(language, value) : String(value)
      })
  }
  return undefined
}

/** As Intl.NumberFormat of the language with Latin digits, which is slow to make. For whole numbers. */
export const thousandsParted = (language: Language, number: number): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, language === 'id' ? '.' : ',')

const rules = new Map<Language, Intl.PluralRules>()

function formsOf(language: Language, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return ['']
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return [...(count === 0 ? ['_zero'] : []), `_${rule.select(count)}`, '_other', '']
}
