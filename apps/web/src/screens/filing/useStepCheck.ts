import type { FormIssue, Prefill } from '../../forms/scene.ts'
import { useFormCheck, type FormCheck } from '../../forms/useFormCheck.ts'
import { IpcRows } from './IpcRows.tsx'
import { useAbstract } from './preflight/useAbstract.ts'
import type { FilingForm } from './useFilingForm.ts'

/** Tariff code of each class of a mark. */
const CLASS_FEE = 'MARK_CLASS'

/** The check of some pages of a filing. */
export function useStepCheck(filing: FilingForm, isMine: (issue: FormIssue) => boolean, prefill?: Prefill): FormCheck {
  const { quote } = filing.fee
  const abstract = useAbstract(filing)
  return useFormCheck(filing.issues.filter(isMine), {
    data: filing.draft.data,
    files: filing.formFiles,
    today: filing.today,
    readOnly: filing.readOnly,
    change: filing.change,
    prefill,
    abstract,
    ipcRows: IpcRows,
    fees: {
      perClass: quote?.FEES.find(({ CODE }) => CODE === CLASS_FEE)?.UNIT_AMOUNT,
      total: quote?.TOTAL_AMOUNT,
    },
  })
}
