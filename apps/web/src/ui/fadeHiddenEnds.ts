const fade = (hidden: number) => (hidden > 1 ? 'var(--space-32)' : '0px')

/** Fades a row that scrolls at the ends beyond which there is more, as long as it is drawn. Returns the function to call when it is removed. */
export function fadeHiddenEnds(row: HTMLElement): () => void {
  const draw = () => {
    const before = Math.abs(row.scrollLeft)
    const after = row.scrollWidth - row.clientWidth - before
    row.style.maskImage = `linear-gradient(calc(90deg * var(--sign)), transparent, var(--opaque) ${fade(before)} calc(100% - ${fade(after)}), transparent)`
  }
  const sizes = new ResizeObserver(draw)
  // Counts and texts that load later make tabs wider; the row stays as wide as it is.
  for (const each of [row, ...row.children]) sizes.observe(each)
  row.addEventListener('scroll', draw, { passive: true })
  return () => sizes.disconnect()
}
