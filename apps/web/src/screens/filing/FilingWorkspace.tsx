import type { ReactNode } from 'react'

import { formAreas } from '../../forms/formAreas.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CheckPage } from './CheckPage.tsx'
import { DeclarationPage } from './DeclarationPage.tsx'
import { HubPage } from './HubPage.tsx'
import { ResultPage } from './result/ResultPage.tsx'
import { StepPage } from './StepPage.tsx'
import { useFilingForm, type FilingFormInput } from './useFilingForm.ts'
import { useFilingSearch } from './useFilingSearch.ts'

/** The page of the filing that the address names. */
export function FilingWorkspace({ band, ...input }: FilingFormInput & { band?: ReactNode }) {
  const filing = useFilingForm(input)
  const { say } = useWords('drafts', 'filing', ...(filing ? formAreas(filing.form) : []))
  const { step } = useFilingSearch()
  if (!filing) return <Note tone="bad">{say('drafts:form.unknown')}</Note>
  if (filing.draft.end === 'filed')
    return (
      <ResultPage draft={{ ...filing.fileStep.draft, readOnly: true }} reply={filing.draft.reply} filed={undefined} />
    )
  if (step === 'declaration') return <DeclarationPage filing={filing} band={band} />
  if (step === 'check') return <CheckPage filing={filing} band={band} />
  const page = filing.form.pages.find(({ id }) => id === step)
  return page ? (
    <StepPage key={page.id} filing={filing} page={page} band={band} />
  ) : (
    <HubPage filing={filing} band={band} />
  )
}
