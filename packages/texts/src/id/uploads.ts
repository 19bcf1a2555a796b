export const words = {
  title: 'Unggahan',
}
