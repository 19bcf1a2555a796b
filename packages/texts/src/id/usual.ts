/** How long applications usually stay in a state, as counted from the last year. */
export const words = {
  time: 'biasanya {{span}}',
  stage: 'Biasanya {{span}}.',
  base: 'Permohonan yang dihitung dari setahun terakhir: {{count}}; separuhnya {{from}} sampai {{to}}.',
  filing: 'Biasanya',
  'filing.span': '{{span}} dari pengajuan sampai terdaftar',
}
