/**
 * Nice classes whose goods and services are often sold or rendered by the same undertakings. This project's own list, as an aid for searches:
 * whether goods are of the same kind is decided case by case (Permenkumham 67/2016 art. 17), and classes of the same group need not be.
 */
const GROUPS: readonly (readonly number[])[] = [
  [1, 2, 4, 17],
  [3, 5, 21, 44],
  [5, 10, 44],
  [29, 30, 31, 32, 33, 43],
  [34, 14],
  [14, 18, 24, 25, 26],
  [9, 16, 28, 38, 41, 42],
  [7, 8, 11, 37],
  [12, 37, 39],
  [6, 19, 2, 27, 37, 36],
  [11, 20, 21, 24, 27],
  [35, 36, 41, 42, 45],
]

/** The classes and those related to them, ascending. */
export function withRelatedClasses(classes: readonly number[]): number[] {
  const related = GROUPS.filter((group) => group.some((each) => classes.includes(each))).flat()
  return [...new Set([...classes, ...related])].toSorted((a, b) => a - b)
}
