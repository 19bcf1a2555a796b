/** Terms people may search for, in Indonesian and English, some with typing errors. */
const asked = [
  'warung kopi',
  'jualan baju anak',
  'toko online',
  'bengkel motor',
  'laundry kiloan',
  'kue rumahan',
  'keripik singkong',
  'perangkat lunak',
  'jasa konsultasi',
  'sepatu wanita',
  'kopi bubuk',
  'mesin pertanian',
]
const whole = (
  'coffee shop|online shop|clothing for children|mobile app|skin care|furniture|car repair|hotel|' +
  'saya mau jual kue kering|kami bikin tas dari anyaman|usaha katering rumahan|obat herbal untuk batuk|' +
  'warng kopi|sepatuu|btaik|kripik singkong|lundry|pakaain muslim|kosmetk|cofee beans|minuman|jasa|' +
  'mesin|logam|komputer|services|software|untuk|nasi kotak|jilbab|parfum|mainan anak|sabun cuci|' +
  'pupuk organik|madu hutan|batik tulis|kursi rotan|air minum|alat musik tradisional|kapal nelayan|' +
  'kembang api|rokok elektrik|asuransi jiwa|sekolah bahasa|klinik gigi|jasa hukum'
).split('|')

/** 200 queries: prefixes of some terms, as the search sends while somebody types, and whole terms. */
export function niceQuestions(): string[] {
  const typed = asked.flatMap((text) => Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)))
  const all = [...typed, ...whole].filter((text) => !text.endsWith(' '))
  return Array.from({ length: 200 }, (_, i) => all[(i * 7) % all.length] ?? '')
}
