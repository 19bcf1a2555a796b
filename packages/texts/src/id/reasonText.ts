/** Lines of a reason in letters, written by the server; letters are in Indonesian. */
export const words = {
  goods: 'Mengenai: {{of}}',
  class: 'kelas {{n}}: {{terms}}',
  partRefused:
    'Ditolak untuk {{refused}}. Bagian ini menjadi berkas {{number}} dengan surat penolakannya sendiri, yang dapat dibanding.',
  partOf: 'Bagian permohonan {{number}}, yang dilanjutkan untuk barang dan jasa lainnya.',
  partGoesOn: 'Permohonan ini dilanjutkan untuk {{left}}.',
  'part.mail.subject': 'Sebagian barang atau jasa {{parent}} ditolak, berkas {{number}}',
  'part.mail.body':
    'Yth. {{name}},\n\nPermohonan merek {{parent}} ({{title}}) ditolak untuk sebagian barang atau jasa. Bagian itu menjadi berkas {{number}}; alasan dan batas waktu banding ada dalam surat penolakannya. Permohonan {{parent}} dilanjutkan untuk barang dan jasa lainnya.',
  evidence: 'Bukti: {{of}}',
  citedOwner: 'milik {{name}}',
  citedSame: 'barang atau jasa yang sama: {{of}}',
  citedMore: '{{terms}}, dan {{n}} lainnya',
  unwritten: 'belum ditulis',
  'facts.unwritten': 'Fakta belum ditulis.',
  cure: 'Yang dapat mengatasi: {{of}}',
  incurable: 'Tidak ada yang dapat mengatasi alasan ini.',
  cited: 'Diberitahukan dengan surat {{number}} tanggal {{date}}, yang telah ditanggapi.',
  citedUnanswered: 'Diberitahukan dengan surat {{number}} tanggal {{date}}, yang tidak ditanggapi.',
  answer: 'Tanggapan pemohon: {{of}}',
  paperAnswer: 'diterima di atas kertas tanggal {{date}}',
  assessment: 'Penilaian atas tanggapan: {{of}}',
} as const
