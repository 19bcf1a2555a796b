/** Whole rupiah as printed in Indonesia: Rp1.250.000. The same in every language, so that an amount is never read two ways. */
export function formatRupiah(amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${amount < 0 ? '-' : ''}Rp${digits}`
}
