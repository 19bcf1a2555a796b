export const words = {
  title: 'Biaya',
}
