export const words = {
  title: 'Konsultan KI',
}
