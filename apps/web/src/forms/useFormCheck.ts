import { startTransition, useState } from 'react'

import type { SummaryFault } from '../ui/ErrorSummary.tsx'
import { useWords } from '../ui/useWords.ts'
import { issueText } from './issueText.ts'
import type { FormIssue, FormScene } from './scene.ts'

type CheckedScene = Omit<FormScene, 'errors' | 'advice'>

export interface FormCheck {
  /** Errors of the last attempt to go on; kept until the next one. */
  faults: readonly SummaryFault[]
  /** Number of attempts; a change moves the focus to the error summary. */
  attempt: number
  scene: FormScene
  /** True when neither a STOP issue nor one of `others` remains; otherwise shows them. */
  passes: (others?: readonly SummaryFault[]) => boolean
}

/** Checks answers when the user goes on, not while they type; a changed field loses its error at once. */
export function useFormCheck(issues: readonly FormIssue[], answers: CheckedScene): FormCheck {
  const { say, language } = useWords('filing', 'forms')
  const [shown, setShown] = useState<{
    attempt: number
    faults: readonly SummaryFault[]
    errors: ReadonlyMap<string, string>
  }>({ attempt: 0, faults: [], errors: new Map() })
  const advice = new Map(
    issues
      .filter(({ level, wrong }) => level !== 'STOP' && wrong)
      .map((issue) => [issue.path, issueText(issue, say, language)]),
  )
  const change = (changes: Readonly<Record<string, unknown>>) => {
    const paths = Object.keys(changes)
    const isTouched = (path: string) => paths.some((changed) => path === changed || path.startsWith(`${changed}.`))
    if ([...shown.errors.keys()].some(isTouched))
      setShown({ ...shown, errors: new Map([...shown.errors].filter(([path]) => !isTouched(path))) })
    answers.change(changes)
  }
  const passes = (others: readonly SummaryFault[] = []) => {
    const stops = issues.filter(({ level }) => level === 'STOP')
    const own = stops.map((issue) => ({ field: issue.path, message: issueText(issue, say, language) }))
    const faults = [...others, ...own]
    const errors = new Map(own.map(({ field, message }) => [field, message]))
    // The pressed button is painted before the errors are drawn.
    startTransition(() => setShown(({ attempt }) => ({ attempt: attempt + 1, faults, errors })))
    return own.length + others.length === 0
  }
  return {
    faults: shown.faults,
    attempt: shown.attempt,
    passes,
    scene: { ...answers, errors: shown.errors, advice, change },
  }
}
