import { markWords } from '@saki/domain/search/markWords'

import { SCRIPTS } from './meaningsInScripts.ts'

/** Words of the same meaning in Indonesian, English and romanised Arabic that are frequent in marks; each line is one meaning. */
const MEANINGS = `
api fire nar
air water tirta banyu moya
angin wind bayu riyah
tanah earth soil bumi ardh
bulan moon candra qamar lunar
bintang star najm kartika
matahari sun surya shams solar
langit sky samawat angkasa
laut sea samudra samudera ocean bahr
gunung mountain jabal giri
sungai river nahr
hutan forest rimba wana jungle
bunga flower kembang puspa zahra floral
mawar rose ward
melati jasmine
teratai lotus padma
pohon tree
daun leaf
buah fruit
apel apple
jeruk orange citrus
anggur grape wine
kelapa coconut
pisang banana
mangga mango
kopi coffee qahwa kahwa
teh tea chai
susu milk halib dairy
madu honey asal
gula sugar
garam salt
beras rice nasi padi
roti bread bakery
keju cheese
telur egg
ayam chicken dajaj
sapi cow lembu
kambing goat
ikan fish samak mina
udang shrimp prawn
burung bird tair
elang eagle nasr rajawali
garuda phoenix
singa lion asad leo singo
macan harimau tiger
gajah elephant liman
kuda horse hisan turangga
kucing cat
anjing dog
kelinci rabbit
kupu butterfly
lebah bee
semut ant
naga dragon
ular snake
emas gold dzahab kencana golden
perak silver fidhah
berlian diamond intan
mutiara pearl lulu
permata gem jewel
batu stone rock
besi iron
baja steel
merah red ahmar
putih white abyad
hitam black aswad
hijau green akhdar
biru blue azraq
kuning yellow
ungu purple violet
raja king malik
ratu queen malika
pangeran prince amir
putri princess amira
sultan emperor kaisar
dewa god
dewi goddess
malaikat angel malak
pahlawan hero
rumah house home bait bayt griya graha wisma
istana palace qasr puri
toko shop store
pasar market
dapur kitchen
warung stall
kebun garden taman hadiqah
desa village
kota city madinah
dunia world alam jagat global
negara country
jalan road street
jembatan bridge
pintu door
kunci key
cermin mirror
lampu lamp
cahaya light nur noor
bayangan shadow
warna color colour
hati heart qalb
cinta love hubb kasih asmara
jiwa soul ruh spirit
mata eye ain
tangan hand
wajah face
rambut hair
kulit skin
gigi tooth dental
tubuh body
sehat health healthy
sembuh cure heal syifa shifa
kuat strong
cepat fast quick kilat
besar big kabir agung grand great
kecil small little
tinggi high
baru new jadid
tua old
muda young
cantik beauty beautiful jamil jamila ayu
indah lovely
bersih clean
murni pure
segar fresh
manis sweet
pedas spicy hot
asin salty
lezat delicious tasty enak nikmat
panas heat
dingin cold cool
bahagia happy saida
senang joy
damai peace salam shanti
aman safe
jujur honest amanah
setia loyal
mulia noble karim
suci holy
berkah blessing barokah barakah
anugerah gift karunia
harapan hope amal
mimpi dream impian
keajaiban miracle
rahasia secret
kekuatan power
kemenangan victory
juara champion
pertama first utama
satu one wahid eka
dua two
tiga three tri
empat four
lima five
tujuh seven
delapan eight
sembilan nine
seribu thousand
sahabat friend kawan
keluarga family
ibu mother mama bunda
bapak father ayah papa
anak child kids
bayi baby
saudara brother
gadis girl
pria man
wanita woman
guru teacher
dokter doctor
sekolah school
buku book kitab
ilmu knowledge
surat letter
lagu song
tari dance
gambar picture
kapal ship boat
kereta train
mobil car
pesawat plane
roda wheel
mesin machine engine
kayu wood
kapas cotton
sutra silk
kain cloth
sepatu shoe
topi hat
tas bag
jam clock watch
kopiah cap
pagi morning subuh fajar dawn
siang noon
senja dusk twilight
malam night lail
hari day
tahun year
musim season
hujan rain
salju snow
pelangi rainbow
petir thunder lightning guntur
timur east
barat west
utara north
selatan south
pusat center centre
jaya triumph victory
abadi eternal forever
maju progress advance
makmur prosperous
sejahtera welfare
mandiri independent
bersama together
`

/** The words of a meaning in Latin letters, each alone. */
const inLatin: readonly (readonly string[])[] = MEANINGS.trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Arabic words also with the article, which is written together with them. */
const written = (word: string): string[] => (/\p{Script=Arabic}/u.test(word) ? [word, `ال${word}`] : [word])

const inScripts = new Map(
  SCRIPTS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([indonesian = '', ...words]) => [indonesian, words.flatMap(written)]),
)

/** Each meaning by its words, as marks have them: a Chinese word of two characters is two words. */
const meanings: readonly (readonly string[][])[] = inLatin.map((latin) =>
  [...latin, ...latin.flatMap((word) => inScripts.get(word) ?? [])].map((word) =>
    markWords(word).map((one) => one.word),
  ),
)
const lines = new Map<string, number[]>()
for (const [at, meaning] of meanings.entries())
  for (const words of meaning) lines.set(words.join(''), [...(lines.get(words.join('')) ?? []), at])

/**
 * Words of the same meaning as one in small letters, or as two neighbouring characters together, each as the words that a mark has of it. The list
 * is this project's own and covers frequent words only: no word found does not mean that there is no translation.
 */
export function wordsOfSameMeaning(word: string): (readonly string[])[] {
  const same = (lines.get(word) ?? []).flatMap((at) => meanings[at] ?? [])
  return [...new Map(same.map((words) => [words.join(''), words])).entries()].flatMap(([joined, words]) =>
    joined === word ? [] : [words],
  )
}
