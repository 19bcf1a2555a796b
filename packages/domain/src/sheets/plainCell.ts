/** What spreadsheet programs read as the begin of a formula, also after spaces and in full width; and a leading tab or line end. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u

/** A cell's text that no spreadsheet program takes for a formula: an apostrophe comes before one that could be. */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
