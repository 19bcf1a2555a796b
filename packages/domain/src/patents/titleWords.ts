/** Signs and words by which a title shows that it names a mark. */
const markSigns = /[®™℠]|\((?:r|tm|sm)\)/iu
const markWords = /(?:^|[\s"“'(,;])(?:merek|merk|bermerek|brand|trademark)(?=$|[\s"”'),.:;])/iu
/** What may follow the word when the invention is about marks, not called by one. */
const aboutMarks = /(?:merek|merk|brand|trademark)s?\s+(?:dagang|jasa|terdaftar|register|registration|recognition)/iu

/**
 * A title that seems to name a mark. A title says what the invention is and names no mark (Permenkumham 38/2018). The rule is a
 * modest one: it sees ®, ™ and “merek …”; it does not know the marks there are.
 */
export function seemsToNameMark(title: string): boolean {
  return markSigns.test(title) || (markWords.test(title) && !aboutMarks.test(title))
}
