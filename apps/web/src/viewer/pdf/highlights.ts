/** Marks text with the CSS Custom Highlight API. Browsers without it show no marks. */
const all = new Set<Range>()
let present: Range | undefined

/** Marks ranges and scrolls the current one into view. Returns a function that removes the marks. */
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
