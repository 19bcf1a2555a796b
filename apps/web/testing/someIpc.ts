/** Rows of ipcClasses: two sections with what tests choose from them. */
export const someIpc = (
  [
    ['A', 'Kebutuhan manusia', 'Human necessities', ''],
    ['A23', 'Pangan', 'Foods', ''],
    ['A23F', 'Kopi, teh, dan penggantinya', 'Coffee, tea and substitutes', 'biji kopi, penyangraian, roasting'],
    ['A23N', 'Mesin pengolah buah', 'Machines for fruit', 'penyangrai kopi, pengupas'],
    ['F', 'Mesin; penerangan', 'Mechanical engineering', ''],
    ['F24', 'Pemanas', 'Heating', ''],
    ['F24S', 'Pengumpul panas surya', 'Solar heat collectors', 'surya'],
    ['F26', 'Pengeringan', 'Drying', ''],
    ['F26B', 'Pengeringan bahan padat', 'Drying of solids', 'pengering, dryer'],
  ] as const
).map(([IPC_SYMBOL, IPC_NAME, IPC_NAME_EN, WORDS]) => ({
  IPC_EDITION_CODE: '2025.01',
  IPC_SYMBOL,
  IPC_NAME,
  IPC_NAME_EN,
  WORDS,
}))
