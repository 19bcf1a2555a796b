/** Claim numbers typed as `1-3, 5`; undefined when something else is typed. Empty text gives none. */
export function claimNumbers(text: string): number[] | undefined {
  const parts = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part))
  if (parts.some((found) => found === null)) return undefined
  const numbers = parts.flatMap((found) => {
    const [first, last] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  })
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
