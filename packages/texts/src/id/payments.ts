/** Words of bills, quotes and what follows a payment. */
export const words = {
  'quote.choose': 'Pilih jenis permohonan dan kategori pemohon; biaya lalu dihitung.',
  'mail.numbered.subject': 'Permohonan {{number}} diterima',
  'mail.numbered.body': 'Yth. {{name}},\n\nPembayaran {{amount}} untuk pengajuan {{submission}} telah kami terima.\nPermohonan Anda tercatat:\n\n  Nomor Permohonan    {{number}}\n  Tanggal Penerimaan  {{date}}\n  Judul               {{title}}\n\nTanda terima dapat diunduh di portal pada halaman permohonan Anda. Selanjutnya kantor memeriksa kelengkapan administrasi; bila ada yang perlu Anda lakukan, Anda akan diberi tahu melalui Inbox.\n\nSAKI 21',
} as const
