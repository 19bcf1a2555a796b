/** Words that stand in many Indonesian marks, the most frequent first. */
const FREQUENT = (
  'kopi sari jaya indo abadi indah mandiri prima rasa utama mas nusantara alam sehat bintang makmur berkah cahaya maju lestari ' +
  'sejahtera toko dapur roti teh madu beras susu herbal batik rumah dunia bunga mutiara permata naga garuda rajawali merah putih biru hijau ' +
  'emas perak matahari bulan langit laut gunung sungai api air angin tani nelayan ibu bapak anak keluarga sahabat cinta kasih hati jiwa ' +
  'murni segar manis pedas gurih lezat nikmat enak asli super mega ultra max pro plus one king queen royal golden star sun moon fresh ' +
  'coffee tea food drink house home beauty skin care fashion sport kids baby green blue red black white gold silver diamond power energy ' +
  'tech digital smart media studio art design style life love happy lucky best top new first global asia java bali sumatra borneo papua ' +
  'medan padang bandung solo jogja surabaya malang semarang jakarta bogor al barokah amanah hidayah zam salam nur iman taqwa hasanah ' +
  'syifa rahma karunia anugerah tirta surya candra bayu agung mulia jati cipta karya guna bakti dharma wijaya kusuma kencana mawar melati ' +
  'anggrek kenanga cempaka seruni pandan kelapa aren jahe kunyit temulawak sambal bakso mie sate rendang soto kerupuk keripik tempe tahu'
).split(' ')

const BEGINNINGS = 'b c d g h j k l m n p r s t w y br kr ng ny pr sy tr v z'.split(' ')
const VOWELS = 'a a a i i u u e o'.split(' ')
const ENDINGS = ['', '', '', '', '', 'n', 'ng', 'r', 's', 'k', 't', 'l', 'h', 'm']

/**
 * The word at a place of the vocabulary: place 0 stands in most marks. Places after the frequent words give words of two to four invented
 * syllables; two places seldom give the same one.
 */
export function vocabularyWord(place: number): string {
  const frequent = FREQUENT[place]
  if (frequent !== undefined) return frequent
  // An odd factor permutes the numbers below 2^32, so that neighbouring places do not look alike.
  let rest = Math.imul(place, 2_654_435_761) >>> 0
  const next = (values: readonly string[]): string => {
    const value = values[rest % values.length] ?? ''
    rest = Math.floor(rest / values.length)
    return value
  }
  const syllables = 2 + (place % 3 === 0 ? 1 : 0) + (place % 17 === 0 ? 1 : 0)
  let word = ''
  for (let i = 0; i < syllables; i += 1) word += next(BEGINNINGS) + next(VOWELS)
  return word + next(ENDINGS)
}

/** Number of different words in a register of so many marks; grows with the square root (Heaps' law). */
export const vocabularySize = (marks: number): number => Math.max(1000, Math.round(300 * Math.sqrt(marks)))
