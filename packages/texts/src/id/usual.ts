/** How long applications usually stay in a state, as counted from the last year. */
export const words = {
  time: 'biasanya {{span}}',
  stage: 'Tahap ini biasanya berlangsung {{span}}.',
  base: 'Permohonan yang dihitung dari setahun terakhir: {{count}}; separuhnya {{from}} sampai {{to}}.',
  filing: 'Biasanya',
  'filing.span': '{{span}} dari pengajuan sampai terdaftar',
  'span.years_one': '{{count}} tahun',
  'span.years_other': '{{count}} tahun',
  'span.months_one': '{{count}} bulan',
  'span.months_other': '{{count}} bulan',
  'span.days_one': '{{count}} hari',
  'span.days_other': '{{count}} hari',
}
