import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'

import { formAreas } from '../../forms/formAreas.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FilingSkeleton } from './FilingSkeleton.tsx'
import { HubPage } from './HubPage.tsx'
import { pagesAfterHub, warmPagesAfterHub } from './pagesAfterHub.ts'
import { useFilingForm, type FilingForm, type FilingFormInput } from './useFilingForm.ts'
import { useFilingSearch } from './useFilingSearch.ts'

/** The page of the filing that the address names. */
export function FilingWorkspace({ band, ...input }: FilingFormInput & { band?: ReactNode }) {
  const filing = useFilingForm(input)
  const { say } = useWords('drafts', 'filing', ...(filing ? formAreas(filing.form) : []))
  useEffect(warmPagesAfterHub, [])
  if (!filing) return <Note tone="bad">{say('drafts:form.unknown')}</Note>
  return (
    <Suspense fallback={<FilingSkeleton />}>
      <PageOf filing={filing} band={band} />
    </Suspense>
  )
}

function PageOf({ filing, band }: { filing: FilingForm; band: ReactNode }) {
  // The pressed button is painted before the next page is drawn.
  const step = useDeferredValue(useFilingSearch().step)
  if (filing.draft.end === 'filed')
    return (
      <pagesAfterHub.Result
        draft={{ ...filing.fileStep.draft, readOnly: true }}
        reply={filing.draft.reply}
        filed={undefined}
      />
    )
  if (step === 'declaration') return <pagesAfterHub.Declaration filing={filing} band={band} />
  if (step === 'check') return <pagesAfterHub.Check filing={filing} band={band} />
  const page = filing.form.pages.find(({ id }) => id === step)
  return page ? (
    <pagesAfterHub.Step key={page.id} filing={filing} page={page} band={band} />
  ) : (
    <HubPage filing={filing} band={band} />
  )
}
