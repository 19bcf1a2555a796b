/** While a chunk or its words are under way. Without words, because they may be what is missing. */
export function PendingPage() {
  return (
    <div className="pending" aria-busy="true">
      <div className="skel" style={{ blockSize: 32, inlineSize: 280 }} />
      <div className="skel" style={{ blockSize: 160 }} />
    </div>
  )
}
