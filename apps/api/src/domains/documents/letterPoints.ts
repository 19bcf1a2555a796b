/** One numbered point of a letter. */
export interface LetterPoint {
  title: string
  text: string
  ground: string
}

const textIn = (row: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => row[name]).find((value): value is string => typeof value === 'string' && value.trim() !== '') ??
  ''

/**
 * The points of an action's details: POINTS as officers write them {TITLE, TEXT}, ITEMS as the formality check stores them
 * {OPTION_NAME, ACTION_OPTION_TEXT, GROUND}. Items with IND_OK `Y` are left out.
 */
export function pointsOf(detail: Record<string, unknown>): LetterPoint[] {
  return [detail['POINTS'], detail['ITEMS']].flatMap((rows) => (Array.isArray(rows) ? rows.flatMap(pointOf) : []))
}

function pointOf(given: unknown): LetterPoint[] {
  if (typeof given === 'string') return given.trim() === '' ? [] : [{ title: given.trim(), text: '', ground: '' }]
  if (typeof given !== 'object' || given === null) return []
  const row = given as Record<string, unknown>
  if (row['IND_OK'] === 'Y') return []
  const title = textIn(row, 'TITLE', 'OPTION_NAME')
  const text = textIn(row, 'TEXT', 'ACTION_OPTION_TEXT')
  return title || text ? [{ title: title || text, text: title ? text : '', ground: textIn(row, 'GROUND') }] : []
}
