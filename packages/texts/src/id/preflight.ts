export const words = {
  title: 'Pemeriksaan berkas',
}
