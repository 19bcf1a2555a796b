/** Slots whose pictures are the views of a design, numbered 1 perspective … 7 bottom, 8 additional. */
const viewSlots = new Set(['GDI'])
/** Views 1 to 7 hold one picture each; of additional pictures there may be several. */
export const ADDITIONAL_VIEW = 8

export function hasViews(specdocTyp: string): boolean {
  return viewSlots.has(specdocTyp)
}

/** The wished view, or the first one still free. */
export function chooseView(wished: number | undefined, taken: (number | null)[]): number {
  return wished ?? [1, 2, 3, 4, 5, 6, 7].find((view) => !taken.includes(view)) ?? ADDITIONAL_VIEW
}

/** Whether a view holds one picture only. */
export function isSingle(view: number | null): view is number {
  return view !== null && view < ADDITIONAL_VIEW
}
