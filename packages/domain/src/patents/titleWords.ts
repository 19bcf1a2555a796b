/** Signs and words that indicate a mark in a title. */
const markSigns = /[®™℠]|\((?:r|tm|sm)\)/iu
const markWords = /(?:^|[\s"“'(,;])(?:merek|merk|bermerek|brand|trademark)(?=$|[\s"”'),.:;])/iu
/** Phrases about marks in general, which do not name one. */
const aboutMarks = /(?:merek|merk|brand|trademark)s?\s+(?:dagang|jasa|terdaftar|register|registration|recognition)/iu

/**
 * Whether a title seems to name a mark, which is not allowed (Permenkumham 38/2018). Detects ®, ™ and “merek …” only; names of registered
 * marks are not known here.
 */
export function seemsToNameMark(title: string): boolean {
  return markSigns.test(title) || (markWords.test(title) && !aboutMarks.test(title))
}
