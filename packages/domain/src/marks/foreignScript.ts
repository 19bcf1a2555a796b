/** A letter outside the Latin script, or a digit outside 0–9. Signs and punctuation have no script. */
const foreign = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}|(?![0-9])\p{Nd}/u

/** Whether a mark contains non-Latin letters or digits, so that meaning and pronunciation must be given (UU 20/2016 art. 4). */
export function hasForeignScript(text: string): boolean {
  return foreign.test(text)
}
