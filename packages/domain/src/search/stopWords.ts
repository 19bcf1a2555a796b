/** Words that nearly every text has, in small letters without marks. Searches of texts leave them out, and so does the index. */
const words =
  'yang dan di ke dari untuk dengan pada dalam adalah ini itu atau oleh sebagai tersebut dapat akan tidak juga karena sehingga maka suatu sebuah ' +
  'telah lebih antara bahwa serta secara yaitu yakni ada bila jika saat setelah agar bagi para hal lain seperti ia nya pun lagi sudah belum ' +
  'the of and a an in to for with on at by from is are was were be been being or as that this these those it its which wherein whereby said ' +
  'may can has have had not but if into than then thereof therein such one least also between'

const known: ReadonlySet<string> = new Set(words.split(' '))

/** `word`: as markWords gives it. */
export const isStopWord = (word: string): boolean => known.has(word)

const indonesian = new Set('yang dan dengan dari untuk pada dalam adalah atau tersebut oleh'.split(' '))
const english = new Set('the of and with wherein for which is said by'.split(' '))

/** The language of a text by its most frequent words; Indonesian when they do not tell. */
export function textLanguage(sought: readonly string[]): 'id' | 'en' {
  const count = (of: ReadonlySet<string>) => sought.filter((word) => of.has(word)).length
  return count(english) > count(indonesian) ? 'en' : 'id'
}
