/** Whole rupiah as "Rp1.000.000", in every language the same, never broken over two lines. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" className={`nowrap ${className}`}>
      Rp{amount.toString().replace(/\B(?=(\d{3})+$)/g, '.')}
    </bdi>
  )
}
