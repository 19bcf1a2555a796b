export const words = {
  'status.patent': 'Paten',
  'status.design': 'Desain Industri',
  'status.mark': 'Merek',
  'next.pay': 'Giliran Anda: bayar {{amount}}',
  'next.reissue': 'Giliran Anda: terbitkan ulang kode billing. Berkas Anda aman.',
} as const
