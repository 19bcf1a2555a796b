export const words = {
  title: 'Merek',
}
