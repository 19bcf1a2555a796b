/** Mails of the portal: {{link}} and {{code}} stand on lines of their own. Lines end the paragraphs; there is no markup. */
export const words = {
  'activation.subject': 'Aktifkan akun SAKI 21 Anda',
  'activation.body':
    'Terima kasih sudah mendaftar di SAKI 21.\n\nUntuk mengaktifkan akun, buka tautan ini dalam 24 jam lalu tekan “Aktifkan akun”:\n{{link}}\n\nBila Anda tidak mendaftar, abaikan surat ini. Tanpa tindakan Anda, akun tidak akan aktif.\n',
  'alreadyRegistered.subject': 'Pendaftaran SAKI 21 dengan alamat email Anda',
  'alreadyRegistered.body':
    'Seseorang baru saja mendaftar di SAKI 21 dengan alamat email ini, padahal akun untuk alamat ini sudah ada. Tidak ada yang berubah pada akun Anda.\n\nBila itu Anda, silakan masuk:\n{{link}}\n\nBila Anda lupa kata sandi, gunakan “Lupa Kata Sandi” di halaman itu. Bila bukan Anda, abaikan surat ini.\n',
  'idInUse.subject': 'Pendaftaran SAKI 21 belum dapat diselesaikan',
  'idInUse.body':
    'Pendaftaran Anda di SAKI 21 belum dapat diselesaikan: data identitas yang diisi sudah dipakai oleh akun lain. Tidak ada akun baru yang dibuat.\n\nBila Anda sudah mempunyai akun dengan email lain, silakan masuk dengan email itu:\n{{link}}\n\nBila menurut Anda ini keliru, hubungi petugas dengan membawa KTP.\n',
  'reset.subject': 'Atur ulang kata sandi SAKI 21',
  'reset.body':
    'Kami menerima permintaan untuk mengatur ulang kata sandi akun SAKI 21 Anda.\n\nBuka tautan ini dalam 1 jam untuk menetapkan kata sandi baru:\n{{link}}\n\nBila Anda tidak memintanya, abaikan surat ini. Kata sandi Anda tidak berubah.\n',
  'passwordChanged.subject': 'Kata sandi SAKI 21 Anda telah diubah',
  'passwordChanged.body':
    'Kata sandi akun SAKI 21 Anda diubah pada {{when}} WIB. Semua sesi lain sudah diakhiri.\n\nBila bukan Anda yang mengubahnya, segera atur ulang kata sandi lewat “Lupa Kata Sandi”:\n{{link}}\n',
  'loginCode.subject': 'Kode masuk SAKI 21',
  'loginCode.body':
    'Kode masuk Anda:\n\n{{code}}\n\nKode berlaku 10 menit dan hanya untuk peramban yang baru saja Anda pakai. Jangan berikan kode ini kepada siapa pun; petugas tidak pernah memintanya.\n\nBila Anda tidak sedang masuk, seseorang mengetahui kata sandi Anda. Segera ganti lewat “Lupa Kata Sandi”.\n',
  'unusedDraft.subject': 'Draf {{title}} dipindahkan ke keranjang dalam {{days}} hari',
  'unusedDraft.body':
    'Draf “{{title}}” sudah hampir setahun tidak diubah. Bila tidak disimpan lagi, draf ini dipindahkan ke keranjang {{days}} hari lagi, pada {{date}}. Di keranjang draf masih dapat dikembalikan selama 30 hari.\n\nUntuk mempertahankannya, buka draf dan simpan:\n{{link}}\n\nBila draf ini tidak diperlukan lagi, Anda tidak perlu melakukan apa pun.\n',
} as const
