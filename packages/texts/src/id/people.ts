export const words = {
  title: 'Buku alamat',
}
