/** Words of the picker of IPC symbols. */
export const words = {
  title: 'Klasifikasi IPC',
  search: 'Cari IPC',
  'search.symbol': 'Ketik kata, misalnya kopi, atau simbol, misalnya A23F 5/02. Edisi {{edition}}.',
  'search.part': 'Ketik kata, misalnya kopi, atau simbol, misalnya A23F. Edisi {{edition}}.',
  unknown: '{{code}} tidak ada dalam IPC edisi {{edition}}.',
  maybe: 'Mungkin',
  'maybe.title': 'Dari kata judul invensi. Periksa sebelum memilih; kantor menetapkan klasifikasinya.',
  'maybe.abstract': 'Dari kata judul dan abstrak. Periksa sebelum memilih; kantor menetapkan klasifikasinya.',
  tree: 'Seksi, kelas, dan subkelas',
} as const
