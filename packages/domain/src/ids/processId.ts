/** Key of a process, or of one of its actions. */
export interface ProcessId {
  procTyp: string
  procNbr: number
  actionNbr?: number
}

const MOST = 2_147_483_647

/**
 * Parses `a-b` (process) or `a-b-c` (action of a process): a type of up to four letters or digits, then whole numbers of at most four
 * bytes. Undefined when the text has another form.
 */
export function parseProcessId(text: string): ProcessId | undefined {
  const parts = /^([A-Za-z0-9]{1,4})-(\d{1,10})(?:-(\d{1,10}))?$/.exec(text)
  if (!parts) return undefined
  const procNbr = Number(parts[2])
  const actionNbr = parts[3] === undefined ? undefined : Number(parts[3])
  if (procNbr > MOST || (actionNbr ?? 0) > MOST) return undefined
  return { procTyp: (parts[1] ?? '').toUpperCase(), procNbr, ...(actionNbr === undefined ? {} : { actionNbr }) }
}

export function formatProcessId({ procTyp, procNbr, actionNbr }: ProcessId): string {
  return actionNbr === undefined ? `${procTyp}-${procNbr}` : `${procTyp}-${procNbr}-${actionNbr}`
}
