/** Lines of a reason in letters, written by the server; letters are in Indonesian. */
export const words = {
  evidence: 'Bukti: {{of}}',
  cure: 'Yang dapat mengatasi: {{of}}',
  incurable: 'Tidak ada yang dapat mengatasi alasan ini.',
  cited: 'Diberitahukan dengan surat {{number}} tanggal {{date}}, yang telah ditanggapi.',
  citedUnanswered: 'Diberitahukan dengan surat {{number}} tanggal {{date}}, yang tidak ditanggapi.',
  answer: 'Tanggapan Saudara: {{of}}',
  assessment: 'Penilaian atas tanggapan: {{of}}',
} as const
