/** Whole rupiah as "Rp1.000.000", the same in every language, without line breaks. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" className={`nowrap ${className}`}>
      Rp{amount.toString().replace(/\B(?=(\d{3})+$)/g, '.')}
    </bdi>
  )
}
