/** Indonesian texts of the invented right; a real right has its texts in packages/texts. */
export const inventedWords: Readonly<Record<string, string>> = {
  'invented:name': 'Pengetahuan Tradisional',
  'invented:unit': 'DIREKTORAT PENGETAHUAN TRADISIONAL',
  'invented:subtitle': 'Permohonan pencatatan pengetahuan tradisional',
  'invented:community': 'Masyarakat pengampu',
  'invented:consent': 'Persetujuan komunitas',
  'invented:check': 'Pemeriksaan pengetahuan',
  'invented:recorded': 'Tercatat sebagai pengetahuan tradisional',
}
