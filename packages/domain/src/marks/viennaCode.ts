/**
 * A category (`26`), division (`26.1`) or section (`26.1.12`) of the Vienna classification, without leading zeros and the letter A of auxiliary
 * sections; undefined for other texts.
 */
export function viennaCode(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:\.(\d{1,2})(?:\.A?(\d{1,2}))?)?$/i.exec(typed.replace(/\s/g, ''))?.slice(1)
  const numbers = parts?.filter((part) => part !== undefined).map(Number)
  const [category = 0] = numbers ?? []
  if (category < 1 || category > 29 || numbers?.some((number) => number < 1)) return undefined
  return numbers?.join('.')
}

/** The division of a division or section. */
export const viennaDivision = (code: string): string => code.split('.').slice(0, 2).join('.')
