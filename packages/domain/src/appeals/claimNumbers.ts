/** Claim numbers typed as `1-3, 5`; undefined when something else is typed, also a range that runs backwards. Empty text gives none. */
export function claimNumbers(text: string): number[] | undefined {
  const parts = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part))
  const ranges = parts.flatMap((found) => {
    const range = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])] as const
    return range[0] <= range[1] ? [range] : []
  })
  if (ranges.length < parts.length) return undefined
  const numbers = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
