import type { AutosaveEngine } from '../autosave/autosaveEngine.ts'
import { ask, type Answer } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { newKey } from '../lib/newKey.ts'
import type { Verdicts } from './checklistState.ts'
import { formalityBody, type FormalityCopy } from './formalityKind.ts'

/** The action that closes a check. `key` is the idempotency key of the attempt. */
export interface ClosingAction {
  ACTION_TYP: string
  NOTES?: string
  INTERNAL_NOTE?: string
  ROW_VERSION?: number
  key?: string
}

/** Closes a check once everything in it is saved; between saves, so that it names the last version. Throws AskError. */
export async function closeCheck(
  engine: AutosaveEngine<Verdicts, FormalityCopy> | undefined,
  { key = newKey(), ...action }: ClosingAction,
): Promise<Answer<'offiDocInsertUpdate'>> {
  if (!engine) throw new AskError({ err: 'STALE_VERSION' })
  if (!(await engine.flush())) throw notSaved(engine.copy)
  const reply = await engine.between(() => {
    const { copy } = engine
    const body = { ...formalityBody(copy, copy.data, copy.rowVersion), ...action }
    return ask('offiDocInsertUpdate', { body, key, quiet: true })
  })
  await engine.finish()
  return reply
}

function notSaved({ conflict, trouble, words: title, faults: fields }: FormalityCopy): AskError {
  if (conflict) return new AskError({ err: 'STALE_VERSION' })
  return new AskError({ err: trouble === 'unreachable' ? 'NETWORK' : 'UNKNOWN', title, fields: [...fields] })
}
