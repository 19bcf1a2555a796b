export const words = {
  title: 'Barang dan jasa',
}
