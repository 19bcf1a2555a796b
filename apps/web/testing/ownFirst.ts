import { page } from 'vitest/browser'

const numberOf = (element: Element, name: 'fontSize' | 'fontWeight') =>
  Number.parseFloat(getComputedStyle(element)[name])

/** Whether the name in the reader's language stands before or above the Indonesian one and is larger or heavier. Both must be there once. */
export function isOwnFirst(own: string, indonesian: string): boolean {
  const [first, second] = [own, indonesian].map((words) => page.getByText(words, { exact: true }).element())
  if (!first || !second) return false
  const [here, there] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  const isBeside = Math.abs(here.bottom - there.bottom) < here.height / 2
  const isBefore = document.documentElement.dir === 'rtl' ? here.right > there.right : here.left < there.left
  const isStronger = (['fontSize', 'fontWeight'] as const).some(
    (name) => numberOf(first, name) > numberOf(second, name),
  )
  return (isBeside ? isBefore : here.bottom <= there.top + 1) && isStronger
}
