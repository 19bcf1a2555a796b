import type { AutosaveEngine } from '../../../autosave/autosaveEngine.ts'
import type { ReasonsCopy, WrittenReasons } from './reasonsKind.ts'

type Engine = AutosaveEngine<WrittenReasons, ReasonsCopy>

let open: Engine | undefined

/** Names the editor of reasons that is open in this page; returns a function that forgets it. */
export function holdReasons(engine: Engine): () => void {
  open = engine
  return () => {
    if (open === engine) open = undefined
  }
}

/** Saves what was typed in the open editor; false when it could not be saved. True when none is open. */
export async function flushReasons(): Promise<boolean> {
  return open ? open.flush() : true
}

/** Forgets the reasons on this device after the decision was recorded. */
export async function finishReasons(): Promise<void> {
  await open?.finish()
}
