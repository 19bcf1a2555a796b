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
  const desk = useFilingForm(input)
  const { say } = useWords('drafts', 'filing', ...(desk ? formAreas(desk.form) : []))
  const { step } = useFilingSearch()
  if (!desk) return <Note tone="bad">{say('drafts:form.unknown')}</Note>
  if (desk.draft.end === 'filed')
    return <ResultPage draft={{ ...desk.fileStep.draft, readOnly: true }} reply={desk.draft.reply} filed={undefined} />
  if (step === 'declaration') return <DeclarationPage desk={desk} band={band} />
  if (step === 'check') return <CheckPage desk={desk} band={band} />
  const page = desk.form.pages.find(({ id }) => id === step)
  return page ? <StepPage key={page.id} desk={desk} page={page} band={band} /> : <HubPage desk={desk} band={band} />
}
