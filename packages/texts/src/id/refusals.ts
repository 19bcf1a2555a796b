/** Why an act at the desk is refused; sent by the server only. */
export const words = {
  answerOpen:
    'Pemohon masih dapat menjawab sampai {{date}}. Tidak ada yang berubah. Ambil tindakan ini setelah tanggal itu, atau setelah jawaban masuk.',
  letterTooLate:
    'Batas waktu yang diminta surat ini, {{date}}, sudah lewat. Surat tidak dikirim dan permohonan tidak berubah. Lanjutkan permohonan tanpa meminta dokumen itu.',
  letterNotPosted:
    'Surat yang memberi batas waktu belum dikirim lewat pos, sehingga jangka waktunya belum berjalan. Tidak ada yang berubah. Kirim surat itu dan catat pengirimannya lebih dahulu.',
  followed:
    'Setelah tanggal penerimaan itu sudah terjadi: {{acts}}. Belum ada yang berubah. Setujui pembatalannya untuk mencatat surat ini.',
  shorter:
    'Batas waktu undang-undang tidak dapat dipersingkat. Batas waktu sekarang tetap berlaku; pilih tanggal sesudahnya.',
  sameDue: 'Ini batas waktu yang sekarang berlaku. Pilih tanggal sesudahnya.',
  ownProposal: 'Usulan ini Anda buat sendiri. Petugas lain yang menyetujui atau mengembalikannya.',
  openProposal: 'Sudah ada usulan batas waktu yang menunggu persetujuan.',
  movedProposal:
    'Batas waktu permohonan berubah sejak diusulkan. Belum ada yang diubah; kembalikan usulan ini dan buat yang baru.',
  noCitations: 'Belum ada pembanding terpublikasi yang disematkan untuk laporan penelusuran.',
  noReasons:
    'Belum ada alasan. Tidak ada yang berubah; tulis sedikitnya satu alasan dengan dasar, fakta, dan buktinya.',
  noPoints: 'Belum ada butir. Tidak ada yang berubah; tulis sedikitnya satu butir yang harus dilengkapi.',
  reasonMissing: 'Bagian ini belum ditulis',
  reasonForeign: 'Bukan dasar substantif untuk hak ini. Pilih dari daftar.',
  reasonRepeated: 'Dasar ini sudah dipakai. Gabungkan alasannya.',
  reasonUnheard: 'Pemohon belum pernah diberi tahu tentang dasar ini. Kirim usulan penolakan lebih dahulu.',
  evidenceLater:
    'Permohonan yang dikutip tidak lebih dahulu dari permohonan ini (tanggal penerimaan atau prioritas), sehingga dasar ini tidak dapat bersandar padanya. Lepaskan dari bukti alasan itu.',
  evidenceEnded:
    'Merek yang dikutip sudah berakhir, sehingga dasar ini tidak dapat bersandar padanya. Lepaskan dari bukti alasan itu.',
  beyondLatest: 'Perpanjangan paling lama sampai {{date}}. Tidak ada yang berubah; pilih tanggal itu atau sebelumnya.',
  openAct: 'Sudah ada usulan tindakan yang menunggu petugas kedua. Tidak ada yang berubah.',
  movedAct: 'Permohonan berubah sejak diusulkan. Tindakan tidak diambil; kembalikan usulan ini dan buat yang baru.',
  wordlessAct:
    'Usulan ini dibuat sebelum portal menyimpan alasan dan surat bersama usulan, sehingga yang dibaca petugas kedua tidak pasti sama dengan yang dikirim. Tindakan tidak diambil; kembalikan usulan ini dan buat yang baru.',
  ownDecision: 'Keputusan ini diambil dua petugas, dan Anda salah satunya. Kepala seksi lain yang membatalkannya.',
  openChange: 'Sudah ada usulan perubahan yang sama menunggu petugas kedua. Tidak ada yang berubah.',
  goodsNotAll:
    'Alasan yang ditulis hanya mengenai sebagian barang dan jasa. Tidak ada yang berubah; catat sebagai usul atau penolakan sebagian, atau pilih semua barang dan jasa.',
  goodsAll:
    'Alasan yang ditulis mengenai semua barang dan jasa. Tidak ada yang berubah; catat sebagai usul atau penolakan seluruhnya, atau pilih sebagian saja.',
  goodsForeign: 'Bukan barang atau jasa permohonan ini',
  goodsUnheard: 'Pemohon belum pernah diberi tahu bahwa dasar ini mengenai barang atau jasa itu',
} as const
