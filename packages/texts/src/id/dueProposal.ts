/** A proposed deadline at the page of a case; loaded only where there is one. */
export const words = {
  title: 'Usulan batas waktu {{date}}',
  by: 'Diusulkan {{name}}, {{at}}',
  own: 'Petugas lain yang menyetujui atau mengembalikan usulan ini.',
  approve: 'Setujui',
  return: 'Kembalikan',
  remark: 'Catatan untuk pengusul',
  approved: 'Batas waktu baru berlaku dan suratnya dikirim.',
  returned: 'Usulan dikembalikan.',
} as const
