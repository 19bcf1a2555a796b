import type { OfficeCase } from '@saki/contracts/desk'
import type { OpenAction } from '@saki/contracts/openActions'
import { legalDateText } from '@saki/texts/dates'
import { useMutation } from '@tanstack/react-query'

import { ask } from '../../../lib/ask.ts'
import { AskError } from '../../../lib/askError.ts'
import { queryKeyOf, queryClient } from '../../../lib/queries.ts'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import type { Formality } from '../../../checklist/useFormality.ts'
import { actionBody, closesFormalityCheck, type ActionValues } from './useActionForm.ts'

interface Recorded {
  entered: ActionValues
  choice: OpenAction
  /** The case as shown to the officer. */
  seen: OfficeCase
}

const changed = [
  'officeQueue',
  'officeCase',
  'officeRequests',
  'officeRequest',
  'getListAction',
  'getListDokumen',
  'getFormalitas',
  'officeReasons',
  'officeProposals',
] as const

/** Refetches all lists and views of the case after a change. */
export function refreshOfficeCase(): Promise<unknown> {
  return Promise.all(changed.map((name) => queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })))
}

/** Records an action, together with the formality check if it closes it. If the case has changed meanwhile it is read again and the input is kept. */
export function useRecord(
  formality: Formality,
  { onDone, onOvertaken }: { onDone: () => void; onOvertaken: () => void },
) {
  const { say, language } = useWords('desk')
  const send = useMutation<{ DUE_DATE: string | null; PROPOSAL_ID?: number }, AskError, Recorded>({
    networkMode: 'always',
    mutationFn: ({ entered, choice, seen }) => {
      if (!closesFormalityCheck(choice, formality.isOpen))
        return askAct(actionBody(entered, choice, seen), choice, entered.key)
      return formality.close({
        ACTION_TYP: choice.ACTION_TYP,
        NOTES: entered.notes.trim(),
        ...(entered.internal.trim() !== '' && { INTERNAL_NOTE: entered.internal.trim() }),
        ROW_VERSION: seen.ROW_VERSION,
        key: entered.key,
      })
    },
    // The message follows the refetch, so that the next attempt uses the current version.
    onError: async (error) => {
      if (!isOvertaken(error)) return error.fields.some(isOfProposal) ? refreshOfficeCase() : undefined
      onOvertaken()
      await refreshOfficeCase()
    },
    onSuccess: ({ DUE_DATE, PROPOSAL_ID }, { choice }) => {
      if (PROPOSAL_ID === undefined) void finishReasons(choice)
      const isDeadline = PROPOSAL_ID === undefined && DUE_DATE !== null && choice.DUE_KIND === 'DEADLINE'
      showToast(PROPOSAL_ID === undefined ? 'desk:action.done' : 'desk:action.proposed', {
        values: { action: choice.ACTION_TYPE_NAME },
        detail: isDeadline ? say('desk:action.done.due', { date: legalDateText(DUE_DATE, language) }) : undefined,
      })
      void refreshOfficeCase()
      onDone()
    },
  })
  return {
    record: (recorded: Recorded) => (send.isPending ? undefined : send.mutate(recorded)),
    stale: send.error !== null && isOvertaken(send.error),
    isPending: send.isPending,
    error: send.error,
    reset: () => send.reset(),
  }
}

/** Sends an act; a decision with the reasons that are saved for it, also those typed a moment ago. Throws AskError. */
async function askAct(body: ReturnType<typeof actionBody>, { POINTS_KIND }: OpenAction, key: string) {
  if (POINTS_KIND !== 'REASONS') return ask('insertAction', { body, key })
  const { flushReasons } = await import('../reasons/reasonsSession.ts')
  if (!(await flushReasons())) throw new AskError({ err: 'NETWORK' })
  const { PROC_TYP, PROC_NBR } = body
  const { REASONS } = await ask('officeReasons', { query: { PROC_TYP, PROC_NBR } })
  return ask('insertAction', { body: { ...body, REASONS }, key })
}

async function finishReasons({ POINTS_KIND }: OpenAction): Promise<void> {
  if (POINTS_KIND === 'REASONS') await (await import('../reasons/reasonsSession.ts')).finishReasons()
}

/** Another act was proposed meanwhile. */
const isOfProposal = ({ field }: { field: string }) => field === 'PROPOSAL_ID'

/** The case has changed since it was shown; also if a lost answer's attempt was recorded. */
const isOvertaken = ({ err, fields }: AskError) =>
  ['STALE_VERSION', 'KEY_REUSED'].includes(err) || (err === 'ACTION_NOT_ALLOWED' && fields.length === 0)
