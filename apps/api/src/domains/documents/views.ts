import { viewSlots } from '@saki/catalogue'

/** Views 1 to 7 hold one picture each; view 8 holds any number. */
export const ADDITIONAL_VIEW = 8

/** Whether the pictures of a slot are design views. */
export function hasViews(specdocTyp: string): boolean {
  return viewSlots.includes(specdocTyp)
}

/** The requested view, else the first free one, else the additional view. */
export function chooseView(requestedView: number | undefined, taken: (number | null)[]): number {
  return requestedView ?? [1, 2, 3, 4, 5, 6, 7].find((view) => !taken.includes(view)) ?? ADDITIONAL_VIEW
}

/** Whether a view holds one picture only. */
export function isSingle(view: number | null): view is number {
  return view !== null && view < ADDITIONAL_VIEW
}
