export const words = {
  title: 'Paten',
}
