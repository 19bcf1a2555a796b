/** The browser's own marks over text (CSS Custom Highlight API); where it has none, the page turned to is all that is shown. */
const all = new Set<Range>()
let present: Range | undefined

/** Marks ranges, one of them as the present one, which is brought into view. Returns how to take the marks away. */
export function markRanges(ranges: readonly Range[], here: Range | undefined): () => void {
  for (const range of ranges) all.add(range)
  if (here) {
    present = here
    here.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }
  draw()
  return () => {
    for (const range of ranges) all.delete(range)
    if (present === here) present = undefined
    draw()
  }
}

function draw(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set('saki-found', new Highlight(...all))
  CSS.highlights.set('saki-present', new Highlight(...(present ? [present] : [])))
}
