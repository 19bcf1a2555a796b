/** Formats whole rupiah as in Indonesia, in every language: Rp1.250.000. */
export function formatRupiah(amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${amount < 0 ? '-' : ''}Rp${digits}`
}
