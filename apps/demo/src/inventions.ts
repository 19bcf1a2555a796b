/** An invention of the demonstration: the texts of its documents and the parts of its drawing. */
export interface Invention {
  english: string
  ipc: string[]
  field: string
  problem: string
  /** Features in the order of the claims; the first is the independent claim. */
  features: string[]
  effect: string
}

/** Title and texts of every invention; all are invented. */
export const inventions = {
  dryer: {
    english: 'Coffee bean dryer with an earthenware heat buffer',
    ipc: ['A23N 12/08', 'F26B 17/00'],
    field: 'alat pengering hasil pertanian, khususnya biji kopi',
    problem: 'suhu ruang pengering turun naik ketika bahan bakar ditambah sehingga kadar air biji tidak merata',
    features: [
      'ruang pengering (1) yang dindingnya berlapis penyangga panas gerabah (2) berongga',
      'rongga penyangga panas (2) berisi pasir kuarsa berbutir 1 sampai 2 mm',
      'rak putar (3) yang digerakkan engkol (4) di luar ruang pengering',
      'cerobong (5) dengan katup bimetal (6) yang menutup di atas 55 derajat',
      'penyangga panas (2) terdiri atas keping yang dapat dilepas',
      'pengukur kadar air (7) pada rak putar (3)',
      'saluran udara balik (8) dari cerobong (5) ke ruang pengering (1)',
      'roda (9) di bawah alat',
    ],
    effect: 'suhu ruang hanya berubah 3 derajat dalam satu jam tanpa penambahan bahan bakar',
  },
  stove: {
    english: 'Earthenware stove saving firewood',
    ipc: ['F24B 5/02'],
    field: 'tungku masak berbahan gerabah',
    problem: 'sebagian besar panas tungku terbuka hilang ke samping',
    features: [
      'badan gerabah (1) berdinding ganda dengan saluran udara sekunder (2) di antara kedua dinding',
      'lubang saluran (2) bermuara tepat di bawah bibir tungku (3)',
      'kisi (4) dari gerabah yang dapat diganti',
    ],
    effect: 'pemakaian kayu berkurang sepertiga untuk volume air yang sama',
  },
  hinge: {
    english: 'Folding joint for furniture frames',
    ipc: ['F16B 12/44', 'A47B 3/08'],
    field: 'sambungan rangka mebel',
    problem: 'sambungan lipat longgar setelah beberapa ratus kali dibuka',
    features: [
      'poros berkerucut (1) yang ditekan pegas cakram (2) ke dalam dudukan (3)',
      'dudukan (3) berlapis polimer bergelas',
      'alur pengunci (4) pada tiap 45 derajat',
      'penutup (5) yang menahan pegas cakram (2)',
    ],
    effect: 'kelonggaran tetap di bawah 0,1 mm setelah sepuluh ribu kali lipat',
  },
  fertiliser: {
    english: 'Biofertiliser from coffee husk',
    ipc: ['C05F 11/08', 'C12N 1/20'],
    field: 'pupuk hayati dari limbah pertanian',
    problem: 'kulit kopi lambat terurai dan mengasamkan tanah',
    features: [
      'kulit kopi kering dan biakan Bacillus sp. galur PM-7 dengan perbandingan 100 banding 1',
      'dolomit 2 sampai 4 persen berat',
      'pengeraman pada kelembapan 50 sampai 60 persen selama 14 hari',
    ],
    effect: 'kulit kopi terurai dalam 14 hari dan pH akhir 6,5 sampai 7',
  },
  driver: {
    english: 'Driver circuit for LED lamps with vibration damping',
    ipc: ['H05B 45/37'],
    field: 'rangkaian pengatur arus lampu LED',
    problem: 'kumparan pengatur arus bergetar dan berdengung pada beban rendah',
    features: [
      'pengendali (1) yang menggeser frekuensi pensakelaran keluar dari resonansi kumparan (2)',
      'sensor getar (3) pada papan rangkaian',
      'tabel frekuensi terlarang dalam memori pengendali (1)',
      'peredam (4) di bawah kumparan (2)',
    ],
    effect: 'dengung berkurang 18 dB tanpa menambah rugi daya',
  },
  cap: {
    english: 'Tamper-evident bottle cap without ring',
    ipc: ['B65D 41/34'],
    field: 'tutup botol',
    problem: 'cincin segel tutup botol tertinggal dan sulit didaur ulang',
    features: [
      'jembatan segel (1) pada bagian atas tutup yang berubah warna ketika terpuntir',
      'ulir (2) tunggal berkemiringan 4 derajat',
      'lekuk pegangan (3) pada keliling tutup',
    ],
    effect: 'seluruh tutup menjadi satu bagian dari satu bahan',
  },
  mat: {
    english: 'Woven bamboo panel with interlocking edges',
    ipc: ['E04C 2/16'],
    field: 'panel bangunan dari anyaman bambu',
    problem: 'panel anyaman bambu terbuka pada sambungannya',
    features: [
      'tepi (1) yang dianyam bertingkat dan saling mengait dengan tepi panel lain (2)',
      'perekat berbahan lignin',
    ],
    effect: 'kuat tarik sambungan setara dengan panelnya sendiri',
  },
  filter: {
    english: 'Coffee filter of bamboo fibre',
    ipc: [],
    field: 'saringan minuman',
    problem: 'saringan kertas memengaruhi rasa dan hanya dipakai satu kali',
    features: ['lapisan serat bambu tenun (1) berpori 60 mikrometer di antara dua bingkai (2)'],
    effect: 'saringan dapat dicuci dan dipakai seratus kali',
  },
} as const satisfies Record<string, Invention>
export type InventionKey = keyof typeof inventions
