import type { FormRow } from '@saki/domain/forms/form'

import type { ValueOf } from '../../forms/useDialogForm.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { showToast } from '../../ui/messages.ts'
import type { CaseData, CaseSection } from './parts.ts'

/** Saves one section. Errors of fields go to `onFaults`; `isStale` when the case was changed meanwhile. */
export function useCorrection(
  data: CaseData,
  part: CaseSection,
  on: { onDone: () => void; onFaults: (faults: ReadonlyMap<string, string>) => void },
) {
  const reload = () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeCaseData') })
  const save = useSend('patentDetail', {
    onSuccess: ({ LOG_CHANGE_NBR, PROPOSAL_ID }) => {
      if (PROPOSAL_ID !== undefined) showToast('office:edit.proposed')
      else showToast(LOG_CHANGE_NBR === null ? 'office:edit.nothing' : 'office:edit.saved')
      reload()
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getChangeLog') })
      on.onDone()
    },
    onError: ({ fields }) => {
      const own = fields.filter(({ field }) => field.startsWith(part.section))
      if (own.length > 0) on.onFaults(new Map(own.map(({ field, message }) => [field, message])))
    },
  })
  const send = (after: readonly FormRow[], why: ValueOf) =>
    save.mutate({
      params: { x: part.x },
      body: {
        PATENT_ID: data.PATENT_ID,
        ROW_VERSION: data.ROW_VERSION,
        REASON: why('REASON'),
        REQUEST_REF: why('REQUEST_REF'),
        LEGAL_REASON: why('LEGAL_REASON'),
        DATA: part.isList ? { ROWS: [...after] } : (after[0] ?? {}),
      },
    })
  return {
    save: { send, isPending: save.isPending, error: save.error },
    isStale: save.error?.err === 'STALE_VERSION',
    /** Reads the case again, so that the differences are taken from its current data. */
    reload: () => {
      save.reset()
      reload()
    },
  }
}
