export const words = {
  'subject.paymentReceived': 'Pembayaran diterima, Nomor Permohonan {{number}}',
} as const
