/** Why a file is refused, and what to do about it. */
export const words = {
  required: 'Pilih berkas',
  fieldsFirst: 'Isian harus mendahului berkas',
  onlyOne: 'Kirim satu berkas saja dalam satu unggahan',
  empty: 'Berkas kosong',
  tooLarge: 'Berkas berukuran {{size}} byte; batasnya {{limit}} byte. Perkecil lalu unggah lagi.',
  tooLargeAtLeast: 'Berkas lebih dari {{size}} byte; batasnya {{limit}} byte. Perkecil lalu unggah lagi.',
  stalled: 'Unggahan terputus: tidak ada data selama {{seconds}} detik. Unggah lagi.',
  cutShort: 'Unggahan terputus sebelum selesai. Unggah lagi.',
  hashDiffers: 'Berkas berubah di jalan: sidik jari yang kami hitung berbeda dari milik Anda. Unggah lagi.',
  wrongType: 'Isi berkas bukan {{allowed}}. Simpan sebagai {{allowed}} lalu unggah lagi.',
  nameLies:
    'Nama berkas berakhiran {{extension}}, tetapi isinya {{found}}. Perbaiki nama atau isinya lalu unggah lagi.',
  nameTooLong: 'Nama berkas lebih dari {{limit}} karakter. Perpendek namanya lalu unggah lagi.',
  encrypted: 'Berkas dilindungi kata sandi. Simpan tanpa kata sandi lalu unggah lagi.',
  damagedPdf: 'PDF rusak atau tidak lengkap. Buka, simpan ulang, lalu unggah lagi.',
  damagedImage: 'Gambar rusak atau tidak lengkap. Simpan ulang lalu unggah lagi.',
  activeContent: 'PDF memuat skrip, perintah, atau formulir aktif ({{found}}). Cetak ke PDF lalu unggah hasilnya.',
  embedded: 'PDF memuat berkas lain di dalamnya. Keluarkan lampirannya dan unggah terpisah.',
  noPages: 'PDF tidak berisi halaman. Simpan ulang lalu unggah lagi.',
  twoFiles:
    'Berkas ini {{found}}, tetapi di dalamnya berawal atau berakhir berkas jenis lain. Simpan ulang sebagai {{found}} saja lalu unggah lagi.',
  damagedMedia: 'Berkas {{found}} rusak atau tidak lengkap. Simpan ulang lalu unggah lagi.',
  damagedXml: 'XML tidak tersusun dengan benar (baris dan kolom {{place}}). Perbaiki lalu unggah lagi.',
  xmlEncoding: 'XML memakai pengodean {{encoding}}; ST.26 meminta UTF-8. Simpan sebagai UTF-8 lalu unggah lagi.',
  xmlDefinition:
    'XML memuat definisi (DOCTYPE) selain definisi umum ST.26. Hapus definisi atau entitas buatan sendiri lalu unggah lagi.',
  notSequences: 'XML ini bukan daftar sekuens ST.26: elemen terluarnya {{found}}, bukan ST26SequenceListing.',
  xmlForeign: 'XML memuat {{found}}, yang bukan bagian ST.26. Simpan ulang dari WIPO Sequence lalu unggah lagi.',
  infected: 'Berkas {{name}} mengandung virus dan tidak disimpan. Hapus dari daftar lalu unggah berkas yang bersih.',
  tooManyPages: 'PDF berisi {{pages}} halaman; batasnya {{limit}}. Bagi menjadi beberapa berkas.',
  tooComplex: 'PDF terlalu rumit untuk diperiksa. Cetak ke PDF lalu unggah hasilnya.',
  xmlTooComplex: 'Daftar sekuens terlalu rumit untuk diperiksa. Simpan ulang dari WIPO Sequence lalu unggah lagi.',
  pictureTooComplex: 'Gambar terlalu rumit untuk diperiksa. Simpan ulang sebagai JPG biasa lalu unggah lagi.',
  tooManyScans:
    'Gambar JPG progresif ini terdiri atas {{scans}} lapisan; batasnya {{limit}}. Simpan ulang sebagai JPG biasa lalu unggah lagi.',
  pictureInside:
    'PDF memuat gambar {{width}} × {{height}} piksel; batasnya {{limit}} juta piksel. Perkecil gambar itu, buat PDF lagi, lalu unggah.',
  tooManyObjects:
    'PDF tersusun dari lebih dari {{limit}} objek. Cetak ke PDF atau bagi menjadi beberapa berkas, lalu unggah.',
  checkingYours:
    'Berkas Anda yang lain masih diperiksa. Berkas ini belum disimpan; draf Anda aman. Unggah lagi setelah {{seconds}} detik.',
  checkingBusy:
    'Banyak berkas sedang diperiksa. Berkas ini belum disimpan; draf Anda aman. Unggah lagi setelah {{seconds}} detik.',
  tooManyPixels:
    'Gambar berukuran {{width}} × {{height}} piksel; batasnya {{limit}} juta piksel. Perkecil lalu unggah lagi.',
  sideTooLong: 'Gambar berukuran {{width}} × {{height}} piksel; sisi terpanjang paling banyak {{limit}} piksel.',
  tooMany: 'Tempat ini menerima paling banyak {{limit}} berkas. Hapus satu berkas dahulu.',
  'remark.signed': 'Ditandatangani elektronik',
  'remark.signedBy': 'Ditandatangani elektronik oleh {{name}}',
  'remark.signedAt': 'waktu menurut penanda tangan:',
  'remark.reason': 'alasan: {{reason}}',
  'remark.whole': 'mencakup seluruh berkas',
  'remark.partly': 'tidak mencakup seluruh berkas',
  'remark.unverified': 'keabsahannya tidak diperiksa portal',
  'remark.linksOut': 'Berisi tautan ke PDF lain yang tidak ikut diunggah.',
  'remark.restricted': 'Pencetakan atau penyalinan dibatasi; berkas tetap dapat dibaca.',
  unknownSlot: 'Jenis berkas ini tidak dikenal',
  otherRight: 'Jenis berkas {{slot}} tidak dipakai pada permohonan ini. Pilih tempat berkas yang ada pada formulirnya.',
  noViews: 'Jenis berkas ini tidak punya tampak',
  notAPicture: 'Hanya gambar yang dapat dipotong atau diputar',
  cropOutside: 'Bidang potong berada di luar gambar ({{width}} × {{height}} piksel)',
} as const
