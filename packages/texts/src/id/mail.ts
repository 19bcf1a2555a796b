/** Mails of the portal: {{link}} and {{code}} stand on lines of their own. Lines end the paragraphs; there is no markup. */
export const words = {
  'activation.subject': 'Aktifkan akun SAKI 21 Anda',
  'activation.body':
    'Terima kasih sudah mendaftar di SAKI 21.\n\nUntuk mengaktifkan akun, buka tautan ini dalam 24 jam sejak email ini dikirim, masukkan kata sandi yang Anda buat saat mendaftar, lalu tekan “Aktifkan akun”:\n{{link}}\n\nTautan yang dikirim sebelumnya tidak berlaku lagi. Bila Anda lupa kata sandinya, buat yang baru di halaman itu.\n\nBila Anda tidak mendaftar, pilih “Saya tidak mendaftar” di halaman itu atau abaikan email ini. Akun tidak aktif tanpa tindakan Anda.\n',
  'secret.wiped': '[dihapus setelah terkirim]',
  'alreadyRegistered.subject': 'Pendaftaran SAKI 21 dengan alamat email Anda',
  'alreadyRegistered.body':
    'Seseorang baru saja mendaftar di SAKI 21 dengan alamat email ini, padahal akun untuk alamat ini sudah ada. Tidak ada yang berubah pada akun Anda.\n\nBila itu Anda, silakan masuk:\n{{link}}\n\nBila Anda lupa kata sandi, gunakan “Lupa Kata Sandi” di halaman itu. Bila bukan Anda, abaikan email ini.\n',
  'idInUse.subject': 'Pendaftaran SAKI 21 belum dapat diselesaikan',
  'idInUse.body':
    'Pendaftaran Anda di SAKI 21 belum dapat diselesaikan: data identitas yang diisi sudah dipakai oleh akun lain. Tidak ada akun baru yang dibuat.\n\nBila Anda sudah mempunyai akun dengan email lain, silakan masuk dengan email itu:\n{{link}}\n\nBila menurut Anda ini keliru, hubungi petugas dengan membawa KTP.\n',
  'officeAccount.subject': 'Akun kantor SAKI 21 Anda',
  'officeAccount.body':
    'Halo {{name}},\n\nAdministrator kantor membuat akun SAKI 21 untuk Anda.\n\nBuka tautan ini paling lambat 1 jam setelah email ini dikirim untuk memilih kata sandi:\n{{link}}\n\nJika tautan sudah tidak berlaku, pilih “Lupa kata sandi” di halaman masuk dan masukkan alamat email ini.\n',
  'reset.subject': 'Atur ulang kata sandi SAKI 21',
  'reset.body':
    'Kami menerima permintaan untuk mengatur ulang kata sandi akun SAKI 21 Anda.\n\nBuka tautan ini dalam 1 jam sejak email ini dikirim untuk menetapkan kata sandi baru:\n{{link}}\n\nTautan yang dikirim sebelumnya tidak berlaku lagi.\n\nBila Anda tidak memintanya, abaikan email ini. Kata sandi Anda tidak berubah.\n',
  'passwordChanged.subject': 'Kata sandi SAKI 21 Anda telah diubah',
  'passwordChanged.body':
    'Kata sandi akun SAKI 21 Anda diubah pada {{when}} WIB. Semua sesi lain sudah diakhiri.\n\nBila bukan Anda yang mengubahnya, segera atur ulang kata sandi lewat “Lupa Kata Sandi”:\n{{link}}\n',
  'loginCode.subject': 'Kode masuk SAKI 21',
  'loginCode.body':
    'Kode masuk Anda:\n\n{{code}}\n\nKode berlaku 30 menit sejak email ini dikirim dan hanya untuk peramban yang baru saja Anda pakai. Setiap kode berlaku 30 menit sejak dikirim. Jangan berikan kode ini kepada siapa pun; petugas tidak pernah memintanya.\n\nBila Anda tidak sedang masuk, seseorang mengetahui kata sandi Anda. Segera ganti lewat “Lupa Kata Sandi”.\n',
  'unusedDraft.subject': 'Draf {{title}} dipindahkan ke tempat sampah dalam {{days}} hari',
  'unusedDraft.body':
    'Draf “{{title}}” sudah hampir setahun tidak diubah. Bila tidak disimpan lagi, draf ini dipindahkan ke tempat sampah {{days}} hari lagi, pada {{date}}. Di tempat sampah draf masih dapat dikembalikan selama 30 hari.\n\nUntuk mempertahankannya, buka draf dan simpan:\n{{link}}\n\nBila draf ini tidak diperlukan lagi, Anda tidak perlu melakukan apa pun.\n',
  'consultantTried.subject': 'Seseorang meminta nomor konsultan Anda',
  'consultantTried.body':
    'Akun lain di SAKI 21 meminta memakai nomor konsultan {{number}}, yang terikat pada akun Anda. Permintaan itu tidak diterima dan tidak ada yang berubah pada akun Anda.\n\nBila Anda tidak mengetahuinya, beri tahu kantor. Akun Anda:\n{{link}}\n',
  'consultantBound.subject': 'Anda kini konsultan {{number}}',
  'consultantBound.body':
    'Akun SAKI 21 Anda kini terikat pada nomor konsultan {{number}}. Klien dapat memberi Anda kuasa dengan nomor itu.\n\nBila bukan Anda yang melakukannya, segera ganti kata sandi dan hubungi kantor:\n{{link}}\n',
  'consultantBoundRegister.subject': 'Nomor konsultan {{number}} dipakai di SAKI 21',
  'consultantBoundRegister.body':
    'Menurut register, alamat ini adalah kantor konsultan {{number}}. Nomor itu kini terikat pada sebuah akun SAKI 21 yang disetujui kantor.\n\nBila Anda tidak mengetahuinya, hubungi kantor:\n{{link}}\n',
  'consultantRoleGranted.subject': 'Role konsultan Anda disetujui',
  'consultantRoleGranted.body':
    'Kantor menyetujui role konsultan untuk akun Anda. Masuk, buka menu Anda lalu Data Konsultan, dan tekan “Set sebagai konsultan”.\n\n{{reason}}\n\n{{link}}\n\nBila Anda tidak memintanya, segera hubungi kantor.\n',
  'consultantRoleDenied.subject': 'Role konsultan Anda ditolak',
  'consultantRoleDenied.body':
    'Kantor menolak permintaan role konsultan untuk akun Anda dengan alasan:\n\n{{reason}}\n\nAkun Anda tidak berubah. Anda dapat memintanya lagi di My Profile:\n{{link}}\n',
  'consultantNumberGranted.subject': 'Nomor konsultan {{number}} disetujui',
  'consultantNumberGranted.body':
    'Kantor menyetujui nomor konsultan {{number}} untuk akun Anda. Masuk, buka menu Anda lalu Data Konsultan, dan tekan “Set sebagai konsultan”.\n\n{{reason}}\n\n{{link}}\n\nBila Anda tidak memintanya, segera hubungi kantor.\n',
  'consultantNumberDenied.subject': 'Nomor konsultan {{number}} ditolak',
  'consultantNumberDenied.body':
    'Kantor menolak permintaan nomor konsultan {{number}} dengan alasan:\n\n{{reason}}\n\nAkun Anda tidak berubah. Anda dapat mengajukan data yang benar di Data Konsultan:\n{{link}}\n',
  'mandateGiven.subject': 'Anda memberi kuasa kepada {{name}}',
  'mandateGiven.body':
    'Anda memberi kuasa di SAKI 21.\n\nKepada: {{name}}\nBoleh: {{what}}\nMulai: {{from}}\nSampai: {{until}}\n\nAnda dapat melihat dan mengakhirinya kapan saja:\n{{link}}\n\nBila bukan Anda yang melakukannya, akhiri kuasa itu dan segera ganti kata sandi.\n',
  'mandateReceived.subject': '{{name}} memberi Anda kuasa',
  'mandateReceived.body':
    '{{name}} memberi Anda kuasa di SAKI 21.\n\nBoleh: {{what}}\nMulai: {{from}}\nSampai: {{until}}\n\nLihat klien Anda:\n{{link}}\n',
  'mandateEnded.subject': 'Kuasa dengan {{name}} berakhir',
  'mandateEnded.body':
    'Kuasa di SAKI 21 antara Anda dan {{name}} sudah diakhiri oleh {{by}}. Sejak saat itu kuasa tersebut tidak berlaku lagi.\n\nLihat kuasa Anda:\n{{link}}\n',
  'savedSearch.subject': 'SAKI 21: {{name}}',
  'savedSearch.body':
    '{{what}}\n\n{{hits}}\n\n{{more}}\n\nHanya permohonan yang sudah diumumkan atau terdaftar yang dibandingkan. Kemiripan tidak menentukan putusan pemeriksa.\n\nBuka, ubah, jeda, atau hapus pencarian ini, atau matikan emailnya:\n{{link}}\n',
  'letter.subject': '{{subject}} · {{number}}',
  'letter.body':
    '{{subject}}\n\nNomor permohonan: {{number}}\nTanggal surat: {{sent}}\n\n{{details}}\n\nBaca suratnya di Inbox SAKI 21:\n{{link}}\n\nJangan menjawab email ini. Jawaban hanya diterima lewat portal.\n',
  'letter.todo': 'Apa yang harus Anda lakukan: {{todo}}',
  'letter.due': 'Batas: {{date}}, sampai pukul 23.59 WIB ({{ground}}).',
  'letter.dueAlone': 'Batas: {{date}}, sampai pukul 23.59 WIB.',
  'reminder.subject': 'Pengingat, batas {{date}}: {{subject}} · {{number}}',
  'reminder.body':
    'Kami belum menerima jawaban Anda atas surat tanggal {{sent}}.\n\n{{subject}}\nNomor permohonan: {{number}}\n\n{{details}}\n\nBaca dan jawab di Inbox SAKI 21:\n{{link}}\n\nBila Anda sudah menjawab hari ini, abaikan pengingat ini.\n',
  'upkeep.annuity': 'Bayar biaya tahunan',
  'upkeep.renewal': 'Perpanjang pelindungan merek',
  'upkeep.subject': 'Pengingat, batas {{date}}: {{subject}} · {{number}}',
  'upkeep.body':
    '{{subject}}\nNomor permohonan: {{number}}\n\n{{details}}\n\nPerkara ini di Inbox SAKI 21:\n{{link}}\n\nBila Anda sudah membayar atau mengajukannya hari ini, abaikan pengingat ini.\n',
  'annuity.year': 'tahun ke-{{from}}',
  'annuity.years': 'tahun ke-{{from}} sampai ke-{{to}}',
  'annuity.amount': 'Biaya tahunan {{years}}: {{amount}} untuk {{claims}} klaim, menurut tarif yang berlaku sekarang.',
  'annuity.unpriced': 'Yang harus dibayar: biaya tahunan {{years}}. Besarnya tampil di portal sebelum Anda membayar.',
  'annuity.surcharge': 'Jumlah itu termasuk tambahan 100% karena lewat jatuh tempo ({{surcharge}}).',
  'annuity.pay':
    'Cara membayar: pilih paten ini di Biaya Tahunan, buat kode billing, lalu bayar lewat bank, ATM, atau mobile banking sebelum hari itu berakhir: {{link}}',
  'unread.subject': 'Belum dibaca: {{subject}} · {{number}}',
  'unread.body':
    'Surat kantor tanggal {{sent}} belum dibaca oleh siapa pun di pihak Anda. Surat itu meminta tindakan Anda.\n\n{{subject}}\nNomor permohonan: {{number}}\n\n{{details}}\n\nBaca suratnya di Inbox SAKI 21:\n{{link}}\n',
  'addressConfirm.subject': 'Konfirmasi alamat email untuk surat SAKI 21',
  'addressConfirm.body':
    '{{name}} ingin agar pemberitahuan surat kantor SAKI 21 juga dikirim ke alamat ini.\n\nBila Anda setuju, berikan kode ini kepadanya dalam 7 hari sejak email ini dikirim:\n\n{{code}}\n\nBila tidak, abaikan email ini. Tanpa tindakan Anda, tidak ada surat yang dikirim ke sini.\n',
  'addressAdded.subject': 'Surat SAKI 21 juga dikirim ke {{address}}',
  'addressAdded.body':
    'Mulai sekarang pemberitahuan surat kantor untuk akun SAKI 21 Anda juga dikirim ke {{address}}. Alamat ini tetap menerimanya.\n\nBila bukan Anda yang menambahkannya, hapus alamat itu di Inbox, lalu ganti kata sandi Anda:\n{{link}}\n',
  'addressRemoved.subject': 'Surat SAKI 21 tidak lagi dikirim ke {{address}}',
  'addressRemoved.body':
    'Pemberitahuan surat kantor untuk akun SAKI 21 milik {{name}} tidak lagi dikirim ke {{address}}. Alamat utama akun tetap menerimanya.\n\nBila bukan pemilik akun yang menghapusnya, ia dapat menambahkannya lagi di Inbox:\n{{link}}\n',
  'annuitiesRecorded.subject': 'Biaya tahunan {{submission}} sudah dicatat',
  'annuitiesRecorded.body':
    'Yth. {{name}},\n\nPembayaran {{amount}} (NTPN {{ntpn}}) sudah kami terima dan dicatat dengan tanggal {{date}} pada {{patents}} paten.\n\nRincian per paten dan tahun:\n{{link}}\n',
  'annuitiesHeld.subject': 'Pembayaran {{submission}}: {{held}} paten menunggu petugas',
  'annuitiesHeld.body':
    'Yth. {{name}},\n\nPembayaran {{amount}} (NTPN {{ntpn}}) sudah kami terima pada {{date}}. {{patents}} paten sudah dicatat. {{held}} paten belum, karena keadaannya berubah sejak kode dibuat, misalnya tahun yang sama sudah dibayar orang lain. Uang Anda aman dan tanggal pembayaran tetap diperhitungkan; petugas memutuskan apakah dicatat atau dikembalikan.\n\nPaten mana dan sebabnya:\n{{link}}\n',
  'annuitiesUndone.subject': 'Biaya tahunan {{submission}}: pencatatan {{number}} dibatalkan',
  'annuitiesUndone.body':
    'Yth. {{name}},\n\nPetugas membatalkan pencatatan biaya tahunan paten {{number}} dari pembayaran {{submission}}, sebesar {{amount}}. Uang Anda aman; petugas memutuskan apakah dicatat lagi atau dikembalikan, dan Anda menerima email tentang keputusan itu.\n\nKeterangan petugas: {{reason}}\n\nPembayaran ini:\n{{link}}\n',
  'paymentHeld.subject': 'Pembayaran {{submission}} belum dapat dibukukan',
  'paymentHeld.body':
    'Yth. {{name}},\n\nPembayaran {{paid}} (NTPN {{ntpn}}) untuk kode billing {{code}} sudah kami terima, tetapi belum dapat dibukukan. {{why}}\n\nUang Anda aman dan tanggal pembayarannya tersimpan. Petugas memutuskan apakah dibukukan atau dikembalikan, dan Anda menerima email tentang keputusan itu. Jangan membayar lagi sebelumnya.\n\nPembayaran ini:\n{{link}}\n',
  'paymentHeld.wrong_amount': 'Tagihannya {{billed}}.',
  'paymentHeld.wrong_time': 'Waktu pembayarannya sebelum kode dibuat atau di masa depan.',
  'paymentHeld.late': 'Pembayaran dilakukan setelah kode kedaluwarsa.',
  'paymentHeld.closed_code': 'Tagihan ini sudah dibayar atau ditutup, jadi pembayaran ini yang kedua.',
  'paymentHeld.ntpn_used': 'NTPN yang sama sudah membayar tagihan lain.',
  'paymentRest.subject': 'Pembayaran {{submission}} kurang {{rest}}',
  'paymentRest.body':
    'Yth. {{name}},\n\nPembayaran {{paid}} (NTPN {{ntpn}}) untuk “{{title}}” sudah kami terima dan tetap diperhitungkan, tetapi masih kurang {{rest}}.\n\nKami sudah menerbitkan kode billing baru untuk kekurangannya saja. Bayarlah hari ini sebelum 23.59 WIB; bila terlewat, terbitkan kode baru untuk kekurangannya. Permohonan mendapat nomor setelah kekurangan itu dibayar.\n\nKeterangan petugas: {{reason}}\n\n{{link}}\n',
  'refundPaid.subject': 'Pengembalian {{refund}} untuk {{submission}} sudah dibayarkan',
  'refundPaid.body':
    'Yth. {{name}},\n\nPengembalian sebesar {{refund}} atas pembayaran dengan NTPN {{ntpn}} untuk “{{title}}” sudah dibayarkan pada {{date}}, nomor {{reference}}. Bila uangnya belum masuk dalam tujuh hari, hubungi kantor dengan menyebut nomor itu. Bukti pembayarannya dapat dibuka di halaman tagihan:\n\n{{link}}\n\n{{letter}}\n',
  'refundPaid.letter': 'Surat bukti pengembalian nomor {{number}} dapat dibuka di Dokumen Saya.',
  'refundProofInfected.subject': 'Virus dalam bukti pengembalian {{reference}}',
  'refundProofInfected.body':
    'Yth. {{name}},\n\nPemindai menemukan virus dalam bukti pengembalian {{refund}} yang dibayarkan pada {{date}}, nomor {{reference}} (NTPN {{ntpn}}). Berkas itu ditutup: pembayar dan petugas tidak dapat membukanya lagi. Catatan pengembaliannya tetap berlaku.\n\nPindai kembali dokumen aslinya dan unggah bukti yang bersih dengan tombol Ganti bukti pada pembayaran ini; pembayar lalu diberi tahu. Periksa juga komputer asal berkas itu.\n\nPembayaran ini:\n{{link}}\n',
  'refundProofReplaced.subject': 'Bukti baru untuk pengembalian {{refund}}',
  'refundProofReplaced.body':
    'Yth. {{name}},\n\nKantor mengunggah bukti baru untuk pengembalian {{refund}} atas “{{title}}” ({{submission}}), yang dibayarkan pada {{date}} dengan nomor {{reference}}. Pengembaliannya sendiri tidak berubah.\n\nAlasan: {{reason}}\n\nBukti yang baru dapat dibuka di halaman tagihan:\n\n{{link}}\n',
  'scanInfected.subject': 'Virus dalam pindaian surat pada {{number}}',
  'scanInfected.body':
    'Yth. {{name}},\n\nPemindai menemukan virus dalam pindaian surat {{file}} yang Anda unggah pada berkas {{number}}. Berkas itu ditutup: para pihak dan petugas tidak dapat membukanya lagi. Tindakan yang dicatat tetap berlaku.\n\nPindai kembali surat aslinya dan unggah pindaian yang bersih dengan tombol Ganti pindaian di Riwayat; para pihak lalu diberi tahu. Periksa juga komputer asal berkas itu.\n\n{{link}}\n',
  'paymentRefund.subject': 'Pengembalian {{refund}} untuk {{submission}}',
  'paymentRefund.body':
    'Yth. {{name}},\n\nDari pembayaran {{paid}} (NTPN {{ntpn}}, kode {{code}}) untuk “{{title}}”, sebesar {{refund}} dikembalikan kepada penyetor menurut Permenkum 41/2025 pasal 7. Pengembalian sudah kami catat; simpan bukti pembayaran Anda.\n\nKeterangan petugas: {{reason}}\n\n{{link}}\n',
} as const
