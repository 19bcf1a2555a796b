/** A letter of another script than Latin, or a digit other than 0 to 9. Signs and punctuation belong to no script. */
const foreign = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}|(?![0-9])\p{Nd}/u

/** Whether a mark has letters or digits an Indonesian reader may not know, so that meaning and reading must be told (UU 20/2016 art. 4). */
export function hasForeignScript(text: string): boolean {
  return foreign.test(text)
}
