import { useState } from 'react'

import { issueText } from '../../forms/issueText.ts'
import type { FormIssue, FormScene, Prefill } from '../../forms/scene.ts'
import { useWords } from '../../ui/useWords.ts'
import type { SummaryFault } from '../../ui/ErrorSummary.tsx'
import type { FilingForm } from './useFilingForm.ts'

/** Tariff code of each class of a mark. */
const CLASS_FEE = 'MARK_CLASS'

interface StepCheck {
  /** Errors of the last attempt to continue; kept until the next one. */
  faults: readonly SummaryFault[]
  /** Number of attempts; a change moves the focus to the error summary. */
  attempt: number
  scene: FormScene
  /** True when no STOP issue remains on these pages; otherwise shows the issues. */
  passes: () => boolean
}

/** Checks pages when the user continues, not while they type; a changed field loses its error at once. */
export function useStepCheck(filing: FilingForm, isMine: (issue: FormIssue) => boolean, prefill?: Prefill): StepCheck {
  const { say, language } = useWords('filing', 'forms')
  const [shown, setShown] = useState<{
    attempt: number
    faults: readonly SummaryFault[]
    errors: ReadonlyMap<string, string>
  }>({ attempt: 0, faults: [], errors: new Map() })
  const mine = filing.issues.filter(isMine)
  const advice = new Map(
    mine
      .filter(({ level, wrong }) => level !== 'STOP' && wrong)
      .map((issue) => [issue.path, issueText(issue, say, language)]),
  )
  const change = (changes: Readonly<Record<string, unknown>>) => {
    const paths = Object.keys(changes)
    const isTouched = (path: string) => paths.some((changed) => path === changed || path.startsWith(`${changed}.`))
    if ([...shown.errors.keys()].some(isTouched))
      setShown({ ...shown, errors: new Map([...shown.errors].filter(([path]) => !isTouched(path))) })
    filing.change(changes)
  }
  const passes = () => {
    const stops = mine.filter(({ level }) => level === 'STOP')
    const faults = stops.map((issue) => ({ field: issue.path, message: issueText(issue, say, language) }))
    setShown({
      attempt: shown.attempt + 1,
      faults,
      errors: new Map(faults.map(({ field, message }) => [field, message])),
    })
    return stops.length === 0
  }
  return {
    faults: shown.faults,
    attempt: shown.attempt,
    passes,
    scene: {
      data: filing.draft.data,
      files: filing.formFiles,
      today: filing.today,
      readOnly: filing.readOnly,
      errors: shown.errors,
      advice,
      change,
      prefill,
      fees: {
        perClass: filing.fee.quote?.FEES.find(({ CODE }) => CODE === CLASS_FEE)?.UNIT_AMOUNT,
        total: filing.fee.quote?.TOTAL_AMOUNT,
      },
    },
  }
}
