export const words = {
  title: 'Panduan Portal',
  'pay.title': 'Panduan Pembayaran',
  contents: 'Isi',
  office: 'Perlu bantuan petugas? Hubungi 152 pada hari kerja pukul 08.00–16.00 WIB.',
  start: 'Mulai',
  'start.1':
    'Daftar dengan NIK, alamat email, dan nomor HP. Buka email aktivasi dan tekan tautannya; akun siap dipakai saat itu juga.',
  'start.2': 'Sesi berlaku 8 jam. Portal mengingatkan Anda sebelum sesi habis; isian Anda tidak hilang.',
  'start.3':
    'Bahasa dan pencarian (Ctrl K) ada di bilah atas. Tema terang atau gelap ada di kaki halaman. Tombol pintas dan Laporkan masalah juga ada di sana, dan di menu di bawah nama Anda di setiap halaman.',
  new: 'Mengajukan permohonan',
  'new.1':
    'Pilih Tambah Permohonan, lalu jenis hak: merek, desain industri, paten, atau paten sederhana. Isian tersimpan otomatis; tanda awan menunjukkan kapan terakhir tersimpan.',
  'new.2':
    'Data yang wajib untuk memperoleh tanggal penerimaan ditandai “Harus dilengkapi”; lampiran lain boleh menyusul. Periksa ringkasan sebelum menekan Ajukan.',
  'new.3':
    'Nomor permohonan terbit setelah pembayaran diterima. Tanggal penerimaan adalah tanggal pembayaran menurut kas negara, waktu Jakarta.',
  draft: 'Draf',
  'draft.1':
    'Draf tersimpan di server dan di perangkat Anda. Bila sambungan putus, Anda tetap dapat menulis; isian dikirim setelah tersambung lagi.',
  'draft.2':
    'Versi lama dapat dilihat dan dipulihkan selama 30 hari. Draf dapat disalin, dibagikan lewat tautan pratinjau, dan diunduh sebagai berkas .saki.json.',
  list: 'Daftar permohonan dan alur',
  'list.1':
    'Daftar Permohonan menunjukkan semua permohonan Anda: nomor, status, siapa yang harus bertindak, dan batas waktu. Saring menurut hak, tahun, atau klien.',
  'list.2':
    'Alur menampilkan riwayat satu permohonan sebagai linimasa dan grafik: apa yang terjadi, siapa yang bertindak, dasar hukumnya, dan apa yang terjadi otomatis bila tidak ada tindakan.',
  'list.3':
    'Setiap batas waktu disertai aturannya, misalnya 3 bulan sejak tanggal surat, dan pasalnya. Hari terakhir dihitung penuh sampai pukul 23.59 WIB.',
  map: 'Peta Alur',
  'map.1':
    'Cari status seperti tertulis di surat Anda. Peta menjelaskan artinya, siapa yang harus bertindak, lama biasanya, dan akibatnya bila tidak ada tindakan.',
  'map.2': 'Angka pada kotak menunjukkan jumlah permohonan Anda di tahap itu.',
  inbox: 'Inbox dan batas waktu',
  'inbox.1':
    'Surat kantor masuk ke Inbox. Yang perlu tindakan berada paling atas dengan hitung mundur. Membaca surat tidak menghentikan batas waktu.',
  'inbox.2':
    'Tekan Jawab untuk membuka formulir yang tepat. Setelah jawaban terkirim, batas waktu berhenti sampai kantor memeriksanya.',
  documents: 'Dokumen',
  'documents.1':
    'Dokumen Saya memuat semua yang Anda kirim dan terima. Pilih beberapa lalu unduh sebagai ZIP; nama berkas memuat nomor, tanggal, jenis, dan nomor referensi Anda.',
  'documents.2':
    'PDF terbuka di jendela sendiri. Panah kiri dan kanan membalik halaman, + dan − mengubah ukuran, Home dan End ke awal dan akhir, Ctrl F mencari. Mode teks menyusun ulang isi untuk layar kecil dan pembaca layar.',
  'documents.3':
    'Bila peramban memblokir jendela baru, pilih Buka di tab ini. Surat kantor memiliki kode verifikasi: siapa pun dapat memeriksa keasliannya.',
  profile: 'Profil, konsultan, dan kuasa',
  'profile.1': 'Perbarui data diri lewat My Profile. Ganti kata sandi bila perlu; perangkat lain akan keluar.',
  'profile.2':
    'Konsultan terdaftar dapat bertindak atas kuasa Anda. Di halaman Kuasa saya, Anda memberi dan mengakhiri kuasa kapan saja; pengakhiran langsung berlaku.',
  'pay.code': 'Kode billing',
  'pay.code.1':
    'Setelah Anda menekan Ajukan, portal menerbitkan kode billing 15 angka yang diawali 820. Satu kode untuk satu permohonan; beberapa permohonan dapat digabung menjadi satu kode.',
  'pay.code.2': 'Jumlahnya harus dibayar tepat. Rincian biaya beserta dasar tarifnya tampil di halaman pembayaran.',
  'pay.channels': 'Tempat membayar',
  'pay.channels.1':
    'Bayar lewat mobile banking, internet banking, ATM, atau teller bank persepsi, kantor pos persepsi, dan lembaga persepsi lain yang menerima penerimaan negara (MPN G3).',
  'pay.channels.2':
    'Pilih menu Penerimaan Negara atau MPN, masukkan kode billing, cocokkan nama dan jumlah, lalu bayar. Simpan bukti yang memuat NTPN.',
  'pay.until': 'Sampai kapan',
  'pay.until.1':
    'Kode berlaku sampai pukul 23:59:59 WIB pada hari terbitnya. Pembayaran yang diterima kas negara sampai saat itu menentukan tanggal penerimaan.',
  'pay.until.2': 'Jangan menunggu menit terakhir: sebagian bank menutup layanan penerimaan negara lebih awal.',
  'pay.again': 'Kode kedaluwarsa? Terbitkan kode baru',
  'pay.again.1':
    'Permohonan tetap tersimpan. Buka halaman pembayaran dan tekan Terbitkan ulang kode; tarif yang berlaku hari itu dipakai.',
  'pay.again.2':
    'Jangan membayar kode lama. Bila sudah dibayar, pembayaran dicatat dan diperiksa petugas; uang Anda tidak hilang.',
  'pay.after': 'Setelah membayar',
  'pay.after.1':
    'Halaman diperbarui otomatis setelah kas negara mengirim konfirmasi, biasanya dalam beberapa menit: nomor permohonan, tanggal penerimaan, dan tanda terima muncul.',
  'pay.after.2': 'Belum berubah setelah 1 jam? Jangan membayar lagi. Hubungi 152 dengan kode billing dan NTPN.',
} as const
