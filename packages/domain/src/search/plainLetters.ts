/** Combining marks, the marks of Arabic and its elongation. The database function plain_letters has the same ranges. */
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u08d3-\u08ff]+/g

/** Letters that have no mark of their own, and apostrophes, which are left out. The database function plain_letters has the same. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
  '`': '',
}
const LETTERS = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** The text without marks over or under its letters and without apostrophes; capital letters stay. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTERS, (letter) => letters[letter] ?? letter)
}

/** What a search looks for: the words without marks. Words without any letter, such as `'`, stay as typed, because no folded text contains them. */
export function plainQuestion(typed: string): string {
  return withoutMarks(typed).trim() || typed.trim()
}

/**
 * Small letters as every search of the portal compares them: 'kafe' finds 'Kafé', 'dangelo' D'Angelo, 'dinh' Đinh, and 'مسجل' 'مُسَجَّل'. The
 * database function plain_letters gives the same.
 */
export function plainLetters(text: string): string {
  return withoutMarks(text).toLowerCase()
}

/** Whether the typed words occur as one phrase, compared by plainLetters; true for an empty question. */
export function hasPlainText(text: string, asked: string): boolean {
  return plainLetters(text).includes(plainQuestion(asked).toLowerCase())
}

/** Whether every typed word occurs, compared by plainLetters; true for an empty question. */
export function hasPlainWords(text: string, asked: string): boolean {
  return asked.split(/\s+/).every((word) => hasPlainText(text, word))
}

/** The first of the words, which are separated by commas, that contains a typed one; '' if none does. */
export function wordFound(words: string, asked: string): string {
  const sought = asked.split(/\s+/).filter(Boolean)
  return words.split(', ').find((word) => sought.some((each) => hasPlainText(word, each))) ?? ''
}
