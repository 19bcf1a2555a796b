/** Combining marks, the marks of Arabic and its elongation. The database function plain_letters has the same ranges. */
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u08d3-\u08ff]+/g

/** The text without marks over or under its letters; capital letters stay. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '')
}

/** Small letters without marks, as searches compare them: 'kafe' finds 'Kafé', and 'مسجل' finds 'مُسَجَّل'. */
export function plainLetters(text: string): string {
  return withoutMarks(text).toLowerCase()
}
