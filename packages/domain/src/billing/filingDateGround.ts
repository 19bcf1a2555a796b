/** Article under which form, enclosures and fee together give a filing date: P patents and simple patents, D designs, T marks. */
export const filingDateGround = {
  P: 'UU 13/2016 art. 34',
  D: 'UU 31/2000 art. 18',
  T: 'UU 20/2016 art. 13',
} as const satisfies Record<'P' | 'D' | 'T', string>
