import { latePart } from '../../ui/latePart.tsx'

const load = () => import('../../areas/steps.ts')

/** The pages of a filing after its hub: the area `steps`, a chunk of its own. */
export const pagesAfterHub = {
  Step: latePart(async () => (await load()).StepPage),
  Check: latePart(async () => (await load()).CheckPage),
  Declaration: latePart(async () => (await load()).DeclarationPage),
  Result: latePart(async () => (await load()).ResultPage),
}

/** Fetches these pages now, because one of them is about to be drawn. */
export function fetchPagesAfterHub(): void {
  void load().catch(() => undefined)
}

/** Milliseconds a page gets for its own requests and first drawing. */
const CALM = 1000

/** Fetches these pages before one is opened, also for a reader who goes offline on the hub. */
export function warmPagesAfterHub(): () => void {
  const timer = setTimeout(fetchPagesAfterHub, CALM)
  return () => clearTimeout(timer)
}
