/** Words for every code of contracts/problem.ts: what failed, what is safe, what to do. */
export const words = {
  BAD_REQUEST: 'Permintaan tidak dapat dibaca. Tidak ada yang berubah. Muat ulang halaman lalu coba lagi.',
  INVALID: 'Ada isian yang belum benar. Belum ada yang disimpan. Perbaiki isian yang ditandai lalu kirim lagi.',
  NOT_SIGNED_IN:
    'Anda belum masuk atau sesi Anda sudah berakhir. Yang sudah tersimpan tetap aman. Silakan masuk kembali.',
  INVALID_CREDENTIALS:
    'Email atau kata sandi salah. Akun Anda tidak berubah. Periksa kembali atau gunakan Lupa Kata Sandi.',
  BAD_SIGNATURE: 'Tanda tangan pemberitahuan tidak sah. Tidak ada yang dicatat. Periksa kunci dan jam pengirim.',
  NOT_ALLOWED:
    'Anda tidak berwenang melakukan ini. Tidak ada yang berubah. Hubungi petugas bila menurut Anda ini keliru.',
  ROLE_NEEDED:
    'Peran Anda di kantor tidak mencakup ini. Tidak ada yang berubah. Minta pemegang peran itu melakukannya, atau minta administrator mengubah peran Anda.',
  NOT_MANDATED:
    'Kuasa Anda tidak mencakup tindakan ini. Tidak ada yang berubah. Minta pemberi kuasa memperluas kuasanya.',
  NO_CONSULTANT_ROLE: 'Anda tidak memiliki role konsultan.',
  PASSWORD_NEEDED: 'Untuk keamanan, masukkan kata sandi Anda sekali lagi. Belum ada yang berubah.',
  AGENT_NOT_FOUND: 'Data kode konsultan tidak ada di database kami, silahkan hub. admin.',
  AGENT_NOT_APPROVED:
    'Nomor konsultan ini belum disetujui kantor untuk akun Anda. Tidak ada yang berubah. Tunggu keputusan kantor atau ajukan data konsultan Anda.',
  AGENT_TAKEN:
    'Nomor konsultan ini sudah dipakai akun lain. Tidak ada yang berubah. Hubungi petugas bila nomor ini milik Anda.',
  AGENT_MISMATCH:
    'Nama maupun NIK pemohon tidak cocok dengan data register. Permintaan belum diputuskan. Tolak dengan alasan, atau minta pemohon membetulkan profilnya.',
  AGENT_DATA_MISSING: 'Data Koonsultan tidak ada.',
  REQUEST_DECIDED:
    'Permintaan ini sudah diputuskan. Keputusan yang ada tetap berlaku. Muat ulang daftar untuk melihatnya.',
  NOT_ACTIVATED:
    'Akun Anda belum aktif. Data pendaftaran Anda aman. Buka tautan aktivasi di email Anda atau minta tautan baru.',
  LOGIN_CODE_REQUIRED:
    'Kode masuk diperlukan karena dalam 24 jam terakhir ada banyak percobaan masuk yang gagal ke akun ini. Akun Anda aman. Bila kata sandi Anda benar, kode 6 angka sudah kami kirim ke email Anda; masukkan kode itu untuk melanjutkan.',
  WRONG_HOST: 'Alamat ini bukan alamat resmi portal. Tidak ada yang berubah. Buka alamat resmi portal.',
  FOREIGN_ORIGIN:
    'Permintaan ini tidak berasal dari halaman portal. Tidak ada yang berubah. Buka portal lalu ulangi dari sana.',
  NOT_FOUND: 'Data tidak ditemukan. Periksa nomor atau tautannya.',
  FILE_NOT_FOUND: 'File Belum Tersedia !!',
  WRONG_METHOD: 'Permintaan ini tidak dapat diproses. Tidak ada yang berubah. Muat ulang halaman lalu coba lagi.',
  CONFLICT:
    'Data ini sudah berubah di tempat lain. Perubahan Anda belum disimpan dan data yang ada tetap aman. Muat ulang lalu coba lagi.',
  STALE_VERSION:
    'Ada versi yang lebih baru. Isian Anda tetap aman di layar ini. Bandingkan kedua versi lalu simpan lagi.',
  ALREADY_FILED:
    'Permohonan ini sudah diajukan. Pengajuan yang ada tetap berlaku dan tidak dikirim dua kali. Lihat di Daftar Permohonan.',
  ACTION_NOT_ALLOWED:
    'Tindakan ini tidak dapat dilakukan pada tahap sekarang. Permohonan tidak berubah. Muat ulang untuk melihat tahap terbaru.',
  AMOUNT_CHANGED:
    'Jumlahnya berubah sejak Anda melihatnya, misalnya karena ada tahun yang baru saja dibayar atau hari berganti. Belum ada kode yang dibuat. Periksa jumlah yang baru, lalu ulangi.',
  BILL_NOT_OPEN:
    'Kode billing ini tidak berlaku lagi. Jangan membayar kode ini. Lihat halaman pembayaran untuk kode yang berlaku.',
  TOO_MUCH_UNFILED:
    'Berkas dalam draf Anda sudah mencapai 2 GB. Yang sudah ada tetap aman. Ajukan atau hapus draf lama, lalu unggah lagi; berkas yang dihapus masih dihitung selama 30 hari.',
  TOO_MANY_DRAFTS:
    'Anda sudah memiliki 200 draf terbuka, jumlah terbanyak yang dapat disimpan. Draf yang ada tetap aman. Ajukan atau hapus salah satunya lalu coba lagi.',
  TOO_MANY_CONTACTS:
    'Buku alamat Anda sudah berisi 2.000 entri, jumlah terbanyak yang dapat disimpan. Entri yang ada tetap aman. Hapus yang tidak dipakai lalu coba lagi.',
  TOO_MANY_SEARCHES:
    'Anda sudah menyimpan 100 pencarian, jumlah terbanyak yang dapat disimpan. Semuanya tetap berjalan. Hapus yang tidak dipakai lalu coba lagi.',
  TOO_MANY_LINKS:
    'Draf ini sudah memiliki 10 tautan pratinjau yang terbuka. Semuanya tetap berlaku. Akhiri salah satunya lalu coba lagi.',
  KEY_IN_USE:
    'Permintaan yang sama masih diproses. Tidak akan dijalankan dua kali. Tunggu sebentar lalu periksa hasilnya.',
  KEY_REUSED:
    'Permintaan ini sudah dikirim dengan isi yang berbeda. Hasil yang pertama tetap berlaku. Muat ulang halaman lalu coba lagi.',
  KEY_MISSING:
    'Kunci permintaan tidak ada atau tidak benar. Tidak ada yang dikirim. Muat ulang halaman lalu coba lagi.',
  TOKEN_INVALID:
    'Tautan atau kode ini sudah dipakai, kedaluwarsa, atau tidak dikenal. Akun Anda aman. Minta yang baru.',
  TOO_LARGE: 'Kiriman terlalu besar. Tidak ada yang disimpan. Perkecil lalu kirim lagi.',
  WRONG_TYPE: 'Jenis isi ini tidak diterima. Tidak ada yang disimpan. Kirim dalam jenis yang diminta.',
  FILE_REFUSED: 'Berkas tidak dapat diterima. Berkas lain tetap aman. Lihat alasannya lalu unggah berkas yang sesuai.',
  FILE_IN_QUARANTINE:
    'Berkas ini masih dipindai virus dan belum dapat diunduh. Berkas tetap tersimpan. Coba lagi sebentar lagi.',
  FILE_INFECTED: 'Berkas mengandung virus dan tidak disimpan. Hapus dari daftar lalu unggah berkas yang bersih.',
  PAPER_IN_WORK:
    'Satu dokumen lain untuk Anda sedang dibuat. Tidak ada yang berubah. Tunggu sampai selesai, lalu minta lagi.',
  FILE_DAMAGED:
    'Berkas ini rusak di penyimpanan kami dan tidak dapat diunduh. Petugas sudah diberi tahu. Coba lagi nanti atau hubungi petugas.',
  FILE_MISSING:
    'Berkas ini tercatat, tetapi tidak ada di penyimpanan kami. Data permohonan Anda tetap aman. Petugas sudah diberi tahu dan mencarinya di cadangan. Coba lagi nanti atau hubungi petugas.',
  NOT_COMPLETE: 'Permohonan belum lengkap. Draf Anda tetap tersimpan. Lengkapi bagian yang ditandai lalu ajukan lagi.',
  CAPTCHA_FAILED:
    'Verifikasi tidak berhasil atau sudah kedaluwarsa. Isian Anda tetap ada. Tunggu verifikasi selesai lalu kirim lagi.',
  TOO_MANY: 'Terlalu banyak percobaan. Akun Anda tidak dikunci. Coba lagi dalam {{seconds}} detik.',
  NOT_BUILT: 'Layanan ini belum tersedia. Tidak ada yang berubah. Untuk keperluan mendesak, hubungi petugas.',
  BUSY: 'Server sedang sibuk. Tidak ada yang berubah. Coba lagi sebentar.',
  OUTCOME_UNKNOWN:
    'Sambungan terputus sebelum ada jawaban. Belum diketahui apakah permintaan ini berhasil; yang sudah tersimpan sebelumnya tetap aman. Coba lagi sebentar; permintaan tidak akan dijalankan dua kali.',
  READ_ONLY:
    'Saat ini portal hanya dapat dibaca. Permintaan ini tidak disimpan; yang sudah tersimpan sebelumnya tetap aman. Coba lagi beberapa menit lagi.',
  STORAGE_FULL:
    'Tempat penyimpanan kami penuh. Permintaan ini tidak disimpan; draf Anda dan yang sudah tersimpan tetap aman. Coba lagi nanti.',
  CLOSED_AFTER_RESTORE:
    'Portal baru dipulihkan dari cadangan. Pengajuan, pembayaran, dan surat ditutup sampai petugas membukanya kembali. Draf yang tersimpan tetap aman dan dapat dilanjutkan. Coba lagi nanti.',
  UNKNOWN:
    'Terjadi kesalahan di pihak kami. Yang sudah tersimpan tetap aman. Coba lagi; bila berulang, sampaikan nomor kejadian ini kepada petugas.',
  'field.required': 'Wajib diisi',
  'field.tooLong': 'Terlalu panjang atau terlalu besar; batasnya {{limit}}',
  'field.tooShort': 'Terlalu pendek atau terlalu kecil; sedikitnya {{limit}}',
  'field.wrong': 'Isian ini tidak benar',
  'field.unknown': 'Isian ini tidak dikenal',
  'field.repeated': 'Isian ini dikirim lebih dari satu kali',
} as const
