/** Words of the form renderer, whatever the form is about. */
export const words = {
  readOnly: 'Hanya dapat dibaca',
  emptied: '{{fields}} dikosongkan karena tidak sesuai dengan pilihan baru.',
  'row.done': 'Selesai',
  'row.up': 'Naik',
  'row.down': 'Turun',
  'row.order': 'Urutan ini dipakai dalam pengumuman dan sertifikat.',
  'row.removed': '{{name}} dihapus',
  'ticks.chosen': '{{n}} dari {{of}} dipilih',
  'ticks.class': 'Semua di kelas {{class}}',
  'ticks.none': 'Perkara ini belum mempunyai kelas atau produk.',
  'prefill.failed': 'Data tidak dapat dibaca. Coba lagi atau isi sendiri.',
  'prefill.replaced': 'Isian sebelumnya diganti',
  'locarno.search': 'Tambah kelas',
  'locarno.browse': 'Telusuri 32 kelas',
  'ipc.choose': 'Pilih dari IPC',
  'ipc.unknown': 'Subkelas ini tidak ada dalam IPC edisi yang berlaku',
} as const
