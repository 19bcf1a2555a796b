import { useEffect, type ReactNode } from 'react'

import { FormPage } from '../../forms/FormPage.tsx'
import type { FormPageOf } from '../../forms/scene.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { sectionOf, textOf } from '@saki/domain/forms/form'
import { AttachmentsStep } from './attachments/AttachmentsStep.tsx'
import { FeeRail, FeeTotal } from './FeeRail.tsx'
import { FilingFrame } from './FilingFrame.tsx'
import { idOf } from './HubPage.tsx'
import { prefillOf } from './prefills.ts'
import { StudioStep } from './studio/StudioStep.tsx'
import { TypeCards } from './TypeCards.tsx'
import type { Desk } from './useDesk.ts'
import { useFilingSearch, useFilingWay } from './useFilingSearch.ts'
import { useStepCheck } from './useStepCheck.ts'

const TYPE = 'APPL_TYP'

/** One page of the form between its heading and its sticky bar. */
export function StepPage({ desk, page, band }: { desk: Desk; page: FormPageOf; band?: ReactNode }) {
  const { say } = useWords('drafts', 'filing', 'forms')
  const term = useTerm()
  const go = useFilingWay()
  const { from, field } = useFilingSearch()
  const { pages } = desk.form
  const at = pages.findIndex(({ id }) => id === page.id)
  const check = useStepCheck(desk, ({ step }) => step === page.id, prefillOf(page.id, desk.user))
  useEffect(() => (field ? focusField(field) : undefined), [field])
  const onContinue = () => {
    void desk.engine?.flush()
    if (!desk.readOnly && !check.passes()) return
    go({ draft: idOf(desk), step: from === 'check' ? 'check' : pages[at + 1]?.id })
  }
  const holds = (as: 'images' | 'documents') => page.blocks.some((block) => block.as === as)
  return (
    <FilingFrame
      desk={desk}
      heading={<Label k={page.title} />}
      name={term(page.title).term}
      step={{ at: at + 1, of: pages.length }}
      band={band}
      failed={check.faults.length > 0}
      onContinue={onContinue}
    >
      {page.hint && <p className="muted lead">{say(page.hint)}</p>}
      <ErrorSummary faults={check.faults} attempt={check.attempt} />
      {holds('images') ? (
        <StudioStep {...desk.fileStep} />
      ) : (
        <div className="split">
          {holds('documents') ? (
            <AttachmentsStep {...desk.fileStep} />
          ) : (
            <div className="card">
              <FormBlocks desk={desk} page={page} scene={check.scene} />
            </div>
          )}
          <FeeRail fee={desk.fee} />
        </div>
      )}
      <StickyBar end={<FeeTotal fee={desk.fee} compact isOnly={holds('images')} />}>
        <Button look="primary" onClick={onContinue}>
          <Label k="core:continue" />
        </Button>
        <PageLink
          className="btn"
          to="/buat-pengajuan/draft"
          search={{ draft: idOf(desk), ...(from === 'check' && { step: 'check' }) }}
        >
          <Label k="core:back" />
        </PageLink>
      </StickyBar>
    </FilingFrame>
  )
}

/** The page as its definition says; the first question of a filing shows every right, also those not taken in here yet. */
function FormBlocks({
  desk,
  page,
  scene,
}: {
  desk: Desk
  page: FormPageOf
  scene: ReturnType<typeof useStepCheck>['scene']
}) {
  const isFirst = page.blocks.some((block) => block.as === 'fields' && Object.hasOwn(block.fields, TYPE))
  if (!isFirst) return <FormPage page={page} scene={scene} />
  const path = `FILING.${TYPE}`
  const rest = page.blocks.map((block) =>
    block.as === 'fields'
      ? { ...block, fields: Object.fromEntries(Object.entries(block.fields).filter(([name]) => name !== TYPE)) }
      : block,
  )
  return (
    <>
      <div className="formblock">
        <TypeCards
          id={path}
          value={textOf(sectionOf(desk.draft.data, 'FILING'), TYPE)}
          error={scene.errors.get(path)}
          readOnly={scene.readOnly}
          onChoose={(value) => scene.change({ [path]: value })}
        />
      </div>
      <FormPage page={{ ...page, blocks: rest }} scene={scene} />
    </>
  )
}

/** Brings a field into view that another page sent the reader to. */
function focusField(field: string): void {
  requestAnimationFrame(() => {
    const control =
      document.getElementById(field) ?? document.getElementById(`${field.split('.').slice(0, 2).join('-row-')}`)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  })
}
