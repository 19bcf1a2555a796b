export const words = {
  title: 'Biaya tahunan',
  lead: 'Bayar biaya tahunan satu atau banyak paten dengan satu kode billing. Anda juga dapat membayar untuk paten orang lain.',
  line: 'Biaya tahunan ke-{{year}}, {{number}}',
  'why.full': 'Tahun ke-{{year}} dari {{years}}: {{base}} + {{claims}} klaim × {{perClaim}}',
  'why.reduced': 'Tahun ke-{{year}} dari {{years}}: sepersepuluh dari {{base}} + {{claims}} klaim × {{perClaim}}',
  'why.late':
    'Tahun ke-{{year}} dari {{years}}: {{base}} + {{claims}} klaim × {{perClaim}}, ditambah 100% karena lewat jatuh tempo',
  'why.lateReduced':
    'Tahun ke-{{year}} dari {{years}}: sepersepuluh dari {{base}} + {{claims}} klaim × {{perClaim}}, ditambah 100% karena lewat jatuh tempo',
  'bill.title_other': 'Biaya tahunan {{count}} paten',
  'fault.UNKNOWN': 'Tidak ada paten terdaftar dengan nomor ini. Periksa nomor permohonannya.',
  'fault.ENDED': 'Paten ini sudah tidak berlaku, jadi tidak ada biaya tahunan.',
  'fault.REVIEW': 'Masa tenggang sudah lewat dan petugas sedang memeriksa. Hubungi kantor sebelum membayar.',
  'fault.ALL_PAID': 'Semua biaya tahunan paten ini sudah dibayar.',
  'fault.YEAR':
    'Tahun terakhir ini tidak dapat dibayar: sudah dibayar, kurang dari pembayaran pertama, atau sesudah masa pelindungan.',
  'fault.TARIFF': 'Tarif untuk tahun ini belum ada. Hubungi kantor.',
  'fault.REPEATED': 'Nomor ini disebut dua kali.',
  'fault.MANY': 'Satu kode billing membayar paling banyak {{most}} tahun. Bagi menjadi beberapa pembayaran.',
  'refused.closed': 'Biaya tahunan paten ini tidak dapat dibayar sekarang.',
  'refused.year': 'Tahun terakhir ini tidak dapat dibayar.',
  'refused.tariff': 'Tarif untuk tahun ini belum ada. Hubungi kantor.',
} as const
