export const words = {
  'class.outside': 'Kelas barang atau jasa adalah angka 1 sampai 45.',
  'terms.tooMany': 'Paling banyak 1.000 jenis barang dan jasa sekali periksa.',
  title: 'Barang dan jasa',
}
