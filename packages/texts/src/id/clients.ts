/** For whom a consultant acts, as lists and drafts say it. */
export const words = {
  label: 'Klien',
  all: 'Semua',
  own: 'Milik saya sendiri',
  for: 'Untuk {{name}}',
  acting: 'Anda mengerjakan draf ini atas nama {{name}}.',
  whom: 'Diajukan untuk',
  'whom.hint': 'Draf menjadi milik klien; Anda mengerjakannya berdasarkan kuasa.',
  self: 'Saya sendiri, atau klien tanpa akun',
}
